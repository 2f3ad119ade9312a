// Suppressions take effect on every API path and in every process within a second, and end when they are lifted.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseKey } from '../../src/domain/company/address.ts'
import { nameKey } from '../../src/domain/search/lookup-keys.ts'
import { deleteSuppression, insertSuppression } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from './faulty-database.ts'
import {
  addCompany,
  insert,
  issueKey,
  type RunningApp,
  type RunningOptions,
  runApp,
  UNCACHED,
  until,
  withChecksum,
} from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const UNKNOWN = withChecksum(10_000_001)

const run = (options: Partial<RunningOptions> = {}) =>
  runApp({
    databaseUrl: url,
    key,
    searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
    ...options,
  })
const app = await run()

function target(whom: string) {
  return parseTarget(whom) ?? assert.fail(whom)
}

const suppress = (whom: string) => insertSuppression(pool, target(whom), null)
const lift = (whom: string) => deleteSuppression(pool, target(whom))

/** A company with an insolvency event and mandates. */
async function addWithHistory(
  company: Record<string, unknown> = {},
  { detail = null as string | null, mandates = [] as Record<string, unknown>[] } = {},
): Promise<string> {
  const number = await addCompany(pool, company)
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: number,
    source: 'faillissement',
    severity: 'high',
    numac: '2025807259',
    event_kind: 'bankruptcy_opening',
    court: 'Ondernemingsrechtbank Gent',
    detail,
  })
  for (const mandate of mandates)
    await insert(pool, 'gazette.mandate', {
      enterprise_number: number,
      role: 'Bestuurder',
      role_kind: 'director',
      currency: 'current',
      source: 'BsActsV3',
      source_numac: '24012345',
      ...mandate,
    })
  await refreshRollup(pool)
  return number
}

const pathsOf = (number: string) => ['', '/lifecycle', '/rollup'].map(path => `/companies/${number}${path}`)

async function statuses(of: RunningApp, number: string): Promise<number[]> {
  return Promise.all(pathsOf(number).map(async path => (await of.get(path)).status))
}

