// Messages for doubts about a mandate.

import type { DoubtReason, MandateDoubt } from '../../../../domain/officers/mandate.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../../i18n/languages.ts'

// The argument is a formatted date, or the year for accounts.
const DOUBTS: Record<DoubtReason, Phrase<(day: string | null) => string>> = {
  doubtful_statement: phrase(
    () => 'Niet met zekerheid in één akte gelezen; geen tweede bron bevestigt het.',
    () => 'Lu sans certitude dans un seul acte ; aucune autre source ne le confirme.',
    () => 'Nur in einem Akt und nicht sicher gelesen; keine zweite Quelle bestätigt es.',
    () => 'Low-confidence extraction from one act; no second source confirms it.',
  ),
  doubtful_end: phrase(
    day => `Mogelijk beëindigd${day ? ` op ${day}` : ''}: niet met zekerheid gelezen.`,
    day => `Peut-être terminé${day ? ` le ${day}` : ''} : lu sans certitude.`,
    day => `Möglicherweise beendet${day ? ` am ${day}` : ''}: nicht sicher gelesen.`,
    day => `Possibly ended${day ? ` on ${day}` : ''}: low-confidence extraction.`,
  ),
  not_on_board: phrase(
    day => `Niet in de samenstelling van het bestuur${day ? ` van ${day}` : ''}: niet met zekerheid gelezen.`,
    day => `Absent de la composition du conseil${day ? ` du ${day}` : ''} : lue sans certitude.`,
    day => `Nicht in der Zusammensetzung der Verwaltung${day ? ` vom ${day}` : ''}: nicht sicher gelesen.`,
    day => `Not in the composition of the board${day ? ` of ${day}` : ''}: low-confidence extraction.`,
  ),
  not_in_accounts: phrase(
    year => `Niet meer vermeld in de jaarrekening van ${year}.`,
    year => `N’est plus mentionné dans les comptes annuels de ${year}.`,
    year => `Im Jahresabschluss ${year} nicht mehr genannt.`,
    year => `No longer named in the accounts of ${year}.`,
  ),
}

export function describeDoubt(lang: Lang, { reason, on }: MandateDoubt): string {
  const day = reason === 'not_in_accounts' ? (on ?? '').slice(0, 4) : on && formatShortDate(lang, on)
  return DOUBTS[reason][lang](day)
}
