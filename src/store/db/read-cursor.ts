// Rows of a large query in batches, by a cursor of the caller's transaction.

import type { QueryResultRow } from 'pg'
import type { PoolClient } from './pool.ts'

/**
 * Batches of at most `size` rows of `query`, a SELECT without parameters; none is empty. The next batch is requested
 * before the caller works on this one, so that database and caller work at the same time. `name` is an SQL identifier.
 */
export async function* readCursor<T extends QueryResultRow>(
  client: PoolClient,
  name: string,
  query: string,
  size: number,
): AsyncGenerator<T[]> {
  await client.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${query}`)
  yield* fetchCursor<T>(client, name, size)
}

/** The same of a cursor that is declared, which is closed at the end. */
export async function* fetchCursor<T extends QueryResultRow>(
  client: PoolClient,
  name: string,
  size: number,
): AsyncGenerator<T[]> {
  const fetchNext = () => {
    const fetched = client.query<T>(`FETCH ${size} FROM ${name}`)
    fetched.catch(() => {}) // awaited later, or never when the caller stops
    return fetched
  }
  let fetched = fetchNext()
  for (;;) {
    const { rows } = await fetched
    if (rows.length === 0) break
    fetched = fetchNext()
    yield rows
  }
  await client.query(`CLOSE ${name}`)
}
