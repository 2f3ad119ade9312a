// Replacements under the label of any role: `A⏎is vervangen door:⏎B`, `A est remplacé à sa demande par : B`.

import type { Span } from '../../../domain/publications/gazette-fact.ts'
import { readPassage } from '../../text/flat-text.ts'
import { labelOf } from '../labels.ts'
import type { Part } from '../parse-notice.ts'

/** What stands between the person who leaves and the one who follows. */
export const REPLACED_BY =
  /\s*[.,]?\s*(?:(?:is|zijn|werd|werden|wordt|worden)\s+(?:op\s+(?:zijn|haar|hun|eigen)\s?verzoek|ambtshalve)?[\s,]*vervangen\s*door|(?:est|sont|a\s+[ée]t[ée]|ont\s+[ée]t[ée])\s+remplac[ée]{1,2}e?s?(?:\s+[àa]\s+(?:sa|leur)\s+demande|\s+d['’]office)?\s*par|(?:wird|werden|wurde|wurden)\s+(?:auf\s+(?:eigenen|seinen|ihren)\s+Wunsch\s+|von\s+Amts\s+wegen\s+)?ersetzt\s+durch)\s*:?\s*/i

/**
 * The value of `part` on either side of its `is replaced by`; null without one. The side of the successor is blank
 * where they have a label of their own.
 */
export function splitReplacement(text: string, part: Part): { before: Span; after: Span } | null {
  const { flat, toSpan } = readPassage(text, part.valueStart, part.end)
  const replaced = REPLACED_BY.exec(flat)
  if (!replaced) return null
  const behind = replaced.index + replaced[0].length
  const label = labelOf(flat.slice(behind))?.valueAt ?? 0
  const { start, end } = toSpan(replaced.index, behind + label)
  return { before: { start: part.valueStart, end: start }, after: { start: end, end: part.end } }
}
