// Score of one company as of a day with its explanation, computed on demand.

import { inTransaction, type Pool } from '../../store/db/pool.ts'
import { readSnapshotOf } from '../../store/risk/snapshot.ts'
import type { ModelFile } from '../model/model-file.ts'
import { explainScore, type ScoreExplanation } from './explain-score.ts'
import { type CompanyScore, createBatchScorer } from './score-batch.ts'

export type ExplainedScore = CompanyScore & {
  /** Null where the probability is missing or not from a model. */
  explanation: ScoreExplanation | null
}

/** Null for natural persons and unknown numbers. Days are `YYYY-MM-DD`. */
export async function explainCompany(
  pool: Pool,
  model: ModelFile,
  enterpriseNumber: number,
  { asOf, today }: { asOf: string; today: string },
): Promise<ExplainedScore | null> {
  return inTransaction(pool, async client => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const scope = { asOf, live: asOf >= today, withOutcome: false }
    const batch = await readSnapshotOf(client, scope, enterpriseNumber)
    const [score] = createBatchScorer(model)(batch)
    if (score === undefined) return null
    const explained = score.reason === null
    return {
      ...score,
      explanation: explained ? explainScore(model, batch.row(0), batch.models[0] ?? null) : null,
    }
  })
}
