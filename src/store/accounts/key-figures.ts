// Rubrics of deposits as numeric columns, for statistics and risk.

import { KEY_FIGURES } from '../../domain/accounts/key-figures.ts'
import type { Pool, PoolClient } from '../db/pool.ts'

/** Columns that are also stored for the previous year (`previous_…`). */
export const PREVIOUS_FIGURES = ['total_assets', 'equity', 'cash', 'operating_result', 'result'] as const

const columns = KEY_FIGURES.map(({ column }) => column)
const previous = KEY_FIGURES.filter(({ column }) => (PREVIOUS_FIGURES as readonly string[]).includes(column))
const previousColumns = previous.map(({ column }) => `previous_${column}`)
const columnsWritten = ['period_start', 'period_end', 'known_from', 'model', ...columns, ...previousColumns]

// jsonb_to_record parses each document once instead of once per rubric.
const UPDATE = {
  text: `
    INSERT INTO accounts.key_figures (enterprise_number, reference, ${columnsWritten.join(', ')})
    SELECT enterprise_number, d.reference, period_start, period_end,
           accounts.placed_on(deposited_on, period_end, d.reference), model,
           ${columns.map(column => `n.${column}`).join(', ')},
           ${previous.map(({ column }) => `p.${column}`).join(', ')}
    FROM unnest($1::integer[], $2::text[]) AS saved(n, reference)
    JOIN accounts.deposit d ON d.enterprise_number = saved.n AND d.reference = saved.reference
    CROSS JOIN LATERAL ${record('rubrics', KEY_FIGURES, 'n')}
    CROSS JOIN LATERAL ${record("coalesce(previous_rubrics, '{}')", previous, 'p')}
    WHERE form IS NOT NULL AND period_end IS NOT NULL
    ON CONFLICT (enterprise_number, reference) DO UPDATE SET
      ${columnsWritten.map(column => `${column} = excluded.${column}`).join(', ')}`,
}

function record(document: string, figures: typeof KEY_FIGURES, alias: string): string {
  const types = figures.map(({ rubric }) => `"${rubric}" double precision`).join(', ')
  const names = figures.map(({ rubric, column }) => `"${rubric}" AS ${column}`).join(', ')
  return `(SELECT ${names} FROM jsonb_to_record(${document}) AS r(${types})) AS ${alias}`
}

/** Updates the key figures of deposits (company and reference) in the caller's transaction. */
export async function refreshKeyFigures(
  client: PoolClient,
  deposits: readonly { enterpriseNumber: number; reference: string }[],
): Promise<void> {
  if (deposits.length === 0) return
  await client.query({
    ...UPDATE,
    values: [
      deposits.map(({ enterpriseNumber }) => enterpriseNumber),
      deposits.map(({ reference }) => reference),
    ],
  })
}

/** Key figures of a company's newest fiscal year that has any. */
export type LatestFigures = {
  enterpriseNumber: number
  periodStart: string | null
  periodEnd: string
  model: string | null
  nace: string | null
  /** By column of `KEY_FIGURES`; null where not filed. */
  figures: Record<string, number | null>
}

/**
 * Newest fiscal year, ended on `since` or later, of each legal person in the register: by enterprise number,
 * starting after `after`, at most `limit`.
 */
export async function readLatestFigures(
  pool: Pool,
  { since, after, limit }: { since: string; after: number; limit: number },
): Promise<LatestFigures[]> {
  const { rows } = await pool.query({
    text: `
      SELECT DISTINCT ON (f.enterprise_number) f.*, c.primary_nace AS nace
      FROM accounts.key_figures f JOIN register.company c USING (enterprise_number)
      WHERE f.enterprise_number > $1 AND period_end >= $2 AND c.in_register AND NOT c.natural_person
      ORDER BY f.enterprise_number, period_end DESC, known_from DESC, reference DESC
      LIMIT $3`,
    values: [after, since, limit],
  })
  return rows.map(({ enterprise_number, period_start, period_end, model, nace, ...figures }) => ({
    enterpriseNumber: enterprise_number,
    periodStart: period_start,
    periodEnd: period_end,
    model,
    nace,
    figures,
  }))
}
