import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  assessEndpoints,
  type ClusterState,
  type EndpointAssessment,
  INITIAL_CLUSTER_STATE,
  type ProbeResults,
} from './assess-endpoints.ts'
import type { EndpointProbe } from './database-endpoint.ts'

const MAX_LAG_MS = 5_000
const versions = (register: string) => ({ register, timeline: 't', risk: 'r' })
const primary = (timeline = 1, register = 'v1'): EndpointProbe => ({
  timeline,
  lsn: 100,
  system: 's',
  versions: versions(register),
})
const replica = (register = 'v1', lsn = 100): EndpointProbe => ({
  timeline: null,
  lsn,
  system: 's',
  versions: versions(register),
})

function assess(
  probes: ProbeResults,
  known: ClusterState = INITIAL_CLUSTER_STATE,
  lagMs: (number | null)[] = [],
): EndpointAssessment {
  return assessEndpoints(probes, known, lagMs, MAX_LAG_MS)
}

test('up-to-date replicas are read from instead of the primary', () => {
  const assessed = assess([primary(), replica(), replica()], INITIAL_CLUSTER_STATE, [null, 0, MAX_LAG_MS])
  assert.deepEqual(assessed.readers, [1, 2])
  assert.deepEqual(assessed.exclusions, ['spared', null, null])
})

test('lagging, outdated and unreachable replicas are not read from', () => {
  const probes = [primary(1, 'v2'), replica('v2'), replica('v1'), null]
  const assessed = assess(probes, INITIAL_CLUSTER_STATE, [null, MAX_LAG_MS + 1, 0, null])
  assert.deepEqual(assessed.readers, [])
  assert.deepEqual(assessed.exclusions, [null, 'lagging', 'behind', 'unreachable'])
  assert.equal(assessed.versions?.register, 'v2')
})

test('another database is neither read from nor taken for the primary', () => {
  const other = { ...primary(9), system: 'other' }
  const assessed = assess([primary(), other, { ...replica(), system: 'other' }])
  assert.equal(assessed.known.primary, 0)
  assert.deepEqual(assessed.exclusions, [null, 'other_database', 'other_database'])
})

test('without the primary the most advanced replicas are read from, whatever their lag', () => {
  const { known } = assess([primary(1, 'v3'), replica('v2'), replica('v2'), replica('v1')])
  const assessed = assess([null, replica('v2', 90), replica('v2', 95), replica('v1', 50)], known, [
    null,
    1e9,
    1e9,
  ])
  assert.equal(assessed.primaryAnswers, false)
  assert.equal(assessed.versions?.register, 'v2')
  assert.deepEqual(assessed.readers, [1, 2])
  assert.deepEqual(assessed.exclusions, ['unreachable', null, null, 'behind'])
  assert.equal(assessed.known.primary, 0, 'no replica takes the role of the primary')
})

test('a promoted replica is the primary, also after the former primary returns', () => {
  const { known } = assess([primary(1), replica()])
  const promoted = assess([null, primary(2)], known)
  assert.deepEqual([promoted.known.primary, promoted.known.timeline], [1, 2])
  const returned = assess([primary(1, 'v9'), primary(2)], promoted.known)
  assert.equal(returned.known.primary, 1)
  assert.deepEqual(returned.exclusions, ['former_primary', null])
  assert.equal(returned.versions?.register, 'v1')
})

test('a former primary alone is neither read from nor written to', () => {
  const { known } = assess([null, primary(2)])
  const alone = assess([primary(1), null], known)
  assert.deepEqual([alone.known.primary, alone.primaryAnswers, alone.versions], [1, false, null])
  assert.deepEqual(alone.exclusions, ['former_primary', 'unreachable'])
})

test('a former primary that returns as a replica is read from', () => {
  const { known } = assess([null, primary(2)])
  const assessed = assess([replica(), primary(2)], known)
  assert.deepEqual([assessed.known.primary, assessed.readers], [1, [0]])
})

test('of two primaries on one timeline the previous one stays the primary', () => {
  assert.equal(assess([primary(2), primary(2)]).known.primary, 0)
  assert.equal(assess([primary(2), primary(2)], { system: 's', timeline: 2, primary: 1 }).known.primary, 1)
})

test('when no endpoint answers the cluster state is kept', () => {
  const { known } = assess([primary(3), replica()])
  const assessed = assess([null, null], known)
  assert.deepEqual(assessed.known, known)
  assert.deepEqual([assessed.versions, assessed.readers, assessed.primaryAnswers], [null, [], false])
})
