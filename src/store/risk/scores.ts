// The latest risk score of single companies.

import type { Score } from '../../domain/risk.ts'
import type { RiskReason } from '../../domain/risk-reason.ts'
import { createPointReader, type PointReader } from '../point-reader.ts'
import type { Source } from '../source.ts'

const FIND_SCORES = {
  name: 'find-scores',
  text: `
    SELECT DISTINCT ON (enterprise_number)
           enterprise_number, probability, altman_z, model_version, evaluated_at, reason, valid_until
    FROM risk.score
    WHERE enterprise_number = ANY ($1::integer[])
    ORDER BY enterprise_number, evaluated_at DESC`,
}

type Row = {
  enterprise_number: number
  probability: number | null
  altman_z: number | null
  model_version: string
  evaluated_at: Date
  reason: RiskReason | null
  valid_until: string | null
}

/** Scores by enterprise number; companies without one are not found. */
export function createScoreReader(risk: Source): PointReader<Score> {
  return createPointReader('scores', numbers =>
    risk.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_SCORES, values: [numbers] })
      return new Map(rows.map(row => [row.enterprise_number, toScore(row)]))
    }),
  )
}

function toScore(row: Row): Score {
  return {
    probability: row.probability,
    altmanZ: row.altman_z,
    modelVersion: row.model_version,
    evaluatedAt: row.evaluated_at.toISOString(),
    reason: row.reason,
    validUntil: row.valid_until,
  }
}
