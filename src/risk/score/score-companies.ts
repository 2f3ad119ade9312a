// Scores all companies: into the history, or as of any day to a callback.

import { recordedBand } from '../../domain/changes/band-changes.ts'
import type { NewChange } from '../../domain/changes/change.ts'
import { bandOf, type RiskReason } from '../../domain/risk.ts'
import { type Database, inTransaction, type PoolClient } from '../../store/db/pool.ts'
import { recordChanges } from '../../store/history/record-changes.ts'
import {
  addModel,
  addScores,
  filterRuledOn,
  type RunRecord,
  readNewestScores,
  recordRun,
  tryScoringLock,
} from '../../store/risk/score-history.ts'
import { readSnapshots } from '../../store/risk/snapshot.ts'
import type { NumberRange, SnapshotScope } from '../../store/risk/snapshot-query.ts'
import { needsFailures } from '../features/network-features.ts'
import { inputsOf, type ModelFile, modelVersionOf } from '../model/model-file.ts'
import { type CompanyScore, createBatchScorer, describeModel } from './score-batch.ts'

// Decides whether a changed score is stored. Features such as age change daily, so tiny changes are not
// stored.

/** The newest stored row of a company. */
type StoredScore = Omit<CompanyScore, 'segment' | 'reason' | 'enterpriseNumber' | 'contributions'> & {
  segment: string | null
  /** Whether it is stored what the features added; earlier versions did not. */
  explained: boolean
  reason: string | null
  modelVersion: string
}

// Far below the resolution of any calibration.
const MIN_RELATIVE_CHANGE = 0.02

/**
 * True without a stored row, or without its contributions; when model, deposit, reason, Z'', last valid day or band changed; or when the
 * probability changed by 2 % relative or more since the served row.
 */
export function isChanged(
  stored: StoredScore | undefined,
  score: CompanyScore,
  modelVersion: string,
): boolean {
  if (stored === undefined || stored.modelVersion !== modelVersion) return true
  if (stored.explained !== (score.contributions !== null)) return true
  if (stored.reason !== score.reason || stored.reference !== score.reference) return true
  if (stored.segment !== score.segment || stored.validUntil !== score.validUntil) return true
  if (stored.inputsKnown !== score.inputsKnown || stored.inputsTotal !== score.inputsTotal) return true
  if (stored.altmanZ !== score.altmanZ || stored.periodEnd !== score.periodEnd) return true
  return hasMoved(stored.probability, score.probability)
}

function hasMoved(before: number | null, after: number | null): boolean {
  if (before === null || after === null) return before !== after
  return bandOf(before) !== bandOf(after) || Math.abs(after - before) >= MIN_RELATIVE_CHANGE * before
}

/** True when the served values of a score are unchanged, whatever else differs. */
function isSameValue(stored: StoredScore, score: CompanyScore, modelVersion: string): boolean {
  return (
    stored.probability === score.probability &&
    stored.altmanZ === score.altmanZ &&
    stored.reason === score.reason &&
    stored.modelVersion === modelVersion
  )
}

type ScoringOptions = {
  asOf: string
  /** `YYYY-MM-DD`: the current register is valid as of this day. */
  today: string
  /** Companies per batch. */
  batchCompanies?: number
  onProgress?(progress: { companies: number; done: number }): void
}

type ScoringCounts = { companies: number; scored: number; byReason: Record<string, number> }

/** Another process is scoring. */
export class ScoringRunningError extends Error {
  override name = 'ScoringRunningError'
}

type HandleBatch = (client: PoolClient, range: NumberRange, scores: readonly CompanyScore[]) => Promise<void>

/**
 * Scores every company as of today and adds a row for each changed score, in one transaction: readers see all
 * or nothing. Throws `ScoringRunningError`.
 */
