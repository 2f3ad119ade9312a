// GET /api/v1/people and /api/v1/people/{id}, and the ids of people among officers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import { officersSchema } from '../../src/http/rest/v1/officers/officers-schema.ts'
import { peopleSchema, personSchema } from '../../src/http/rest/v1/officers/people-schema.ts'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { type LookupRecord, listLookups } from '../../src/store/access/people-lookups.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { addMandate, addRepresented } from '../people/add-mandates.ts'
import { assertDocumented } from './assert-documented.ts'
import { relayTo } from './faulty-database.ts'
import { addCompany, insert, issueKey, issuePeopleKey, runApp, until } from './running-app.ts'

const { pool, url } = await createTestDatabase()
const key = await issuePeopleKey(pool)
const plainKey = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key })
const company = (legal_name: string, more = {}) => addCompany(pool, { legal_name, ...more })
const [beheer, schuur, molen, hoeve, smidse, brug] = [
  await company('Pluim Beheer'),
  await company('Schuur'),
  await company('Molen'),
  await company('Hoeve', { situation: '050' }),
  await company('Smidse', { zip: '9000', street: 'Kouter 3' }),
  await company('Brug', { in_register: false }),
]
const holder = { name: 'Pluim Beheer', number: beheer }
const NOBODY = '00000000000000ff'

async function searchFor(q: string, more = '') {
  const answer = await app.get(`/people?q=${encodeURIComponent(q)}${more}`)
  assert.equal(answer.status, 200)
  return peopleSchema.parse(await assertDocumented(answer, '/api/v1/people'))
}

async function personOf(id: string) {
  const answer = await app.get(`/people/${id}`)
  assert.equal(answer.status, 200)
  return personSchema.parse(await assertDocumented(answer, '/api/v1/people/{id}'))
}

async function idOf(q: string, companies: number): Promise<string> {
  const hit = (await searchFor(q)).people.find(({ company_count }) => company_count === companies)
  assert.ok(hit, `${q} with ${companies} companies`)
  return hit.id
}

async function refusalOf(path: string, status: number, init = {}) {
  const answer = await app.get(path, init)
  assert.equal(answer.status, status)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  return errorSchema.parse(await answer.json()).error
}

const suppress = (text: string) => insertSuppression(pool, parseTarget(text) as SuppressionTarget, null)
const lookups = async (): Promise<LookupRecord[]> => listLookups(pool, { keyId: apiKeyId(key), limit: 100 })

test('before mandates are joined into people they are unavailable, not absent', async () => {
  for (const path of ['/people?q=verplume', `/people/${NOBODY}`])
    assert.match(await refusalOf(path, 503), /not joined into people yet.*does not mean/)
})

test('once derived, people are found by the words of their names, those with most companies first', async () => {
  await addRepresented(pool, molen, holder, 'VERPLUME Luc', {
    starts_on: '2023-02-01',
    term_ends_on: '2029-12-31',
    confirmed_on: '2025-06-30',
    doubts: JSON.stringify([{ reason: 'not_in_accounts', source: '2025-00000001', on: '2025-06-30' }]),
  })
  await addRepresented(pool, hoeve, holder, 'Luc Verplume', { stale_from: '2020-01-01' })
  await addRepresented(pool, brug, holder, 'Luc Verplume', { currency: 'former', ends_on: '2022-05-01' })
  await addMandate(pool, smidse, 'Luc Verplume')
  for (const number of [molen, hoeve])
    await addRepresented(pool, number, { name: 'Schuur', number: schuur }, 'Anne Pluimen')
  await insert(pool, 'gazette.mandate', {
    enterprise_number: Number(smidse),
    role: 'Curator',
    role_kind: 'curator',
    currency: 'current',
    name: 'Koen Curator',
    source: 'Faillissementen',
    source_numac: '2025807259',
  })
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: Number(brug),
    source: 'faillissement',
    severity: 'low',
    numac: '2020800001',
    event_kind: 'bankruptcy_closing',
    pub_date: '2020-01-09',
  })
  await refreshRollup(pool)
  await derivePeople(pool, { all: true })
  const { people, next_cursor } = await searchFor('verplume LÜC')
  assert.deepEqual(
    people.map(({ name, company_count, company }) => [name, company_count, company.legal_name]),
    [
      ['Luc Verplume', 3, 'Molen'],
      ['Luc Verplume', 1, 'Smidse'],
    ],
  )
  assert.equal(next_cursor, null)
  for (const q of ['nobody at all', 'koen curator', 'verplu'])
    assert.deepEqual(await searchFor(q), { people: [], next_cursor: null })
})

