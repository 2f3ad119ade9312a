// One embedded PostgreSQL cluster on disk: made, started, found running, stopped.
// The postmaster outlives the process that started it; `postmaster.pid` tells every other one where it is.

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

/** Prepares the cluster of `dataDir` on disk (made with `initdb` the first time); starts nothing. */
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

// initdb writes into a folder of its own that is renamed when whole: a kill leaves no half cluster behind,
// and of two processes that start at once the second uses what the first made.
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

/** The port of a running postmaster that is ready for connections, or null. */
export function runningPort({ dataFolder }: Cluster): number | null {
  const found = findPostmaster(dataFolder)
  return found?.ready ? found.port : null
}

/**
 * Starts the cluster unless it runs already, and returns its port: `atPort` where one is asked for, else the last one
 * when that is free. Safe when several processes do so at once.
 */
export async function startCluster(cluster: Cluster, atPort?: number): Promise<number> {
  let failure: unknown = null
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = runningPort(cluster)
    if (port) return port
    try {
      await launch(cluster, atPort ?? (await choosePort(cluster)))
    } catch (error) {
      failure = error // another process may be starting or stopping it: look again
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
  if (removeStalePidFile(dataFolder)) removeSocketFolder(folder) // they bear the same number
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

// One machine, no replica: minimal WAL lets a bulk load skip the log for tables made in its own transaction.
// The just-in-time compiler costs more than the short queries of this service take.
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

// The quarter of the memory that PostgreSQL's manual advises (resource consumption, shared_buffers). Up to that it keeps pages
// itself: the system's cache may be taken back at any time, and costs a call of the system for each page.
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

// The one it had, so that whoever is connected finds it again after it was killed.
async function choosePort({ folder }: Cluster): Promise<number> {
  const last = Number(/^port = '(\d+)'$/m.exec(readIfThere(join(folder, 'griffie.conf')))?.[1] ?? 0)
  return (await checkPortFree(last)) ?? (await checkPortFree(0)) ?? 0
}

/** The port, or any free one for 0; null when somebody listens there. */
function checkPortFree(port: number): Promise<number | null> {
  return new Promise(resolve => {
    const server = createServer(socket => socket.destroy()) // who still looks for the database there
    server.on('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

/** Stops the cluster, ending its connections. A cluster that does not run is left alone. */
export async function stopCluster({ binaries, dataFolder, owner }: Cluster): Promise<void> {
  await run(binaries.pgCtl, ['stop', '-D', dataFolder, '-m', 'fast', '-w'], {
    ...owner,
    cwd: dataFolder,
  }).catch((error: Error) => {
    if (!/no server running|PID file .* does not exist/i.test(error.message)) throw error
  })
}
