// Stores events and mandates derived from facts.

import type { RecordedEvent } from '../../domain/changes/event-changes.ts'
import type { RecordedMandate } from '../../domain/changes/officer-changes.ts'
import type { DerivedTimeline } from '../../domain/timeline/derive-company.ts'
import { findJudicialDissolution } from '../../domain/timeline/insolvency-state.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import { recordPeopleChanges } from '../people/changes.ts'
import { type ChangedDissolutions, replaceDissolutions } from './judicial-dissolutions.ts'
import { type ChangedBankruptcies, replaceOpenBankruptcies } from './open-bankruptcies.ts'

/** What was stored before, by enterprise number; companies without any are absent. */
export type ReplacedTimelines = ChangedBankruptcies &
  ChangedDissolutions & {
    events: ReadonlyMap<number, RecordedEvent[]>
    /** Of officers only, not of court-appointed roles. */
    mandates: ReadonlyMap<number, RecordedMandate[]>
  }

/**
 * Replaces the timelines of these companies (by enterprise number) in the caller's transaction, and returns what they
 * replace.
 */
export async function replaceTimelines(
  client: PoolClient,
  timelines: ReadonlyMap<number, DerivedTimeline>,
): Promise<ReplacedTimelines> {
  const numbers = [...timelines.keys()]
  const removed = {
    events: await removeRows<RecordedEvent>(client, DELETE_EVENTS, numbers),
    mandates: await removeRows<RecordedMandate>(client, DELETE_MANDATES, numbers),
  }
  await client.query({ ...DELETE_OPEN, values: [numbers] })
  const events = [...timelines].flatMap(([n, { events }]) => events.map(event => ({ n, ...event })))
  const mandates = [...timelines].flatMap(([n, { mandates }]) => mandates.map(mandate => ({ n, ...mandate })))
  if (events.length > 0) await client.query({ ...INSERT_EVENTS, values: [JSON.stringify(events)] })
  if (mandates.length > 0) await client.query({ ...INSERT_MANDATES, values: [JSON.stringify(mandates)] })
  const open = [...timelines].flatMap(([n, { openBankruptcy }]) =>
    openBankruptcy === null ? [] : [{ n, ...openBankruptcy }],
  )
  if (open.length > 0) await client.query({ ...INSERT_OPEN, values: [JSON.stringify(open)] })
  // The triggers do the same for other writers, but do not exist where Citus distributes these tables.
  await recordTimelineChange(client)
  await recordPeopleChanges(client, numbers)
  const numbersWhere = (holds: (timeline: DerivedTimeline) => boolean) =>
    numbers.filter(number => holds(timelines.get(number) as DerivedTimeline))
  const bankrupt = numbersWhere(({ openBankruptcy }) => openBankruptcy !== null)
  const dissolved = numbersWhere(({ events }) => findJudicialDissolution(events) !== null)
  return {
    ...removed,
    ...(await replaceOpenBankruptcies(client, numbers, bankrupt)),
    ...(await replaceDissolutions(client, numbers, dissolved)),
  }
}

async function removeRows<T>(
  client: PoolClient,
  statement: { text: string },
  numbers: readonly number[],
): Promise<Map<number, T[]>> {
  const { rows } = await client.query<{ n: number } & T>({ ...statement, values: [numbers] })
  const removed = new Map<number, T[]>()
  for (const { n, ...row } of rows) {
    const others = removed.get(n)
    if (others) others.push(row as T)
    else removed.set(n, [row as T])
  }
  return removed
}

/** Records, effective on commit, that cached timelines are stale; all nodes poll these records. */
export async function recordTimelineChange(client: PoolClient): Promise<void> {
  await client.query('INSERT INTO gazette.timeline_change DEFAULT VALUES ON CONFLICT DO NOTHING')
}

const DELETE_EVENTS = {
  text: `
    DELETE FROM gazette.lifecycle_event WHERE enterprise_number = ANY ($1)
    RETURNING enterprise_number AS n, event_date AS "eventDate", pub_date AS "pubDate", source, severity, numac,
              event_kind AS "eventKind", court`,
}

