// The PostgreSQL server behind a pool: version and limits, its backends' priority, detection of lost
// clients.

import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { constants, getPriority, setPriority } from 'node:os'
import type pg from 'pg'
import { setAutogroupNice } from '../../platform/process/autogroup.ts'
import type { Pool } from './pool.ts'

// PostgreSQL backends do not inherit the priority of the client process. For a server on this machine, where
// permitted, their nice value is set here, so that background work does not slow down requests.

/**
 * Gives backends of `pool` at least this process's nice value, from the next connection on. No effect for remote
 * servers, backends of other users (unless root), and systems other than Linux.
 */
export function matchBackendPriority(pool: pg.Pool): void {
  setBackendPriority(pool, () => getPriority())
}

// About nine times the CPU share for this process under contention (sched(7): 10 % per step).
const NICE_STEPS = 10
const LOWEST = constants.priority.PRIORITY_LOW

/**
 * Gives backends a lower priority than this process. All requests run on one thread; if it competed with the
 * backends for CPU, every statement would wait in the scheduler twice.
 */
export function lowerBackendPriority(pool: pg.Pool): void {
  setBackendPriority(pool, () => Math.min(getPriority() + NICE_STEPS, LOWEST))
}

function setBackendPriority(pool: pg.Pool, niceness: () => number): void {
  pool.on('connect', client => {
    const { processID, connection } = client as pg.PoolClient & Internals
    const nice = niceness()
    if (nice <= 0 || !servesConnection(connection.stream, client as pg.PoolClient & Internals)) return
    try {
      if (getPriority(processID) < nice) setPriority(processID, nice)
      setAutogroupNice(processID, nice)
    } catch {
      // Owned by another user: the priority stays as it is.
    }
  })
}

type Internals = { processID: number; connection: { stream: Socket }; user?: string; database?: string }

// A backend's process title names its client. The PID of a remote server may belong to any local process, so the
// title must match this connection's address, or user and database for a Unix socket.
function servesConnection(
  { localAddress, localPort }: Socket,
  { processID, user, database }: Internals,
): boolean {
  try {
    const title = readFileSync(`/proc/${processID}/cmdline`, 'latin1')
    const connection = localAddress ? ` ${localAddress}(${localPort})` : ` ${user} ${database} [local]`
    return title.startsWith('postgres:') && title.includes(connection)
  } catch {
    return false
  }
}

// PostgreSQL detects a lost client only when it sends data: a long import statement would continue after its
// command was killed. `client_connection_check_interval` makes the server check during the statement.

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

/** PostgreSQL version and database size in bytes. */
export async function readServerInfo(pool: Pool): Promise<{ postgres: string; databaseBytes: number }> {
  const { rows } = await pool.query<{ version: string; bytes: string }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
            pg_database_size(current_database())::text AS bytes`,
  )
  return { postgres: rows[0]?.version ?? '', databaseBytes: Number(rows[0]?.bytes) }
}

/** Connection limit for ordinary roles. */
export async function readConnectionLimit(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ connections: number }>(
    `SELECT current_setting('max_connections')::integer
            - current_setting('superuser_reserved_connections')::integer AS connections`,
  )
  return rows[0]?.connections ?? 0
}
