// The register record and the establishments, from an extract in the official format.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { establishmentsSchema, registerSchema } from '../../src/http/rest/v1/register/register-schema.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { deleteSuppression, insertSuppression } from '../../src/store/access/suppression.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { ABROAD, FIRM, LARGE, RECORD_ROWS, SHOPS, TRADER, UNTOLD, unit } from '../fixtures/register-record.ts'
import { writeExtract } from '../sources/register/extract-folder.ts'
import { relayTo } from './faulty-database.ts'
import { issueKey, runApp, until, withChecksum } from './running-app.ts'

const database = await createTestDatabase()
const { url, pool } = database
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }

const GONE = withChecksum(4_100_006)

await importRegister(database, writeExtract('full', 1, RECORD_ROWS))
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key, timing })

async function record(number: string, query = '') {
  const answer = await app.get(`/companies/${number}/register${query}`)
  assert.equal(answer.status, 200)
  return registerSchema.parse(await answer.json())
}

async function establishments(number: string, query = '') {
  const answer = await app.get(`/companies/${number}/establishments${query}`)
  assert.equal(answer.status, 200)
  return establishmentsSchema.parse(await answer.json())
}

test('a legal person has its names, addresses, activities, contacts and counts', async () => {
  const told = await record(FIRM, '?lang=nl')
  assert.equal(told.kind, 'legal_person')
  assert.equal(told.start_date, '1999-05-01')
  assert.deepEqual(told.situation, { code: '000', label: 'Normale toestand', label_language: 'nl' })
  assert.deepEqual(told.legal_form, { code: '610', label: 'Besloten vennootschap', label_language: 'nl' })
  assert.deepEqual(told.legal_form_filed, { code: '015', label: 'BVBA', label_language: 'nl' })
  assert.deepEqual(told.names, [
    { name: 'Entreprise Inventée', kind: 'legal', language: 'fr' },
    { name: 'Verzonnen Zaak', kind: 'legal', language: 'nl' },
    { name: 'VZ', kind: 'abbreviation', language: 'nl' },
    { name: 'De Winkel', kind: 'commercial', language: null },
  ])
  assert.deepEqual(told.contacts, [
    { kind: 'phone', value: '02 000 00 00' },
    { kind: 'email', value: 'info@verzonnen.example' },
  ])
  assert.deepEqual(told.counts, {
    names: 4,
    addresses: 2,
    activities: 5,
    branches: 0,
    contacts: 2,
    establishments: 1,
  })
  const [seat, struckOff] = told.addresses ?? []
  assert.deepEqual(seat, {
    kind: 'seat',
    street: 'Kerkstraat 7 bus 12',
    zip: '1000',
    city: 'Brussel',
    country: 'België',
    country_code: 'BE',
    extra: 'Gebouw C',
    struck_off_on: null,
    street_nl: 'Kerkstraat',
    street_fr: "Rue de l'Eglise",
    house_number: '7',
    box: '12',
    city_nl: 'Brussel',
    city_fr: 'Bruxelles',
    country_nl: null,
    country_fr: null,
  })
  assert.equal(struckOff?.struck_off_on, '2005-04-05')
})

test('a NACE code has the words of its own edition, newest edition and main activities first', async () => {
  const { activities } = await record(FIRM, '?lang=nl')
  assert.deepEqual(
    activities.map(({ version, group, code, classification, label }) =>
      [version, group, code, classification, label].join(' '),
    ),
    [
      '2025 001 62100 SECO Programmeren',
      '2025 006 43910 MAIN Daken van nu',
      '2008 001 43910 MAIN Daken van vroeger',
      '2008 001 99999 SECO ',
      '2003 006 43910 ANCI Geheel iets anders',
    ],
  )
  assert.equal(activities[0]?.group_label, 'btw')
})

