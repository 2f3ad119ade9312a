// A PostgreSQL of a test file's own, on a port that stays the same: it can be killed, started again, put on a disk of its
// own or given few connections, without anybody else noticing.

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
  /** The address of a migrated database. */
  url: string
  cluster: Cluster
  /** Ends all of its processes at once, as a loss of power would. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  /** Runs one statement on a connection of its own. */
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>
  /** The address of another database in it, made when missing. */
  another(name: string): Promise<string>
}

/** Starts one with `settings` beyond the defaults. It is stopped, and its files are removed, when the test file is done. */
export async function startTestCluster(
  settings: Record<string, string> = {},
  folder = openFolder(),
): Promise<TestCluster> {
  const port = String(await freePort())
  const cluster = await prepareCluster(folder, {
    ...{ shared_buffers: '64MB', fsync: 'off', wal_level: 'replica', max_wal_size: '256MB' },
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
    // The disk it lies on may be gone, and with it the file that names its leader.
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
    ...{ url, cluster, another, start },
    kill: () => killCluster(cluster),
    stop: () => stopCluster(cluster),
    query: (sql, values) => ask(url, sql, values),
  }
}

/** A folder that PostgreSQL's user can reach, removed when the test file is done. */
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

/** The number of the process that leads a cluster; null when none does. */
export function postmasterOf({ dataFolder }: Cluster): number | null {
  const file = join(dataFolder, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return pid > 0 && isRunning(pid) ? pid : null
}

/** The processes of a cluster with what they say they do, the leader first. */
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

/** Ends all processes of a cluster. */
export async function killCluster(cluster: Cluster): Promise<void> {
  const leader = postmasterOf(cluster)
  if (leader !== null) await killProcessTree(leader)
}

// The leader first: it would otherwise see its children die and begin to recover.
async function killProcessTree(leader: number): Promise<void> {
  const all = processTree(leader).map(({ pid }) => pid)
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it was gone already
    }
  }
  while (all.some(isRunning)) await sleep(10)
}

// What nobody waits for stays in the list of processes as a name only.
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
