// The reconciliation service, answered to the specification's rules.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { SourceUnavailableError } from '../../src/domain/errors.ts'
import type { SearchFilter } from '../../src/domain/search/filter.ts'
import type { SearchHit } from '../../src/domain/search/query.ts'
import { createTestDatabase } from '../database.ts'
import {
  EXTENSION,
  MANIFEST,
  PROPOSAL,
  RESULT_BATCH,
  SUGGESTED_ENTITIES,
  SUGGESTED_NAMES,
} from '../fixtures/reconciliation/schemas.ts'
import { addCompany, insert, runApp, until } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const known = await addCompany(pool, { legal_name: 'Verzonnen <Bakkerij> BV', zip: '9000', city: 'Gent' })
const hidden = await addCompany(pool, { legal_name: 'Verborgen NV' })
await insert(pool, 'access.suppression', { kind: 'company', enterprise_number: Number(hidden) })

function hit(given: Partial<SearchHit> & { number?: string }): SearchHit {
  const { number = known, ...rest } = given
  return {
    enterpriseNumber: number as EnterpriseNumber,
    legalName: 'Verzonnen Bakkerij BV',
    slug: `verzonnen-bakkerij-bv-${number}`,
    city: 'Gent',
    primaryNace: '10710',
    matchKind: 'name',
    matchedAddress: null,
    situationCode: '000',
    notInRegister: false,
    matchedName: null,
    approximate: false,
    ...rest,
  }
}

type Answer = (q: string, filter?: SearchFilter) => SearchHit[]
let answer: Answer = () => []
let asked: { q: string; zips: readonly string[] | null }[] = []
const options = {
  databaseUrl: url,
  trustedProxies: ['127.0.0.1'],
  searchCompanies: () => async (q: string, limit: number, filter?: SearchFilter) => {
    asked.push({ q, zips: filter?.zips ?? null })
    return answer(q, filter).slice(0, limit)
  },
}
const app = await runApp(options)

let clients = 0
// A new client address per request, to avoid the rate limit.
function ask(path: string, init: RequestInit = {}, from = `198.51.100.${++clients}`): Promise<Response> {
  return fetch(app.url + path, { ...init, headers: { 'x-forwarded-for': from, ...init.headers } })
}

const ajv = new Ajv({ allowUnionTypes: true })
// biome-ignore lint/suspicious/noExplicitAny: answers of several shapes, checked by their schema
async function read(response: Response, schema: object): Promise<any> {
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('access-control-allow-origin'), '*')
  const body = await response.json()
  assert.ok(ajv.validate(schema, body), JSON.stringify(ajv.errors))
  return body
}

const post = (form: Record<string, string>) =>
  ask('/reconcile', { method: 'POST', body: new URLSearchParams(form) })

async function reconcile(query: object) {
  asked = []
  const body = await read(await post({ queries: JSON.stringify({ q0: query }) }), RESULT_BATCH)
  return body.q0.result
}

test('the manifest names the version, the addresses and the services', async () => {
  const manifest = await read(await ask('/reconcile'), MANIFEST)
  assert.deepEqual(manifest.versions, ['0.2'])
  assert.match(manifest.identifierSpace, /\/kbo\/$/)
  assert.equal(manifest.view.url, `${manifest.identifierSpace}{{id}}`)
  assert.deepEqual(manifest.defaultTypes, [{ id: 'company', name: 'Onderneming' }])
  assert.equal(manifest.batchSize, 50)
  const head = await ask('/reconcile', { method: 'HEAD' })
  assert.deepEqual([head.status, await head.text()], [200, ''])
  for (const { service_path } of [...Object.values(manifest.suggest), manifest.extend.propose_properties])
    assert.equal((await ask(service_path)).status, 200, service_path)
})

test('a batch is answered by GET and by POST of a form, each query under its key', async () => {
  answer = q => (q === 'nergens' ? [] : [hit({})])
  const queries = JSON.stringify({ a: { query: 'Verzonnen Bakkerij' }, b: { query: 'nergens' } })
  const byPost = await read(await post({ queries }), RESULT_BATCH)
  const byGet = await read(await ask(`/reconcile?queries=${encodeURIComponent(queries)}`), RESULT_BATCH)
  assert.deepEqual(byGet, byPost)
  assert.deepEqual(byPost.b, { result: [] })
  const [candidate] = byPost.a.result
  assert.deepEqual(candidate.type, [{ id: 'company', name: 'Onderneming' }])
  assert.equal(candidate.id, known)
  assert.match(candidate.description, /^Gent/)
})

test('a number wins exactly, whatever the text says', async () => {
  answer = q =>
    q === known ? [hit({ matchKind: 'kbo', legalName: 'Anders NV' })] : [hit({ number: hidden })]
  for (const query of [
    { query: 'Verzonnen', properties: [{ pid: 'vat', v: `BE ${known}` }] },
    { properties: [{ pid: 'vat', v: { id: known } }] },
    { query: `Verzonnen, btw ${known}`, properties: [{ pid: 'town', v: 'Luik' }] },
  ]) {
    const [candidate, ...others] = await reconcile(query)
    assert.deepEqual([candidate.id, candidate.score, candidate.match, others.length], [known, 100, true, 0])
  }
})

