// Whoever is being served comes first: commands that load and compute take what is left of the processor, and what works for
// them in the database too (`openDatabase`).

import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dataDirFrom } from '../../config.ts'
import { setAutogroupNice } from '../../platform/process/autogroup.ts'
import { isEmbeddedRunning } from '../../store/db/embedded/is-running.ts'

/**
 * The niceness of what gives way: behind the database's processes that work for what is being served, too (`comeFirst`). Not the
 * lowest there is: on a machine without a moment to spare what holds a lock would keep others waiting for seconds.
 */
export const LOW_NICENESS = 15

/**
 * Lowers the priority of this process, and of what it will have done in the database. After the database was opened: an
 * embedded one would otherwise be started with it, and keep it for all who come.
 */
export function lowerPriority(): void {
  lowerThreads()
  // In a session of others' (a terminal) they would be lowered along.
  if (isSessionLeader()) setAutogroupNice(process.pid, LOW_NICENESS)
}

/**
 * The same before a command is loaded, which keeps a core busy for most of a second: where the database runs already, and so
 * cannot be started with a low priority.
 */
export function lowerPriorityEarly(environment: NodeJS.ProcessEnv): void {
  if (environment.DATABASE_URL || isEmbeddedRunning(dataDirFrom(environment))) lowerPriority()
}

// On Linux a priority is a thread's: those that collect garbage and unpack were there before.
function lowerThreads(): void {
  setPriority(LOW_NICENESS)
  for (const thread of listThreads()) {
    try {
      setPriority(thread, LOW_NICENESS)
    } catch {
      // It has ended meanwhile.
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
