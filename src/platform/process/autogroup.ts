// The groups that the kernel shares processors out to. Where it groups by session (autogroup, the default of most desktops and
// small machines), a priority holds among the processes of one session only, and each process of PostgreSQL's is a session of
// its own. Source: sched(7), "The autogroup feature".

import { writeFileSync } from 'node:fs'

// The kernel takes ten changes a second, from all who are not root together.
const RETRY_MS = 120
// Somebody else may be quicker each time; half a minute of that is enough.
const MAX_ATTEMPTS = 250

type Change = { processId: number; nice: number }

const pending: Change[] = []
let attempts = 0

/**
 * Gives the group of a process the niceness `nice`, at once or within some seconds. Nothing happens with processes of others,
 * and on systems without such groups.
 */
export function setAutogroupNice(processId: number, nice: number): void {
  pending.push({ processId, nice })
  if (pending.length === 1) flushPending()
}

function flushPending(): void {
  while (pending[0]) {
    if (!write(pending[0]) && ++attempts < MAX_ATTEMPTS)
      return void setTimeout(flushPending, RETRY_MS).unref()
    pending.shift()
    attempts = 0
  }
}

// False when the kernel has to be asked again.
function write({ processId, nice }: Change): boolean {
  try {
    writeFileSync(`/proc/${processId}/autogroup`, String(nice))
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EAGAIN'
  }
}