export async function storeScores(
  { pool }: Pick<Database, 'pool'>,
  model: ModelFile,
  options: ScoringOptions,
): Promise<RunRecord & ScoringCounts> {
  const started = performance.now()
  const modelVersion = modelVersionOf(model)
  return inTransaction(pool, async client => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    if (!(await tryScoringLock(client))) throw new ScoringRunningError('Another process is scoring.')
    const evaluatedAt = await readMoment(client)
    const moment = { evaluatedAt, asOf: options.asOf }
    await addModel(client, describeModel(model))
    let rowsAdded = 0
    const counts = await scoreAll(client, model, options, async (_, range, scores) => {
      const stored = await readNewestScores(client, range)
      const changed = scores.filter(score =>
        isChanged(stored.get(score.enterpriseNumber), score, modelVersion),
      )
      await addScores(
        client,
        moment,
        changed.map(score => {
          const before = stored.get(score.enterpriseNumber)
          const valueSince =
            before && isSameValue(before, score, modelVersion) ? before.valueSince : evaluatedAt
          return { ...score, modelVersion, valueSince }
        }),
      )
      await recordChanges(client, await findBandChanges(client, stored, changed, options.asOf))
      rowsAdded += changed.length
    })
    const { companies, scored } = counts
    const run = { ...moment, tookMs: performance.now() - started, companies, scored, rowsAdded, modelVersion }
    await recordRun(client, run)
    return { ...run, ...counts }
  })
}

const NO_RULING = { isOpen: false, isDissolved: false }

// A first score is no change: nothing was served before. Open bankruptcies and judicial dissolutions set the band whatever
// the score is, and are recorded when the gazette or the register stores them.
async function findBandChanges(
  client: PoolClient,
  stored: ReadonlyMap<number, Pick<StoredScore, 'probability' | 'reason'>>,
  changed: readonly CompanyScore[],
  asOf: string,
): Promise<NewChange[]> {
  const found = changed.flatMap((score): NewChange[] => {
    const earlier = stored.get(score.enterpriseNumber)
    if (earlier === undefined) return []
    const before = recordedBand({ ...earlier, reason: earlier.reason as RiskReason | null }, NO_RULING)
    const after = recordedBand(score, NO_RULING)
    if (before === after) return []
    const { enterpriseNumber, reference } = score
    return [{ enterpriseNumber, kind: 'risk.band', effectiveOn: asOf, reference, before, after }]
  })
  const ruledOn = await filterRuledOn(
    client,
    found.map(({ enterpriseNumber }) => enterpriseNumber),
  )
  return found.filter(({ enterpriseNumber }) => !ruledOn.has(enterpriseNumber))
}

/** Scores every company as of any day and passes each batch to `take`; nothing is stored. */
export async function scoreAsOf(
  { pool }: Pick<Database, 'pool'>,
  model: ModelFile,
  options: ScoringOptions,
  take: (scores: readonly CompanyScore[]) => Promise<void>,
): Promise<ScoringCounts> {
  return inTransaction(pool, async client => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return scoreAll(client, model, options, (_, __, scores) => take(scores))
  })
}

async function scoreAll(
  client: PoolClient,
  model: ModelFile,
  { asOf, today, batchCompanies, onProgress }: ScoringOptions,
  take: HandleBatch,
): Promise<ScoringCounts> {
  const withFailures = needsFailures(inputsOf(model))
  const scope: SnapshotScope = { asOf, live: asOf >= today, withOutcome: false, withFailures }
  const score = createBatchScorer(model)
  const counts: ScoringCounts = { companies: 0, scored: 0, byReason: {} }
  for await (const batch of readSnapshots(client, scope, batchCompanies)) {
    const scores = score(batch)
    await take(client, batch.range, scores)
    count(counts, scores)
    onProgress?.({ companies: counts.companies, done: batch.done })
  }
  return counts
}

function count(counts: ScoringCounts, scores: readonly CompanyScore[]): void {
  counts.companies += scores.length
  for (const { probability, reason } of scores) {
    if (probability !== null) counts.scored++
    if (reason !== null) counts.byReason[reason] = (counts.byReason[reason] ?? 0) + 1
  }
}

async function readMoment(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ now: Date }>("SELECT date_trunc('milliseconds', now()) AS now")
  return (rows[0] as { now: Date }).now.toISOString()
}
