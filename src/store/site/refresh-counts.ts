// Recomputes the counts for the pages by activity and town in one transaction.

import type { SourceReadState } from '../../domain/company/company-counts.ts'
import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'
import { findLatestLoad } from '../intake/register-loads.ts'
import { type RecentEvents, readBands, readRecentEvents, type ScoredCompanies } from './external-counts.ts'
import { stageBands, stageCounts, stageEvents, stageTowns } from './stage-counts.ts'
import { writeCounts } from './write-counts.ts'

type RefreshOptions = {
  /** Separate databases of the gazette and the scores, if any. */
  gazette?: Pool
  risk?: Pool
  /** `YYYY-MM-DD`; today by default. */
  today?: string
}

type RefreshResult = {
  tookMs: number
  activities: number
  towns: number
  gazetteState: SourceReadState
  riskState: SourceReadState
}

/**
 * Counts the companies of the newest extract. Readers see old or new counts; concurrent runs wait for each other. A
 * separate gazette or risk database that does not answer leaves its counts null with state `silent`; other failures
 * are thrown and change nothing.
 */
export async function refreshSiteCounts(pool: Pool, options: RefreshOptions = {}): Promise<RefreshResult> {
  const { gazette = pool, risk = pool, today = new Date().toISOString().slice(0, 10) } = options
  const started = performance.now()
  const events = await readOptional<RecentEvents>(gazette !== pool, NO_EVENTS, () =>
    readRecentEvents(gazette, today),
  )
  const scores = await readOptional<ScoredCompanies>(risk !== pool, NO_SCORES, () => readBands(risk, today))

  return inTransaction(pool, async client => {
    await client.query(`SET LOCAL work_mem = '128MB'; SET LOCAL jit = off; ${NO_PARALLEL_WORKERS}`)
    await client.query('LOCK TABLE site.count_run IN EXCLUSIVE MODE')
    await stageTowns(client)
    await stageEvents(client, events.events)
    await stageBands(client, scores.byBand)
    await stageCounts(client)
    await writeCounts(client, { gazette: events.state === 'read', risk: scores.state === 'read' })
    const tookMs = Math.round(performance.now() - started)
    await recordRun(client, { tookMs, events, scores })
    const { rows } = await client.query<{ activities: number; towns: number }>(
      `SELECT (SELECT count(*)::int FROM site.count_by_activity) AS activities,
              (SELECT count(*)::int FROM site.count_by_town) AS towns`,
    )
    const totals = rows[0] ?? { activities: 0, towns: 0 }
    return { tookMs, ...totals, gazetteState: events.state, riskState: scores.state }
  })
}

// Parallel workers do not inherit this backend's lower priority.
const NO_PARALLEL_WORKERS = 'SET LOCAL max_parallel_workers_per_gather = 0'

const NO_EVENTS: RecentEvents = { state: 'silent', since: null, until: null, events: [] }
const NO_SCORES: ScoredCompanies = { state: 'silent', byBand: [] }

async function readOptional<T>(isOptional: boolean, otherwise: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (isOptional) return otherwise
    throw error
  }
}

type Run = { tookMs: number; events: RecentEvents; scores: ScoredCompanies }

async function recordRun(client: PoolClient, { tookMs, events, scores }: Run): Promise<void> {
  const load = await findLatestLoad(client)
  await client.query('DELETE FROM site.count_run')
  await client.query(
    `INSERT INTO site.count_run (computed_at, took_ms, extract_number, snapshot_date, gazette_state, risk_state,
                                 openings_since, openings_until, legal_persons, natural_persons, without_activity, without_town)
     SELECT clock_timestamp(), $1, $2, $3, $4, $5, $6, $7,
            coalesce(sum(legal_persons), 0), coalesce(sum(natural_persons), 0),
            coalesce(sum(legal_persons + natural_persons) FILTER (WHERE code IS NULL), 0),
            coalesce(sum(legal_persons + natural_persons) FILTER (WHERE zip IS NULL), 0)
     FROM counted`,
    [
      tookMs,
      load?.extractNumber ?? null,
      load?.snapshotDate ?? null,
      events.state,
      scores.state,
      events.since,
      events.until,
    ],
  )
}

/** Time of the last count, or null. */
export async function findCountedAt(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ computed_at: Date }>('SELECT computed_at FROM site.count_run')
  return rows[0]?.computed_at ?? null
}
