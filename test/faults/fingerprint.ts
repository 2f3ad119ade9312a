// A fingerprint of a database's contents, without write times and sequence numbers.

import pg from 'pg'

/** Row count and checksum by table or view, `schema.table`. */
export type Fingerprint = Record<string, string>

const OF_RUNS =
  /^(id|took_ms|\w+_id|extracted_at|evaluated_at|loaded_at|received_at|created_at|refreshed_at|computed_at|stored_at|since|value_since)$/

/** The fingerprint of the tables of `schemas`. */
export async function fingerprintOf(url: string, ...schemas: string[]): Promise<Fingerprint> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    const { rows } = await client.query<{ place: string; columns: string[] }>(COLUMNS, [schemas])
    const prints: Fingerprint = {}
    for (const { place, columns } of rows) {
      const kept = columns.filter(name => !OF_RUNS.test(name)).map(name => `"${name}"`)
      const { rows: told } = await client.query(
        `SELECT count(*) || ':' || coalesce(sum(hashtextextended(row(${kept})::text, 0)), 0) AS print FROM ${place}`,
      )
      prints[place] = told[0].print
    }
    return prints
  } finally {
    await client.end()
  }
}

const COLUMNS = `
  SELECT format('%I.%I', nspname, relname) AS place, array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class
  JOIN pg_namespace ON pg_namespace.oid = relnamespace
  JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
  WHERE nspname = ANY($1) AND relkind IN ('r', 'm', 'p')
  GROUP BY nspname, relname
  ORDER BY nspname, relname`
