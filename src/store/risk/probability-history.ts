// Probabilities of a company as scored, oldest first. Every stored score is kept.

import type { Pool } from '../db/pool.ts'

export type ScoredProbability = {
  /** Day that the score looks from, `YYYY-MM-DD`. */
  asOf: string | null
  /** ISO 8601. */
  evaluatedAt: string
  /** 0 to 1; null when it was not scored. */
  probability: number | null
}

const READ = {
  name: 'read-probability-history',
  text: `
    SELECT as_of::text AS "asOf", evaluated_at, probability FROM risk.score
    WHERE enterprise_number = $1::integer ORDER BY evaluated_at DESC LIMIT $2`,
}

/** The newest `limit` scores, in the order of scoring. */
export async function readProbabilityHistory(
  pool: Pool,
  enterpriseNumber: number,
  limit: number,
): Promise<ScoredProbability[]> {
  const { rows } = await pool.query<Omit<ScoredProbability, 'evaluatedAt'> & { evaluated_at: Date }>({
    ...READ,
    values: [enterpriseNumber, limit],
  })
  return rows
    .reverse()
    .map(({ evaluated_at, ...score }) => ({ ...score, evaluatedAt: evaluated_at.toISOString() }))
}
