import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

test('what is said of a build is read, and nothing is assumed of one of which nothing is said', () => {
  assert.deepEqual(readConfig({}).build, { commit: null, builtAt: null })
  const told = { GRIFFIE_COMMIT: '0123abc', GRIFFIE_BUILT_AT: '2026-01-31T12:00:00+01:00' }
  assert.deepEqual(readConfig(told).build, { commit: '0123abc', builtAt: '2026-01-31T12:00:00+01:00' })
})

test('every setting that cannot be used is named, each with what it should be', () => {
  const faulty = { GRIFFIE_COMMIT: 'main', GRIFFIE_BUILT_AT: 'yesterday', PORT: '-1' }
  assert.throws(
    () => readConfig(faulty),
    (error: Error) => {
      assert.ok(error instanceof ConfigError)
      for (const name of Object.keys(faulty)) assert.match(error.message, new RegExp(`${name}: must be `))
      return true
    },
  )
})

test('nothing is measured, logged or timed that was not asked for', () => {
  const { metrics, logRequests, slowQueryMs } = readConfig({})
  assert.deepEqual(
    { metrics, logRequests, slowQueryMs },
    {
      metrics: { host: '127.0.0.1', port: null },
      logRequests: false,
      slowQueryMs: null,
    },
  )
  const asked = readConfig({ METRICS_PORT: '0', LOG_REQUESTS: 'on', SLOW_QUERY_MS: '0' })
  assert.equal(asked.metrics.port, 0)
  assert.equal(asked.logRequests, true)
  assert.equal(asked.slowQueryMs, 0)
  for (const faulty of [{ METRICS_PORT: '65536' }, { SLOW_QUERY_MS: '1s' }, { LOG_REQUESTS: 'yes' }])
    assert.throws(() => readConfig(faulty), ConfigError)
})

test('an account of the register is whole or told to be in halves', () => {
  assert.equal(readConfig({}).register.account, null)
  const account = {
    REGISTER_USER: 'desk',
    REGISTER_PASSWORD: 'pass word',
    REGISTER_SFTP: 'files.example:2222',
  }
  const { register } = readConfig(account)
  assert.deepEqual(register.account, { user: 'desk', password: 'pass word' })
  assert.deepEqual(register.sftp, { host: 'files.example', port: 2222, hostKey: null })
  assert.throws(() => readConfig({ REGISTER_USER: 'desk' }), /REGISTER_PASSWORD: is required/)
  assert.throws(() => readConfig({ REGISTER_PASSWORD: 'word' }), /REGISTER_USER: is required/)
})

test('replicas and a way around a pooler are taken beside a database of the operator only', () => {
  const replicas = { DATABASE_REPLICA_URLS: 'postgres://a/griffie, postgres://b/griffie' }
  const { replicaUrls } = readConfig({ ...replicas, DATABASE_URL: 'postgres://c/griffie' })
  assert.deepEqual(replicaUrls, ['postgres://a/griffie', 'postgres://b/griffie'])
  assert.throws(() => readConfig(replicas), /DATABASE_REPLICA_URLS: requires DATABASE_URL/)
  assert.throws(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://a/griffie' }), /DATABASE_DIRECT_URL/)
})

test('as many processes as there are processors, when that is asked for', () => {
  assert.equal(readConfig({}).processes, 1)
  assert.equal(readConfig({ PROCESSES: '3' }).processes, 3)
  assert.equal(readConfig({ PROCESSES: 'auto' }).processes, Math.min(availableParallelism(), 64))
  assert.throws(() => readConfig({ PROCESSES: '0' }), /PROCESSES: must be 1 to 64, or auto/)
})

test('a setting has one fault at a time', () => {
  const linesOf = (settings: Record<string, string>): string[] => {
    try {
      readConfig(settings)
    } catch (error) {
      return (error as ConfigError).message
        .split('\n')
        .filter(line => line.includes(Object.keys(settings)[0] ?? ''))
    }
    return []
  }
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'BASE_URL'])
    assert.match(linesOf({ [name]: 'hare' }).join('|'), /^[^|]*is not a URL[^|]*$/)
  assert.match(linesOf({ DATABASE_URL: 'http://hare' }).join('|'), /^[^|]*must begin with postgres[^|]*$/)
})
