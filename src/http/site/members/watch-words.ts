// Words of the watch list.

import { MAX_WATCHED } from '../../../domain/access/watch-import.ts'
import { formatCount } from '../../i18n/format.ts'
import { phrase } from '../../i18n/languages.ts'

const most = (lang: 'nl' | 'fr' | 'de' | 'en') => formatCount(lang, MAX_WATCHED)

export const words = {
  title: phrase('Volglijst', 'Liste de suivi', 'Beobachtungsliste', 'Watch list'),
  description: phrase(
    'De ondernemingen die u volgt.',
    'Les entreprises que vous suivez.',
    'Die Unternehmen, die Sie beobachten.',
    'The companies that you watch.',
  ),
  watch: phrase('Volgen', 'Suivre', 'Beobachten', 'Watch'),
  unwatch: phrase('Niet meer volgen', 'Ne plus suivre', 'Nicht mehr beobachten', 'Stop watching'),
  empty: phrase(
    'U volgt nog geen onderneming. Kies “Volgen” op de pagina van een onderneming, of voer hieronder nummers in.',
    'Vous ne suivez encore aucune entreprise. Choisissez « Suivre » sur la page d’une entreprise, ou saisissez des numéros ci-dessous.',
    'Sie beobachten noch kein Unternehmen. Wählen Sie „Beobachten“ auf der Seite eines Unternehmens, oder geben Sie unten Nummern ein.',
    'You watch no company yet. Choose “Watch” on the page of a company, or enter numbers below.',
  ),
  company: phrase('Onderneming', 'Entreprise', 'Unternehmen', 'Company'),
  state: phrase('Toestand', 'Situation', 'Lage', 'State'),
  band: phrase('Risico', 'Risque', 'Risiko', 'Risk'),
  change: phrase('Laatste wijziging', 'Dernier changement', 'Letzte Änderung', 'Last change'),
  added: phrase('Gevolgd sinds', 'Suivie depuis', 'Beobachtet seit', 'Watched since'),
  sortBy: phrase<(column: string) => string>(
    column => `Sorteren op ${column.toLowerCase()}`,
    column => `Trier par ${column.toLowerCase()}`,
    column => `Sortieren nach: ${column}`,
    column => `Sort by ${column.toLowerCase()}`,
  ),
  inRegister: phrase('in het register', 'au registre', 'im Register', 'in the register'),
  notInRegister: phrase(
    'niet in het register',
    'pas au registre',
    'nicht im Register',
    'not in the register',
  ),
  openBankruptcy: phrase('Open faillissement', 'Faillite ouverte', 'Konkurs eröffnet', 'Open bankruptcy'),
  unknown: phrase('niet bekend', 'inconnu', 'nicht bekannt', 'not known'),
  none: phrase('nog geen', 'aucun', 'noch keine', 'none yet'),
  import: phrase('Nummers toevoegen', 'Ajouter des numéros', 'Nummern hinzufügen', 'Add numbers'),
  numbers: phrase(
    'Ondernemingsnummers, één per regel, of CSV',
    'Numéros d’entreprise, un par ligne, ou CSV',
    'Unternehmensnummern, eine pro Zeile, oder CSV',
    'Enterprise numbers, one a line, or CSV',
  ),
  file: phrase('Of uit een bestand', 'Ou d’un fichier', 'Oder aus einer Datei', 'Or from a file'),
  limit: phrase(
    `Hoogstens ${most('nl')} ondernemingen.`,
    `Au plus ${most('fr')} entreprises.`,
    `Höchstens ${most('de')} Unternehmen.`,
    `At most ${most('en')} companies.`,
  ),
  add: phrase('Toevoegen', 'Ajouter', 'Hinzufügen', 'Add'),
  export: phrase('Lijst als CSV', 'Liste en CSV', 'Liste als CSV', 'List as CSV'),
  taken: phrase<(count: string) => string>(
    count => `Nummers herkend: ${count}.`,
    count => `Numéros reconnus : ${count}.`,
    count => `Erkannte Nummern: ${count}.`,
    count => `Numbers recognised: ${count}.`,
  ),
  bad: phrase(
    'Deze regels bevatten geen geldig ondernemingsnummer:',
    'Ces lignes ne contiennent aucun numéro d’entreprise valable :',
    'Diese Zeilen enthalten keine gültige Unternehmensnummer:',
    'These lines contain no valid enterprise number:',
  ),
  line: phrase('regel', 'ligne', 'Zeile', 'line'),
  moreLines: phrase<(count: string) => string>(
    count => `en ${count} andere`,
    count => `et ${count} autres`,
    count => `und ${count} weitere`,
    count => `and ${count} more`,
  ),
  full: phrase<(count: string) => string>(
    count => `De lijst is vol: ${count} niet toegevoegd.`,
    count => `La liste est pleine : ${count} non ajoutés.`,
    count => `Die Liste ist voll: ${count} nicht hinzugefügt.`,
    count => `The list is full: ${count} not added.`,
  ),
}
