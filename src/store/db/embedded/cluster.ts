// One embedded PostgreSQL cluster: initdb, start, discovery, stop. The postmaster outlives the process that started
// it; other processes find it through `postmaster.pid`.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Binaries, chooseFolder, locateBinaries } from './location.ts'
import { findPostmaster, removeStalePidFile } from './postmaster.ts'
import { ensurePostgresUser, type SystemUser } from './system-user.ts'
import { prepareSocketFolder, removeSocketFolder } from './unix-socket.ts'

const run = promisify(execFile)
const START_TIMEOUT_S = 120
const MIB = 1024 * 1024

export type Cluster = {
  folder: string
  dataFolder: string
  password: string
  binaries: Binaries
  owner: SystemUser | null
  /** Server settings beyond the defaults, by name. */
  settings: Record<string, string>
}

/** Prepares the cluster of `dataDir`, running `initdb` when it does not exist. Does not start it. */
export async function prepareCluster(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Cluster> {
  const owner = ensurePostgresUser()
  const folder = chooseFolder(dataDir, owner)
  const binaries = locateBinaries(owner)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const cluster = { folder, dataFolder: join(folder, 'data'), password: '', binaries, owner, settings }
  if (!existsSync(cluster.dataFolder)) await createCluster(cluster)
  return { ...cluster, password: readFileSync(join(folder, 'password'), 'utf8').trim() }
}

// initdb runs in a temporary folder that is renamed when complete: a killed run leaves no partial cluster, and of
// two concurrent processes the second uses the first one's cluster.
async function createCluster({ folder, dataFolder, binaries, owner }: Cluster): Promise<void> {
  const building = join(folder, `building-${process.pid}`)
  const passwordFile = join(building, 'password')
  const password = randomBytes(24).toString('base64url')
  rmSync(building, { recursive: true, force: true })
  mkdirSync(building, { mode: 0o700 })
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (owner) for (const path of [building, passwordFile]) chownSync(path, owner.uid, owner.gid)
    const built = join(building, 'data')
    await run(binaries.initdb, ['-D', built, `--pwfile=${passwordFile}`, ...INITDB_OPTIONS], {
      ...owner,
      cwd: building,
    })
    if (!existsSync(dataFolder)) {
      writeFileSync(join(folder, 'password'), `${password}\n`, { mode: 0o600 })
      renameSync(built, dataFolder)
    }
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

const INITDB_OPTIONS = [
  '--username=griffie',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--no-sync',
]

/** Port of a running postmaster that accepts connections, or null. */
function runningPort({ dataFolder }: Cluster): number | null {
  const found = findPostmaster(dataFolder)
  return found?.ready ? found.port : null
}

/**
 * Starts the cluster unless it is running and returns its port: `atPort` when given, else the previous port if it
 * is free. Safe to call concurrently.
 */
export async function startCluster(cluster: Cluster, atPort?: number): Promise<number> {
  let failure: unknown = null
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = runningPort(cluster)
    if (port) return port
    try {
      await launch(cluster, atPort ?? (await choosePort(cluster)))
    } catch (error) {
      failure = error // another process may be starting or stopping it: retry
      await sleep(300 * (attempt + 1))
    }
  }
  throw new Error(
    `The embedded PostgreSQL did not start. Its log: ${join(cluster.folder, 'postgres.log')}\n${lastLogLines(cluster)}`,
    { cause: failure },
  )
}

async function launch(cluster: Cluster, port: number): Promise<void> {
  const { binaries, dataFolder, folder, owner } = cluster
  const config = join(folder, 'griffie.conf')
  const log = join(folder, 'postgres.log')
  if (removeStalePidFile(dataFolder)) removeSocketFolder(folder) // socket files contain the same PID
  writeFileSync(config, renderSettings(cluster, port, await prepareSocketFolder(folder, owner)))
  if (!existsSync(log)) writeFileSync(log, '')
  if (owner) for (const path of [config, log]) chownSync(path, owner.uid, owner.gid)
  writeIncludeOnce(cluster, config)
  await run(binaries.pgCtl, ['start', '-D', dataFolder, '-l', log, '-w', '-t', String(START_TIMEOUT_S)], {
    ...owner,
    cwd: dataFolder,
  })
}

function writeIncludeOnce({ dataFolder }: Cluster, config: string): void {
  const file = join(dataFolder, 'postgresql.conf')
  const text = readFileSync(file, 'utf8')
  const line = `include '${config.replaceAll("'", "''")}'`
  if (!text.includes(line))
    writeFileSync(file, `${text.replaceAll(/^include '.*griffie\.conf'\n/gm, '')}${line}\n`)
}

// Minimal WAL (there is no replica) lets bulk loads into new tables skip the log. JIT compilation costs more than
// it saves for this service's short queries.
function renderSettings(cluster: Cluster, port: number, socketFolder: string): string {
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    shared_buffers: `${sharedBuffers()}MB`,
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '2GB',
    jit: 'off',
    random_page_cost: '1.1',
    max_connections: '200',
    ...cluster.settings,
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('')
}

// A quarter of the memory, as PostgreSQL's manual recommends (shared_buffers). The upper bound leaves memory to
// other processes.
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(8192, Math.max(128, Math.floor(memory / MIB / 4)))
}

function lastLogLines({ folder }: Cluster): string {
  return readIfThere(join(folder, 'postgres.log')).trimEnd().split('\n').slice(-5).join('\n')
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

// Reuses the previous port, so that clients can reconnect after a crash.
async function choosePort({ folder }: Cluster): Promise<number> {
  const last = Number(/^port = '(\d+)'$/m.exec(readIfThere(join(folder, 'griffie.conf')))?.[1] ?? 0)
  return (await checkPortFree(last)) ?? (await checkPortFree(0)) ?? 0
}

/** Returns the port (any free one for 0), or null when it is in use. */
function checkPortFree(port: number): Promise<number | null> {
  return new Promise(resolve => {
    const server = createServer(socket => socket.destroy()) // a client of the previous server
    server.on('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

/** Stops the cluster and terminates its connections. No-op when it is not running. */
export async function stopCluster({ binaries, dataFolder, owner }: Cluster): Promise<void> {
  await run(binaries.pgCtl, ['stop', '-D', dataFolder, '-m', 'fast', '-w'], {
    ...owner,
    cwd: dataFolder,
  }).catch((error: Error) => {
    if (!/no server running|PID file .* does not exist/i.test(error.message)) throw error
  })
}
