// Phrases of the section on the network.

import { SHARED_OFFICE_FROM } from '../../../../usecases/network/same-address.ts'
import { phrase } from '../../../i18n/languages.ts'

type Sentence = (count: number, years: string | null) => string

export const networkWords = {
  title: phrase('Netwerk', 'Réseau', 'Netzwerk', 'Network'),
  unread: phrase(
    'De bronnen konden niet worden geraadpleegd. Met wie deze onderneming verbonden is, weten we op dit moment niet.',
    'Les sources n’ont pas pu être consultées. Nous ne savons pas, pour l’instant, à qui cette entreprise est liée.',
    'Die Quellen konnten nicht gelesen werden. Mit wem dieses Unternehmen verbunden ist, wissen wir im Augenblick nicht.',
    'The sources are unavailable. Whom this company is linked to is currently unknown.',
  ),
  missing: {
    gazette: phrase(
      'Mandaten en faillissementen ontbreken hier: het Staatsblad antwoordt niet, of publicaties zijn nog niet verwerkt.',
      'Les mandats et les faillites manquent ici : le Moniteur ne répond pas, ou des publications ne sont pas encore traitées.',
      'Mandate und Konkurse fehlen hier: Das Staatsblatt antwortet nicht, oder Veröffentlichungen sind noch nicht verarbeitet.',
      'Mandates and bankruptcies are missing here: the gazette is unavailable, or publications are not yet processed.',
    ),
    accounts: phrase(
      'Aandelen ontbreken hier: de jaarrekeningen konden niet worden geraadpleegd.',
      'Les actions manquent ici : les comptes annuels n’ont pas pu être consultés.',
      'Anteile fehlen hier: Die Jahresabschlüsse konnten nicht gelesen werden.',
      'Shares are missing here: the annual accounts are unavailable.',
    ),
    people: phrase(
      'Mandaten van dezelfde personen zijn nog niet samengebracht.',
      'Les mandats des mêmes personnes n’ont pas encore été réunis.',
      'Mandate derselben Personen wurden noch nicht zusammengeführt.',
      'Mandates of the same people have not been joined yet.',
    ),
  },
  alone: phrase(
    'Geen ingelezen akte of jaarrekening verbindt deze onderneming met een andere.',
    'Aucun acte ni compte annuel chargé ne lie cette entreprise à une autre.',
    'Kein eingelesener Akt oder Jahresabschluss verbindet dieses Unternehmen mit einem anderen.',
    'No act or filing loaded here links this company to another one.',
  ),
  more: phrase<(count: string, isMinimum: boolean) => string>(
    (count, isMinimum) =>
      `${isMinimum ? 'Minstens ' : ''}${count} verdere knopen zijn niet getekend; de API heeft er tot 200.`,
    (count, isMinimum) =>
      `${isMinimum ? 'Au moins ' : ''}${count} autres nœuds ne sont pas dessinés ; l’API en a jusqu’à 200.`,
    (count, isMinimum) =>
      `${isMinimum ? 'Mindestens ' : ''}${count} weitere Knoten sind nicht gezeichnet; die API hat bis zu 200.`,
    (count, isMinimum) =>
      `${isMinimum ? 'At least ' : ''}${count} more nodes are not drawn; the API has up to 200.`,
  ),
  persons: phrase<(count: number) => string>(
    count =>
      count === 1
        ? 'Een natuurlijke persoon is niet getekend.'
        : `${count} natuurlijke personen zijn niet getekend.`,
    count =>
      count === 1
        ? 'Une personne physique n’est pas dessinée.'
        : `${count} personnes physiques ne sont pas dessinées.`,
    count =>
      count === 1
        ? 'Eine natürliche Person ist nicht gezeichnet.'
        : `${count} natürliche Personen sind nicht gezeichnet.`,
    count => (count === 1 ? 'One natural person is not drawn.' : `${count} natural persons are not drawn.`),
  ),
  personsNote: phrase(
    'Natuurlijke personen en wat zij verbinden zien alleen leden.',
    'Seuls les membres voient les personnes physiques et ce qu’elles relient.',
    'Natürliche Personen und was sie verbinden sehen nur Mitglieder.',
    'Natural persons and what they link are shown to members only.',
  ),
  around: phrase(
    'Insolventies rond deze onderneming',
    'Insolvabilités autour de cette entreprise',
    'Insolvenzen um dieses Unternehmen',
    'Insolvencies around this company',
  ),
  aroundUnknown: phrase(
    'Of er faillissementen rond deze onderneming zijn, weten we op dit moment niet.',
    'Nous ne savons pas, pour l’instant, s’il y a des faillites autour de cette entreprise.',
    'Ob es Konkurse um dieses Unternehmen gibt, wissen wir im Augenblick nicht.',
    'Whether there are bankruptcies around this company is currently unknown.',
  ),
  noneAround: phrase(
    'In wat hier is ingelezen staat er geen van ondernemingen met dezelfde leiding of van dezelfde groep. Wie anders verbonden is, zoals door een minderheid van aandelen, telt hier niet mee.',
    'Dans ce qui est chargé ici, il n’y en a aucune d’entreprises de même direction ou du même groupe. Les autres liens, comme une minorité des actions, ne comptent pas ici.',
    'In dem, was hier eingelesen ist, steht keine von Unternehmen mit derselben Leitung oder derselben Gruppe. Andere Verbindungen, etwa eine Minderheit der Anteile, zählen hier nicht.',
    'In what is loaded here there is none of companies with the same leadership or in the same group. Other links, such as a minority of the shares, do not count here.',
  ),
  rule: phrase(
    'Een mandaat telt als het bij de opening liep of in het jaar ervoor eindigde. De groep volgt meerderheden van aandelen.',
    'Un mandat compte s’il courait à l’ouverture ou a pris fin dans l’année qui précède. Le groupe suit les majorités des actions.',
    'Ein Mandat zählt, wenn es bei der Eröffnung lief oder im Jahr davor endete. Die Gruppe folgt Mehrheiten der Anteile.',
    'A mandate counts when it ran at the opening or ended in the year before. The group follows majorities of shares.',
  ),
  membersOnly: phrase(
    'Ondernemingen van dezelfde natuurlijke personen zien alleen leden.',
    'Seuls les membres voient les entreprises des mêmes personnes physiques.',
    'Unternehmen derselben natürlichen Personen sehen nur Mitglieder.',
    'Companies of the same natural persons are shown to members only.',
  ),
  bankrupt: {
    people: phrase<Sentence>(
      (count, years) =>
        `${nl(count)} door dezelfde personen geleid ${count === 1 ? 'werd' : 'werden'}, ging${count === 1 ? '' : 'en'} failliet${inYears(' in', years)}.`,
      (count, years) =>
        `${fr(count)} dirigée${s(count)} par les mêmes personnes ${count === 1 ? 'est tombée' : 'sont tombées'} en faillite${inYears(' en', years)}.`,
      (count, years) =>
        `${de(count)} unter der Leitung derselben Personen ${count === 1 ? 'ging' : 'gingen'}${inYears('', years)} in Konkurs.`,
      (count, years) => `${en(count)} led by the same people went bankrupt${inYears(' in', years)}.`,
    ),
    companies: phrase<Sentence>(
      (count, years) =>
        `${nl(count)} door mandaten van ondernemingen verbonden ${count === 1 ? 'is' : 'zijn'}, ging${count === 1 ? '' : 'en'} failliet${inYears(' in', years)}.`,
      (count, years) =>
        `${fr(count)} liée${s(count)} par des mandats d’entreprises ${count === 1 ? 'est tombée' : 'sont tombées'} en faillite${inYears(' en', years)}.`,
      (count, years) =>
        `${de(count)}, durch Mandate von Unternehmen verbunden, ${count === 1 ? 'ging' : 'gingen'}${inYears('', years)} in Konkurs.`,
      (count, years) => `${en(count)} linked by mandates of companies went bankrupt${inYears(' in', years)}.`,
    ),
    group: phrase<Sentence>(
      (count, years) =>
        `${nl(count)} tot dezelfde groep ${count === 1 ? 'behoort' : 'behoren'}, ging${count === 1 ? '' : 'en'} failliet${inYears(' in', years)}.`,
      (count, years) =>
        `${fr(count)} du même groupe ${count === 1 ? 'est tombée' : 'sont tombées'} en faillite${inYears(' en', years)}.`,
      (count, years) =>
        `${de(count)} derselben Gruppe ${count === 1 ? 'ging' : 'gingen'}${inYears('', years)} in Konkurs.`,
      (count, years) => `${en(count)} in the same group went bankrupt${inYears(' in', years)}.`,
    ),
  },
  opened: phrase('Geopende procedures', 'Procédures ouvertes', 'Eröffnete Verfahren', 'Procedures opened'),
  name: phrase('Onderneming', 'Entreprise', 'Unternehmen', 'Company'),
  procedure: phrase('Procedure', 'Procédure', 'Verfahren', 'Procedure'),
  link: phrase('Verband', 'Lien', 'Verbindung', 'Link'),
  byRegister: phrase(
    'volgens het register, zonder datum',
    'selon le registre, sans date',
    'laut Register, ohne Datum',
    'according to the register, undated',
  ),
  kinds: {
    bankruptcy: phrase('Faillissement', 'Faillite', 'Konkurs', 'Bankruptcy'),
    judicial_dissolution: phrase(
      'Gerechtelijke ontbinding',
      'Dissolution judiciaire',
      'Gerichtliche Auflösung',
      'Judicial dissolution',
    ),
    reorganisation: phrase(
      'Gerechtelijke reorganisatie',
      'Réorganisation judiciaire',
      'Gerichtliche Reorganisation',
      'Judicial reorganisation',
    ),
  },
  links: {
    same_person: phrase('zelfde persoon', 'même personne', 'dieselbe Person', 'same person'),
    same_company: phrase('zelfde bestuurder', 'même administrateur', 'derselbe Verwalter', 'same director'),
    leads: phrase(
      'bestuurd door deze onderneming',
      'administrée par cette entreprise',
      'von diesem Unternehmen verwaltet',
      'led by this company',
    ),
    led_by: phrase(
      'bestuurt deze onderneming',
      'administre cette entreprise',
      'verwaltet dieses Unternehmen',
      'leads this company',
    ),
    group: phrase('groep', 'groupe', 'Gruppe', 'group'),
  },
  address: phrase(
    'Ondernemingen op hetzelfde adres',
    'Entreprises à la même adresse',
    'Unternehmen an derselben Anschrift',
    'Companies at the same address',
  ),
  noneAtAddress: phrase(
    'Geen andere rechtspersoon heeft zijn zetel in dit huis.',
    'Aucune autre personne morale n’a son siège dans ce bâtiment.',
    'Keine andere juristische Person hat ihren Sitz in diesem Haus.',
    'No other legal person has its seat in this house.',
  ),
  atAddress: phrase<(text: string, count: number, isMinimum: boolean) => string>(
    (text, count, isMinimum) =>
      count === 1
        ? 'Eén andere rechtspersoon heeft zijn zetel in dit huis.'
        : `${isMinimum ? 'Minstens ' : ''}${text} andere rechtspersonen hebben hun zetel in dit huis.`,
    (text, count, isMinimum) =>
      count === 1
        ? 'Une autre personne morale a son siège dans ce bâtiment.'
        : `${isMinimum ? 'Au moins ' : ''}${text} autres personnes morales ont leur siège dans ce bâtiment.`,
    (text, count, isMinimum) =>
      count === 1
        ? 'Eine andere juristische Person hat ihren Sitz in diesem Haus.'
        : `${isMinimum ? 'Mindestens ' : ''}${text} andere juristische Personen haben ihren Sitz in diesem Haus.`,
    (text, count, isMinimum) =>
      count === 1
        ? 'One other legal person has its seat in this house.'
        : `${isMinimum ? 'At least ' : ''}${text} other legal persons have their seat in this house.`,
  ),
  office: phrase(
    'gedeeld kantooradres',
    'adresse de bureaux partagés',
    'gemeinsame Büroanschrift',
    'shared office address',
  ),
  officeNote: phrase(
    `Vanaf ${SHARED_OFFICE_FROM} is een adres meestal dat van een advocaat, een boekhouder of een kantorencentrum: het verbindt niemand.`,
    `À partir de ${SHARED_OFFICE_FROM}, une adresse est le plus souvent celle d’un avocat, d’un comptable ou d’un centre de bureaux : elle ne lie personne.`,
    `Ab ${SHARED_OFFICE_FROM} ist eine Anschrift meist die eines Anwalts, eines Buchhalters oder eines Bürozentrums: Sie verbindet niemanden.`,
    `From ${SHARED_OFFICE_FROM} on, an address is usually that of a law firm, an accountant or an office centre: it links nobody.`,
  ),
}

function nl(count: number): string {
  return count === 1 ? 'Eén onderneming die' : `${count} ondernemingen die`
}

function fr(count: number): string {
  return count === 1 ? 'Une entreprise' : `${count} entreprises`
}

function de(count: number): string {
  return count === 1 ? 'Ein Unternehmen' : `${count} Unternehmen`
}

function en(count: number): string {
  return count === 1 ? 'One company' : `${count} companies`
}

function s(count: number): string {
  return count === 1 ? '' : 's'
}

function inYears(preposition: string, years: string | null): string {
  return years === null ? '' : `${preposition} ${years}`
}
