// The work of a load is done by processes of PostgreSQL's, which know nothing of the priority of whoever asks. Where they run on
// this machine and we may, they are given that of this process: whoever is being served comes first there too.

import { readFileSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import type pg from 'pg'

/**
 * Has the server's processes behind `pool` run at no higher priority than this process, from the next connection on. Nothing
 * happens with a server elsewhere, one of another user's (unless this is root), and on systems other than Linux.
 */
export function sharePriority(pool: pg.Pool): void {
  pool.on('connect', client => {
    const { processID, connection } = client as pg.PoolClient & Internals
    const own = getPriority()
    if (own <= 0 || !isBehind(connection.stream, processID)) return
    try {
      if (getPriority(processID) < own) setPriority(processID, own)
      lowerGroup(processID, own)
    } catch {
      // Another user's: it works as before.
    }
  })
}

const GROUP_TRIES = 5
const GROUP_PAUSE_MS = 120

/**
 * Gives the group that the kernel shares processors out to the niceness `nice`. Where it groups by session (autogroup, the
 * default of most desktops and small machines), a priority holds among the processes of one session only, and each process
 * of PostgreSQL's is a session of its own. Source: sched(7), "The autogroup feature".
 */
export function lowerGroup(processId: number, nice: number, tries = GROUP_TRIES): void {
  try {
    writeFileSync(`/proc/${processId}/autogroup`, String(nice))
  } catch (error) {
    // The kernel takes ten of these a second from all who are not root.
    const isTooSoon = (error as NodeJS.ErrnoException).code === 'EAGAIN'
    if (isTooSoon && tries > 1)
      setTimeout(() => lowerGroup(processId, nice, tries - 1), GROUP_PAUSE_MS).unref()
  }
}

type Internals = { processID: number; connection: { stream: Socket } }

// A process of PostgreSQL's says in its title whom it serves. A server elsewhere has numbers of its own, which are anybody's
// here: only the process that names this very connection is meant.
function isBehind({ localAddress, localPort }: Socket, processId: number): boolean {
  try {
    const title = readFileSync(`/proc/${processId}/cmdline`, 'latin1')
    return title.startsWith('postgres:') && title.includes(` ${localAddress}(${localPort})`)
  } catch {
    return false
  }
}
