// When people were last derived.

import type { Pool, PoolClient } from '../db/pool.ts'

export type Derivation = { derivedAt: Date; appearances: number; people: number; tookMs: number }

/** Null before the first derivation. */
export async function readDerivation(client: PoolClient | Pool): Promise<Derivation | null> {
  const { rows } = await client.query<Derivation>(
    'SELECT derived_at AS "derivedAt", appearances, people, took_ms AS "tookMs" FROM people.derivation',
  )
  return rows[0] ?? null
}

/** Records a derivation with the changes of its totals; `replace`: with the totals themselves. */
export async function recordDerivation(
  client: PoolClient,
  { appearances, people, tookMs }: Omit<Derivation, 'derivedAt'>,
  replace: boolean,
): Promise<void> {
  const total = (column: string) => (replace ? `excluded.${column}` : `d.${column} + excluded.${column}`)
  await client.query({
    text: `INSERT INTO people.derivation AS d (derived_at, appearances, people, took_ms)
           VALUES (clock_timestamp(), $1, $2, $3)
           ON CONFLICT (only_row) DO UPDATE SET derived_at = excluded.derived_at, took_ms = excluded.took_ms,
             appearances = ${total('appearances')}, people = ${total('people')}`,
    values: [appearances, people, tookMs],
  })
}

const LOCK = 20_261_129

/** Lets one process at a time derive people: until the end of the caller's transaction. */
export async function lockDerivation(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
}