test('a person has mandates over companies with dates, states, representation, sources and doubts', async () => {
  const person = await personOf(await idOf('luc verplume', 3))
  assert.equal(person.name, 'Luc Verplume')
  assert.deepEqual(
    person.companies.map(one => [
      one.legal_name,
      one.in_register,
      one.register_situation_code,
      one.open_bankruptcy,
      one.insolvency_event_count,
      one.mandates?.map(({ currency }) => currency),
    ]),
    [
      ['Molen', true, '000', false, 0, ['current']],
      ['Hoeve', true, '050', true, 0, ['stale']],
      ['Brug', false, '000', false, 1, ['former']],
    ],
  )
  assert.partialDeepStrictEqual(person.companies[0]?.mandates?.[0], {
    name: 'VERPLUME Luc',
    representative_of: { name: 'Pluim Beheer', enterprise_number: beheer },
    role: 'bestuurder',
    office: 'director',
    from: '2023-02-01',
    to: null,
    term_ends_on: '2029-12-31',
    confirmed_on: '2025-06-30',
    doubts: [{ reason: 'not_in_accounts', source: '2025-00000001', on: '2025-06-30' }],
  })
  const numacs = person.companies[0]?.mandates?.[0]
  assert.deepEqual(numacs?.source_numacs, [numacs?.source_numac])
})

test('why companies are taken for one person’s is told, with shared boards', async () => {
  const person = await personOf(await idOf('luc verplume', 3))
  assert.equal(person.joins.length, 2)
  for (const { reasons, weight_bits } of person.joins) {
    assert.ok(reasons.includes('same_represented_company'))
    assert.ok(weight_bits > 5)
  }
  assert.deepEqual(
    person.shared_boards.map(({ name, companies }) => [name, companies.toSorted()]),
    [['Anne Pluimen', [molen, hoeve].toSorted()]],
  )
})

test('others of the name are apart, with one company to tell them by', async () => {
  const [one, other] = [await idOf('luc verplume', 3), await idOf('luc verplume', 1)]
  const person = await personOf(one)
  assert.deepEqual(
    [person.same_name_count, person.same_name],
    [
      1,
      [
        {
          id: other,
          name: 'Luc Verplume',
          company_count: 1,
          company: { enterprise_number: smidse, legal_name: 'Smidse' },
        },
      ],
    ],
  )
  assert.ok(!person.companies.some(({ enterprise_number }) => enterprise_number === smidse))
})

test('pages follow each other by an opaque cursor, and any other is refused', async () => {
  const first = await searchFor('verplume', '&limit=1')
  assert.ok(first.next_cursor)
  const second = await searchFor('verplume', `&limit=1&cursor=${first.next_cursor}`)
  assert.deepEqual(
    [...first.people, ...second.people].map(({ company_count }) => company_count),
    [3, 1],
  )
  assert.equal(second.next_cursor, null)
  for (const cursor of ['1', 'x', 'MC4w', Buffer.from(`1.${NOBODY}'`).toString('base64url')]) {
    const refused = await app.get(`/people?q=verplume&cursor=${cursor}`)
    assert.equal(refused.status, 400)
    assert.match(errorSchema.parse(await refused.json()).error, /^cursor: take it from `next_cursor`/)
  }
  for (const limit of ['0', '-5', 'x', '1000000'])
    assert.ok((await searchFor('verplume', `&limit=${limit}`)).people.length > 0)
  assert.deepEqual(await searchFor(' '), { people: [], next_cursor: null })
})

