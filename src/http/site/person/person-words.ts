// Phrases of the page of a person.

import type { JoinReason } from '../../../domain/people/evidence.ts'
import { type Phrase, phrase } from '../../i18n/languages.ts'

export const words = {
  kind: phrase(
    'Persoon met mandaten',
    'Personne exerçant des mandats',
    'Person mit Mandaten',
    'Person with mandates',
  ),
  description: phrase<(name: string) => string>(
    name => `Mandaten van ${name} in Belgische ondernemingen.`,
    name => `Mandats de ${name} dans des entreprises belges.`,
    name => `Mandate von ${name} in belgischen Unternehmen.`,
    name => `Mandates of ${name} in Belgian companies.`,
  ),
  companies: phrase<(count: string, isOne: boolean) => string>(
    (count, isOne) => (isOne ? '1 onderneming' : `${count} ondernemingen`),
    (count, isOne) => (isOne ? '1 entreprise' : `${count} entreprises`),
    (count, isOne) => (isOne ? '1 Unternehmen' : `${count} Unternehmen`),
    (count, isOne) => (isOne ? '1 company' : `${count} companies`),
  ),
  bankrupt: phrase<(count: string, isOne: boolean) => string>(
    (count, isOne) =>
      isOne
        ? 'In een van deze ondernemingen loopt een faillissement.'
        : `In ${count} van deze ondernemingen loopt een faillissement.`,
    (count, isOne) =>
      isOne
        ? 'Une de ces entreprises est en faillite ouverte.'
        : `${count} de ces entreprises sont en faillite ouverte.`,
    (count, isOne) =>
      isOne
        ? 'Eines dieser Unternehmen ist im offenen Konkurs.'
        : `${count} dieser Unternehmen sind im offenen Konkurs.`,
    (count, isOne) =>
      isOne
        ? 'One of these companies is in open bankruptcy.'
        : `${count} of these companies are in open bankruptcy.`,
  ),
  bankruptNote: phrase(
    'Dat zegt niets over de oorzaak, noch over de rol van deze persoon.',
    'Cela ne dit rien de la cause, ni du rôle de cette personne.',
    'Das sagt nichts über die Ursache und nichts über die Rolle dieser Person.',
    'This says nothing about the cause, nor about the role of this person.',
  ),
  basis: phrase(
    'Samengebracht uit akten in het Belgisch Staatsblad, op aanwijzingen: het kan onjuist of onvolledig zijn. Geboortedatum, nummer en woonplaats worden niet bewaard. Elke raadpleging van deze pagina wordt 90 dagen genoteerd.',
    'Réuni à partir d’actes du Moniteur belge, sur des indices : cela peut être inexact ou incomplet. Ni date de naissance, ni numéro, ni domicile ne sont conservés. Chaque consultation de cette page est notée pendant 90 jours.',
    'Aus Akten im Belgischen Staatsblatt nach Indizien zusammengeführt: Es kann falsch oder unvollständig sein. Geburtsdatum, Nummer und Wohnort werden nicht gespeichert. Jeder Aufruf dieser Seite wird 90 Tage lang vermerkt.',
    'Joined from gazette acts by evidence: it may be wrong or incomplete. Birth date, number and home are not stored. Each view of this page is recorded for 90 days.',
  ),
  mandates: phrase('Mandaten', 'Mandats', 'Mandate', 'Mandates'),
  open: phrase(
    'Lopend of niet beëindigd',
    'En cours ou non terminés',
    'Laufend oder nicht beendet',
    'Current or not ended',
  ),
  former: phrase('Voormalige mandaten', 'Anciens mandats', 'Frühere Mandate', 'Former mandates'),
  unknown: phrase('Nog niet gelezen', 'Pas encore lus', 'Noch nicht gelesen', 'Not yet processed'),
  waiting: phrase(
    'Over deze ondernemingen wachten nog publicaties om gelezen te worden. Of het mandaat loopt, weten we pas daarna.',
    'Des publications concernant ces entreprises attendent encore d’être lues. L’état du mandat ne sera connu qu’ensuite.',
    'Zu diesen Unternehmen warten noch Veröffentlichungen darauf, gelesen zu werden. Wie es um das Mandat steht, wissen wir erst danach.',
    'Gazette publications about these companies are not yet processed. The state of the mandate is unknown until then.',
  ),
  none: phrase(
    'De mandaten zijn sinds de laatste samenvoeging gewijzigd.',
    'Les mandats ont changé depuis la dernière mise à jour.',
    'Die Mandate haben sich seit der letzten Zusammenführung geändert.',
    'The mandates have changed since people were last derived.',
  ),
  more: phrase<(count: string) => string>(
    count => `Getoond zijn de eerste ${count} ondernemingen.`,
    count => `Seules les ${count} premières entreprises sont affichées.`,
    count => `Gezeigt sind die ersten ${count} Unternehmen.`,
    count => `The first ${count} companies are shown.`,
  ),
  company: phrase('Onderneming', 'Entreprise', 'Unternehmen', 'Company'),
  role: phrase('Functie', 'Fonction', 'Funktion', 'Role'),
  period: phrase('Periode', 'Période', 'Zeitraum', 'Period'),
  state: phrase('Stand', 'État', 'Stand', 'State'),
  source: phrase('Bron', 'Source', 'Quelle', 'Source'),
  representing: phrase(
    'als vertegenwoordiger van',
    'comme représentant de',
    'als Vertreter von',
    'as representative of',
  ),
  openBankruptcy: phrase('Open faillissement', 'Faillite ouverte', 'Konkurs eröffnet', 'Open bankruptcy'),
  insolvency: phrase(
    'Insolventie gepubliceerd',
    'Insolvabilité publiée',
    'Insolvenz veröffentlicht',
    'Insolvency on record',
  ),
  notInRegister: phrase(
    'Niet meer in het register',
    'Absente du registre',
    'Nicht im Register',
    'Not in the register',
  ),
  shared: phrase('Zelfde besturen', 'Mêmes conseils', 'Gleiche Verwaltungen', 'Shared boards'),
  sharedNote: phrase(
    'Wie in twee of meer van dezelfde ondernemingen een mandaat heeft of had, niet noodzakelijk tegelijk.',
    'Qui exerce ou a exercé un mandat dans deux ou plus des mêmes entreprises, pas nécessairement en même temps.',
    'Wer in zwei oder mehr derselben Unternehmen ein Mandat hat oder hatte, nicht unbedingt gleichzeitig.',
    'Who has or had a mandate in two or more of the same companies, not necessarily at the same time.',
  ),
  noShared: phrase(
    'Niemand anders is in twee van deze ondernemingen gevonden.',
    'Personne d’autre n’a été trouvé dans deux de ces entreprises.',
    'In zwei dieser Unternehmen wurde sonst niemand gefunden.',
    'Nobody else was found in two of these companies.',
  ),
  why: phrase('Waarom één persoon', 'Pourquoi une seule personne', 'Warum eine Person', 'Why one person'),
  whyNote: phrase(
    'Mandaten met dezelfde naam worden alleen op aanwijzingen samengebracht. Het gewicht is het aantal keren dat de kans verdubbelt dat het één persoon is.',
    'Des mandats de même nom ne sont réunis que sur des indices. Le poids est le nombre de fois que double la probabilité qu’il s’agisse d’une seule personne.',
    'Mandate gleichen Namens werden nur nach Indizien zusammengeführt. Das Gewicht sagt, wie oft sich die Wahrscheinlichkeit verdoppelt, dass es eine Person ist.',
    'Mandates of one name are joined by evidence only. The weight is how many times the odds of one person are doubled.',
  ),
  whySingle: phrase(
    'In één onderneming gevonden: er is niets samengebracht.',
    'Trouvée dans une seule entreprise : rien n’a été réuni.',
    'In einem Unternehmen gefunden: Nichts wurde zusammengeführt.',
    'Found in one company: nothing was joined.',
  ),
  weight: phrase('gewicht', 'poids', 'Gewicht', 'weight'),
  sameName: phrase('Zelfde naam', 'Même nom', 'Gleicher Name', 'Same name'),
  sameNameNote: phrase(
    'Dit kunnen andere mensen zijn: niets verbindt hen met deze persoon dan de naam.',
    'Il peut s’agir d’autres personnes : seul le nom les relie à cette personne.',
    'Dies können andere Menschen sein: Nur der Name verbindet sie mit dieser Person.',
    'These may be other people: nothing but the name connects them with this person.',
  ),
  noSameName: phrase(
    'Niemand anders met deze naam is gevonden.',
    'Personne d’autre de ce nom n’a été trouvé.',
    'Niemand sonst mit diesem Namen wurde gefunden.',
    'Nobody else of this name was found.',
  ),
  ofSameName: phrase<(shown: string, count: string) => string>(
    (shown, count) => `Getoond: ${shown} van ${count}.`,
    (shown, count) => `Affichées : ${shown} sur ${count}.`,
    (shown, count) => `Gezeigt: ${shown} von ${count}.`,
    (shown, count) => `Shown: ${shown} of ${count}.`,
  ),
  among: phrase('onder meer', 'notamment', 'unter anderem', 'among them'),
}

