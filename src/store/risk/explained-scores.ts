// The scores of a company as stored, newest first, and what the model's features added to the newest one.

import type { RiskReason } from '../../domain/risk.ts'
import type { Pool } from '../db/pool.ts'
import type { ScoringModel } from './score-history.ts'

export type PastScore = {
  /** Day that the score looks from, `YYYY-MM-DD`. */
  asOf: string
  /** 0 to 1; null when it was not scored. */
  probability: number | null
  /** Why there is none, or what set it instead of the model. */
  reason: RiskReason | null
  modelVersion: string
}

export type ScoreFeature = ScoringModel['features'][number] & {
  /** Null where unknown. */
  value: number | null
  /** Added to the log-odds of the average company: positive raises the risk. */
  logOdds: number
}

export type ExplainedScores = {
  /** Newest first. */
  scores: PastScore[]
  /** Of the newest score; null where no model decided, or where it was stored by an earlier version of Griffie. */
  explanation: { averageProbability: number; features: ScoreFeature[] } | null
}

type Row = PastScore & {
  values: (number | null)[] | null
  logOdds: number[] | null
  averageProbability: number | null
  features: ScoringModel['features'] | null
}

const READ = {
  name: 'read-explained-scores',
  text: `
    SELECT coalesce(s.as_of, (s.evaluated_at AT TIME ZONE 'UTC')::date)::text AS "asOf", s.probability, s.reason,
           s.model_version AS "modelVersion", s.feature_values AS values, s.added_log_odds AS "logOdds",
           m.average_probability AS "averageProbability", m.features
    FROM (SELECT * FROM risk.score WHERE enterprise_number = $1::integer ORDER BY evaluated_at DESC LIMIT $2) s
    LEFT JOIN risk.model m ON m.version = s.model_version AND m.segment = s.segment
    ORDER BY s.evaluated_at DESC`,
}

/** At most the newest `limit` scores. */
export async function readExplainedScores(
  pool: Pool,
  enterpriseNumber: number,
  limit: number,
): Promise<ExplainedScores> {
  const { rows } = await pool.query<Row>({ ...READ, values: [enterpriseNumber, limit] })
  const scores = rows.map(({ asOf, probability, reason, modelVersion }) => ({
    asOf,
    probability,
    reason,
    modelVersion,
  }))
  return { scores, explanation: rows[0] ? explainRow(rows[0]) : null }
}

function explainRow({ values, logOdds, averageProbability, features }: Row): ExplainedScores['explanation'] {
  if (values === null || logOdds === null || features === null || averageProbability === null) return null
  const explained = features.map((feature, at) => ({
    ...feature,
    value: values[at] ?? null,
    logOdds: logOdds[at] as number,
  }))
  const size = ({ logOdds }: ScoreFeature) => Math.abs(logOdds)
  return { averageProbability, features: explained.sort((a, b) => size(b) - size(a)) }
}
