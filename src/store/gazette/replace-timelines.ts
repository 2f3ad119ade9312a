// Stores events and mandates derived from facts.

import type { OfficerMandate } from '../../domain/officers/derive-mandates.ts'
import type { Mandate } from '../../domain/officers/mandate.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { OpenBankruptcy } from '../../domain/timeline/open-bankruptcy.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import { recordPeopleChanges } from '../people/changes.ts'

// Open bankruptcies from the gazette, copied into the risk schema: a company's risk is then read from one source,
// whether or not the gazette is available.

/** Sets which of the companies `numbers` are in open bankruptcy, in the transaction that stores their events. */
export async function replaceOpenBankruptcies(
  client: PoolClient,
  numbers: readonly number[],
  open: readonly number[],
): Promise<void> {
  await client.query({
    text: 'DELETE FROM risk.open_bankruptcy WHERE enterprise_number = ANY ($1) AND enterprise_number <> ALL ($2)',
    values: [numbers, open],
  })
  if (open.length === 0) return
  await client.query({
    text: `INSERT INTO risk.open_bankruptcy (enterprise_number)
           SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING`,
    values: [open],
  })
}

type DerivedMandate = Mandate & Partial<Omit<OfficerMandate, keyof Mandate>> & { staleFrom: string | null }

export type DerivedTimeline = {
  events: readonly LifecycleEvent[]
  mandates: readonly DerivedMandate[]
  /** Null when no bankruptcy is open. */
  openBankruptcy: OpenBankruptcy | null
}

/** Replaces the timelines of these companies (by enterprise number) in the caller's transaction. */
export async function replaceTimelines(
  client: PoolClient,
  timelines: ReadonlyMap<number, DerivedTimeline>,
): Promise<void> {
  const numbers = [...timelines.keys()]
  for (const table of ['lifecycle_event', 'mandate', 'open_bankruptcy'])
    await client.query({
      text: `DELETE FROM gazette.${table} WHERE enterprise_number = ANY ($1)`,
      values: [numbers],
    })
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
  await replaceOpenBankruptcies(client, numbers, listOpenBankruptcies(timelines))
}

/** Records, effective on commit, that cached timelines are stale; all nodes poll these records. */
export async function recordTimelineChange(client: PoolClient): Promise<void> {
  await client.query('INSERT INTO gazette.timeline_change DEFAULT VALUES ON CONFLICT DO NOTHING')
}

function listOpenBankruptcies(timelines: ReadonlyMap<number, DerivedTimeline>): number[] {
  return [...timelines].flatMap(([number, { openBankruptcy }]) => (openBankruptcy === null ? [] : number))
}

const INSERT_EVENTS = {
  text: `
    INSERT INTO gazette.lifecycle_event
      (enterprise_number, event_date, pub_date, source, severity, numac, event_kind, court, detail)
    SELECT n, "eventDate", "pubDate", source, severity, numac, "eventKind", court, detail
    FROM jsonb_to_recordset($1::jsonb) AS e(n integer, "eventDate" date, "pubDate" date, source text,
      severity text, numac text, "eventKind" text, court text, detail text)`,
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