test('an unknown id is 404 and not cached, whatever it looks like', async () => {
  for (const id of [NOBODY, 'x', '0123456789ABCDEF', '%00'])
    assert.equal(await refusalOf(`/people/${id}`, 404), 'Unknown person.')
})

test('an id that the person had before leads to the person', async () => {
  const [one, other] = [await idOf('luc verplume', 3), await idOf('luc verplume', 1)]
  await pool.query('INSERT INTO people.former_person VALUES ($1, $2)', ['00000000000000aa', one])
  assert.equal((await personOf('00000000000000aa')).id, one)
  assert.equal((await personOf(other)).id, other)
})

test('a key without the right is refused with 403, and answers of people are never cached', async () => {
  const id = await idOf('luc verplume', 3)
  for (const [path, documented] of [
    ['/people?q=verplume', '/api/v1/people'],
    [`/people/${id}`, '/api/v1/people/{id}'],
  ] as const) {
    assert.match(await refusalOf(path, 403, { key: plainKey }), /may not look up people/)
    await assertDocumented(await app.get(path, { key: plainKey }), documented)
    assert.equal((await app.get(path)).headers.get('cache-control'), 'no-store')
  }
})

test('every look-up is recorded by key, refused ones and blank texts are not', async () => {
  const id = await idOf('luc verplume', 3)
  await pool.query('TRUNCATE access.people_lookup')
  await searchFor('Luc Verplume')
  await searchFor('')
  await personOf(id)
  await app.get(`/people/${NOBODY}`)
  await app.get('/people?q=verplume', { key: plainKey })
  assert.deepEqual((await lookups()).map(({ kind, subject }) => [kind, subject]).toReversed(), [
    ['search', 'Luc Verplume'],
    ['person', id],
    ['person', NOBODY],
  ])
  assert.equal((await listLookups(pool, { keyId: null, limit: 10 })).length, 3)
})

test('look-ups at the same time are all recorded', async () => {
  await pool.query('TRUNCATE access.people_lookup')
  await Promise.all(Array.from({ length: 12 }, (_, at) => searchFor(`verplume ${at % 3}`)))
  assert.equal((await lookups()).length, 12)
})

test('nothing is answered when the look-up cannot be recorded', async () => {
  const id = await idOf('luc verplume', 3)
  await pool.query('ALTER TABLE access.people_lookup RENAME TO away')
  try {
    for (const path of ['/people?q=verplume', `/people/${id}`])
      assert.match(await refusalOf(path, 503), /could not be recorded/)
    const { officers } = officersSchema.parse(await (await app.get(`/companies/${molen}/officers`)).json())
    assert.ok(officers.every(one => one.person_id === null && one.representative_person_id === null))
  } finally {
    await pool.query('ALTER TABLE access.away RENAME TO people_lookup')
  }
})

test('officers have the ids of people for keys with the right, and the request is recorded', async () => {
  const [luc, namesake, anne] = [
    await idOf('luc verplume', 3),
    await idOf('luc verplume', 1),
    await idOf('anne pluimen', 2),
  ]
  await pool.query('TRUNCATE access.people_lookup')
  const idsOf = async (number: string) => {
    const answer = await app.get(`/companies/${number}/officers`)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const documented = await assertDocumented(answer, '/api/v1/companies/{kbo}/officers')
    return officersSchema
      .parse(documented)
      .officers.map(one => [one.name, one.person_id, one.representative_person_id])
      .toSorted()
  }
  assert.deepEqual(await idsOf(molen), [
    ['Pluim Beheer', null, luc],
    ['Schuur', null, anne],
  ])
  assert.deepEqual(await idsOf(smidse), [['Luc Verplume', namesake, null]])
  assert.deepEqual(
    (await lookups()).map(({ kind, subject }) => [kind, subject]),
    [
      ['officers', smidse],
      ['officers', molen],
    ],
  )
  const plain = await app.get(`/companies/${molen}/officers`, { key: plainKey })
  assert.match(plain.headers.get('cache-control') ?? '', /max-age/)
  for (const one of officersSchema.parse(await plain.json()).officers)
    assert.deepEqual([one.person_id, one.representative_person_id], [null, null])
  assert.equal((await lookups()).length, 2)
})

