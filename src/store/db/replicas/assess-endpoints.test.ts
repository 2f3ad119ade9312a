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
  ...{ timeline, lsn: 100, system: 's', versions: versions(register) },
})
const replica = (register = 'v1', lsn = 100): EndpointProbe => ({
  ...{ timeline: null, lsn, system: 's', versions: versions(register) },
})

function judge(
  looks: ProbeResults,
  known: ClusterState = INITIAL_CLUSTER_STATE,
  lagMs: (number | null)[] = [],
): EndpointAssessment {
  return assessEndpoints(looks, known, lagMs, MAX_LAG_MS)
}

test('replicas that have the version and keep up are read from, and the primary is spared', () => {
  const judged = judge([primary(), replica(), replica()], INITIAL_CLUSTER_STATE, [null, 0, MAX_LAG_MS])
  assert.deepEqual(judged.readers, [1, 2])
  assert.deepEqual(judged.exclusions, ['spared', null, null])
})

test('a replica that lags, has another version or does not answer is not read from', () => {
  const looks = [primary(1, 'v2'), replica('v2'), replica('v1'), null]
  const judged = judge(looks, INITIAL_CLUSTER_STATE, [null, MAX_LAG_MS + 1, 0, null])
  assert.deepEqual(judged.readers, [])
  assert.deepEqual(judged.exclusions, [null, 'lagging', 'behind', 'unreachable'])
  assert.equal(judged.versions?.register, 'v2')
})

test('a database that is another one is never read from nor taken for the primary', () => {
  const other = { ...primary(9), system: 'other' }
  const judged = judge([primary(), other, { ...replica(), system: 'other' }])
  assert.equal(judged.known.primary, 0)
  assert.deepEqual(judged.exclusions, [null, 'other_database', 'other_database'])
})

test('without its primary whoever has got furthest is read from, however late, and the others that are there too', () => {
  const { known } = judge([primary(1, 'v3'), replica('v2'), replica('v2'), replica('v1')])
  const judged = judge([null, replica('v2', 90), replica('v2', 95), replica('v1', 50)], known, [
    null,
    1e9,
    1e9,
  ])
  assert.equal(judged.primaryAnswers, false)
  assert.equal(judged.versions?.register, 'v2')
  assert.deepEqual(judged.readers, [1, 2])
  assert.deepEqual(judged.exclusions, ['unreachable', null, null, 'behind'])
  assert.equal(judged.known.primary, 0, 'the place of the primary is empty, not taken')
})

test('when a replica is promoted it is the primary, and the former one is not when it comes back', () => {
  const { known } = judge([primary(1), replica()])
  const promoted = judge([null, primary(2)], known)
  assert.deepEqual([promoted.known.primary, promoted.known.timeline], [1, 2])
  const returned = judge([primary(1, 'v9'), primary(2)], promoted.known)
  assert.equal(returned.known.primary, 1)
  assert.deepEqual(returned.exclusions, ['former_primary', null])
  assert.equal(returned.versions?.register, 'v1')
})

test('a former primary that is there alone is neither read from nor written to', () => {
  const { known } = judge([null, primary(2)])
  const alone = judge([primary(1), null], known)
  assert.deepEqual([alone.known.primary, alone.primaryAnswers, alone.versions], [1, false, null])
  assert.deepEqual(alone.exclusions, ['former_primary', 'unreachable'])
})

test('one that comes back as a replica is read from again', () => {
  const { known } = judge([null, primary(2)])
  const judged = judge([replica(), primary(2)], known)
  assert.deepEqual([judged.known.primary, judged.readers], [1, [0]])
})

test('of two that both take themselves for the primary on one timeline, the one that was it stays it', () => {
  assert.equal(judge([primary(2), primary(2)]).known.primary, 0)
  assert.equal(judge([primary(2), primary(2)], { system: 's', timeline: 2, primary: 1 }).known.primary, 1)
})

test('when nobody answers nothing is known, and what was known of the database stays', () => {
  const { known } = judge([primary(3), replica()])
  const judged = judge([null, null], known)
  assert.deepEqual(judged.known, known)
  assert.deepEqual([judged.versions, judged.readers, judged.primaryAnswers], [null, [], false])
})
