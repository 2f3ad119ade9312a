import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { SourceUnavailableError } from '../../src/domain/errors.ts'
import type { SearchHit } from '../../src/domain/search/query.ts'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { createTestDatabase } from '../database.ts'
import { EMPTY_SUPPRESSION } from '../fixtures/empty-suppression.ts'
import { addCompany, insert, runApp, until } from '../rest/running-app.ts'

const suggestionSchema = z.array(
  z.strictObject({
    enterprise_number: z.string().nullable(),
    legal_name: z.string().min(1),
    slug: z.string().nullable(),
    city: z.string().nullable(),
    primary_nace: z.string().nullable(),
    match_kind: z.enum(['name', 'address', 'kbo', 'nace']),
    matched_address: z.string().nullable(),
    kind: z.enum(['company', 'town', 'nace', 'page']),
    href: z.string().startsWith('/').nullable(),
    subtitle: z.string().min(1),
    not_in_register: z.boolean(),
  }),
)

const { url, pool } = await createTestDatabase()
await addCompany(pool)
const GENT = { nl: 'Gent', fr: 'Gand' }
for (const [zip, companies, names] of [
  ['9000', 30, [GENT, { nl: 'Gnt', fr: 'Gnt' }]],
  ['9050', 20, [GENT]],
  ['9040', 10, [GENT]],
  ['9041', 5, [GENT]],
  ['1300', 5, [{ nl: 'Waver', fr: 'Wavre' }]],
] as const)
  await insert(pool, 'site.count_by_town', {
    zip,
    legal_persons: companies,
    natural_persons: 0,
    open_bankruptcies: 0,
    names: JSON.stringify(names.map(name => ({ ...name, seats: 1 }))),
  })
for (const [category, code, nl, fr] of [
  ['Nace2025', '62', 'Programmeren en consultancy', 'Programmation et conseil'],
  ['Nace2025', '62100', 'Ontwerpen van programma’s', 'Programmation informatique'],
  ['Nace2008', '62100', 'Oude naam van programma’s', 'Ancien nom'],
  ['Nace2008', '62010', 'Programmeren van computers', 'Programmation'],
] as const)
  for (const [language, description] of [
    ['NL', nl],
    ['FR', fr],
  ])
    await insert(pool, 'register.code', { category, code, language, description })

const hit: SearchHit = {
  enterpriseNumber: '0403449823' as EnterpriseNumber,
  legalName: 'Voorbeeld NV',
  slug: 'voorbeeld-nv-0403449823',
  city: 'Gent',
  primaryNace: '62010',
  matchKind: 'name',
  matchedAddress: null,
  notInRegister: false,
  situationCode: null,
  matchedName: null,
  approximate: false,
}
let asked: { q: string; limit: number }[] = []
let hits: SearchHit[] = []
const app = await runApp({
  databaseUrl: url,
  trustedProxies: ['127.0.0.1'],
  search: async (q, limit) => {
    asked.push({ q, limit })
    if (q === 'weg') throw new SourceUnavailableError('register')
    return hits
  },
})

let clients = 0
async function ask(query: string, at = app) {
  // A new client address per request, to avoid the rate limit.
  const from = `198.51.${100 + Math.floor(++clients / 250)}.${clients % 250}`
  return fetch(`${at.url}/internal/search?${query}`, { headers: { 'x-forwarded-for': from } })
}
async function search(query: string) {
  const answer = await ask(query)
  assert.equal(answer.status, 200)
  return suggestionSchema.parse(await answer.json())
}
await until(async () => (await search('q=wav')).length > 0 && (await search('q=62')).length > 0)

test('an empty query has no suggestions and no search', async () => {
  asked = []
  for (const query of ['', 'q=', 'q=%20', 'q=%00', 'limit=3']) assert.deepEqual(await search(query), [])
  assert.deepEqual(asked, [])
})

test('a company has the API fields, its path and a localised subtitle', async () => {
  hits = [hit]
  const [company] = await search('q=voorbeeld&lang=fr')
  assert.deepEqual(company, {
    enterprise_number: '0403449823',
    legal_name: 'Voorbeeld NV',
    slug: 'voorbeeld-nv-0403449823',
    city: 'Gent',
    primary_nace: '62010',
    match_kind: 'name',
    matched_address: null,
    kind: 'company',
    href: '/fr/company/voorbeeld-nv-0403449823',
    subtitle: 'Gent · Programmation',
    not_in_register: false,
  })
})

test('an activity is named by the edition that the register has it in', async () => {
  const find = createSearchCompanies({ run: work => work(pool) }, EMPTY_SUPPRESSION)
  const subtitleOf = async (nace_2008: string | null) => {
    hits = await find(await addCompany(pool, { city: 'Gent', nace_2008 }), 1)
    return (await search('q=voorbeeld&lang=nl'))[0]?.subtitle
  }
  assert.equal(await subtitleOf('62010'), 'Gent · Ontwerpen van programma’s')
  assert.equal(await subtitleOf('62100'), 'Gent · Oude naam van programma’s')
  assert.equal(await subtitleOf(null), 'Gent', 'the edition is unknown, and the editions differ')
})