// Rows of court-appointed roles are removed too, and only not returned.
const DELETE_MANDATES = {
  text: `
    WITH removed AS (DELETE FROM gazette.mandate WHERE enterprise_number = ANY ($1) RETURNING *)
    SELECT enterprise_number AS n, name, role, role_kind AS "roleKind", office, holder_key AS "holderKey",
           holder_number AS "holderNumber", representative, starts_on AS "from", ends_on AS "to", currency,
           term_ends_on AS "termEndsOn", numacs, doubts
    FROM removed WHERE office IS NOT NULL AND holder_key IS NOT NULL AND numacs <> '{}'`,
}

const DELETE_OPEN = { text: 'DELETE FROM gazette.open_bankruptcy WHERE enterprise_number = ANY ($1)' }

const INSERT_EVENTS = {
  text: `
    INSERT INTO gazette.lifecycle_event
      (enterprise_number, event_date, pub_date, source, severity, numac, event_kind, court, detail, cessation_date,
       suspension_end)
    SELECT n, "eventDate", "pubDate", source, severity, numac, "eventKind", court, detail, "cessationDate",
           "suspensionEnd"
    FROM jsonb_to_recordset($1::jsonb) AS e(n integer, "eventDate" date, "pubDate" date, source text,
      severity text, numac text, "eventKind" text, court text, detail text, "cessationDate" date,
      "suspensionEnd" date)`,
}

const INSERT_MANDATES = {
  text: `
    INSERT INTO gazette.mandate
      (enterprise_number, starts_on, ends_on, role, role_kind, currency, name, address, source, source_numac,
       stale_from, confirmed_on, term_ends_on, office, holder_key, holder_number, representative, numacs,
       joined_names, doubts)
    SELECT n, "from", "to", role, "roleKind", currency, name, address, source, "sourceNumac",
           "staleFrom", "confirmedOn", "termEndsOn", office, "holderKey", "holderNumber"::integer, representative,
           coalesce(ARRAY(SELECT jsonb_array_elements_text(numacs)), '{}'), coalesce("joinedNames", '[]'),
           coalesce(doubts, '[]')
    FROM jsonb_to_recordset($1::jsonb) AS m(n integer, "from" date, "to" date, role text, "roleKind" text,
      currency text, name text, address text, source text, "sourceNumac" text, "staleFrom" date,
      "confirmedOn" date, "termEndsOn" date, office text, "holderKey" text, "holderNumber" text,
      representative text, numacs jsonb, "joinedNames" jsonb, doubts jsonb)`,
}

const INSERT_OPEN = {
  text: `
    INSERT INTO gazette.open_bankruptcy (enterprise_number, opened_on, numac)
    SELECT n, "openedOn", numac FROM jsonb_to_recordset($1::jsonb) AS o(n integer, "openedOn" date, numac text)`,
}

/**
 * A company of the newest extract with much on record (accounts, officers, events, open bankruptcy), as an example;
 * null without any.
 */
export async function findCompanyWithHistory(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ enterprise_number: number }>(
    `SELECT enterprise_number
     FROM gazette.rollup r
     JOIN register.company c USING (enterprise_number)
     CROSS JOIN LATERAL (SELECT count(*) AS mandates FROM gazette.mandate m
                         WHERE m.enterprise_number = r.enterprise_number AND m.currency <> 'stale') mandated
     CROSS JOIN LATERAL (SELECT count(form) AS filings FROM accounts.deposit d
                         WHERE d.enterprise_number = r.enterprise_number) filed
     WHERE c.in_register AND NOT c.natural_person
     ORDER BY filings > 0 DESC, has_open_faillissement DESC,
              least(mandates, 8) + least(total_events, 4) + least(filings, 4) DESC, enterprise_number
     LIMIT 1`,
  )
  return rows[0]?.enterprise_number ?? null
}

/** Updates the planner statistics after a large run. */
export async function analyseGazette(pool: Pool): Promise<void> {
  await pool.query(
    'ANALYZE gazette.publication, gazette.fact, gazette.lifecycle_event, gazette.mandate, gazette.open_bankruptcy',
  )
}