test('while publications about a company are unread, its mandates are unknown', async () => {
  const id = await idOf('luc verplume', 3)
  for (const number of [hoeve, molen])
    await insert(pool, 'gazette.unread_text', { enterprise_number: Number(number), numac: '25000099' })
  const { companies } = await personOf(id)
  assert.deepEqual(
    companies.map(one => [one.mandates === null, one.insolvency_event_count, one.open_bankruptcy]),
    [
      [true, null, null],
      [true, null, true],
      [false, 1, false],
    ],
  )
  await pool.query('DELETE FROM gazette.unread_text')
})

test('without the gazette, or without the register, people are 503 and nothing is cached', async () => {
  const id = await idOf('luc verplume', 3)
  for (const [source, words] of [
    ['gazette', /Insolvency source unavailable/],
    ['register', /Register source unavailable/],
  ] as const) {
    const relay = await relayTo(url)
    const cut = await runApp({ databaseUrl: url, key, sourceUrls: { [source]: relay.url } })
    await relay.cut()
    for (const path of ['/people?q=verplume', `/people/${id}`]) {
      const answer = await cut.get(path)
      assert.equal(answer.status, 503)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.match(errorSchema.parse(await answer.json()).error, words)
    }
    await cut.close()
  }
})

test('no birth date, number or home of a person is in any answer', async () => {
  await pool.query(`UPDATE gazette.mandate SET address = 'Geheime laan 7'`)
  const person = await personOf(await idOf('anne pluimen', 2))
  assert.doesNotMatch(JSON.stringify(person), /Geheime laan|birth|national|address|zip"/)
})

test('a suppressed company is left out of people, and a person of that company alone is unknown', async () => {
  const [luc, other] = [await idOf('luc verplume', 3), await idOf('luc verplume', 1)]
  await suppress(smidse)
  await until(async () => (await app.get(`/people/${other}`)).status === 404)
  await suppress(hoeve)
  await until(async () => (await personOf(luc)).company_count === 2)
  const person = await personOf(luc)
  assert.doesNotMatch(JSON.stringify(person), new RegExp(`${hoeve}|${smidse}`))
  assert.deepEqual([person.shared_boards, person.same_name], [[], []])
  assert.deepEqual(
    (await searchFor('luc verplume')).people.map(({ company_count }) => company_count),
    [2],
  )
  await pool.query('DELETE FROM access.suppression')
  await until(async () => (await personOf(luc)).company_count === 3)
})

test('a person is suppressed by any spelling of the name, everywhere', async () => {
  const [luc, anne] = [await idOf('luc verplume', 3), await idOf('anne pluimen', 2)]
  await addRepresented(pool, smidse, holder, 'Luc Philippe Verplume')
  await derivePeople(pool, { all: true })
  assert.ok((await personOf(anne)).shared_boards.length > 0)
  await suppress('Verplume Philippe Luc')
  await until(async () => (await app.get(`/people/${luc}`)).status === 404)
  assert.deepEqual(
    (await searchFor('verplume')).people.filter(({ id }) => id === luc),
    [],
  )
  assert.deepEqual((await personOf(anne)).shared_boards, [])
  const { officers } = officersSchema.parse(await (await app.get(`/companies/${molen}/officers`)).json())
  assert.deepEqual(officers.map(one => one.representative_person_id).toSorted(), [anne, null])
})