test('a number that no company has decides nothing: the name alone is no match', async () => {
  answer = q => (q === known ? [] : [hit({ number: hidden })])
  const [candidate] = await reconcile({
    query: 'Verzonnen Bakkerij',
    properties: [{ pid: 'vat', v: known }],
  })
  assert.equal(candidate.match, false)
})

test('the only company of exactly the name is a match, two are none', async () => {
  answer = () => [hit({})]
  assert.equal((await reconcile({ query: 'verzonnen bakkerij' }))[0].match, true)
  assert.equal((await reconcile({ query: 'verzonnen' }))[0].match, false)
  answer = () => [hit({}), hit({ number: hidden, city: 'Luik' })]
  const two = await reconcile({ query: 'verzonnen bakkerij' })
  assert.deepEqual(
    two.map((one: { match: boolean }) => one.match),
    [false, false],
  )
  assert.equal((await reconcile({ query: 'verzonnen bakkerij', limit: 1 }))[0].match, false)
  const [inTown, elsewhere] = await reconcile({ query: 'verzonnen bakkerij gent' })
  assert.deepEqual([inTown.match, elsewhere.match], [true, false])
})

test('an approximate hit scores at most 50 and is never a match', async () => {
  answer = () => [hit({ approximate: true })]
  for (const query of ['verzonnen bakkerij', 'verzonen bakkerij']) {
    const [candidate] = await reconcile({ query, properties: [{ pid: 'town', v: 'Gent' }] })
    assert.ok(candidate.score <= 50, `${candidate.score}`)
    assert.equal(candidate.match, false)
  }
  answer = () => [hit({ matchKind: 'address', city: 'Luik', notInRegister: true })]
  const [other] = await reconcile({ query: 'iets', properties: [{ pid: 'town', v: 'Gent' }] })
  assert.ok(other.score > 50, `${other.score}`)
})

test('a town filters first, and counts as words when nothing is found in it', async () => {
  answer = (_q, filter) => (filter?.zips ? [hit({})] : [hit({ number: hidden })])
  const [inTown] = await reconcile({ query: 'verzonnen bakkerij', properties: [{ pid: 'zip', v: 9000 }] })
  assert.deepEqual(asked, [{ q: 'verzonnen bakkerij', zips: ['9000'] }])
  assert.deepEqual([inTown.id, inTown.match], [known, true])

  answer = (_q, filter) => (filter?.zips ? [] : [hit({ city: 'Luik' })])
  const town = { pid: 'town', v: 'Brugge' }
  const [elsewhere] = await reconcile({ query: 'verzonnen bakkerij', properties: [town] })
  assert.equal(asked.at(-1)?.q, 'verzonnen bakkerij Brugge')
  assert.equal(elsewhere.match, false)
  assert.ok(
    elsewhere.features.some((one: { id: string; value: boolean }) => one.id === 'town_equal' && !one.value),
  )
})

test('the limit is three, between one and ten', async () => {
  answer = () => Array.from({ length: 20 }, (_, at) => hit({ number: `02000000${at + 10}` }))
  const lengths = []
  for (const limit of [undefined, 0, 2, 500])
    lengths.push((await reconcile({ query: 'verzonnen', limit })).length)
  assert.deepEqual(lengths, [3, 1, 2, 10])
})

test('malformed batches, and more than fifty queries, are 400', async () => {
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`q${at}`, { query: 'x' }]))
  for (const queries of ['{', '[]', '"x"', '{"q0":{}}', '{"q0":{"query":1}}', JSON.stringify(many)]) {
    const response = await post({ queries })
    assert.equal(response.status, 400, queries.slice(0, 40))
    assert.equal(response.headers.get('access-control-allow-origin'), '*')
    assert.match(((await response.json()) as { error: string }).error, /^queries: /)
  }
  assert.equal((await post({})).status, 400)
  assert.equal((await ask('/reconcile', { method: 'PUT' })).status, 405)
})

test('each query of a batch counts against the search quota', async () => {
  answer = () => []
  const batch = (size: number) =>
    encodeURIComponent(
      JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, at) => [`q${at}`, { query: 'x' }]))),
    )
  const from = '203.0.113.7'
  assert.equal((await ask(`/reconcile?queries=${batch(50)}`, {}, from)).status, 200)
  assert.equal((await ask('/en/search?q=x', {}, from)).status, 200)
  asked = []
  const over = await ask(`/reconcile?queries=${batch(10)}`, {}, from)
  assert.deepEqual([over.status, over.headers.get('retry-after')], [429, '60'])
  assert.deepEqual(asked, [])
  assert.equal((await ask('/reconcile', {}, from)).status, 200)
})

