// How far a replica is behind, in time. The clocks of two machines are not compared, and a primary on which nothing
// happens makes nobody late: a replica lags since the primary was first seen further than the replica is now.

export type LagHistory = {
  /** Notes how far the primary was at `now`. */
  record(lsn: number, now: number): void
  /** For how long the primary has been further than `lsn`, in ms; 0 when it is not. */
  lagMs(lsn: number, now: number): number
}

// Positions remembered: two minutes and a half at least, ten as a rule. Who lags further is told to lag by that much.
const MAX_POSITIONS = 1_500

export function createLagHistory(remembered = MAX_POSITIONS): LagHistory {
  const seen: { lsn: number; at: number }[] = []
  return {
    record(lsn, now) {
      const last = seen.at(-1)
      if (last !== undefined && lsn < last.lsn)
        seen.length = 0 // another primary, that had not got everything
      else if (lsn === last?.lsn) return
      seen.push({ lsn, at: now })
      if (seen.length > remembered) seen.shift()
    },
    lagMs(lsn, now) {
      const passed = seen.find(position => position.lsn > lsn)
      return passed === undefined ? 0 : now - passed.at
    },
  }
}
