// Parses the decision date in running text: `Bij vonnis d.d. 22 juli 2025`, `Par ordonnance du 3 juin 2025`.

import { findDates } from '../../text/dates.ts'

const DECIDED =
  /(?:\b(?:bij|ingevolge(?: het)?|par|suivant(?: le)?|selon(?: le)?|durch|aux termes d[e'’]un)\s+(?:een |un )?(?:vonnis|arrest|beschikking|jugement|ordonnance|arr[êe]t|urteil)|\bd[ée]charg[ée]e? du)/i
// Characters: court and chamber stand between the word and the date.
const REACH = 400

/** Date of the first dated decision in `flat`, `YYYY-MM-DD`; null if none. */
export function dateOfDecision(flat: string): string | null {
  const decided = DECIDED.exec(flat)
  return decided ? (findDates(flat.slice(decided.index, decided.index + REACH))[0]?.date ?? null) : null
}