test('German labels are the register’s own, else French, then Dutch, and say so', async () => {
  const told = await record(FIRM, '?lang=de')
  assert.deepEqual(told.legal_form, {
    code: '610',
    label: 'Gesellschaft mit beschränkter Haftung',
    label_language: 'de',
  })
  assert.equal(told.situation?.label, 'gewöhnlicher Zustand')
  const labels = told.activities.map(({ label, label_language }) => [label, label_language])
  assert.deepEqual(labels[0], ['Programmation', 'fr'])
  assert.deepEqual(labels[1], ['Daken van nu', 'nl'])
  assert.deepEqual(labels[3], [null, null])
  assert.equal(told.activities[0]?.group_label, 'MwSt.')
})

test('Brussels and towns with facilities are in the language asked for', async () => {
  const inFrench = (await record(FIRM, '?lang=fr')).addresses?.map(({ street, city }) => `${street}, ${city}`)
  assert.deepEqual(inFrench, ["Rue de l'Eglise 7 bte 12, Bruxelles", 'Place 1, Renaix'])
  const { establishments: shops } = await establishments(FIRM, '?lang=fr')
  assert.deepEqual([shops[0]?.address?.street, shops[0]?.address?.city], ['Grand-Place 2', 'Renaix'])
  assert.equal((await record(FIRM, '?lang=en')).addresses?.[0]?.city, 'Brussels')
  assert.equal((await record(FIRM, '?lang=klingon')).addresses?.[0]?.city, 'Brussel')
})

test('a foreign company has its country and its branches', async () => {
  const { addresses, branches, counts } = await record(ABROAD, '?lang=de')
  assert.partialDeepStrictEqual(addresses?.[0], {
    zip: 'SW1A 1AA',
    country: 'Vereinigtes Königreich',
    country_code: 'GB',
    country_nl: 'Groot-Brittannië',
    country_fr: 'Grande-Bretagne',
  })
  assert.equal(counts.branches, 1)
  assert.partialDeepStrictEqual(branches[0], {
    branch_id: '9000000123',
    start_date: '2002-03-15',
    names: [{ name: 'Fictitious Belgium', kind: 'branch', language: 'nl' }],
    address: { kind: 'branch', street: 'Meir 1', zip: '2000', country_code: 'BE' },
  })
})

test('of a natural person neither contacts nor addresses of their own are given, anywhere', async () => {
  const told = await record(TRADER)
  assert.equal(told.kind, 'natural_person')
  assert.deepEqual([told.contacts, told.addresses], [null, null])
  assert.deepEqual([told.counts.contacts, told.counts.addresses], [null, null])
  const { establishments: shops } = await establishments(TRADER)
  assert.equal(shops[0]?.address?.street, 'Marktplein 3')
  for (const path of ['', '/register', '/establishments']) {
    const body = await (await app.get(`/companies/${TRADER}${path}`)).text()
    assert.doesNotMatch(body, /0499|@verzonnen|Geheime|Secrète/, path)
  }
})

test('a company whose kind is not known has no contacts either', async () => {
  const told = await record(UNTOLD)
  assert.deepEqual([told.kind, told.contacts, told.counts.contacts], [null, null, null])
})

test('establishments have number, start, names, address and activities', async () => {
  const { establishments: shops, ...page } = await establishments(FIRM, '?lang=nl')
  assert.deepEqual(page, { enterprise_number: FIRM, total: 1, next_cursor: null })
  assert.partialDeepStrictEqual(shops, [
    {
      establishment_number: unit(900),
      start_date: '1999-06-01',
      names: [{ name: 'De Winkel op de hoek', kind: 'commercial', language: 'nl' }],
      address: { kind: 'establishment', street: 'Markt 2', zip: '9600', city: 'Ronse' },
      activities: [{ group: '003', version: '2025', code: '62100', label: 'Programmeren' }],
      activity_count: 1,
    },
  ])
})

