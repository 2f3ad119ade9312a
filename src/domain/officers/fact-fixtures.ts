// Fixtures: statements of acts and filings about officers. Names are invented.

import type { MandateChange, MandateFact, Office } from '../gazette-fact.ts'
import type { Confirmation } from './filings.ts'

/** A mandate for no stated time. */
export const NO_TERM = { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false }
const ROLES: Partial<Record<Office, string>> = {
  director: 'bestuurder',
  manager: 'zaakvoerder',
  managing_director: 'gedelegeerd bestuurder',
  daily_management: 'dagelijks bestuur',
}

let lastNumac = 0

/** What an act of its own states, published on the day of the change. */
export function mandateFact(
  change: MandateChange,
  name: string,
  on: string | null,
  more: Partial<MandateFact> = {},
): MandateFact {
  const office = more.office ?? 'director'
  return {
    fact: 'mandate',
    numac: String(20_000_000 + ++lastNumac),
    pubDate: on,
    enterpriseNumber: null,
    identifiedBy: 'listed',
    span: { start: 0, end: 10 },
    change,
    office,
    role: ROLES[office] ?? office,
    holder: { kind: 'person', name, enterpriseNumber: null },
    representative: null,
    effectiveOn: on,
    term: NO_TERM,
    ...more,
  }
}

/** Somebody whom the accounts of the year before name among the administrators. */
export function filingConfirmation(name: string, on: string, more: Partial<Confirmation> = {}): Confirmation {
  const periodEnd = `${Number(on.slice(0, 4)) - 1}-12-31`
  const holder = { kind: 'person' as const, name, enterpriseNumber: null, representative: null }
  return { ...holder, on, periodEnd, source: `${on.slice(0, 4)}-00000001`, capacity: 'management', ...more }
}