export const reasonWords: Record<JoinReason, Phrase> = {
  same_represented_company: phrase(
    'vertegenwoordigt in beide dezelfde vennootschap',
    'représente la même société dans les deux',
    'vertritt in beiden dieselbe Gesellschaft',
    'represents the same company in both',
  ),
  officer_of_represented_company: phrase(
    'bestuurt de vennootschap die in de andere vertegenwoordigd wordt',
    'administre la société représentée dans l’autre',
    'verwaltet die Gesellschaft, die in der anderen vertreten wird',
    'is an officer of the company represented in the other',
  ),
  same_publication: phrase(
    'dezelfde publicatie vermeldt beide',
    'la même publication mentionne les deux',
    'dieselbe Veröffentlichung nennt beide',
    'one publication names both',
  ),
  shared_board: phrase(
    'dezelfde medebestuurders',
    'les mêmes coadministrateurs',
    'dieselben Mitverwalter',
    'the same others on both boards',
  ),
  related_companies: phrase(
    'de ene onderneming bezit een deel van de andere',
    'une entreprise détient une part de l’autre',
    'ein Unternehmen hält einen Anteil am anderen',
    'one company holds a share of the other',
  ),
  same_seat: phrase(
    'zetels op hetzelfde adres, dat weinig ondernemingen delen',
    'sièges à la même adresse, que peu d’entreprises partagent',
    'Sitze an derselben Anschrift, die wenige Unternehmen teilen',
    'seats at one address, which few companies share',
  ),
  same_zip: phrase(
    'zeldzame naam en zetels in dezelfde gemeente',
    'nom rare et sièges dans la même commune',
    'seltener Name und Sitze im selben Ort',
    'a rare name, and seats in one postal code',
  ),
  decided: phrase(
    'door de beheerder bevestigd',
    'confirmé par l’exploitant',
    'vom Betreiber bestätigt',
    'decided by the operator',
  ),
}
