// Derives events and mandates of one company from its facts and filings, as of a day.

import { deriveMandates, type OfficerMandate } from '../officers/derive-mandates.ts'
import type { Currency, Mandate } from '../officers/mandate.ts'
import type { Confirmation } from '../officers/officer-filings.ts'
import type { EventFact, GazetteFact, MandateFact } from '../publications/gazette-fact.ts'
import type { CourtAppointment } from './court-mandates.ts'
import { deriveTimeline } from './derive-timeline.ts'
import type { LifecycleEvent } from './lifecycle-event.ts'
import type { OpenBankruptcy } from './open-bankruptcy.ts'

export type DerivedMandate = Mandate &
  Partial<Omit<OfficerMandate, keyof Mandate>> & {
    /** Day (`YYYY-MM-DD`) from which an open mandate is stale; null for others. */
    staleFrom: string | null
  }

export type DerivedTimeline = {
  events: readonly LifecycleEvent[]
  mandates: readonly DerivedMandate[]
  /** Null when no bankruptcy is open. */
  openBankruptcy: OpenBankruptcy | null
}

/** Events and mandates from all facts and confirmations of one company, in any order; later ones than `asOf` are ignored. */
export function deriveCompany(
  facts: readonly GazetteFact[],
  confirmations: readonly Confirmation[],
  asOf: string,
): DerivedTimeline {
  const timeline = deriveTimeline(
    facts.filter((fact): fact is EventFact => fact.fact === 'event'),
    asOf,
  )
  const officers = deriveMandates(
    facts.filter((fact): fact is MandateFact => fact.fact === 'mandate'),
    confirmations,
    asOf,
  )
  return {
    events: timeline.events,
    openBankruptcy: timeline.openBankruptcy,
    mandates: [
      ...officers.map(mandate => ({ ...mandate, staleFrom: staleFrom(mandate) })),
      ...timeline.mandates.map(mandate => ({ ...mandate, staleFrom: staleFromTerm(mandate) })),
    ],
  }
}

/** The currency of a derived mandate on `day` (`YYYY-MM-DD`), as statements of the store compute it when they read. */
export function currencyOn({ currency, staleFrom }: DerivedMandate, day: string): Currency {
  return currency === 'current' && staleFrom !== null && staleFrom <= day ? 'stale' : currency
}

const CONFIRMATION_VALID_YEARS = 6

// An open mandate is stale when last confirmed over six years ago or when its term has ended: from the day
// after.
function staleFrom({ currency, confirmedOn, termEndsOn }: OfficerMandate): string | null {
  if (currency !== 'current') return null
  const days = [
    confirmedOn && dayAfter(confirmedOn, CONFIRMATION_VALID_YEARS),
    termEndsOn && dayAfter(termEndsOn, 0),
  ]
  return days.filter(day => day !== null).sort()[0] ?? null
}

// The court may extend the mission by a notice that is never published: stale, not ended.
function staleFromTerm({ currency, termEndsOn }: CourtAppointment): string | null {
  return currency === 'current' && termEndsOn ? dayAfter(termEndsOn, 0) : null
}

function dayAfter(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year + years, month - 1, date + 1)).toISOString().slice(0, 10)
}
