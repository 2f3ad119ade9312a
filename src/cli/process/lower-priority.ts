// Lowers the CPU priority of loading and computing commands, and of their database backends (`openDatabase`), below
// that of serving.

import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dataDirFrom } from '../../config.ts'
import { setAutogroupNice } from '../../platform/process/autogroup.ts'
import { isEmbeddedRunning } from '../../store/db/embedded/postmaster.ts'

/**
 * Below the backends that serve requests (`lowerBackendPriority`), but not the lowest: on a busy machine a process
 * holding a lock would block others for seconds.
 */
export const LOW_NICENESS = 15

/**
 * Lowers the priority of this process and its future backends. Call after opening the database: an embedded one
 * would inherit and keep the priority.
 */
export function lowerPriority(): void {
  lowerThreads()
  // In a terminal session the whole session would be lowered.
  if (isSessionLeader()) setAutogroupNice(process.pid, LOW_NICENESS)
}

/**
 * Lowers the priority before a command is loaded, which takes most of a second of CPU time; only if the database is
 * already running and so cannot inherit it.
 */
export function lowerPriorityEarly(environment: NodeJS.ProcessEnv): void {
  if (environment.DATABASE_URL || isEmbeddedRunning(dataDirFrom(environment))) lowerPriority()
}

// On Linux priorities are per thread; V8's threads exist already.
function lowerThreads(): void {
  setPriority(LOW_NICENESS)
  for (const thread of listThreads()) {
    try {
      setPriority(thread, LOW_NICENESS)
    } catch {
      // The thread has ended.
    }
  }
}

function listThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [] // not Linux
  }
}

function isSessionLeader(): boolean {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1')
    const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(session) === process.pid
  } catch {
    return false // not Linux
  }
}
