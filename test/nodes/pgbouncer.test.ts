// Two nodes behind PgBouncer in transaction mode, as packaged by Debian: no prepared statements, no session
// settings, and fewer server connections than the nodes open.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { updatePlan } from '../../src/store/access/members/members.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { connect, LIST } from '../mcp/running-endpoint.ts'
import { nightly } from '../nightly.ts'
import { insert, issueKey, recordEmptyFetches } from '../rest/running-app.ts'
import { type PgBouncer, startPgBouncer, WITHOUT_PGBOUNCER } from '../servers/pgbouncer.ts'
import { openBrowser } from '../site/form-client.ts'
import { command, eventually, type Node, serveNode } from './node.ts'
import { COMPANY, writeFull, writeUpdate } from './small-register.ts'
import { measureStaleness } from './staleness.ts'

const skip = WITHOUT_PGBOUNCER
const POOL_SIZE = 6
const { url: DATABASE_DIRECT_URL, pool } = await createTestDatabase()
const path = `/companies/${COMPANY}`
// Not installed where the tests are skipped.
const { bouncer, settings, key, nodes } = skip ? ({} as Install) : await install()

type Install = { bouncer: PgBouncer; settings: Record<string, string>; key: string; nodes: [Node, Node] }

async function install(): Promise<Install> {
  const started = await startPgBouncer(DATABASE_DIRECT_URL, POOL_SIZE)
  const given = { DATABASE_URL: started.url, DATABASE_DIRECT_URL }
  await command(given, 'import', 'register', writeFull(100, 'Eerste Naam'))
  await recordEmptyFetches(pool)
  const issued = await issueKey(pool)
  const serve = () => serveNode(given, () => issued)
  return { bouncer: started, settings: given, key: issued, nodes: [await serve(), await serve()] }
}

test('all endpoints and pages work without named prepared statements', { skip }, async () => {
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: Number(COMPANY),
    source: 'reorg',
    severity: 'med',
    numac: '2026800001',
    pub_date: '2026-11-20',
  })
  for (const node of nodes) {
    const dossier = await node.get(path)
    assert.deepEqual([dossier.status, dossier.body.legal_name], [200, 'Eerste Naam'])
    assert.deepEqual(dossier.body.coverage.stages_degraded, [])
    assert.equal((await node.get(`${path}/lifecycle`)).body.length, 1)
    for (const text of ['eerste naam', 'eeste naam', 'Korenlei 12', COMPANY])
      assert.ok((await node.get(`/search?q=${encodeURIComponent(text)}`)).body.length > 0, text)
    for (const page of [`/kbo/${COMPANY}`, '/nl/status', '/sitemap.xml', '/insolventies/rss.xml'])
      assert.equal((await fetch(node.url + page)).status, 200, page)
    const { sources } = await node.status()
    assert.deepEqual(new Set(Object.values(sources)), new Set(['answering']))
  }
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'griffie %' AND application_name NOT LIKE '%notices'`,
  )
  assert.equal(rows[0].n, await commandConnections(), 'only notifications and commands bypass the pooler')
})

// The command keeps its own connections for some seconds after startup.
async function commandConnections(): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND application_name IN ('griffie command', 'griffie test')`,
  )
  return rows[0].n
}

test('more concurrent requests are served than there are server connections', { skip }, async () => {
  const paths = Array.from({ length: 12 }, (_, i) => [path, `${path}/lifecycle`, `/search?q=naam+${i}`])
  const asked = paths.flat().map((asks, i) => (nodes[i % 2] as Node).get(asks))
  for (const { status } of await Promise.all(asked)) assert.ok(status === 200, `${status}`)
})

test('an MCP session is served by both nodes and ends on both', { skip }, async () => {
  const [first, second] = nodes.map(({ url }) => connect(`${url}/mcp`, key)) as [Client, Client]
  const session = { 'mcp-session-id': await first.initialize() }
  assert.equal((await second.post(LIST, session)).status, 200)
  assert.equal((await first.send('DELETE', session)).status, 200)
  // Sooner than the other node's poll: it was notified.
  await eventually(async () => (await second.post(LIST, session)).status === 404, 1_500, 'The end')
})

