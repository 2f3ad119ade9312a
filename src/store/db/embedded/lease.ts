// Several commands share one embedded PostgreSQL: the first one starts it, the last one stops it. Each process
// holds a shared advisory lock on a connection of its own, which is released when the process ends; the process
// that gets the exclusive lock was the last. When the database is killed, its users restart it.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, prepareCluster, startCluster, stopCluster } from './cluster.ts'
import { socketAddress } from './unix-socket.ts'

const LOCK = 20_260_917
const DATABASE = 'griffie'

export type Lease = {
  /** TCP address of the running database. */
  url: string
  /** Unix socket address, for processes with many queries; the TCP address where there is no socket. */
  socketUrl: string
  /** Folder of the cluster. */
  folder: string
  /** Releases the lease; stops the database when no other process uses it. */
  release(): Promise<void>
}

/** Starts or joins the embedded database of `dataDir`, until `release`. */
export async function leaseEmbeddedDatabase(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Lease> {
  const cluster = await prepareCluster(dataDir, settings)
  const { url, port, client } = await joinCluster(cluster)
  const release = maintainConnection(client, () => rejoin(cluster, url, port))
  const { folder, password } = cluster
  const socketUrl = socketAddress({ folder, port, password, database: DATABASE }) ?? url
  return { url, socketUrl, folder, release: () => release(holder => leaveCluster(cluster, holder)) }
}

/**
 * Maintains a connection, re-established by `rejoin` when lost. Returns a function that stops this and passes the
 * last connection to `leave`.
 */
function maintainConnection(first: pg.Client, rejoin: () => Promise<pg.Client>) {
  let client: pg.Client | null = null
  let released = false
  let rejoining = Promise.resolve()
  const track = (connected: pg.Client) => {
    client = connected
    connected.once('end', () => {
      client = null
      if (!released) rejoining = reconnect()
    })
  }
  const reconnect = async () => {
    while (!released && client === null) {
      const connected = await rejoin().catch(() => null)
      if (connected) track(connected)
      else await sleep(REJOIN_EVERY_MS)
    }
  }
  track(first)
  return async (leave: (client: pg.Client) => Promise<void>) => {
    released = true
    await rejoining // a database that is starting right now must be stopped too
    if (client) await leave(client)
  }
}

const REJOIN_EVERY_MS = 500

// On the same port, since existing pools connect to it.
async function rejoin(cluster: Cluster, url: string, port: number): Promise<pg.Client> {
  const found = await startCluster(cluster, port)
  if (found !== port) throw new Error(`the database listens on another port, ${found}`)
  return acquireSharedLock(url)
}

async function joinCluster(cluster: Cluster): Promise<{ url: string; port: number; client: pg.Client }> {
  for (let attempt = 0; ; attempt++) {
    const port = await startCluster(cluster)
    const address = (database: string) =>
      `postgres://griffie:${cluster.password}@127.0.0.1:${port}/${database}`
    try {
      await createDatabase(address('postgres'))
      return { url: address(DATABASE), port, client: await acquireSharedLock(address(DATABASE)) }
    } catch (error) {
      // The previous last user may be stopping it right now (57P03, 57P01, a refused or reset connection).
      if (attempt === 20 || !isShuttingDown(error)) throw error
      await new Promise(resolve => setTimeout(resolve, 150))
    }
  }
}

function isShuttingDown(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string }
  return (
    /^(57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(code ?? '') || /terminated|shutting down/.test(message)
  )
}

async function createDatabase(url: string): Promise<void> {
  await withClient(url, async client => {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (found.rowCount) return
    await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error // created by another process meanwhile
    })
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function acquireSharedLock(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'griffie lease' })
  client.on('error', () => {}) // queries on other connections report the lost database
  await client.connect()
  await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK])
  return client
}

async function leaveCluster(cluster: Cluster, client: pg.Client): Promise<void> {
  try {
    if (await isLastUser(client)) await stopCluster(cluster)
  } finally {
    await client.end().catch(() => {})
  }
}

// A database that is gone needs no stopping.
async function isLastUser(client: pg.Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK])
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS alone', [LOCK])
    return rows[0].alone
  } catch {
    return false
  }
}
