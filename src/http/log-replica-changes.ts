// A line in the log for each copy of the database that is read from or left alone from now on, and for a new primary.

import type { Logger } from '../platform/log.ts'
import type { EndpointReport } from '../store/db/replicas/endpoint-pool.ts'

/** Compares with what was reported before, and tells the difference. */
export function createReplicaChangeLogger(logger: Logger): (reports: readonly EndpointReport[]) => void {
  const lastStates = new Map<string, string>()
  return reports => {
    for (const { name, role, used, reason } of reports) {
      // Behind for a moment is what every replica is after every import.
      if (reason === 'behind') continue
      const state = `${role} ${reason}`
      if (lastStates.get(name) === state) continue
      lastStates.set(name, state)
      const isWell = used || reason === 'spared'
      logger[isWell ? 'info' : 'warn']({ database: name, role, used, reason }, 'database copy')
    }
  }
}