type Client = ReturnType<typeof connect>

test('a member signs in on one node, exports on the other and changes the password', { skip }, async () => {
  const member = { email: 'member@example.org', name: 'Invented Member', plan: 'free' as const }
  const [old, fresh] = ['correct horse battery', 'another horse battery']
  await addMember(pool, { ...member, password: old })
  const browser = openBrowser(nodes[0].url)
  assert.equal((await browser.send('/nl/sign-in', { email: member.email, password: old })).status, 303)
  assert.equal((await browser.get('/nl/account')).status, 200)
  const elsewhere = openBrowser(nodes[1].url, browser)
  const exported = `/export/company/${COMPANY}/financials.csv`
  assert.equal((await elsewhere.get(exported)).status, 403)
  await updatePlan(pool, member.email, 'paid')
  assert.equal((await elsewhere.get(exported)).status, 200)
  const changed = await elsewhere.send('/nl/account/password', { current: old, renewed: fresh })
  assert.ok(changed.status < 400, `${changed.status}`)
  assert.equal((await browser.send('/nl/sign-out')).status, 303)
  assert.notEqual((await browser.get('/nl/account')).status, 200)
})

test('an Update and a Full are imported while serving, and served within a second', { skip }, async t => {
  const loads = async () => (await pool.query('SELECT FROM intake.register_load')).rowCount ?? 0
  for (const [name, extract] of [
    ['Nieuwe Naam', writeUpdate(101, 'Nieuwe Naam')],
    ['Volle Naam', writeFull(102, 'Volle Naam')],
  ] as const) {
    const before = await loads()
    let failed = 0
    const { staleMs, asked } = await measureStaleness({
      nodes,
      path,
      isOld(answer) {
        if (answer.status !== 200 || answer.body.coverage.stages_degraded.length > 0) failed++
        return answer.body.legal_name !== name
      },
      make: () => command(settings, 'import', 'register', extract),
      isCommitted: async () => (await loads()) > before,
    })
    t.diagnostic(`${name}: ${staleMs} ms, ${asked} answers`)
    assert.equal(failed, 0, 'every answer was whole')
  }
})

test('slow statements are cancelled by the server without session settings', {
  skip,
}, async () => {
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%gazette.lifecycle_event%'
      AND pid <> pg_backend_pid()`
  const count = async () => (await pool.query(waiting)).rows[0].n
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.lifecycle_event IN ACCESS EXCLUSIVE MODE')
    const asked = nodes[0].get(`${path}/lifecycle`)
    await eventually(async () => (await count()) > 0, 2_000, 'The wait')
    await eventually(async () => (await count()) === 0, 4_000, 'The end of the wait')
    assert.ok([200, 503].includes((await asked).status))
  })
  await eventually(async () => (await nodes[0].get(`${path}/lifecycle`)).status === 200)
})

nightly(
  'a pooler that is killed under load and comes back costs no answer more than its absence',
  {
    skip,
  },
  async () => {
    let over = false
    const statuses = new Map<number, number>()
    const asking = async (node: Node) => {
      while (!over) {
        for (const asked of [path, `${path}/lifecycle`, '/search?q=naam']) {
          const { status, body } = await node.get(asked)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          assert.notEqual(status, 404)
          if (asked === path && status === 200) assert.match(body.legal_name, / Naam$/)
        }
        await sleep(5)
      }
    }
    const load = Promise.all(nodes.map(asking))
    await sleep(300)
    await bouncer.kill()
    await sleep(1_500)
    assert.equal(
      (await nodes[0].get(path)).body.register_situation_code,
      null,
      'what is held is served as such',
    )
    await bouncer.start()
    const whole = async (node: Node) => {
      const { body } = await node.get(path)
      return body.register_situation_code === '000' && body.coverage.stages_degraded.length === 0
    }
    for (const node of nodes) await eventually(() => whole(node))
    over = true
    await load
    assert.deepEqual(
      [...statuses.keys()].filter(status => status !== 200 && status !== 503),
      [],
    )
    for (const node of nodes) await eventually(async () => (await node.get('/search?q=naam')).status === 200)
  },
)
