// Score history: newest row per company, and new rows.

import { BANKRUPT_SITUATIONS } from '../../domain/risk.ts'
import { copyText, openCopyWriter } from '../db/copy-format.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import type { NumberRange } from './snapshot-query.ts'

type ScoreValues = {
  probability: number | null
  altmanZ: number | null
  modelVersion: string
  segment: string | null
  reason: string | null
  reference: string | null
  periodEnd: string | null
  validUntil: string | null
  inputsKnown: number | null
  inputsTotal: number | null
}

/** `valueSince`: start of the current value, ISO 8601. Rows are also added when only other columns change. */
type StoredScore = ScoreValues & { valueSince: string }

type AddedScore = StoredScore & {
  enterpriseNumber: number
  /** By feature of the model's segment (`ScoringModel`); null where no model decides. */
  contributions: { values: (number | null)[]; logOdds: number[] } | null
}

/** What a model's contributions are of, in one segment. */
export type ScoringModel = {
  version: string
  segment: string
  /** Probability of the average company: contributions are relative to it. */
  averageProbability: number
  /** `typical`: the middle value of the companies that the ranks were taken from; null without ranks. */
  features: { name: string; unit: string; typical: number | null }[]
}

/** Stores a model once. */
export async function addModel(client: PoolClient, models: readonly ScoringModel[]): Promise<void> {
  for (const { version, segment, averageProbability, features } of models)
    await client.query({
      text: `INSERT INTO risk.model (version, segment, average_probability, features)
             VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      values: [version, segment, averageProbability, JSON.stringify(features)],
    })
}

/** The newest row of each company in a range. */
export async function readNewestScores(
  client: PoolClient,
  { from, to }: NumberRange,
): Promise<Map<number, StoredScore & { explained: boolean }>> {
  const { rows } = await client.query<{ n: number; since: Date; explained: boolean } & ScoreValues>({
    text: `
      SELECT DISTINCT ON (enterprise_number) enterprise_number AS n, probability, altman_z AS "altmanZ",
             model_version AS "modelVersion", segment, reason, reference, period_end AS "periodEnd",
             valid_until AS "validUntil", inputs_known AS "inputsKnown", inputs_total AS "inputsTotal",
             coalesce(value_since, evaluated_at) AS since, added_log_odds IS NOT NULL AS explained
      FROM risk.score WHERE enterprise_number BETWEEN $1 AND $2
      ORDER BY enterprise_number, evaluated_at DESC`,
    values: [from, to],
  })
  return new Map(rows.map(({ n, since, ...score }) => [n, { ...score, valueSince: since.toISOString() }]))
}

const COLUMNS = [
  'enterprise_number',
  'evaluated_at',
  'as_of',
  'probability',
  'altman_z',
  'model_version',
  'segment',
  'reason',
  'reference',
  'period_end',
  'valid_until',
  'inputs_known',
  'inputs_total',
  'value_since',
  'feature_values',
  'added_log_odds',
]

/** Adds rows of one run in the caller's transaction. */
export async function addScores(
  client: PoolClient,
  { evaluatedAt, asOf }: { evaluatedAt: string; asOf: string },
  scores: readonly AddedScore[],
): Promise<void> {
  if (scores.length === 0) return
  const writer = openCopyWriter(client, 'risk.score', COLUMNS)
  const text = (value: string | number | null) => copyText(value === null ? null : String(value))
  for (const score of scores) {
    const { enterpriseNumber, probability, altmanZ, modelVersion, segment, reason } = score
    const { reference, periodEnd, validUntil, inputsKnown, inputsTotal, valueSince } = score
    const values = [enterpriseNumber, evaluatedAt, asOf, probability, altmanZ, modelVersion, segment, reason]
    const more = [reference, periodEnd, validUntil, inputsKnown, inputsTotal, valueSince]
    const parts = [score.contributions?.values, score.contributions?.logOdds].map(toArrayText)
    writer.write([...values, ...more, ...parts].map(text).join('\t'))
    await writer.drained()
  }
  await writer.end()
}

// Seven digits are more than any page shows.
function toArrayText(numbers: readonly (number | null)[] | undefined): string | null {
  if (numbers === undefined) return null
  return `{${numbers.map(number => (number === null ? 'NULL' : String(Number(number.toPrecision(7))))).join(',')}}`
}

/** Those of the companies `numbers` whose band a ruling sets: an open bankruptcy by the gazette or the register, a judicial dissolution. */
export async function filterRuledOn(
  client: PoolClient,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set()
  const { rows } = await client.query<{ n: number }>({
    text: `SELECT enterprise_number AS n FROM risk.open_bankruptcy WHERE enterprise_number = ANY ($1::integer[])
           UNION SELECT enterprise_number FROM risk.judicial_dissolution WHERE enterprise_number = ANY ($1::integer[])
           UNION SELECT enterprise_number FROM register.company
           WHERE enterprise_number = ANY ($1::integer[]) AND situation = ANY ($2)`,
    values: [numbers, BANKRUPT_SITUATIONS],
  })
  return new Set(rows.map(({ n }) => n))
}

export type RunRecord = {
  evaluatedAt: string
  asOf: string
  tookMs: number
  companies: number
  scored: number
  rowsAdded: number
  modelVersion: string
}

/** Records a finished run in the caller's transaction. */
export async function recordRun(client: PoolClient, run: RunRecord): Promise<void> {
  const { evaluatedAt, asOf, tookMs, companies, scored, rowsAdded, modelVersion } = run
  await client.query({
    text: `INSERT INTO risk.run (evaluated_at, as_of, took_ms, companies, scored, rows_added, model_version)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [evaluatedAt, asOf, Math.round(tookMs), companies, scored, rowsAdded, modelVersion],
  })
}

/** Acquires the scoring lock until the transaction ends; false when another process holds it. */
export async function tryScoringLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>({
    text: 'SELECT pg_try_advisory_xact_lock($1) AS locked',
    values: [SCORING_LOCK],
  })
  return rows[0]?.locked === true
}

// Unique in this code base.
const SCORING_LOCK = 20_261_121

/** The newest run, or null. */
export async function findNewestRun(db: Pool): Promise<RunRecord | null> {
  const { rows } = await db.query<RunRecord & { at: Date }>(`
    SELECT evaluated_at AS at, as_of AS "asOf", took_ms AS "tookMs", companies, scored, rows_added AS "rowsAdded",
           model_version AS "modelVersion"
    FROM risk.run ORDER BY evaluated_at DESC LIMIT 1`)
  if (!rows[0]) return null
  const { at, ...run } = rows[0]
  return { ...run, evaluatedAt: at.toISOString() }
}
