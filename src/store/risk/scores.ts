// The latest risk score of single companies, and whether their bankruptcy is open by the gazette: all that their risk needs.

import type { Score, StoredRisk } from '../../domain/risk.ts'
import type { RiskReason } from '../../domain/risk-reason.ts'
import { createPointReader, type PointReader } from '../point-reader.ts'
import type { Source } from '../source.ts'

const FIND_RISKS = {
  name: 'find-risks',
  text: `
    (SELECT DISTINCT ON (enterprise_number)
            enterprise_number, probability, altman_z, model_version, evaluated_at, reason, valid_until
     FROM risk.score
     WHERE enterprise_number = ANY ($1::integer[])
     ORDER BY enterprise_number, evaluated_at DESC)
    UNION ALL
    SELECT enterprise_number, NULL, NULL, NULL, NULL, NULL, NULL
    FROM risk.open_bankruptcy
    WHERE enterprise_number = ANY ($1::integer[])`,
}

type ScoreRow = {
  enterprise_number: number
  probability: number | null
  altman_z: number | null
  model_version: string
  evaluated_at: Date
  reason: RiskReason | null
  valid_until: string | null
}

/** Of a company in open bankruptcy there is one row more, without a version of the model. */
type Row =
  | ScoreRow
  | (Record<Exclude<keyof ScoreRow, 'enterprise_number'>, null> & { enterprise_number: number })

/** By enterprise number; companies without a score and without an open bankruptcy are not found. */
export function createRiskReader(risk: Source): PointReader<StoredRisk> {
  return createPointReader('scores', numbers =>
    risk.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_RISKS, values: [numbers] })
      return groupByCompany(rows)
    }),
  )
}

function groupByCompany(rows: Row[]): Map<number, StoredRisk> {
  const risks = new Map<number, StoredRisk>()
  for (const row of rows) {
    const stored = risks.get(row.enterprise_number) ?? { score: undefined, openBankruptcy: false }
    risks.set(row.enterprise_number, stored)
    if (row.model_version === null) stored.openBankruptcy = true
    else stored.score = toScore(row)
  }
  return risks
}

function toScore(row: ScoreRow): Score {
  return {
    probability: row.probability,
    altmanZ: row.altman_z,
    modelVersion: row.model_version,
    evaluatedAt: row.evaluated_at.toISOString(),
    reason: row.reason,
    validUntil: row.valid_until,
  }
}
