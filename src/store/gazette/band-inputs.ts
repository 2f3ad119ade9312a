// What the risk band of companies depends on, in the transaction that changes it. Unnamed, since extraction runs it: see
// facts.ts.

import { isBankruptSituation, type Score } from '../../domain/risk.ts'
import type { PoolClient } from '../db/pool.ts'

export type BandInputs = {
  /** Never scored: such a company has no band. */
  naturalPerson: boolean
  /** The newest one. */
  score: Pick<Score, 'probability' | 'reason'> | undefined
  /** By its situation in the register. */
  isBankruptByRegister: boolean
  /** By the gazette, as of this transaction. */
  isBankruptByGazette: boolean
  isDissolved: boolean
}

/** Of those of the companies `numbers` that are in the register. */
export async function readBandInputs(
  client: PoolClient,
  numbers: readonly number[],
): Promise<Map<number, BandInputs>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await client.query<
    { n: number; situation: string | null; scored: boolean } & Pick<Score, 'probability' | 'reason'> &
      Pick<BandInputs, 'naturalPerson' | 'isBankruptByGazette' | 'isDissolved'>
  >({
    text: `
      SELECT c.enterprise_number AS n, c.situation, c.natural_person AS "naturalPerson",
             o.enterprise_number IS NOT NULL AS "isBankruptByGazette", d.enterprise_number IS NOT NULL AS "isDissolved",
             s.model_version IS NOT NULL AS scored, s.probability, s.reason
      FROM register.company c
      LEFT JOIN risk.open_bankruptcy o USING (enterprise_number)
      LEFT JOIN risk.judicial_dissolution d USING (enterprise_number)
      LEFT JOIN LATERAL (
        SELECT probability, reason, model_version FROM risk.score
        WHERE enterprise_number = c.enterprise_number ORDER BY evaluated_at DESC LIMIT 1) AS s ON true
      WHERE c.enterprise_number = ANY ($1::integer[]) AND c.in_register`,
    values: [numbers],
  })
  return new Map(
    rows.map(({ n, situation, scored, probability, reason, ...more }) => [
      n,
      {
        ...more,
        score: scored ? { probability, reason } : undefined,
        isBankruptByRegister: isBankruptSituation(situation),
      },
    ]),
  )
}
