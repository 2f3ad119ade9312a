// Scheduling autogroups of Linux. With autogrouping by session (the default of most desktops and small machines)
// nice values only apply within a session, and each PostgreSQL process is its own session. Source: sched(7), "The
// autogroup feature".

import { writeFileSync } from 'node:fs'

// The kernel accepts ten changes a second from all non-root users together.
const RETRY_MS = 120
// About half a minute.
const MAX_ATTEMPTS = 250

type Change = { processId: number; nice: number }

const pending: Change[] = []
let attempts = 0

/**
 * Sets the nice value of a process's autogroup, immediately or within seconds. No effect on processes of other
 * users and on systems without autogroups.
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

// False when the change must be retried.
function write({ processId, nice }: Change): boolean {
  try {
    writeFileSync(`/proc/${processId}/autogroup`, String(nice))
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EAGAIN'
  }
}
