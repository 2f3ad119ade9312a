// Numbers of an event: one with a wrong check names no company, and says so.

import type { Doubt, EventFact } from '../../domain/publications/gazette-fact.ts'
import { hasOnlyWrongNumbers, hasWrongNumber } from './check-number.ts'

/** Doubts about the numbers that `fact` does not state although `text` prints them. */
export function checkEventNumbers(fact: EventFact, text: string): Doubt[] {
  const { enterpriseNumber, eventKind, source, span, detail } = fact
  // An entry of a list is proved whole by its span; of a notice the span is the heading alone.
  const printed = source === 'kbo_admin' ? text.slice(span.start, span.end) : text
  const doubts: Doubt[] = []
  if (enterpriseNumber === null && hasOnlyWrongNumbers(printed))
    doubts.push({ field: 'enterpriseNumber', reason: 'wrong_check' })
  if (eventKind.startsWith('number_') && !detail?.includes('replaced_by') && hasWrongNumber(printed))
    doubts.push({ field: 'replacedBy', reason: 'wrong_check' })
  return doubts
}
