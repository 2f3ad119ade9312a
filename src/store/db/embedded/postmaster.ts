// Finds a cluster's postmaster by `postmaster.pid`. A power failure or a killed container leaves the file behind,
// and its PID may soon belong to another process.

import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { candidateFolders } from './location.ts'

type Postmaster = {
  port: number
  /** Whether it accepts connections. */
  ready: boolean
}

/** The running postmaster of a data folder, or null. */
export function findPostmaster(dataFolder: string): Postmaster | null {
  const lines = readPidFile(dataFolder)
  if (lines === null || !isPostgres(Number(lines[0]))) return null
  // Source of the lines: PostgreSQL's src/include/utils/pidfile.h.
  return { port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Removes a `postmaster.pid` whose PID belongs to another program: PostgreSQL would take that for a running server
 * and refuse to start. A file whose process is gone is left to PostgreSQL, which checks more. True when the file
 * was removed.
 */
export function removeStalePidFile(dataFolder: string): boolean {
  const lines = readPidFile(dataFolder)
  if (lines === null || !existsSync('/proc/self')) return false
  const pid = Number(lines[0])
  if (!isAlive(pid) || isPostgres(pid) || hasProcessesIn(dataFolder)) return false
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true })
  return true
}

function readPidFile(dataFolder: string): string[] | null {
  try {
    return readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
}

// `kill` also reports zombies as alive. Without /proc that check has to suffice.
function isPostgres(pid: number): boolean {
  if (!existsSync('/proc/self')) return isAlive(pid)
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return /^Name:\s+postgres$/m.test(status) && !/^State:\s+[ZX]/m.test(status)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// All processes of a cluster run in its data folder; backends may outlive the postmaster for a moment.
function hasProcessesIn(dataFolder: string): boolean {
  const folder = realpathSync(dataFolder)
  return readdirSync('/proc').some(name => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      return false
    }
  })
}

// Checks whether an install's embedded database is running, without creating or starting anything.

/** True when the embedded database of `dataDir` (absolute) accepts connections. */
export function isEmbeddedRunning(dataDir: string): boolean {
  return candidateFolders(dataDir).some(folder => findPostmaster(join(folder, 'data'))?.ready === true)
}
