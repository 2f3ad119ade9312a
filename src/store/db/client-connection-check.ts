// PostgreSQL notices a lost client only when it sends a result: a statement of an import would run on for a minute after its
// command was killed. `client_connection_check_interval` makes the server check while the statement runs.

import type pg from 'pg'

const CHECK_INTERVAL = '1s'

/**
 * Has the server end a statement of `pool` whose client is gone, within a second, from the next connection on. One that cannot
 * (before PostgreSQL 14, or on Windows) goes on to its end, and undoes it then.
 */
export function enableClientConnectionCheck(pool: pg.Pool): void {
  const options = pool.options as pg.PoolOptions & { verify?: Verify }
  // Runs before the pool hands out a new connection.
  options.verify = (client, done) => {
    client.query(`SET client_connection_check_interval = '${CHECK_INTERVAL}'`).then(
      () => done(),
      () => done(),
    )
  }
}

type Verify = (client: pg.PoolClient, done: (error?: Error) => void) => void
