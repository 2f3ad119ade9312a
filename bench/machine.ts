// Description of the machine.

import { cpus, totalmem } from 'node:os'

/** One sentence on machine and runtime. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return (
    `${cpus().length} cores (${cpu?.model.trim() || 'unknown'}), ${memory} GiB of memory, ${process.platform} ${process.arch}, ` +
    `Node ${process.versions.node}, embedded PostgreSQL; server, database and load share the machine. ` +
    `${new Date().toISOString().slice(0, 10)}.`
  )
}
