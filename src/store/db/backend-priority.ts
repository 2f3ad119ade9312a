// Much of what this process does is done by processes of PostgreSQL's, which know nothing of the priority of whoever asks. Where
// they run on this machine and we may, they are given one: whoever is being served comes first there too.

import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { constants, getPriority, setPriority } from 'node:os'
import type pg from 'pg'
import { setAutogroupNice } from '../../platform/process/autogroup.ts'

/**
 * Has the server's processes behind `pool` run at no higher priority than this process, from the next connection on. Nothing
 * happens with a server elsewhere, one of another user's (unless this is root), and on systems other than Linux.
 */
export function matchBackendPriority(pool: pg.Pool): void {
  setBackendPriority(pool, () => getPriority())
}

// Nine times the processor time for this process where both want it (sched(7): a tenth less for each step).
const NICE_STEPS = 10
const LOWEST = constants.priority.PRIORITY_LOW

/**
 * The same, with a lower priority than this process has. One thread answers all requests and does so in a moment; where it has to
 * stand in line with the processes that work for it, each statement of each request waits for that line twice.
 */
export function lowerBackendPriority(pool: pg.Pool): void {
  setBackendPriority(pool, () => Math.min(getPriority() + NICE_STEPS, LOWEST))
}

function setBackendPriority(pool: pg.Pool, niceness: () => number): void {
  pool.on('connect', client => {
    const { processID, connection } = client as pg.PoolClient & Internals
    const nice = niceness()
    if (nice <= 0 || !servesConnection(connection.stream, client as pg.PoolClient & Internals)) return
    try {
      if (getPriority(processID) < nice) setPriority(processID, nice)
      setAutogroupNice(processID, nice)
    } catch {
      // Another user's: it works as before.
    }
  })
}

type Internals = { processID: number; connection: { stream: Socket }; user?: string; database?: string }

// A process of PostgreSQL's says in its title whom it serves. A server elsewhere has numbers of its own, which are anybody's
// here: only the process that names this very connection is meant. One by a Unix socket is of this machine, and names who asks
// for what.
function servesConnection(
  { localAddress, localPort }: Socket,
  { processID, user, database }: Internals,
): boolean {
  try {
    const title = readFileSync(`/proc/${processID}/cmdline`, 'latin1')
    const connection = localAddress ? ` ${localAddress}(${localPort})` : ` ${user} ${database} [local]`
    return title.startsWith('postgres:') && title.includes(connection)
  } catch {
    return false
  }
}
