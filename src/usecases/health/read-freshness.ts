// Freshness of each source's data.

import type { SourceName } from '../../domain/errors.ts'
import type { RunProbe } from '../../platform/polling/probe.ts'
import {
  type AccountsFreshness,
  type GazetteFreshness,
  MAX_COUNTED,
  readAccountsFreshness,
  readGazetteFreshness,
} from '../../store/db/freshness.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { GazetteCoverage } from '../../store/gazette/coverage.ts'
import { readRollupFreshness } from '../../store/gazette/refresh-rollup.ts'
import { findLatestLoad } from '../../store/intake/register-loads.ts'
import { findNewestRun } from '../../store/risk/score-history.ts'

/** The register's newest load; all null before the first. */
type RegisterState = {
  extractNumber: number | null
  /** Snapshot date, `YYYY-MM-DD`. */
  snapshotDate: string | null
  loadedAt: Date | null
  /** Whole days since the snapshot date. */
  ageDays: number | null
}

type GazetteState = GazetteFreshness & {
  /** Period that was loaded and extracted. */
  read: GazetteCoverage
  /** True when there are more than were counted. */
  moreWaiting: boolean
  /** Time of the last event count. */
  viewRefreshedAt: Date
}

/** The newest run of scores; all null before the first. */
type RiskState = { evaluatedAt: string | null; modelVersion: string | null }

/** Null where reading failed, which differs from nothing loaded. */
export type Freshness = {
  register: RegisterState | null
  gazette: GazetteState | null
  accounts: AccountsFreshness | null
  risk: RiskState | null
}

const DAY_MS = 86_400_000

export async function readFreshness(
  pools: Record<SourceName, Pool>,
  runProbe: RunProbe,
  readDays: () => Promise<GazetteCoverage>,
): Promise<Freshness> {
  const [register, gazette, accounts, risk] = await Promise.all([
    runProbe('register freshness', () => readRegister(pools.register)),
    runProbe('gazette freshness', () => readGazette(pools.gazette, readDays)),
    runProbe('accounts freshness', () => readAccountsFreshness(pools.accounts)),
    runProbe('risk freshness', () => readRisk(pools.risk)),
  ])
  return {
    register: register.answered ? register.value : null,
    gazette: gazette.answered ? gazette.value : null,
    accounts: accounts.answered ? accounts.value : null,
    risk: risk.answered ? risk.value : null,
  }
}

async function readRegister(pool: Pool): Promise<RegisterState> {
  const load = await findLatestLoad(pool)
  if (load === null) return { extractNumber: null, snapshotDate: null, loadedAt: null, ageDays: null }
  const { extractNumber, snapshotDate, finishedAt } = load
  // A date in Belgium starts before the same date in UTC, and clocks can be slow.
  const ageDays = Math.max(0, Math.floor((Date.now() - Date.parse(snapshotDate)) / DAY_MS))
  return { extractNumber, snapshotDate, loadedAt: finishedAt, ageDays }
}

async function readGazette(pool: Pool, readDays: () => Promise<GazetteCoverage>): Promise<GazetteState> {
  const [freshness, view, read] = await Promise.all([
    readGazetteFreshness(pool),
    readRollupFreshness(pool),
    readDays(),
  ])
  return {
    ...freshness,
    read,
    moreWaiting: freshness.waiting === MAX_COUNTED,
    viewRefreshedAt: view.refreshedAt,
  }
}

async function readRisk(pool: Pool): Promise<RiskState> {
  const run = await findNewestRun(pool)
  return { evaluatedAt: run?.evaluatedAt ?? null, modelVersion: run?.modelVersion ?? null }
}