test('a subtitle is never empty, and says when a company is not in the register', async () => {
  hits = [
    { ...hit, city: null, primaryNace: null },
    { ...hit, notInRegister: true },
  ]
  const [bare, gone] = await search('q=voorbeeld&lang=en')
  assert.equal(bare?.subtitle, '0403.449.823')
  assert.equal(gone?.href, '/en/company/voorbeeld-nv-0403449823')
  assert.equal(gone?.subtitle, 'no longer in the enterprise register')
})

test('the limit defaults to eight companies, between one and twenty', async () => {
  asked = []
  for (const limit of ['', '0', '-3', '5', '500', 'x', '2.9'])
    await search(`q=x${limit && `&limit=${limit}`}`)
  assert.deepEqual(
    asked.map(({ limit }) => limit),
    [8, 1, 1, 5, 20, 8, 2],
  )
})

test('towns are suggested by name prefix in either language or by postal code, largest first', async () => {
  hits = []
  for (const q of ['gen', 'GAND', 'gent']) {
    const found = (await search(`q=${q}&lang=fr`)).filter(({ kind }) => kind === 'town')
    assert.deepEqual(
      found.map(({ href }) => href),
      ['/fr/town/9000', '/fr/town/9050', '/fr/town/9040'],
      q,
    )
    assert.equal(found[0]?.legal_name, '9000 Gand')
  }
  const [byCode] = await search('q=904&lang=nl')
  assert.deepEqual([byCode?.kind, byCode?.legal_name], ['town', '9040 Gent'])
  assert.ok(!(await search('q=gnt')).some(({ kind }) => kind === 'town'), 'a misspelling stands for nothing')
  const [english] = (await search('q=ghe&lang=en')).filter(({ kind }) => kind === 'town')
  assert.equal(english?.legal_name, '9000 Ghent')
})

test('NACE codes are suggested by number, with or without dots, and by words of their name', async () => {
  const codes = async (query: string) =>
    (await search(query)).filter(({ kind }) => kind === 'nace').map(({ href }) => href)
  assert.deepEqual(await codes('q=62'), ['/nl/nace/62', '/nl/nace/62010', '/nl/nace/62100'])
  assert.deepEqual(await codes('q=62.10'), ['/nl/nace/62100'])
  assert.deepEqual(await codes('q=comp%20progr'), ['/nl/nace/62010'])
  assert.deepEqual(await codes('q=informatique&lang=fr'), ['/fr/nace/62100'])
  assert.deepEqual(await codes('q=oude%20naam'), [], 'the newer edition names a code')
  const [first] = await search('q=62.100')
  assert.equal(first?.legal_name, 'Ontwerpen van programma’s')
})

test('once counts exist only codes with a page are suggested', async () => {
  const counted = await createTestDatabase()
  await addCompany(counted.pool)
  for (const code of ['62010', '62100'])
    await insert(counted.pool, 'register.code', {
      category: 'Nace2025',
      code,
      language: 'NL',
      description: `Verzonnen ${code}`,
    })
  const counts = { legal_persons: 1, natural_persons: 0 }
  await insert(counted.pool, 'site.count_by_activity', { code: '62100', ...counts, open_bankruptcies: 0 })
  await insert(counted.pool, 'site.count_run', {
    computed_at: '2026-11-20T03:00:00Z',
    took_ms: 1,
    ...counts,
    without_activity: 0,
    without_town: 0,
    gazette_state: 'not_loaded',
    risk_state: 'not_loaded',
  })
  const other = await runApp({ databaseUrl: counted.url, trustedProxies: ['127.0.0.1'] })
  const find = async () => suggestionSchema.parse(await (await ask('q=verzonnen', other)).json())
  await until(async () => (await find()).length > 0)
  assert.deepEqual(
    (await find()).map(({ href }) => href),
    ['/nl/nace/62100'],
  )
})

test('pages are suggested by their localised name', async () => {
  const pages = async (query: string) =>
    (await search(query)).filter(({ kind }) => kind === 'page').map(({ href }) => href)
  assert.deepEqual(await pages('q=stat&lang=en'), ['/en/status'])
  assert.deepEqual(await pages('q=gemeinden&lang=de'), ['/de/town/'])
  assert.ok((await pages('q=api&lang=nl')).includes('/docs/api'))
  assert.deepEqual(await pages('q=s&lang=en'), [])
})

test('an unavailable search is 503, not an empty list', async () => {
  const answer = await ask('q=weg')
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('retry-after'), '180')
  errorSchema.parse(await answer.json())
})

test('unusual queries are handled', async () => {
  for (const query of [
    'q=a&q=b',
    `q=${'x'.repeat(5_000)}`,
    'q=%F0%9F%98%80',
    'q[]=x',
    'q=(((',
    'lang=nl&lang=fr&q=x',
  ])
    await search(query)
})
