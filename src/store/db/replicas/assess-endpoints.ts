// Pure decisions on probe results: who is the primary, who may be read, how far a replica lags.

import { type DataVersions, sameVersions } from '../data-version.ts'
import type { EndpointProbe } from './database-endpoint.ts'

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

/** Null for an endpoint that did not answer. */
export type ProbeResults = readonly (EndpointProbe | null)[]

/** State carried from one assessment to the next. */
export type ClusterState = {
  /** System identifier of the database; null before the first answer. */
  system: string | null
  /** Highest timeline of any primary so far. */
  timeline: number
  /** Index of the primary; kept while it does not answer, until another is promoted. */
  primary: number
}

export const INITIAL_CLUSTER_STATE: ClusterState = { system: null, timeline: 0, primary: 0 }

/**
 * Why an endpoint is not read from. `spared`: the primary, while a replica can be read; `former_primary`: another
 * endpoint has been promoted; `behind`: it has another data version than is served.
 */
export type ExclusionReason =
  | 'spared'
  | 'unreachable'
  | 'lagging'
  | 'behind'
  | 'former_primary'
  | 'other_database'

export type EndpointAssessment = {
  known: ClusterState
  /** False while the primary does not answer. */
  primaryAnswers: boolean
  /** Data versions that are served; null when no endpoint answers. */
  versions: DataVersions | null
  /** Indexes of replicas to read from; the primary is the fallback. */
  readers: number[]
  exclusions: (ExclusionReason | null)[]
}

/** `lagMs`: lag per endpoint, null where unknown. */
export function assessEndpoints(
  probes: ProbeResults,
  before: ClusterState,
  lagMs: readonly (number | null)[],
  maxLagMs: number,
): EndpointAssessment {
  const system = before.system ?? probes.find(probe => probe !== null)?.system ?? null
  const ours = probes.map(probe => (probe?.system === system ? probe : null))
  const known = { system, ...findPrimary(ours, before) }
  const primary = isLeading(ours[known.primary], known.timeline) ? (ours[known.primary] ?? null) : null
  const versions = (primary ?? mostAdvanced(ours))?.versions ?? null
  const exclusions = probes.map((probe, i): ExclusionReason | null => {
    if (probe === null) return 'unreachable'
    if (probe.system !== system) return 'other_database'
    if (probe.timeline !== null) return i === known.primary && primary ? 'spared' : 'former_primary'
    if (versions === null || !sameVersions(probe.versions, versions)) return 'behind'
    return primary && (lagMs[i] ?? 0) > maxLagMs ? 'lagging' : null
  })
  const readers = exclusions.flatMap((reason, i) => (reason === null ? [i] : []))
  if (primary && readers.length === 0) exclusions[known.primary] = null
  return { known, primaryAnswers: primary !== null, versions, readers, exclusions }
}

// The endpoint promoted last is the primary. On equal timelines (a misconfiguration) the previous one stays, so
// that there is never more than one.
function findPrimary(probes: ProbeResults, before: ClusterState): Pick<ClusterState, 'timeline' | 'primary'> {
  const timeline = Math.max(before.timeline, ...probes.map(probe => probe?.timeline ?? 0))
  const leading = probes.flatMap((probe, i) => (isLeading(probe, timeline) ? [i] : []))
  const primary = leading.includes(before.primary) ? before.primary : (leading[0] ?? before.primary)
  return { timeline, primary }
}

function isLeading(probe: EndpointProbe | null | undefined, timeline: number): boolean {
  return probe?.timeline === timeline
}

// Without a primary the replica that has replayed most has the newest data.
function mostAdvanced(probes: ProbeResults): EndpointProbe | null {
  return probes.reduce<EndpointProbe | null>((best, probe) => {
    if (probe === null || probe.timeline !== null) return best
    return best === null || probe.lsn > best.lsn ? probe : best
  }, null)
}
