// An appointment of one more curator is told by their name: without it the notice may only name who is in office.

import type { EventFact } from '../../domain/publications/gazette-fact.ts'
import { severityOf } from '../../domain/timeline/classify-event.ts'

/**
 * `facts` of one notice without additions of nobody: left out beside another event of the same debtor, else an
 * unspecified event of the bankruptcy.
 */
export function withoutUnnamedCurators(facts: readonly EventFact[]): EventFact[] {
  return facts.flatMap(fact => {
    if (!isUnnamed(fact)) return [fact]
    const isBeside = facts.some(other => !isUnnamed(other) && isOfSameDebtor(other, fact))
    const eventKind = 'bankruptcy_other'
    return isBeside ? [] : [{ ...fact, eventKind, severity: severityOf(eventKind) }]
  })
}

function isUnnamed({ eventKind, practitioners }: EventFact): boolean {
  return eventKind === 'curator_added' && practitioners.length === 0
}

function isOfSameDebtor(a: EventFact, b: EventFact): boolean {
  return a.enterpriseNumber === b.enterpriseNumber && a.debtor?.name === b.debtor?.name
}
