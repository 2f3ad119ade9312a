// The limit of open files of this process: each client connection is one.

import { readFileSync } from 'node:fs'
import type { Logger } from '../log.ts'

// Database connections, listeners, files of the program.
const OWN_FILES = 256

/** Open files this process may have; null where the system does not tell (other than Linux). */
export function readOpenFileLimit(path = '/proc/self/limits'): number | null {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync(path, 'utf8')) ?? []
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}

/** Warns when fewer files may be open than client connections are accepted: the excess would fail without a message. */
export function warnOfOpenFiles(logger: Logger, maxConnections: number, limit = readOpenFileLimit()): void {
  const needed = maxConnections + OWN_FILES
  if (limit === null || limit >= needed) return
  logger.warn(
    { limit, needed },
    `at most ${limit} files may be open, ${needed} are needed for MAX_CONNECTIONS=${maxConnections}: raise the limit (ulimit -n, LimitNOFILE) or lower MAX_CONNECTIONS`,
  )
}
