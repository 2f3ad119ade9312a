// All PostgreSQL connections are in use by others: answers report the failure, and the service recovers when
// connections are available.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { migrate } from '../../src/store/db/migrate.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { makeDataDir, run } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { eventually, startServer } from './running-server.ts'
import { startTestCluster } from './test-cluster.ts'

const database = await startTestCluster({ max_connections: '45' })
// An ordinary role: the reserved connections are for superusers.
await database.query("CREATE ROLE plain LOGIN PASSWORD 'plain'; CREATE ROLE other LOGIN PASSWORD 'other'")
await database.query('CREATE DATABASE plain OWNER plain')
const address = Object.assign(new URL(database.url), {
  username: 'plain',
  password: 'plain',
  pathname: '/plain',
})
const url = address.href
await migrate(url)
const pool = openPool(url, { name: 'test' })
const [held, neverAsked] = [await addCompany(pool), await addCompany(pool)]
const key = await issueKey(pool)
await pool.end()
const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir() }

/** Takes all connections, as another role: the service cannot take the freed ones meanwhile. */
async function takeAll(): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  await database.query('ALTER ROLE plain CONNECTION LIMIT 0')
  await database.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'plain'`)
  const connectionString = Object.assign(new URL(url), { username: 'other', password: 'other' }).href
  for (;;) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch {
      break
    }
    taken.push(client)
  }
  await database.query('ALTER ROLE plain CONNECTION LIMIT -1')
  return taken
}

test('without connections nothing is reported as not found, and the service recovers', async () => {
  const served = await startServer(env, key)
  const before = await served.dossier(held)
  assert.equal(before.status, 200)
  const taken = await takeAll()
  assert.ok(taken.length > 20)
  assert.equal((await served.dossier(held)).status, 200)
  const other = `/api/v1/companies/${neverAsked}`
  for (const path of [
    other,
    `${other}/lifecycle`,
    `${other}/rollup`,
    '/api/v1/search?q=62',
    `/kbo/${neverAsked}`,
  ]) {
    const { status, headers, body } = await served.get(path)
    assert.equal(status, 503, path)
    assert.equal(headers.get('cache-control'), 'no-store', path)
    assert.doesNotMatch(JSON.stringify(body), /slots|53300|clients already/, path)
  }
  assert.equal((await served.get('/healthz')).status, 200)
  assert.equal((await served.get('/health/status')).body.status, 'degraded')

  const status = await runInProcess(['status'], env)
  assert.equal(status.code, 1)
  assert.match(status.stderr, /no free connections.*max_connections/s)
  const another = await run(['serve'], { ...env, PORT: '0' })
  assert.equal(another.code, 1, 'a second serve says so too, for whoever starts it again')
  assert.match(another.stderr, /max_connections/)

  await Promise.all(taken.map(client => client.end()))
  await eventually(async () => (await served.dossier(neverAsked)).degraded.length === 0)
  await eventually(async () => (await served.get('/api/v1/search?q=62')).status === 200)
  await eventually(async () => (await served.get('/health/status')).body.probes.database.ok)
  await served.stop()
})
