// Gives the companies of a full-size register the gazette, accounts, scores and changes that a full service has: rows of
// the few companies that the sample tells of, repeated over the others.

import type { Pool } from '../../src/store/db/pool.ts'

// Companies without the rows, in a fixed order, and those that have some.
const others = (table: string, share: number) => `
  SELECT enterprise_number AS n, row_number() OVER (ORDER BY enterprise_number) AS at
  FROM register.company c
  WHERE in_register AND NOT natural_person AND abs(hashint4(enterprise_number) % 1000) < ${share * 1000}
    AND NOT EXISTS (SELECT FROM ${table} x WHERE x.enterprise_number = c.enterprise_number)`
const owners = (table: string) => `
  SELECT enterprise_number AS n, row_number() OVER (ORDER BY enterprise_number) - 1 AS at
  FROM (SELECT DISTINCT enterprise_number FROM ${table}) x`

function spread(table: string, share: number, columns: string, condition = 'true'): string {
  return `INSERT INTO ${table} SELECT ${columns}
          FROM (${others(table, share)}) t JOIN (${owners(table)}) s
            ON s.at = t.at % (SELECT count(DISTINCT enterprise_number) FROM ${table})
          JOIN ${table} r ON r.enterprise_number = s.n WHERE ${condition}`
}

const NEWEST = `r.reference = (SELECT max(reference) FROM accounts.key_figures k WHERE k.enterprise_number = s.n)`

/** Runs once on a database filled by `bench/load/prepare-data.ts`. */
export async function spreadData(pool: Pool, say: (text: string) => void): Promise<void> {
  const columns = async (schema: string, table: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = $1 AND table_name = $2 ORDER BY ordinal_position`,
      [schema, table],
    )
    return rows.map(({ name }) => (name === 'enterprise_number' ? 't.n' : `r.${name}`)).join(', ')
  }
  const steps: [what: string, statement: string][] = [
    ['mandates', spread('gazette.mandate', 0.9, await columns('gazette', 'mandate'))],
    ['events', spread('gazette.lifecycle_event', 0.2, await columns('gazette', 'lifecycle_event'))],
    ['ownership', spread('accounts.ownership', 0.2, await columns('accounts', 'ownership'))],
    ['deposits', spread('accounts.deposit', 0.4, await columns('accounts', 'deposit'), NEWEST)],
    [
      'figures',
      `INSERT INTO accounts.key_figures SELECT ${await columns('accounts', 'key_figures')}
       FROM accounts.deposit t0
       JOIN LATERAL (SELECT t0.enterprise_number AS n) t ON true
       JOIN (SELECT DISTINCT ON (reference) * FROM accounts.key_figures) r ON r.reference = t0.reference
       WHERE NOT EXISTS (SELECT FROM accounts.key_figures k WHERE k.enterprise_number = t0.enterprise_number)`,
    ],
    [
      'scores',
      `INSERT INTO risk.score (enterprise_number, probability, altman_z, model_version, evaluated_at, reference, period_end,
                               inputs_known, inputs_total)
       SELECT k.enterprise_number, (hashint4(k.enterprise_number) & 65535) / 700000.0, 1.5, 'bench', now(), k.reference,
              k.period_end, 8, 8
       FROM (SELECT DISTINCT ON (enterprise_number) * FROM accounts.key_figures
             ORDER BY enterprise_number, period_end DESC) k`,
    ],
    [
      'changes',
      `WITH batch AS (INSERT INTO history.batch DEFAULT VALUES RETURNING batch_id)
       INSERT INTO history.change (batch_id, item, enterprise_number, effective_on, kind, reference, before, after)
       SELECT batch_id, row_number() OVER (), enterprise_number, '2026-02-03', 'register.seat', '171',
              jsonb_build_object('street', street, 'zip', zip, 'city', city), jsonb_build_object('street', 'Nieuwstraat 1')
       FROM batch, register.company WHERE in_register AND NOT natural_person`,
    ],
  ]
  for (const [what, statement] of steps) {
    const { rowCount } = await pool.query(statement)
    say(`${what}: ${(rowCount ?? 0).toLocaleString('en')} rows more`)
  }
  await pool.query('VACUUM (ANALYZE)')
}
