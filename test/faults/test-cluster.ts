// A PostgreSQL server of a test file on a fixed port, which can be killed, restarted, put on its own disk or
// limited in connections.

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type Cluster,
  prepareCluster,
  startCluster,
  stopCluster,
} from '../../src/store/db/embedded/cluster.ts'
import { migrate } from '../../src/store/db/migrate.ts'
import { childrenOf } from '../child-processes.ts'
import { freePort } from '../free-port.ts'

export type TestCluster = {
  /** Address of a migrated database. */
  url: string
  cluster: Cluster
  /** Kills all its processes at once, like a power failure. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  /** Runs a statement on a new connection. */
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Address of another database on it, created when missing. */
  another(name: string): Promise<string>
}

/** Starts a server with `settings`. Stopped and removed after the test file. */
export async function startTestCluster(
  settings: Record<string, string> = {},
  folder = openFolder(),
): Promise<TestCluster> {
  const port = String(await freePort())
  const cluster = await prepareCluster(folder, {
    shared_buffers: '64MB',
    fsync: 'off',
    wal_level: 'replica',
    max_wal_size: '256MB',
    ...settings,
    port,
  })
  const addressOf = (name: string) => `postgres://griffie:${cluster.password}@127.0.0.1:${port}/${name}`
  let leader: number | null = null
  const start = async () => {
    await startCluster(cluster)
    leader = postmasterOf(cluster)
  }
  after(async () => {
    // Its disk, and with it the PID file, may be gone.
    if (leader !== null && nameOf(leader).includes(cluster.folder)) await killProcessTree(leader)
    rmSync(cluster.folder, { recursive: true, force: true })
  })
  await start()
  const another = async (name: string) => {
    const [found] = await ask(addressOf('postgres'), 'SELECT FROM pg_database WHERE datname = $1', [name])
    if (!found) await ask(addressOf('postgres'), `CREATE DATABASE ${name}`)
    await migrate(addressOf(name))
    return addressOf(name)
  }
  const url = await another('griffie')
  return {
    url,
    cluster,
    another,
    start,
    kill: () => killCluster(cluster),
    stop: () => stopCluster(cluster),
    query: (sql, values) => ask(url, sql, values),
  }
}

/** A folder accessible to PostgreSQL's user, removed after the test file. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-fault-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'data'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

async function ask<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** PID of a cluster's postmaster, or null. */
export function postmasterOf({ dataFolder }: Cluster): number | null {
  const file = join(dataFolder, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return pid > 0 && isRunning(pid) ? pid : null
}

/** Processes of a cluster with their titles, postmaster first. */
export function processesOf(cluster: Cluster): { pid: number; name: string }[] {
  const leader = postmasterOf(cluster)
  return leader === null ? [] : processTree(leader)
}

function processTree(leader: number): { pid: number; name: string }[] {
  return [leader, ...childrenOf(leader)].map(pid => ({
    pid,
    name: nameOf(pid),
  }))
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

export async function killCluster(cluster: Cluster): Promise<void> {
  const leader = postmasterOf(cluster)
  if (leader !== null) await killProcessTree(leader)
}

// The postmaster first, or it would start recovery.
async function killProcessTree(leader: number): Promise<void> {
  const all = processTree(leader).map(({ pid }) => pid)
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // already exited
    }
  }
  while (all.some(isRunning)) await sleep(10)
}

// Zombies stay in the process list.
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
