// PostgreSQL detects a lost client only when it sends data: a long import statement would continue after its
// command was killed. `client_connection_check_interval` makes the server check during the statement.

import type pg from 'pg'

const CHECK_INTERVAL = '1s'

/**
 * Enables the check for new connections of `pool`. Unsupported before PostgreSQL 14 and on Windows; statements then
 * run to their end and are rolled back.
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
