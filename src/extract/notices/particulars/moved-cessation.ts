// Parses a moved date of cessation of payments: `Terugbrenging van de datum van staking van betaling op
// 15/07/2025`, `Report … du 25 février 2025 au 30 août 2024`.

import { findDates } from '../../text/dates.ts'
import { normaliseWording } from '../normalise-wording.ts'

const CUE =
  /(?:staking(?:van)?(?:de|haar|zijn)?betaling(?:en)?|cessationd(?:e|es)p?aiements?|zahlungseinstellung)/
const TO =
  /(?:\b(?:op|naar|tot|au|[àa] la date du|le|per|am)|\bauf(?: den| dem| das datum(?: des)?)?)\s*:?\s*(?:den |de datum van |la date du )?$/i
const FROM =
  /(?:\b(?:van|du|vom|from)|in plaats van|au lieu du|i\.?p\.?v\.?|statt(?: am| dem)?|(?:eerder|aanvankelijk|oorspronkelijk|voorheen|vroeger|initialement|pr[ée]c[ée]demment|ant[ée]rieurement|provisoirement|voorlopig|urspr[üu]nglich|zuvor)[^;.\d]{0,40}?(?:op|au|auf(?: den)?|am)?)\s*:?\s*$/i

/** The new cessation date in `flat` (body of a notice); null if missing or ambiguous. */
export function readMovedCessation(flat: string): string | null {
  const { letters, originalIndex: origin } = normaliseWording(flat)
  const cue = CUE.exec(letters)
  if (!cue) return null
  const from = origin(cue.index)
  const dates = findDates(flat)
  const after = dates.filter(({ start }) => start > from)
  // `Bepaalt op 1 maart 2031 de datum van staking van betaling`: without a date after the words, the one
  // before.
  const near = after.length > 0 ? after : dates.filter(({ end }) => end <= from && from - end < 60)
  const said = near.map(({ start, date }) => ({ date, before: flat.slice(Math.max(0, start - 60), start) }))
  const to = said.filter(({ before }) => !FROM.test(before))
  const pointed = to.filter(({ before }) => TO.test(before))
  const found = [...new Set((pointed.length > 0 ? pointed : to).map(({ date }) => date))]
  return found.length === 1 ? (found[0] as string) : null
}
