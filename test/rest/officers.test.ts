// GET /api/v1/companies/{kbo}/officers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officersSchema } from '../../src/http/rest/v1/officers/officers-schema.ts'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, withChecksum } from './running-app.ts'

const { pool, url } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })
const number = await addCompany(pool, { legal_name: 'Molen' })
const holder = await addCompany(pool)

async function addMandate(given: Record<string, unknown>): Promise<void> {
  await insert(pool, 'gazette.mandate', {
    enterprise_number: Number(number),
    role: 'bestuurder',
    role_kind: 'director',
    office: 'director',
    name: 'Odilon Van Pluim',
    starts_on: '2024-01-15',
    currency: 'current',
    stale_from: '2999-12-31',
    source: 'BsActsV3',
    source_numac: '24012345',
    ...given,
  })
}

await addMandate({
  name: 'Verzonnen Holding',
  role_kind: 'director_company',
  holder_number: Number(holder),
  representative: 'Ann Verzonnen',
  doubts: JSON.stringify([{ reason: 'not_in_accounts', source: '2025-00000001', on: '2025-06-30' }]),
})
await addMandate({
  name: 'Oud Bestuurder',
  currency: 'former',
  ends_on: '2024-05-01',
  address: 'Geheime laan 7',
})
await addMandate({ name: 'Stil Lid', stale_from: '2020-01-01' })
await addMandate({ name: 'Toets', office: 'statutory_auditor', role: 'commissaris' })

const officersOf = async (kbo: string) => {
  const answer = await app.get(`/companies/${kbo}/officers`)
  assert.equal(answer.status, 200)
  return officersSchema.parse(await answer.json())
}

test('mandates have holder, representative, period, state, source and doubts', async () => {
  const { officers, auditors, court_appointed, legal_name } = await officersOf(number)
  assert.equal(legal_name, 'Molen')
  assert.deepEqual(
    officers.map(({ name, currency }) => [name, currency]),
    [
      ['Verzonnen Holding', 'current'],
      ['Stil Lid', 'stale'],
      ['Oud Bestuurder', 'former'],
    ],
  )
  assert.partialDeepStrictEqual(officers[0], {
    kind: 'company',
    enterprise_number: holder,
    representative: 'Ann Verzonnen',
    from: '2024-01-15',
    source_numac: '24012345',
    doubts: [{ reason: 'not_in_accounts', source: '2025-00000001', on: '2025-06-30' }],
  })
  assert.deepEqual([auditors.map(({ name }) => name), court_appointed], [['Toets'], []])
})

test('role_kind is that of the board, managers and daily management; others have their office', async () => {
  const company = await addCompany(pool)
  const offices = ['director', 'manager', 'daily_management', 'managing_director'] as const
  const others = [
    'statutory_auditor',
    'liquidator',
    'permanent_representative',
    'secretary',
    'other',
  ] as const
  for (const office of [...offices, ...others])
    await addMandate({ enterprise_number: Number(company), office, name: `Lid ${office}` })
  await addMandate({
    enterprise_number: Number(company),
    office: 'statutory_auditor',
    name: 'Toets BV',
    role_kind: 'director_company',
  })
  const { officers, auditors } = await officersOf(company)
  const kinds = new Map([...officers, ...auditors].map(officer => [officer.name, officer.role_kind]))
  for (const office of offices) assert.equal(kinds.get(`Lid ${office}`), 'director', office)
  for (const office of others) assert.equal(kinds.get(`Lid ${office}`), null, office)
  const firm = auditors.find(({ name }) => name === 'Toets BV')
  assert.deepEqual([firm?.role_kind, firm?.kind, firm?.office], [null, 'company', 'statutory_auditor'])
})

test('no address of a person is in the answer', async () => {
  assert.doesNotMatch(JSON.stringify(await officersOf(number)), /Geheime laan/)
})

test('an unknown company is 404, also one that left the register', async () => {
  const gone = await addCompany(pool, { in_register: false })
  for (const kbo of [withChecksum(8_880_077), gone]) {
    const answer = await app.get(`/companies/${kbo}/officers`)
    assert.equal(answer.status, 404)
    errorSchema.parse(await answer.json())
  }
})

test('with unread publications, or without the gazette, it is 503', async () => {
  const waiting = await addCompany(pool)
  await insert(pool, 'gazette.unread_text', { enterprise_number: Number(waiting), numac: '24099999' })
  assert.equal((await app.get(`/companies/${waiting}/officers`)).status, 503)
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.mandate IN ACCESS EXCLUSIVE MODE')
    const answer = await app.get(`/companies/${number}/officers`)
    assert.equal(answer.status, 503)
    assert.match(errorSchema.parse(await answer.json()).error, /does not mean that nothing is on record/)
  })
})

test('whom accounts name is unknown until accounts are on file that could name anyone, or none were filed', async () => {
  const file = async (form: string | null) => {
    const company = await addCompany(pool)
    const deposit = { reference: '2025-00000001', deposited_on: '2025-06-30', period_end: '2024-12-31' }
    await insert(pool, 'accounts.deposit', { enterprise_number: Number(company), ...deposit, form })
    return company
  }
  const looked = async (deposits: number) => {
    const company = await addCompany(pool)
    const lookup = { enterprise_number: Number(company), looked_on: '2026-01-05', deposits }
    await insert(pool, 'accounts.company_lookup', lookup)
    return company
  }
  const cases: [what: string, company: string, named: [] | null][] = [
    ['not requested', await addCompany(pool), null],
    ['filed as PDF', await file(null), null],
    ['a form without officers', await file('consult_csv'), null],
    ['figures that name nobody', await file('xbrl'), []],
    ['none at the National Bank', await looked(0), []],
    ['deposits that are not stored', await looked(2), null],
    ['a sole trader', await addCompany(pool, { natural_person: true }), []],
  ]
  for (const [what, company, named] of cases) {
    assert.deepEqual((await officersOf(company)).named_in_accounts, named, what)
    const past = await app.get(`/companies/${company}/officers?as_of=2026-02-01`)
    assert.deepEqual(officersSchema.parse(await past.json()).named_in_accounts, named, `${what}, as of a day`)
  }
})
