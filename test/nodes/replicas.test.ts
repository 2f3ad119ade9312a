// PostgreSQL with two streaming replicas, and two nodes that read from them.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { inTransaction, openPool, type Pool } from '../../src/store/db/pool.ts'
import { openEndpointPool } from '../../src/store/db/replicas/endpoint-pool.ts'
import { openSource } from '../../src/store/db/source.ts'
import { nightly } from '../nightly.ts'
import { issueKey, recordEmptyFetches } from '../rest/running-app.ts'
import { type PostgresServer, startPostgres, WITHOUT_POSTGRES } from '../servers/debian-postgres.ts'
import { command, eventually, type Node, serveNode } from './node.ts'
import { COMPANY, writeFull, writeUpdate } from './small-register.ts'
import { measureStaleness } from './staleness.ts'

const skip = WITHOUT_POSTGRES
const MAX_LAG_MS = 800
const path = `/companies/${COMPANY}`

type Install = {
  primary: PostgresServer
  replicas: [PostgresServer, PostgresServer]
  pool: Pool
  settings: Record<string, string>
  nodes: [Node, Node]
}

// Not installed where the tests are skipped.
const { primary, replicas, pool, settings, nodes } = skip ? ({} as Install) : await install()

async function install(): Promise<Install> {
  const server = await startPostgres()
  await command({ DATABASE_URL: server.url }, 'import', 'register', writeFull(100, 'Eerste Naam'))
  const copies: Install['replicas'] = [await server.addReplica(), await server.addReplica()]
  const given = {
    DATABASE_URL: server.url,
    DATABASE_REPLICA_URLS: copies.map(({ url }) => url).join(','),
    REPLICA_MAX_LAG_MS: String(MAX_LAG_MS),
  }
  const connections = openPool(server.url, { name: 'test' })
  after(() => connections.end())
  await recordEmptyFetches(connections)
  const key = await issueKey(connections)
  const serve = () => serveNode(given, () => key)
  const serving: Install['nodes'] = [await serve(), await serve()]
  return { primary: server, replicas: copies, pool: connections, settings: given, nodes: serving }
}

type Copy = { name: string; role: string; used: boolean; lag_ms: number | null; reason: string | null }

const copies = async (node = nodes[0]): Promise<Copy[]> => (await node.status()).databases
const reasons = async (node?: Node) => (await copies(node)).map(({ reason }) => reason)
const untilReasons = (...wanted: (string | null)[]) =>
  eventually(async () => (await reasons()).join() === wanted.join(), 15_000, `Copies being ${wanted}`)
const replaying = (does: 'pause' | 'resume') =>
  Promise.all(replicas.map(replica => replica.query(`SELECT pg_wal_replay_${does}()`)))
const rename = (number: number, name: string) =>
  command(settings, 'import', 'register', writeUpdate(number, name))

test('reads use the replicas, everything else the primary', { skip }, async () => {
  for (const node of nodes) assert.equal((await node.get(path)).status, 200)
  for (let i = 0; i < 20; i++) await nodes[0].get(`/search?q=naam+${i}`)
  const purposes = async (server: PostgresServer) => {
    const rows = await server.query<{ name: string }>(
      `SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE application_name LIKE 'griffie %'`,
    )
    return new Set(rows.map(({ name }) => name.replace('griffie ', '')))
  }
  for (const replica of replicas) {
    const found = await purposes(replica)
    assert.ok(found.has('search') && !found.has('upkeep'), [...found].join())
  }
  const found = await purposes(primary)
  assert.ok(found.has('upkeep') && found.has('notices'), [...found].join())
  for (const purpose of ['register', 'gazette', 'risk', 'search']) assert.ok(!found.has(purpose), purpose)
  assert.deepEqual(
    (await copies()).map(({ name, role, used, reason }) => [name, role, used, reason]),
    [
      ['main', 'primary', false, 'spared'],
      ['replica 1', 'replica', true, null],
      ['replica 2', 'replica', true, null],
    ],
  )
  const page = await (await fetch(`${nodes[0].url}/en/status`)).text()
  assert.match(page, /replica 2.*>read</s)
  assert.doesNotMatch(JSON.stringify(await nodes[0].status()), /127\.0\.0\.1|griffie@/)
})

test('replicas that lack an Update do not serve old data', { skip }, async t => {
  await replaying('pause')
  try {
    const { staleMs, asked } = await measureStaleness({
      nodes,
      path,
      isOld: ({ body }) => body.legal_name !== 'Nieuwe Naam',
      make: () => rename(101, 'Nieuwe Naam'),
      isCommitted: async () =>
        (await pool.query('SELECT FROM intake.register_load WHERE extract_number = 101')).rowCount === 1,
    })
    t.diagnostic(`${staleMs} ms, ${asked} answers`)
    const [replica] = await replicas[0].query('SELECT FROM pg_stat_activity LIMIT 1')
    assert.ok(replica, 'the replica answers all the while')
    await untilReasons(null, 'behind', 'behind')
  } finally {
    await replaying('resume')
  }
  await untilReasons('spared', null, null)
  assert.equal((await nodes[0].get(path)).body.legal_name, 'Nieuwe Naam')
})

