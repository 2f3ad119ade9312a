// The work of a load is done by processes of PostgreSQL's, which know nothing of the priority of whoever asks. Where they run on
// this machine and we may, they are given that of this process: whoever is being served comes first there too.

import { readFileSync } from 'node:fs'
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
    } catch {
      // Another user's: it works as before.
    }
  })
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
