// The primary is killed under load and its replica promoted: reads continue correctly, and writes follow the new
// primary.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, openPool } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { connect, LIST } from '../mcp/running-endpoint.ts'
import { nightly } from '../nightly.ts'
import { addCompany, insert, issueKey } from '../rest/running-app.ts'
import { type PostgresServer, startPostgres, WITHOUT_POSTGRES } from '../servers/debian-postgres.ts'
import { type Answer, command, eventually, type Node, serveNode, startWorker, type Worker } from './node.ts'
import { COMPANY, writeFull, writeUpdate } from './small-register.ts'

const skip = WITHOUT_POSTGRES
const COMPANIES = 40

type Install = {
  primary: PostgresServer
  replica: PostgresServer
  settings: Record<string, string>
  key: string
  nodes: [Node, Node]
  worker: Worker
  /** Companies with one event each. */
  numbers: string[]
}

const { primary, replica, settings, key, nodes, worker, numbers } = skip ? ({} as Install) : await install()

async function install(): Promise<Install> {
  const server = await startPostgres()
  await command({ DATABASE_URL: server.url }, 'import', 'register', writeFull(100, 'Eerste Naam'))
  const pool = openPool(server.url, { name: 'test' })
  const companies: string[] = []
  for (let i = 0; i < COMPANIES; i++) {
    const number = await addCompany(pool, { legal_name: `Verzonnen ${i}`, names: `verzonnen ${i}` })
    await insert(pool, 'gazette.lifecycle_event', {
      enterprise_number: Number(number),
      source: 'reorg',
      severity: 'med',
      numac: '2026800001',
      pub_date: '2026-11-20',
    })
    companies.push(number)
  }
  await refreshRollup(pool)
  const issued = await issueKey(pool)
  await pool.end()
  const copy = await server.addReplica()
  const given = { DATABASE_URL: server.url, DATABASE_REPLICA_URLS: copy.url }
  const serve = () => serveNode(given, () => issued)
  const serving: Install['nodes'] = [await serve(), await serve()]
  const working = startWorker(given)
  await eventually(() => working.said().includes('worker: ready'))
  return {
    primary: server,
    replica: copy,
    settings: given,
    key: issued,
    nodes: serving,
    worker: working,
    numbers: companies,
  }
}

type Load = { answers: number; faults: string[] }

/** Sends requests continuously until `over`, and records every incomplete or wrong answer. */
async function ask(node: Node, isOver: () => boolean): Promise<Load> {
  const load: Load = { answers: 0, faults: [] }
  const asked: [(number: string) => string, (body: Answer['body']) => boolean][] = [
    [number => `/companies/${number}`, isWholeDossier],
    [number => `/companies/${number}/lifecycle`, body => body.length === 1],
    [number => `/companies/${number}/rollup`, body => body.total_events === 1],
    [() => '/search?q=verzonnen', Array.isArray],
  ]
  for (let i = 0; !isOver(); i++) {
    const number = numbers[i % COMPANIES] as string
    for (const [pathOf, isRight] of asked) {
      const path = pathOf(number)
      const { status, body } = await node.get(path)
      load.answers++
      if (status !== 200 || !isRight(body)) load.faults.push(`${path}: ${status} ${JSON.stringify(body)}`)
    }
  }
  return load
}

function isWholeDossier({ insolvency_event_count, coverage }: Answer['body']): boolean {
  return insolvency_event_count === 1 && coverage.stages_degraded.length === 0
}

test('no request fails when a primary is killed and replaced', { skip }, async t => {
  let over = false
  const load = Promise.all(nodes.map(node => ask(node, () => over)))
  try {
    await sleep(500)
    await primary.kill()
    await sleep(1_500)
    const [main, copy] = (await nodes[0].status()).databases
    assert.deepEqual([main.reason, copy.used, copy.lag_ms === null], ['unreachable', true, false])
    await replica.promote()
    await eventually(async () => (await nodes[0].status()).databases[1].role === 'primary')
    await sleep(500)
  } finally {
    over = true
  }
  const [first, second] = (await load) as [Load, Load]
  t.diagnostic(`${first.answers + second.answers} answers`)
  assert.deepEqual([...first.faults, ...second.faults], [])
  assert.ok(first.answers + second.answers > 80)
})

test('a worker exits after a failover, and a new one uses the new primary', {
  skip,
}, async () => {
  const { child } = worker
  if (child.exitCode === null) await once(child, 'exit', { signal: AbortSignal.timeout(30_000) })
  assert.equal(child.exitCode, 1, worker.said())
  const next = startWorker(settings)
  await eventually(() => next.said().includes('worker: ready'))
})

nightly(
  'after it keys, members, sessions and imports go by the new primary, with the settings as they were',
  {
    skip,
  },
  async () => {
    const issued = await command(settings, 'keys', 'issue', '--holder', 'Test', '--email', 'test@example.org')
    for (const { url } of nodes) {
      const headers = { 'x-api-key': issued }
      await eventually(
        async () => (await fetch(`${url}/api/v1/companies/${COMPANY}`, { headers })).status === 200,
      )
    }
    await command(settings, 'import', 'register', writeUpdate(101, 'Na de Wissel'))
    for (const node of nodes)
      await eventually(
        async () => (await node.get(`/companies/${COMPANY}`)).body.legal_name === 'Na de Wissel',
        3_000,
      )
    const [one, other] = nodes.map(({ url }) => connect(`${url}/mcp`, key)) as [Client, Client]
    const session = { 'mcp-session-id': await one.initialize() }
    assert.equal((await one.send('DELETE', session)).status, 200)
    await eventually(async () => (await other.post(LIST, session)).status === 404, 3_000)
  },
)

type Client = ReturnType<typeof connect>

nightly('the former primary that comes back is neither read from nor written to', { skip }, async () => {
  await primary.start()
  const former = openPool(primary.url, { name: 'test' })
  after(() => former.end())
  // Written there by a client that missed the failover.
  await inTransaction(former, client =>
    client.query(
      `UPDATE register.company SET legal_name = 'Verkeerd'; UPDATE gazette.rollup_refresh SET took_ms = 1`,
    ),
  )
  await eventually(async () => (await nodes[1].status()).databases[0].reason === 'former_primary')
  await command(settings, 'import', 'register', writeUpdate(102, 'De Juiste'))
  for (const node of nodes) {
    await eventually(
      async () => (await node.get(`/companies/${COMPANY}`)).body.legal_name === 'De Juiste',
      3_000,
    )
    for (const number of numbers.slice(0, 5))
      assert.match((await node.get(`/companies/${number}`)).body.legal_name, /^Verzonnen /)
  }
  const { rows } = await former.query('SELECT FROM intake.register_load')
  assert.equal(rows.length, 1)
})