async function untilStatuses(of: RunningApp, number: string, ...expected: number[]): Promise<void> {
  await until(async () => (await statuses(of, number)).join() === expected.join())
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
async function json(of: RunningApp, path: string): Promise<any> {
  const answer = await of.get(path)
  assert.equal(answer.status, 200, path)
  return answer.json()
}

async function found(of: RunningApp, q: string, limit = 20): Promise<string[]> {
  const hits = await json(of, `/search?q=${encodeURIComponent(q)}&limit=${limit}`)
  return hits.map(({ enterprise_number }: { enterprise_number: string }) => enterprise_number)
}

test('a suppressed company is indistinguishable from an unknown one, even if cached; lifting restores it', async () => {
  const number = await addWithHistory()
  await untilStatuses(app, number, 200, 200, 200)
  await suppress(number)
  await untilStatuses(app, number, 404, 404, 404)
  const tell = async (path: string) => {
    const answer = await app.get(path)
    const { date: _, ratelimit: __, ...headers } = Object.fromEntries(answer.headers)
    return { status: answer.status, headers, body: await answer.text() }
  }
  for (const [at, path] of pathsOf(number).entries())
    assert.deepEqual(await tell(path), await tell(pathsOf(UNKNOWN)[at] as string))
  await lift(number)
  await untilStatuses(app, number, 200, 200, 200)
})

test('search omits a suppressed company and fills its place', async () => {
  const house = {
    street_keys: [houseKey('verzonnenlaan', '7')],
    display_street: 'Verzonnenlaan 7',
    town_words: 'gent',
    zipcode: '9000',
  }
  const nace = { primary_nace: '10611', legal_name: 'Kwakkelbeek', names: 'kwakkelbeek' }
  await insert(pool, 'register.activity_code', { activity_id: 1, nace_code: '10611' })
  const numbers: string[] = []
  for (const rank of [1, 2]) {
    const number = await addCompany(pool, { ...nace, rank })
    await insert(pool, 'register.address', { entity_number: number, enterprise_number: number, ...house })
    await insert(pool, 'register.denomination', {
      entity_number: number,
      enterprise_number: number,
      denomination: 'Kwakkelbeek',
      name_key: nameKey(['kwakkelbeek']),
    })
    numbers.push(number)
  }
  const [hidden = '', other = ''] = numbers
  const lanes = ['10.611', 'Verzonnenlaan 7', 'Verzonnenlaan 7, Gent', 'kwakkelbeek', 'kwakkel']
  for (const q of lanes) assert.deepEqual(await found(app, q, 1), [hidden], q)
  assert.deepEqual(await found(app, hidden), [hidden])
  await suppress(hidden)
  await until(async () => (await found(app, hidden)).length === 0)
  for (const q of lanes) {
    assert.deepEqual(await found(app, q), [other], q)
    assert.deepEqual(await found(app, q, 1), [other], q)
  }
  for (const q of [`BE ${hidden}`, hidden.slice(0, 8)]) assert.ok(!(await found(app, q)).includes(hidden), q)
  await pool.query('UPDATE register.company SET in_register = false WHERE enterprise_number = $1', [hidden])
  for (const q of [hidden, ...lanes]) assert.ok(!(await found(app, q)).includes(hidden), q)
})

test('a suppressed name is removed from mandates as holder, representative and hidden company', async () => {
  const hiddenCompany = await addCompany(pool)
  const company = { role_kind: 'director_company', name: 'Verzonnen Beheer' }
  const number = await addWithHistory(
    {},
    {
      detail: 'rechter-commissaris: Anneke Van den Pluim',
      mandates: [
        { name: 'VAN DEN PLUIM Ánneke' },
        { name: 'Clotilde Verbeeld' },
        { name: 'Anneke Karel Van den Pluim' },
        { ...company, name: 'Pluim Beheer', representative: 'Anneke Vandenpluim' },
        { ...company, name: 'Beeld Beheer', representative: 'Clotilde Verbeeld' },
        { ...company, holder_number: hiddenCompany },
        { name: 'Meester Anneke Van den Pluim', role_kind: 'curator', source: 'Faillissementen' },
      ],
    },
  )
  const names = async () =>
    (await json(app, `/companies/${number}`)).mandates.map(({ name }: { name: string }) => name).sort()
  assert.equal((await names()).length, 7)
  await suppress('anneke van den pluim')
  await suppress(hiddenCompany)
  await until(async () => (await names()).length === 3)
  assert.deepEqual(await names(), ['Anneke Karel Van den Pluim', 'Beeld Beheer', 'Clotilde Verbeeld'])
  const [event] = await json(app, `/companies/${number}/lifecycle`)
  assert.equal(event.detail, null, 'a text that names them is not told')
  assert.equal(event.court, 'Ondernemingsrechtbank Gent')
  await lift('VAN DEN PLUIM, Anneke')
  await lift(hiddenCompany)
  await until(async () => (await names()).length === 7)
  assert.match((await json(app, `/companies/${number}/lifecycle`))[0].detail, /Anneke/)
})

test('a suppressed name hides sole traders, not legal persons', async () => {
  const trader = await addWithHistory({
    legal_name: 'Verbeeld Odilon',
    natural_person: true,
    names: 'verbeeld odilon',
  })
  const legal = await addWithHistory({ legal_name: 'Odilon Verbeeld', names: 'odilon verbeeld' })
  for (const number of [trader, legal])
    await insert(pool, 'register.denomination', {
      entity_number: number,
      enterprise_number: number,
      name_key: nameKey(['odilon', 'verbeeld']),
    })
  assert.deepEqual((await found(app, 'odilon verbeeld')).sort(), [trader, legal].sort())
  await suppress('Odilon Verbeeld')
  await untilStatuses(app, trader, 404, 404, 404)
  assert.deepEqual(await statuses(app, legal), [200, 200, 200])
  assert.deepEqual(await found(app, 'odilon verbeeld'), [legal])
  assert.deepEqual(await found(app, trader), [])
  await lift('Odilon Verbeeld')
  await untilStatuses(app, trader, 200, 200, 200)
})

test('all servers on one database apply the list, also those started later', async () => {
  const number = await addWithHistory()
  const second = await run()
  await suppress(number)
  for (const server of [app, second]) await untilStatuses(server, number, 404, 404, 404)
  const third = await run()
  assert.deepEqual(await statuses(third, number), [404, 404, 404])
  await lift(number)
  for (const server of [app, second, third]) await untilStatuses(server, number, 200, 200, 200)
})

test('during an outage of the list’s database the last list stays in effect; changes apply afterwards', async () => {
  const relay = await relayTo(url)
  const direct = { register: url, gazette: url, accounts: url, risk: url }
  const server = await run({ databaseUrl: relay.url, sourceUrls: direct, timing: UNCACHED })
  const [hidden, shown] = [await addWithHistory(), await addWithHistory()]
  await suppress(hidden)
  await untilStatuses(server, hidden, 404, 404, 404)
  await relay.cut()
  await suppress(shown)
  await lift(hidden)
  for (let i = 0; i < 3; i++) {
    assert.deepEqual(await statuses(server, hidden), [404, 404, 404])
    assert.deepEqual(await statuses(server, shown), [200, 200, 200])
  }
  await relay.mend()
  await untilStatuses(server, shown, 404, 404, 404)
  await untilStatuses(server, hidden, 200, 200, 200)
})

test('a server that has never read the list responds 503 for every company', async () => {
  const number = await addWithHistory()
  const server = await inTransaction(pool, async client => {
    await client.query('LOCK TABLE access.suppression_version IN ACCESS EXCLUSIVE MODE')
    const unread = await run()
    for (const path of [...pathsOf(number), `/search?q=${number}`]) {
      const answer = await unread.get(path)
      assert.equal(answer.status, 503, path)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    }
    return unread
  })
  await untilStatuses(server, number, 200, 200, 200)
  assert.ok(!server.log.some(line => line.includes(number)))
})

test('cached fallback data excludes companies suppressed since', async () => {
  const relay = await relayTo(url)
  const server = await run({ sourceUrls: { register: relay.url, gazette: relay.url }, timing: UNCACHED })
  const hidden = await addWithHistory()
  const trader = await addWithHistory({ legal_name: 'Clotilde Verbeeld', natural_person: true })
  const naming = await addWithHistory({}, { detail: 'rechter Clotilde Verbeeld' })
  for (const number of [hidden, trader, naming])
    assert.deepEqual(await statuses(server, number), [200, 200, 200])
  await relay.cut()
  for (const number of [hidden, trader, naming])
    assert.deepEqual(await statuses(server, number), [200, 200, 200])
  await suppress(hidden)
  await suppress('Clotilde Verbeeld')
  await untilStatuses(server, hidden, 503, 503, 503)
  await untilStatuses(server, trader, 503, 503, 503)
  const [event] = await json(server, `/companies/${naming}/lifecycle`)
  assert.equal(event.detail, null)
  assert.deepEqual(
    await statuses(server, naming),
    [503, 200, 200],
    'a dossier composed under another list is not given',
  )
  await relay.mend()
  await untilStatuses(server, hidden, 404, 404, 404)
  await untilStatuses(server, trader, 404, 404, 404)
  await untilStatuses(server, naming, 200, 200, 200)
  await lift(hidden)
  await lift('Clotilde Verbeeld')
})

test('rows inserted directly into the list take effect', async () => {
  const number = await addWithHistory()
  await insert(pool, 'access.suppression', { kind: 'company', enterprise_number: number })
  await untilStatuses(app, number, 404, 404, 404)
  await pool.query('TRUNCATE access.suppression')
  await untilStatuses(app, number, 200, 200, 200)
})