test('every request counts as a page, also a malformed one', async () => {
  const small = await runApp({ ...options, pageRateLimit: 2 })
  const send = async (query: string) => (await fetch(`${small.url}/reconcile${query}`)).status
  const statuses = []
  for (const query of ['', '?queries=x', '/suggest/type?prefix=', '']) statuses.push(await send(query))
  assert.deepEqual(statuses, [200, 400, 429, 429])
})

test('an unavailable search is 503, not an empty result', async () => {
  answer = () => {
    throw new SourceUnavailableError('register')
  }
  const response = await post({ queries: '{"q0":{"query":"x"}}' })
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '180'])
  assert.equal(response.headers.get('access-control-allow-origin'), '*')
})

test('companies, properties and the type are suggested', async () => {
  answer = () => Array.from({ length: 15 }, (_, at) => hit({ number: `02000000${at + 10}` }))
  const suggest = async (query: string, schema: object) =>
    (await read(await ask(`/reconcile/suggest/${query}`), schema)).result
  assert.equal((await suggest('entity?prefix=verz', SUGGESTED_ENTITIES)).length, 10)
  assert.equal((await suggest('entity?prefix=verz&cursor=10', SUGGESTED_ENTITIES)).length, 5)
  assert.deepEqual(await suggest('entity?prefix=', SUGGESTED_ENTITIES), [])
  const ids = (found: { id: string }[]) => found.map(({ id }) => id)
  assert.deepEqual(ids(await suggest('property?prefix=gem', SUGGESTED_NAMES)), ['town'])
  assert.deepEqual(ids(await suggest('property?prefix=legal_f', SUGGESTED_NAMES)), ['legal_form'])
  assert.deepEqual(ids(await suggest('type?prefix=ond', SUGGESTED_NAMES)), ['company'])
  assert.deepEqual(await suggest('type?prefix=zzz', SUGGESTED_NAMES), [])
})

test('a table is extended by values of the dossier, with empty cells for what is unknown', async () => {
  const proposal = await read(await ask('/reconcile/extend/propose?type=company&limit=4'), PROPOSAL)
  assert.equal(proposal.properties.length, 4)
  const properties = [
    { id: 'legal_name' },
    { id: 'town' },
    { id: 'nace', settings: { content: 'code' } },
    { id: 'band' },
    { id: 'nothing' },
  ]
  const extend = JSON.stringify({ ids: [known, '0000000000', hidden, 'x'], properties })
  await until(async () => {
    const { rows } = await read(await post({ extend }), EXTENSION)
    return rows[hidden].legal_name.length === 0
  })
  const { meta, rows } = await read(await post({ extend }), EXTENSION)
  assert.deepEqual(
    meta.map(({ id }: { id: string }) => id),
    properties.map(({ id }) => id),
  )
  assert.deepEqual(rows[known].legal_name, [{ str: 'Verzonnen <Bakkerij> BV' }])
  assert.deepEqual([rows[known].town, rows[known].nace], [[{ str: 'Gent' }], [{ str: '62100' }]])
  assert.deepEqual(rows[known].nothing, [])
  for (const unknown of ['0000000000', hidden, 'x'])
    assert.ok(
      Object.values(rows[unknown]).every(cells => (cells as object[]).length === 0),
      unknown,
    )
  const ids = Array.from({ length: 51 }, (_, at) => `${at}`)
  assert.equal((await post({ extend: JSON.stringify({ ids, properties }) })).status, 400)
  assert.equal((await post({ extend: '{"ids":1}' })).status, 400)
})

test('a value whose source does not answer is 503, not an empty cell', async () => {
  await pool.query('ALTER TABLE risk.score RENAME TO score_away')
  try {
    const unread = await addCompany(pool) // its dossier is not cached
    const extend = (id: string) => JSON.stringify({ ids: [unread], properties: [{ id }] })
    await until(async () => (await post({ extend: extend('band') })).status === 503)
    assert.equal((await post({ extend: extend('town') })).status, 200)
  } finally {
    await pool.query('ALTER TABLE risk.score_away RENAME TO score')
  }
})

test('a preview is escaped HTML that other sites may frame; unknown and suppressed companies are 404', async () => {
  const response = await ask(`/reconcile/preview?id=${known}`)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('x-frame-options'), null)
  assert.match(response.headers.get('content-security-policy') ?? '', /frame-ancestors \*/)
  const body = await response.text()
  assert.match(body, /Verzonnen &lt;Bakkerij&gt; BV/)
  assert.doesNotMatch(body, /<script|<Bakkerij/)
  for (const id of ['0000000000', 'x', ''])
    assert.equal((await ask(`/reconcile/preview?id=${id}`)).status, 404)
  await until(async () => (await ask(`/reconcile/preview?id=${hidden}`)).status === 404)
})

test('scripts of other sites may send requests, also behind a preflight', async () => {
  const response = await ask('/reconcile', { method: 'OPTIONS', headers: { origin: 'https://example.org' } })
  assert.equal(response.status, 204)
  assert.equal(response.headers.get('access-control-allow-origin'), '*')
  assert.equal(response.headers.get('access-control-allow-methods'), 'GET, HEAD, POST')
})
