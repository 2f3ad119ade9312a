// Logs state changes of database endpoints: replicas that enter or leave service, and a new primary.

import type { Logger } from '../platform/log.ts'
import type { EndpointReport } from '../store/db/replicas/endpoint-pool.ts'

/** Logs differences to the previous reports. */
export function createReplicaChangeLogger(logger: Logger): (reports: readonly EndpointReport[]) => void {
  const lastStates = new Map<string, string>()
  return reports => {
    for (const { name, role, used, reason } of reports) {
      // Every replica is behind for a moment after an import.
      if (reason === 'behind') continue
      const state = `${role} ${reason}`
      if (lastStates.get(name) === state) continue
      lastStates.set(name, state)
      const isWell = used || reason === 'spared'
      logger[isWell ? 'info' : 'warn']({ database: name, role, used, reason }, 'database endpoint')
    }
  }
}
