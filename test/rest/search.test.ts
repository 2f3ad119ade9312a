import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import type { SearchHit } from '../../src/domain/search/query.ts'
import { searchSchema } from '../../src/http/rest/v1/schema.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
await addCompany(pool)
const hit: SearchHit = {
  enterpriseNumber: '0403449823' as EnterpriseNumber,
  legalName: 'Voorbeeld',
  slug: 'voorbeeld-0403449823',
  city: null,
  primaryNace: '62100',
  matchKind: 'address',
  matchedAddress: 'Nieuwstraat 1',
  notInRegister: true,
  situationCode: null,
  matchedName: null,
  approximate: false,
}
const asked: [string, number][] = []
const app = await runApp({
  databaseUrl: url,
  key,
  search: async (q, limit) => {
    asked.push([q, limit])
    if (q === 'both') return [{ ...hit, matchKind: 'name' }, hit]
    return q === 'many' ? Array(Math.min(limit, 5)).fill(hit) : [hit]
  },
})

test('hits are a bare array with all fields', async () => {
  const answer = await app.get('/search?q=voorbeeld')
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.deepEqual(searchSchema.parse(await answer.json()), [
    {
      enterprise_number: '0403449823',
      legal_name: 'Voorbeeld',
      slug: 'voorbeeld-0403449823',
      city: null,
      primary_nace: '62100',
      match_kind: 'address',
      matched_address: 'Nieuwstraat 1',
      kind: 'company',
      href: null,
      subtitle: null,
      not_in_register: true,
      register_situation_code: null,
      matched_name: null,
      matched_name_of: null,
      approximate: false,
    },
  ])
  const etag = answer.headers.get('etag') as string
  assert.equal((await app.get('/search?q=voorbeeld', { headers: { 'if-none-match': etag } })).status, 304)
})

test('a blank or missing q is an empty list without a search', async () => {
  asked.length = 0
  for (const path of ['/search', '/search?q=', '/search?q=%20%09', '/search?limit=5', '/search?q=%00']) {
    const answer = await app.get(path)
    assert.equal(answer.status, 200, path)
    assert.deepEqual(await answer.json(), [], path)
  }
  assert.deepEqual(asked, [])
})

test('limit defaults to 20 and is clamped to 1..50; 20 when not a number', async () => {
  const limits = ['', '&limit=', '&limit=abc', '&limit=1e1', '&limit=0x5', '&limit=Infinity']
  for (const limit of limits) assert.equal(await limitFor(limit), 20, limit)
  assert.equal(await limitFor('&limit=7'), 7)
  assert.equal(await limitFor('&limit=0'), 1)
  assert.equal(await limitFor('&limit=-3'), 1)
  assert.equal(await limitFor('&limit=51'), 50)
  assert.equal(await limitFor('&limit=99999999999999999999'), 50)
  assert.equal(await limitFor('&limit=7.9'), 7)
  assert.equal(await limitFor('&limit=7&limit=9'), 7)
})

async function limitFor(query: string): Promise<number | undefined> {
  assert.equal((await app.get(`/search?q=x${query}`)).status, 200)
  return Number(asked.at(-1)?.[1]) - 1 // one more is asked for, which tells whether there is a next page
}

test('the matched address is null for other match kinds, where it was found too', async () => {
  const hits = searchSchema.parse(await (await app.get('/search?q=both')).json())
  assert.deepEqual(
    hits.map(({ match_kind, matched_address }) => [match_kind, matched_address]),
    [
      ['name', null],
      ['address', 'Nieuwstraat 1'],
    ],
  )
})

test('the Link header leads through all pages, also with a 304', async () => {
  const counts: number[] = []
  let path: string | undefined = '/search?q=many&limit=2'
  while (path !== undefined) {
    const answer = await app.get(path)
    counts.push(((await answer.json()) as unknown[]).length)
    const again = await app.get(path, { headers: { 'if-none-match': answer.headers.get('etag') as string } })
    const link = answer.headers.get('link')
    assert.deepEqual([again.status, again.headers.get('link')], [304, link])
    path = link === null ? undefined : /^<\/api\/v1(\/search\?[^>]+)>; rel="next"$/.exec(link)?.[1]
  }
  assert.deepEqual(counts, [2, 2, 1])
})

test('the first of repeated q counts; NUL becomes a space', async () => {
  await app.get('/search?q=first&q=second')
  assert.equal(asked.at(-1)?.[0], 'first')
  await app.get('/search?q=a%00b')
  assert.equal(asked.at(-1)?.[0], 'a b')
  assert.equal((await app.get('/search?q=a&__proto__=1&q[]=2')).status, 200)
  assert.equal((await app.get('/search?q=%zz')).status, 400)
})

test('a search with an unavailable source is 503 with the register’s message', async () => {
  const failing = await runApp({
    databaseUrl: url,
    key,
    searchCompanies:
      ({ source }) =>
      async () =>
        source.run(async db => {
          await db.query('SELECT pg_sleep(9)')
          return []
        }),
  })
  const answer = await failing.get('/search?q=x')
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('retry-after'), '180')
  assert.match(((await answer.json()) as { error: string }).error, /^Register source unavailable/)
})

test('an unexpected search failure is 500 without details, logged once without the query', async () => {
  const failing = await runApp({
    databaseUrl: url,
    key,
    searchCompanies:
      ({ source }) =>
      async q =>
        source.run(async db => (await db.query('SELECT $1::text::integer', [q])).rows),
  })
  const answer = await failing.get('/search?q=Geheim')
  assert.equal(answer.status, 500)
  assert.deepEqual(await answer.json(), { error: 'Internal server error.' })
  const log = failing.log.join('')
  assert.equal(log.match(/unexpected failure/g)?.length, 1)
  assert.match(log, /22P02/)
  assert.doesNotMatch(log, /Geheim/)
})
