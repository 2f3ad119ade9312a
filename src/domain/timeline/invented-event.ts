// An invented event of a notice, for tests.

import type { EventFact } from '../gazette-fact.ts'
import { severityOf, sourceOf } from './classify-event.ts'

/** The opening of a bankruptcy with nothing else known; `given` says what differs. Source and severity follow the kind. */
export function makeEventFact(given: Partial<EventFact> = {}): EventFact {
  const { eventKind = 'bankruptcy_opening' } = given
  return {
    fact: 'event',
    numac: '2025807259',
    pubDate: null,
    enterpriseNumber: null,
    identifiedBy: null,
    span: { start: 0, end: 1 },
    eventKind,
    source: sourceOf(eventKind),
    severity: severityOf(eventKind),
    debtor: null,
    court: null,
    eventDate: null,
    reference: null,
    judges: [],
    practitioners: [],
    keyDates: {},
    corrects: null,
    detail: null,
    ...given,
  }
}
