// Debian's PostgreSQL as an operator has it, started for one test file: a primary, and replicas that stream from it.

import { readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { makeServerFolder, missing, runAsServer } from './run-as-server-user.ts'

const BINARIES = '/usr/lib/postgresql/15/bin'
const DATABASE = 'griffie'

/** Why tests that start it are skipped; false when they need not be. */
export const WITHOUT_POSTGRES = missing({ [`${BINARIES}/pg_ctl`]: 'postgresql' })

export type PostgresServer = {
  /** The address of its database `griffie`. */
  url: string
  port: number
  /** Runs one statement as the owner of everything. */
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  /** Starts it again on the same port after `kill` or `stop`. */
  start(): Promise<void>
  stop(): Promise<void>
  /** SIGKILL to the postmaster: its children notice and go. */
  kill(): Promise<void>
  /** Stops all of its processes where they are, connections open. Returns what lets them go on. */
  freeze(): () => void
  /** Makes a replica a primary. */
  promote(): Promise<void>
  /** A new server that streams from this one, up to date when it is returned. */
  addReplica(): Promise<PostgresServer>
}

// Small and without care for what a power cut would leave: it lives for seconds.
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
full_page_writes = off
shared_buffers = 64MB
max_connections = 200
wal_level = replica
max_wal_senders = 8
wal_keep_size = 256MB
hot_standby = on
wal_receiver_status_interval = 1s
wal_retrieve_retry_interval = 100ms
jit = off
`

/** Starts a primary with an empty database. Ended, and its files removed, when the test file is done. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = makeServerFolder('postgres')
  const data = join(folder, 'data')
  const options = ['--username=griffie', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await runAsServer(`${BINARIES}/initdb`, ['-D', data, ...options], folder)
  await writeFile(join(data, 'postgresql.auto.conf'), SETTINGS)
  const server = await launch(folder)
  await server.query(`CREATE DATABASE ${DATABASE}`)
  return server
}

async function launch(folder: string): Promise<PostgresServer> {
  const data = join(folder, 'data')
  const port = await freePort()
  const control = (...args: string[]) => runAsServer(`${BINARIES}/pg_ctl`, ['-D', data, ...args], folder)
  const log = join(folder, 'log')
  const start = async () => void (await control('start', '-w', '-l', log, '-o', `-p ${port}`))
  const stop = async () => void (await control('stop', '-m', 'immediate').catch(() => {})) // not running
  after(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  const address = (database: string) => `postgres://griffie@127.0.0.1:${port}/${database}`
  return {
    url: address(DATABASE),
    port,
    query: statement => queryOnce(address('postgres'), statement),
    start,
    stop,
    // With its backends, which would otherwise finish their statements first.
    kill: async () => {
      const killed = processesOf(data)
      for (const pid of killed) process.kill(pid, 'SIGKILL')
      // Their shared memory is in use until the last one has exited; meanwhile the server cannot be started again.
      while (killed.some(isRunning)) await sleep(20)
    },
    freeze() {
      const frozen = processesOf(data)
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
    },
    promote: async () => void (await control('promote', '-w')),
    addReplica: () => addReplica(port),
  }
}

/** False for a zombie too, which has released its memory. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** The postmaster and its children. */
function processesOf(data: string): number[] {
  const postmaster = postmasterIn(data)
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  return [postmaster, ...children.trim().split(' ').map(Number)]
}

function postmasterIn(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function addReplica(primaryPort: number): Promise<PostgresServer> {
  const folder = makeServerFolder('replica')
  const from = `host=127.0.0.1 port=${primaryPort} user=griffie`
  const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--wal-method=stream']
  await runAsServer(`${BINARIES}/pg_basebackup`, ['-D', join(folder, 'data'), '-d', from, ...options], folder)
  return launch(folder)
}

async function queryOnce<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