nightly(
  'replicas that fall behind are left alone, not for a primary that has nothing to tell',
  {
    skip,
  },
  async () => {
    await replaying('pause')
    try {
      await sleep(2 * MAX_LAG_MS)
      assert.deepEqual(await reasons(), ['spared', null, null])
      await pool.query('CREATE TABLE public.written AS SELECT 1')
      await untilReasons(null, 'lagging', 'lagging')
      const [, replica] = await copies()
      assert.ok((replica?.lag_ms ?? 0) > MAX_LAG_MS)
    } finally {
      await replaying('resume')
    }
    await untilReasons('spared', null, null)
  },
)

test('a read cancelled by a recovery conflict is retried elsewhere', {
  skip,
}, async t => {
  await replicas[0].query("ALTER SYSTEM SET max_standby_streaming_delay = '0'")
  await replicas[0].query('SELECT pg_reload_conf()')
  const endpoints = openEndpointPool({ databaseUrl: primary.url, replicaUrls: [replicas[0].url] })
  const source = openSource({ name: 'register', endpoints, logger: pino({ level: 'silent' }) })
  t.after(() => Promise.all([endpoints.close(), source.close()]))
  await endpoints.probe()
  const slowRead = 'SELECT pg_is_in_recovery() AS of_replica, pg_sleep(0.5) FROM register.company LIMIT 1'
  const first: boolean[] = []
  const reading = source.run(async reader => {
    first.push((await reader.query('SELECT pg_is_in_recovery() AS of_replica')).rows[0].of_replica)
    return (await reader.query(slowRead)).rows[0].of_replica
  })
  await sleep(150)
  await inTransaction(pool, client => client.query('LOCK TABLE register.company IN ACCESS EXCLUSIVE MODE'))
  assert.equal(await reading, false)
  assert.deepEqual(first, [true, false], 'first of the replica, then of the primary')
  const [{ conflicts } = { conflicts: 0 }] = await replicas[0].query<{ conflicts: number }>(
    `SELECT sum(confl_lock)::int AS conflicts FROM pg_stat_database_conflicts`,
  )
  assert.ok(conflicts > 0)
})

nightly(
  'replicas may die and come back under load: no answer fails, and all are whole',
  { skip },
  async () => {
    const statuses = new Map<string, number>()
    let over = false
    const asking = async (node: Node) => {
      for (let i = 0; !over; i++) {
        for (const asked of [path, `${path}/lifecycle`, `/search?q=naam+${i}`]) {
          const { status, body } = await node.get(asked)
          const degraded = body.coverage?.stages_degraded ?? []
          const outcome = `${status} ${degraded}`
          statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
        }
        await sleep(2)
      }
    }
    const load = Promise.all(nodes.map(asking))
    try {
      for (const replica of replicas) {
        await replica.kill()
        await sleep(400)
      }
      await untilReasons(null, 'unreachable', 'unreachable')
      // Cached dossiers are dropped, so that each has to be composed.
      await rename(102, 'Zonder Kopie')
      await sleep(300)
      assert.equal((await nodes[1].get(path)).body.legal_name, 'Zonder Kopie')
      for (const replica of replicas) await replica.start()
      await untilReasons('spared', null, null)
    } finally {
      over = true
      await load
    }
    assert.deepEqual([...statuses.keys()], ['200 '])
  },
)

test('no request fails when a replica stalls with open connections', { skip }, async () => {
  const askAll = async () => {
    const asked = Array.from({ length: 30 }, (_, i) => nodes[0].get(`/search?q=naam+${i}`))
    return new Set((await Promise.all(asked)).map(({ status }) => status))
  }
  await askAll() // opens connections
  const thaw = replicas[1].freeze()
  try {
    assert.deepEqual([...(await askAll())], [200])
    await untilReasons('spared', null, 'unreachable')
  } finally {
    thaw()
  }
  await untilReasons('spared', null, null)
})

nightly(
  'a Full that replicas replay under load costs no answer, and shows within a second',
  {
    skip,
  },
  async t => {
    const faults = new Set<string>()
    const { staleMs, asked } = await measureStaleness({
      nodes,
      path,
      isOld({ status, body }) {
        if (status !== 200 || body.coverage.stages_degraded.length > 0) faults.add(JSON.stringify(body))
        return body.legal_name !== 'Volle Naam'
      },
      make: () => command(settings, 'import', 'register', writeFull(103, 'Volle Naam')),
      isCommitted: async () =>
        (await pool.query('SELECT FROM intake.register_load WHERE extract_number = 103')).rowCount === 1,
    })
    t.diagnostic(`${staleMs} ms, ${asked} answers`)
    assert.deepEqual([...faults], [])
    await untilReasons('spared', null, null)
  },
)
