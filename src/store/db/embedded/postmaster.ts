// Who runs a cluster: what `postmaster.pid` says, and whether it is still true. A machine that lost its power, or a
// container that was killed, leaves the file behind, and its number soon belongs to another process.

import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Postmaster = {
  port: number
  /** Whether it takes connections. */
  ready: boolean
}

/** The running postmaster of a data folder; null when there is none, whatever was left behind. */
export function findPostmaster(dataFolder: string): Postmaster | null {
  const lines = readPidFile(dataFolder)
  if (lines === null || !isPostgres(Number(lines[0]))) return null
  // Source of the lines: PostgreSQL's src/include/utils/pidfile.h.
  return { port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Removes a `postmaster.pid` whose number belongs to another program: PostgreSQL takes that for itself and refuses to
 * start. One that names nobody is left to PostgreSQL, which looks for more than we do. True where one was removed.
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

// One that ended and that nobody has waited for is alive to `kill`. Where there is no /proc, that has to do.
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

// All of a cluster's processes work in its folder; some may outlive their leader for a moment.
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
