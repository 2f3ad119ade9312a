// Dossiers of several companies in one request.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchSchema } from '../../src/http/rest/v1/companies/batch-schema.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from './faulty-database.ts'
import { addCompany, issueKey, type RunningApp, runApp, until, withChecksum } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const numbers = [await addCompany(pool), await addCompany(pool), await addCompany(pool)] as const
const [first, second, third] = numbers
const absent = withChecksum(10_000_001)
// Long timeouts, so that a slow machine does not look like an outage.
const source = { statementTimeoutMs: 20_000, retryAfterMs: 100 }
const app = await runApp({ databaseUrl: url, key, timing: { source } })

async function batch(from: RunningApp, query: string) {
  const answer = await from.get(`/companies?${query}`)
  assert.equal(answer.status, 200)
  return { answer, ...batchSchema.parse(await answer.json()) }
}

async function isCached(number: string): Promise<boolean> {
  const composedAt = async () =>
    ((await (await app.get(`/companies/${number}`)).json()) as { as_of: string }).as_of
  const earlier = await composedAt()
  return earlier === (await composedAt())
}

const numbersOf = ({ companies }: { companies: { enterprise_number: string }[] }) =>
  companies.map(company => company.enterprise_number)

test('dossiers come in the order asked, each once, as single requests give them', async () => {
  const dotted = `${first.slice(0, 4)}.${first.slice(4, 7)}.${first.slice(7)}`
  await until(() => isCached(first)) // from when the data version is known
  const query = `kbo=${third},BE%20${dotted},,${first}&kbo=%20${second}%20,${third}`
  const { answer, companies, unknown, unavailable } = await batch(app, query)
  assert.deepEqual(numbersOf({ companies }), [third, first, second])
  assert.deepEqual([unknown, unavailable], [[], []])
  for (const company of companies)
    assert.deepEqual(company, await (await app.get(`/companies/${company.enterprise_number}`)).json())
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(answer.headers.get('vary'), 'X-Api-Key')
})

test('the ETag of a batch ignores as_of', async () => {
  const fresh = await runApp({
    databaseUrl: url,
    key,
    timing: { source, caching: { healthyMs: 0 } },
  })
  const query = `kbo=${first},${absent}`
  const { answer } = await batch(fresh, query)
  const etag = answer.headers.get('etag') as string
  const known = await fresh.get(`/companies?${query}`, { headers: { 'if-none-match': etag } })
  assert.equal(known.status, 304)
  assert.notEqual((await batch(fresh, `kbo=${first}`)).answer.headers.get('etag'), etag)
})

test('unknown and invalid numbers are told as given, cut to forty characters', async () => {
  const long = '🏢'.repeat(50)
  const given = [absent, '<b>"x', 'x.json', long, absent, `${first}.json`]
  const { companies, unknown, unavailable } = await batch(app, `kbo=${given.map(encodeURIComponent)}`)
  assert.deepEqual(numbersOf({ companies }), [first])
  assert.deepEqual(unknown, [absent, '<b>"x', 'x.json', '🏢'.repeat(40)])
  assert.deepEqual(unavailable, [])
})

test('an element of more than one number is unknown as a whole, so that none is lost', async () => {
  const given = [`${first};${second}`, `${first} ${second}`, `${first}\n${second}`, `1 ${first}`]
  const { companies, unknown } = await batch(app, `kbo=${[...given, third].map(encodeURIComponent)}`)
  assert.deepEqual(numbersOf({ companies }), [third])
  assert.deepEqual(unknown, given)
})

test('no number, too many or a moment in the past is refused with what to write', async () => {
  const fifty = Array.from({ length: 50 }, (_, n) => withChecksum(10_000_100 + n))
  assert.equal((await batch(app, `kbo=${fifty}`)).unknown.length, 50)
  for (const [query, error] of [
    ['', 'kbo: write 1 to 50 enterprise numbers, separated by commas; 0 were given.'],
    ['kbo=', 'kbo: write 1 to 50 enterprise numbers, separated by commas; 0 were given.'],
    ['kbo=,%20,', 'kbo: write 1 to 50 enterprise numbers, separated by commas; 0 were given.'],
    [`kbo=${fifty}&kbo=1`, 'kbo: write 1 to 50 enterprise numbers, separated by commas; 51 were given.'],
    [`kbo=${first}&as_of=2025-01-01`, 'as_of: ask for one company at a time.'],
    [`kbo=${first}&known_at=2025-01-01`, 'known_at: ask for one company at a time.'],
  ] as const) {
    const answer = await app.get(`/companies?${query}`)
    assert.equal(answer.status, 400, query)
    assert.deepEqual(await answer.json(), { error })
  }
})

test('every ten numbers count as one call, and exceeding the limit is 429', async () => {
  const limited = await runApp({
    databaseUrl: url,
    key: await issueKey(pool, 6),
    timing: { source, windowS: 60 },
  })
  const ask = (count: number) =>
    limited.get(`/companies?kbo=${Array.from({ length: count }, (_, n) => withChecksum(10_000_200 + n))}`)
  const remaining = (answer: Response) => /r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]
  assert.equal(remaining(await ask(10)), '5')
  assert.equal(remaining(await ask(11)), '3')
  const over = await ask(50)
  assert.equal(over.status, 429)
  assert.deepEqual([remaining(over), over.headers.get('retry-after')], ['0', '60'])
  assert.equal((await limited.get(`/companies/${first}`)).status, 429)
})

test('while the register does not answer, companies are unavailable, not unknown', async () => {
  const register = await relayTo(url)
  const cut = await runApp({
    databaseUrl: url,
    key,
    sourceUrls: { register: register.url },
    timing: { source },
  })
  await batch(cut, `kbo=${first}`)
  await register.cut()
  const { answer, companies, unknown, unavailable } = await batch(cut, `kbo=${second},1,${first},${third}`)
  assert.deepEqual(unknown, ['1'])
  assert.deepEqual([...numbersOf({ companies }), ...unavailable].sort(), [...numbers].sort())
  assert.ok(unavailable.includes(second) && unavailable.includes(third))
  assert.equal(answer.headers.get('cache-control'), 'no-store')
})

test('a degraded dossier makes the batch uncacheable', async () => {
  const gazette = await relayTo(url)
  const cut = await runApp({
    databaseUrl: url,
    key,
    sourceUrls: { gazette: gazette.url },
    timing: { source, caching: { healthyMs: 0, degradedMs: 0 } },
  })
  await gazette.cut()
  const { answer, companies } = await batch(cut, `kbo=${first},${second}`)
  assert.deepEqual(numbersOf({ companies }), [first, second])
  assert.equal(companies[0]?.mandates, null)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
})

test('a suppressed company is unknown', async () => {
  const hidden = await addCompany(pool)
  assert.deepEqual(numbersOf(await batch(app, `kbo=${hidden}`)), [hidden])
  await insertSuppression(pool, parseTarget(hidden) ?? assert.fail(hidden), null)
  await until(async () => (await batch(app, `kbo=${hidden}`)).unknown.length === 1)
})
