// Events, counts and officers of one company as of a moment in the past, in the forms of the current ones.

import type { Moment } from '../../domain/changes/moment.ts'
import {
  currencyOn,
  type DerivedMandate,
  type DerivedTimeline,
} from '../../domain/timeline/derive-company.ts'
import {
  compareEvents,
  type EventSummary,
  type LifecycleEvent,
  summariseEvents,
} from '../../domain/timeline/lifecycle-event.ts'
import type { Pool } from '../db/pool.ts'
import { readPastSeats } from '../history/past-register.ts'
import type { FiledTimeline } from './dossier-timeline.ts'
import type { Officer } from './officers.ts'
import { readPastRecord } from './past-record.ts'
import type { Recorded } from './unread-publications.ts'

/** In timeline order; undefined when there are none. */
export async function readPastEvents(
  pool: Pool,
  number: number,
  moment: Moment,
): Promise<Recorded<LifecycleEvent[]>> {
  const { timeline, waiting } = await readPastRecord(pool, number, moment, 'event')
  const events = timeline.events.toSorted(compareWithinAct).sort(compareEvents)
  return { value: events.length === 0 ? undefined : events, waiting }
}

/** Undefined without events. */
export async function readPastSummary(
  pool: Pool,
  number: number,
  moment: Moment,
): Promise<Recorded<EventSummary>> {
  const { timeline, waiting } = await readPastRecord(pool, number, moment, 'event')
  return { value: summarise(timeline), waiting }
}

/** Mandates of officers and court appointees, unordered; undefined when there are none. */
export async function readPastOfficers(
  pool: Pool,
  number: number,
  moment: Moment,
): Promise<Recorded<Officer[]>> {
  const { timeline, waiting } = await readPastRecord(pool, number, moment)
  const officers = timeline.mandates.map(mandate => toOfficer(mandate, moment.asOf))
  return { value: officers.length === 0 ? undefined : officers, waiting }
}

/**
 * The gazette's part of a dossier as of `moment`; undefined when nothing is on record. Seats of companies that hold a
 * mandate are those of that day.
 */
export async function readPastTimeline(
  pool: Pool,
  number: number,
  moment: Moment,
): Promise<FiledTimeline | undefined> {
  const { timeline, waiting } = await readPastRecord(pool, number, moment)
  const summary = summarise(timeline)
  if (summary === undefined && timeline.mandates.length === 0 && waiting === 0) return undefined
  const officers = timeline.mandates.map(mandate => toOfficer(mandate, moment.asOf))
  const holders = officers.flatMap(({ roleKind, holderNumber }) =>
    roleKind === 'director_company' && holderNumber !== null ? Number(holderNumber) : [],
  )
  const seats = await readPastSeats(pool, [...new Set(holders)], moment)
  const mandates = officers.map(({ holderNumber, confirmedOn: _on, ...officer }) => ({
    ...officer,
    holderNumber: holderNumber === null ? null : Number(holderNumber),
    address:
      officer.roleKind === 'director_company' ? (seats.get(Number(holderNumber)) ?? null) : officer.address,
  }))
  return { summary, mandates, waiting }
}

// The order of one act in `createEventReader`.
function compareWithinAct(a: LifecycleEvent, b: LifecycleEvent): number {
  return (
    ascending(b.eventDate ?? '', a.eventDate ?? '') ||
    ascending(a.source, b.source) ||
    ascending(a.eventKind ?? LAST, b.eventKind ?? LAST) ||
    ascending(a.court ?? LAST, b.court ?? LAST) ||
    ascending(a.detail ?? LAST, b.detail ?? LAST)
  )
}

const LAST = '\u{10ffff}'

function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function summarise({ events, openBankruptcy }: DerivedTimeline): EventSummary | undefined {
  return events.length === 0 ? undefined : summariseEvents(events, openBankruptcy !== null)
}

function toOfficer(mandate: DerivedMandate, day: string): Officer {
  const { role, roleKind, name, address, from, to, source, sourceNumac } = mandate
  return {
    role,
    roleKind,
    name,
    address,
    from,
    to,
    currency: currencyOn(mandate, day),
    source,
    sourceNumac,
    office: mandate.office ?? null,
    holderNumber: mandate.holderNumber ?? null,
    representative: mandate.representative ?? null,
    confirmedOn: mandate.confirmedOn ?? null,
    termEndsOn: mandate.termEndsOn ?? null,
    doubts: mandate.doubts?.length ? mandate.doubts : null,
  }
}
