// Open bankruptcies from the gazette, copied into the risk schema: a company's risk is then read from one source,
// whether or not the gazette is available. Unnamed statements, since extraction runs them: see facts.ts.

import { isBankruptSituation, type Score } from '../../domain/risk.ts'
import type { PoolClient } from '../db/pool.ts'

/** Companies whose bankruptcy is newly open, and those where it no longer is. */
export type ChangedBankruptcies = { opened: number[]; ended: number[] }

/** Sets which of the companies `numbers` are in open bankruptcy, in the transaction that stores their events. */
export async function replaceOpenBankruptcies(
  client: PoolClient,
  numbers: readonly number[],
  open: readonly number[],
): Promise<ChangedBankruptcies> {
  const ended = await client.query<{ n: number }>({
    text: `WITH ended AS (
             DELETE FROM risk.open_bankruptcy
             WHERE enterprise_number = ANY ($1) AND enterprise_number <> ALL ($2) RETURNING enterprise_number, since
           )
           INSERT INTO risk.ended_bankruptcy (enterprise_number, since) SELECT * FROM ended
           RETURNING enterprise_number AS n`,
    values: [numbers, open],
  })
  if (open.length === 0) return { opened: [], ended: ended.rows.map(({ n }) => n) }
  const opened = await client.query<{ n: number }>({
    text: `INSERT INTO risk.open_bankruptcy (enterprise_number)
           SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING RETURNING enterprise_number AS n`,
    values: [open],
  })
  return { opened: opened.rows.map(({ n }) => n), ended: ended.rows.map(({ n }) => n) }
}

export type BandInputs = {
  /** The newest one. */
  score: Pick<Score, 'probability' | 'reason'> | undefined
  /** By its situation in the register. */
  isBankruptByRegister: boolean
}

/** Of those of the companies `numbers` that have a band: in the register, and no natural person. */
export async function readBandInputs(
  client: PoolClient,
  numbers: readonly number[],
): Promise<Map<number, BandInputs>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await client.query<
    { n: number; situation: string | null; scored: boolean } & Pick<Score, 'probability' | 'reason'>
  >({
    text: `
      SELECT c.enterprise_number AS n, c.situation, s.model_version IS NOT NULL AS scored, s.probability, s.reason
      FROM register.company c
      LEFT JOIN LATERAL (
        SELECT probability, reason, model_version FROM risk.score
        WHERE enterprise_number = c.enterprise_number ORDER BY evaluated_at DESC LIMIT 1) AS s ON true
      WHERE c.enterprise_number = ANY ($1::integer[]) AND c.in_register AND NOT c.natural_person`,
    values: [numbers],
  })
  return new Map(
    rows.map(({ n, situation, scored, ...score }) => [
      n,
      { score: scored ? score : undefined, isBankruptByRegister: isBankruptSituation(situation) },
    ]),
  )
}