test('pages follow one another by cursor, each establishment once', async () => {
  const seen: string[] = []
  let query = '?limit=20'
  for (let pages = 1; ; pages++) {
    const page = await establishments(LARGE, query)
    assert.equal(page.total, SHOPS)
    seen.push(...page.establishments.map(shop => shop.establishment_number))
    if (page.next_cursor === null) {
      assert.equal(pages, 3)
      break
    }
    query = `?limit=20&cursor=${page.next_cursor}`
  }
  assert.deepEqual(
    seen,
    Array.from({ length: SHOPS }, (_, n) => unit(n + 1)),
  )
  assert.equal((await establishments(LARGE)).establishments.length, 20)
  assert.equal((await establishments(LARGE, '?limit=1000')).establishments.length, SHOPS)
  assert.equal((await establishments(LARGE, '?limit=0')).establishments.length, 1)
})

test('a cursor that no page gave is refused, and another company’s leads nowhere else', async () => {
  for (const cursor of [
    'x',
    '12',
    '2.100.000.901',
    `${unit(1)}0`,
    '-1',
    '0000000000',
    '9999999999',
    '0403449823',
  ]) {
    const answer = await app.get(`/companies/${LARGE}/establishments?cursor=${encodeURIComponent(cursor)}`)
    assert.equal(answer.status, 400, cursor)
    const error = 'cursor: take it from `next_cursor` of the page before, or leave it out.'
    assert.deepEqual(await answer.json(), { error })
  }
  const beyond = await establishments(LARGE, `?cursor=${unit(900)}`)
  assert.deepEqual([beyond.total, beyond.establishments, beyond.next_cursor], [SHOPS, [], null])
})

test('both are cacheable, keyed and answer 304', async () => {
  for (const path of ['register', 'establishments']) {
    const answer = await app.get(`/companies/${FIRM}/${path}`)
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
    assert.equal(answer.headers.get('vary'), 'X-Api-Key')
    assert.ok(answer.headers.get('ratelimit'))
    const etag = answer.headers.get('etag') as string
    const known = await app.get(`/companies/${FIRM}/${path}`, { headers: { 'if-none-match': etag } })
    assert.equal(known.status, 304)
    assert.equal((await app.get(`/companies/${FIRM}/${path}`, { key: null })).status, 401)
  }
})

test('unknown, departed and malformed numbers are 404', async () => {
  await pool.query(
    `INSERT INTO register.company (enterprise_number, rank, in_register, natural_person, legal_name, names, town_words)
     VALUES ($1, 1, false, false, 'Vertrokken', '', '')`,
    [Number(GONE)],
  )
  for (const number of [GONE, withChecksum(10_000_001), '123', 'abc'])
    for (const path of ['register', 'establishments']) {
      const answer = await app.get(`/companies/${number}/${path}`)
      assert.equal(answer.status, 404, number)
      assert.deepEqual(await answer.json(), { error: 'Unknown enterprise number.' })
    }
})

test('suppressed companies are unknown here too, sole traders also by name', async () => {
  const suppressed: [whom: string, number: string][] = [
    [FIRM, FIRM],
    ['Anneke Verzonnen', TRADER],
  ]
  for (const [whom, number] of suppressed) {
    const target = parseTarget(whom) ?? assert.fail(whom)
    const statuses = async () =>
      Promise.all(
        ['register', 'establishments'].map(
          async path => (await app.get(`/companies/${number}/${path}`)).status,
        ),
      )
    await insertSuppression(pool, target, null)
    await until(async () => (await statuses()).join() === '404,404')
    await deleteSuppression(pool, target)
    await until(async () => (await statuses()).join() === '200,200')
  }
})

test('without the register both are 503, never empty', async () => {
  const register = await relayTo(url)
  const cut = await runApp({ databaseUrl: url, key, sourceUrls: { register: register.url } })
  await register.cut()
  for (const path of ['register', 'establishments']) {
    const answer = await cut.get(`/companies/${FIRM}/${path}`)
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('retry-after'), '180')
    assert.match(((await answer.json()) as { error: string }).error, /^Register source unavailable/)
  }
})
