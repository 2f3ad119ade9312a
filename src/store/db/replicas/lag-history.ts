// Replication lag as time: since the primary was first positions ahead of the replica's position. Needs no synchronized
// clocks and is zero while the primary is idle.

type LagHistory = {
  /** Records the primary's position at `now`. */
  record(lsn: number, now: number): void
  /** Milliseconds since the primary passed `lsn`; 0 when it has not. */
  lagMs(lsn: number, now: number): number
}

// Covers at least 2.5 minutes, usually ten; longer lags are reported as the age of the oldest position.
const MAX_POSITIONS = 1_500

export function createLagHistory(maxPositions = MAX_POSITIONS): LagHistory {
  const positions: { lsn: number; at: number }[] = []
  return {
    record(lsn, now) {
      const last = positions.at(-1)
      if (last !== undefined && lsn < last.lsn)
        positions.length = 0 // a new primary that had not replayed everything
      else if (lsn === last?.lsn) return
      positions.push({ lsn, at: now })
      if (positions.length > maxPositions) positions.shift()
    },
    lagMs(lsn, now) {
      const passed = positions.find(position => position.lsn > lsn)
      return passed === undefined ? 0 : now - passed.at
    },
  }
}
