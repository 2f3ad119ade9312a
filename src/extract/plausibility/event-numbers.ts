// Checks the numbers in an event: a bad check digit gives a doubt instead of a company.

import type { Doubt, EventFact } from '../../domain/publications/gazette-fact.ts'
import { hasOnlyWrongNumbers, hasWrongNumber } from './check-number.ts'

/** Doubts about numbers that `text` prints but `fact` omits. */
export function checkEventNumbers(fact: EventFact, text: string): Doubt[] {
  const { enterpriseNumber, eventKind, source, span, detail } = fact
  // The span of a list entry covers all of it; that of a notice only its heading.
  const printed = source === 'kbo_admin' ? text.slice(span.start, span.end) : text
  const doubts: Doubt[] = []
  if (enterpriseNumber === null && hasOnlyWrongNumbers(printed))
    doubts.push({ field: 'enterpriseNumber', reason: 'wrong_check' })
  if (eventKind.startsWith('number_') && !detail?.includes('replaced_by') && hasWrongNumber(printed))
    doubts.push({ field: 'replacedBy', reason: 'wrong_check' })
  return doubts
}
