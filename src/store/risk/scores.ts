// Latest risk score and open bankruptcy of single companies.

import type { RiskReason, Score, StoredRisk } from '../../domain/risk.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Pool } from '../db/pool.ts'
import type { Source } from '../db/source.ts'

/** Columns of a score row. */
export const SCORE_COLUMNS = `enterprise_number, probability, altman_z, model_version,
            coalesce(value_since, evaluated_at) AS since, reason, valid_until, reference, period_end, inputs_known,
            inputs_total`

const FIND_RISKS = {
  name: 'find-risks',
  text: `
    (SELECT DISTINCT ON (enterprise_number)
            ${SCORE_COLUMNS}
     FROM risk.score
     WHERE enterprise_number = ANY ($1::integer[])
     ORDER BY enterprise_number, evaluated_at DESC)
    UNION ALL
    SELECT enterprise_number, NULL, NULL, NULL, since, 'open_bankruptcy', NULL, NULL, NULL, NULL, NULL
    FROM risk.open_bankruptcy
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT enterprise_number, NULL, NULL, NULL, NULL, 'judicially_dissolved', NULL, NULL, NULL, NULL, NULL
    FROM risk.judicial_dissolution
    WHERE enterprise_number = ANY ($1::integer[])`,
}

export type ScoreRow = {
  enterprise_number: number
  probability: number | null
  altman_z: number | null
  model_version: string
  since: Date
  reason: RiskReason | null
  valid_until: string | null
  reference: string | null
  period_end: string | null
  inputs_known: number | null
  inputs_total: number | null
}

/** What the gazette says has an additional row, without a model version. */
type Row =
  | ScoreRow
  | (Record<Exclude<keyof ScoreRow, 'enterprise_number' | 'since' | 'reason'>, null> & {
      enterprise_number: number
      since: Date | null
      reason: 'open_bankruptcy' | 'judicially_dissolved'
    })

/** By enterprise number; companies with neither a score nor an open bankruptcy are absent. */
export function createRiskReader(risk: Source): BatchLoader<StoredRisk> {
  return createBatchLoader('scores', numbers => risk.run(pool => readRisks(pool, numbers)))
}

/** The same in one statement of the caller's. */
export async function readRisks(pool: Pool, numbers: readonly number[]): Promise<Map<number, StoredRisk>> {
  const { rows } = await pool.query<Row>({ ...FIND_RISKS, values: [numbers] })
  return groupByCompany(rows)
}

function groupByCompany(rows: Row[]): Map<number, StoredRisk> {
  const risks = new Map<number, StoredRisk>()
  for (const row of rows) {
    const stored = risks.get(row.enterprise_number) ?? { score: undefined, openBankruptcy: false }
    risks.set(row.enterprise_number, stored)
    if (row.model_version !== null) stored.score = toScore(row)
    else if (row.reason === 'judicially_dissolved') stored.judiciallyDissolved = true
    else {
      stored.openBankruptcy = true
      if (row.since !== null) stored.openSince = row.since.toISOString()
    }
  }
  return risks
}

export function toScore(row: ScoreRow): Score {
  return {
    probability: row.probability,
    altmanZ: row.altman_z,
    modelVersion: row.model_version,
    evaluatedAt: row.since.toISOString(),
    reason: row.reason,
    validUntil: row.valid_until,
    ...basisOf(row),
  }
}

function basisOf({ reference, period_end, inputs_known, inputs_total }: ScoreRow): Pick<Score, 'basis'> {
  if (reference === null || period_end === null) return {}
  const inputs = { inputsKnown: inputs_known, inputsTotal: inputs_total }
  return { basis: { deposit: reference, periodEnd: period_end, ...inputs } }
}
