// Who of several copies of a database is the primary, and from whom may be read, judged by what each said when it was
// last looked at. Nothing is asked here.

import { type DataVersions, sameVersions } from '../data-version.ts'
import type { EndpointProbe } from './database-endpoint.ts'

/** Null for one that did not answer. */
export type ProbeResults = readonly (EndpointProbe | null)[]

/** What has to be remembered from one judgement to the next. */
export type ClusterState = {
  /** Which database this is; null before anybody answered. */
  system: string | null
  /** The highest timeline of any primary seen so far. */
  timeline: number
  /** Index of the primary; also while it does not answer, as long as no other takes its place. */
  primary: number
}

export const INITIAL_CLUSTER_STATE: ClusterState = { system: null, timeline: 0, primary: 0 }

/**
 * Why one is not read from. `spared`: the primary, while a replica can be read; `former_primary`: another was promoted while it was away;
 * `behind`: it has another version of the data than is served.
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
  /** Of what is read; null when nobody answers. */
  versions: DataVersions | null
  /** Replicas to read from, as indexes, one as good as another; the primary is asked when none of them is left. */
  readers: number[]
  exclusions: (ExclusionReason | null)[]
}

/** `lagMs`: of each, as far as known. */
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
  const unread = probes.map((probe, i): ExclusionReason | null => {
    if (probe === null) return 'unreachable'
    if (probe.system !== system) return 'other_database'
    if (probe.timeline !== null) return i === known.primary && primary ? 'spared' : 'former_primary'
    if (versions === null || !sameVersions(probe.versions, versions)) return 'behind'
    return primary && (lagMs[i] ?? 0) > maxLagMs ? 'lagging' : null
  })
  const readers = unread.flatMap((reason, i) => (reason === null ? [i] : []))
  if (primary && readers.length === 0) unread[known.primary] = null
  return { known, primaryAnswers: primary !== null, versions, readers, exclusions: unread }
}

// Of two that both take themselves for the primary the one promoted last is it. On the same timeline, which only a
// mistake makes, the one that was it stays it, so that there are never two.
function findPrimary(probes: ProbeResults, before: ClusterState): Pick<ClusterState, 'timeline' | 'primary'> {
  const timeline = Math.max(before.timeline, ...probes.map(probe => probe?.timeline ?? 0))
  const leading = probes.flatMap((probe, i) => (isLeading(probe, timeline) ? [i] : []))
  const primary = leading.includes(before.primary) ? before.primary : (leading[0] ?? before.primary)
  return { timeline, primary }
}

function isLeading(probe: EndpointProbe | null | undefined, timeline: number): boolean {
  return probe?.timeline === timeline
}

// Without a primary nothing new comes: whoever has got furthest has the newest there is.
function mostAdvanced(probes: ProbeResults): EndpointProbe | null {
  return probes.reduce<EndpointProbe | null>((best, probe) => {
    if (probe === null || probe.timeline !== null) return best
    return best === null || probe.lsn > best.lsn ? probe : best
  }, null)
}
