// Whoever is being served comes first: commands that load and compute take what is left of the processor, and their part of the
// database too.

import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Database } from '../store/db.ts'
import { lowerGroup, sharePriority } from '../store/share-priority.ts'

const LOW = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Lowers the priority of this process and of what works for it in the database. After the database was opened: an embedded
 * one would otherwise be started with it, and keep it for all who come.
 */
export function giveWay({ pool }: Pick<Database, 'pool'>): void {
  lowerThreads()
  // In a session of others' (a terminal) they would be lowered along.
  if (leadsSession()) lowerGroup(process.pid, LOW)
  sharePriority(pool)
}

// On Linux a priority is a thread's: those that collect garbage and unpack were there before.
function lowerThreads(): void {
  setPriority(LOW)
  for (const thread of listThreads()) {
    try {
      setPriority(thread, LOW)
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

function leadsSession(): boolean {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1')
    const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(session) === process.pid
  } catch {
    return false // not Linux
  }
}
