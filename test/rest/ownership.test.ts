// GET /api/v1/companies/{kbo}/ownership, from imported filings.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { nameKey } from '../../src/domain/search/lookup-keys.ts'
import { ownershipSchema } from '../../src/http/rest/v1/network/ownership-schema.ts'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { importAccounts } from '../../src/sources/accounts/import/import-accounts.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { writeJsonXbrl, writeReference } from '../fixtures/accounts/json-xbrl.ts'
import { writeFolder } from '../fixtures/accounts/temp-folder.ts'
import { writeOwnershipJson } from '../fixtures/accounts/write-ownership.ts'
import { addCompany, insert, issueKey, runApp, until, withChecksum } from './running-app.ts'

const database = await createTestDatabase()
const { pool, url } = database
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })
const company = async (legal_name: string, more = {}) =>
  (await addCompany(pool, { legal_name, ...more })) as EnterpriseNumber
const [head, middle, leaf, alone, hidden, named] = [
  await company('Kop'),
  await company('Midden', { situation: '050' }),
  await company('Blad'),
  await company('Alleen'),
  await company('Verborgen'),
  await company('Enig Verzonnen', { names: 'enig verzonnen' }),
]
await insert(pool, 'register.denomination', {
  entity_number: named,
  enterprise_number: named,
  denomination: 'Enig Verzonnen',
  name_key: nameKey(['enig', 'verzonnen']),
})
await insert(pool, 'register.address', {
  entity_number: named,
  enterprise_number: named,
  type_of_address: 'REGO',
  zipcode: '9160',
  street_nl: 'Verzonnen laan',
  house_number: '1',
})

const entity = (name: string, enterpriseNumber: EnterpriseNumber) => ({
  name,
  enterpriseNumber,
  foreignIdentifier: null,
  country: 'BE',
})
const held = (name: string, number: EnterpriseNumber, direct: string) => ({
  ...entity(name, number),
  rights: [{ nature: 'Aandelen', number: '10', direct, throughSubsidiaries: null }],
  accountsDate: '2024-12-31',
  currency: 'EUR',
  equity: '114928.0',
  netResult: '-1266.07',
})
const right = (percentage: string) => ({
  nature: 'Aandelen',
  number: '10',
  numberNotAttached: '0',
  percentage,
})
const nobody = { enterpriseNumber: null, foreignIdentifier: null, country: null }

let filed = 0

async function file(
  EnterpriseNumber: string,
  stated: Parameters<typeof writeOwnershipJson>[0] | object,
  { end = '2023-12-31', model = 'm02-f' } = {},
): Promise<void> {
  const reference = `2025-0000${String(++filed).padStart(4, '0')}`
  const ownership = 'holdings' in stated ? writeOwnershipJson(stated) : stated
  const folder = writeFolder({
    'references.json': [
      {
        ...writeReference(reference),
        EnterpriseNumber,
        ModelType: model,
        ExerciseDates: { startDate: `${end.slice(0, 4)}-01-01`, endDate: end },
      },
    ],
    [`${reference}.json`]: { ...(writeJsonXbrl(reference, { '20/58': '3' }) as object), ...ownership },
  })
  const { unreadable } = await importAccounts(database, folder)
  assert.deepEqual(unreadable, [])
}

async function ownershipOf(number: string) {
  const answer = await app.get(`/companies/${number}/ownership`)
  assert.equal(answer.status, 200)
  return ownershipSchema.parse(await answer.json())
}

await file(head, { holdings: [held('Midden NV', middle, '0.6')], shareholders: [] })
await file(middle, {
  holdings: [held('Blad', leaf, '1.0'), held('Verborgen', hidden, '0.3')],
  shareholders: [
    { kind: 'company', ...entity('Kop', head), rights: [right('0.55')] },
    {
      kind: 'company',
      name: 'Imaginary Mills Ltd',
      ...nobody,
      foreignIdentifier: '01234567',
      country: 'GB',
      rights: [right('0.2')],
    },
    { kind: 'person', name: 'Ann Verzonnen', ...nobody, rights: [right('0.25')] },
  ],
})

test('holders and holdings have the words of both sides, with their filings', async () => {
  const { legal_name, held_by, holds, filing, group } = await ownershipOf(middle)
  assert.equal(legal_name, 'Midden')
  const [kop, ann, mills] = held_by ?? []
  assert.deepEqual([kop?.by_holder?.direct, kop?.by_held?.direct, kop?.contradiction], ['0.6', '0.55', true])
  assert.deepEqual(kop?.by_holder?.accounts, {
    date: '2024-12-31',
    currency: 'EUR',
    equity: '114928.0',
    net_result: '-1266.07',
  })
  assert.deepEqual(
    [ann?.party.kind, ann?.party.name, ann?.by_held?.direct],
    ['person', 'Ann Verzonnen', '0.25'],
  )
  assert.deepEqual([mills?.party.foreign_identifier, mills?.party.country], ['01234567', 'GB'])
  assert.equal(holds?.[0]?.party.name, 'Blad')
  assert.equal(filing?.period_end, '2023-12-31')
  assert.deepEqual(
    group.parents.map(({ party, share }) => [party.name, share]),
    [['Kop', '0.6']],
  )
  assert.deepEqual(
    group.members.map(({ party }) => party.name),
    ['Midden NV', 'Blad'],
  )
})

test('a group has the sums of its members, each with how many filed it', async () => {
  const { group } = await ownershipOf(middle)
  assert.deepEqual(group.size, {
    companies: 3,
    with_figures: 2,
    not_in_euro: 0,
    oldest_period_end: '2023-12-31',
    newest_period_end: '2023-12-31',
    balance_sheet_total: { sum: '6', companies: 2 },
    turnover: { sum: null, companies: 0 },
    staff: { sum: null, companies: 0 },
  })
})

test('a company that others name has what they state, and its register situation', async () => {
  const { holds, held_by, filing, group } = await ownershipOf(leaf)
  assert.equal(holds, null, 'no filing of its own')
  assert.deepEqual([held_by?.[0]?.party.name, held_by?.[0]?.by_holder?.direct], ['Midden', '1.0'])
  assert.equal(held_by?.[0]?.party.register_situation_code, '050')
  assert.equal(filing, null)
  assert.deepEqual(
    group.parents.map(({ party }) => party.name),
    ['Midden', 'Kop'],
  )
})

test('empty means that a filing lists none, null that none could be read', async () => {
  assert.deepEqual([(await ownershipOf(alone)).holds, (await ownershipOf(alone)).held_by], [null, null])
  await file(alone, { holdings: [], shareholders: [] }, { model: 'm07-f' })
  assert.equal((await ownershipOf(alone)).holds, null, 'micro models have no list')
  await file(alone, { holdings: [], shareholders: [] }, { model: 'm01-f', end: '2024-12-31' })
  const { holds, held_by } = await ownershipOf(alone)
  assert.deepEqual([holds, held_by], [[], null])
})

test('a later filing without the list leaves the statement, marked', async () => {
  await file(head, { holdings: [], shareholders: [] }, { end: '2024-12-31' })
  const { held_by, group } = await ownershipOf(middle)
  assert.equal(held_by?.[0]?.by_holder?.superseded, true)
  assert.equal(group.parents[0]?.superseded, false, 'the other side still states it')
  const [seller, sold] = [await company('Verkoper'), await company('Verkocht')]
  await file(seller, { holdings: [held('Verkocht', sold, '0.8')], shareholders: [] })
  await file(seller, { holdings: [], shareholders: [] }, { end: '2024-12-31' })
  const groups = [(await ownershipOf(sold)).group, (await ownershipOf(seller)).group] as const
  assert.deepEqual([groups[0].parents[0]?.superseded, groups[1].members[0]?.superseded], [true, true])
})

test('a majority that other holders deny is contested, whichever member is asked, and shares above the whole are told', async () => {
  const [owner, owned, below] = [await company('Eigenaar'), await company('Bezit'), await company('Onder')]
  await file(owner, { holdings: [held('Bezit', owned, '0.6')], shareholders: [] })
  await file(owned, {
    holdings: [held('Onder', below, '0.8')],
    shareholders: [{ kind: 'person', name: 'Piet Verzonnen', ...nobody, rights: [right('1.0')] }],
  })
  const groups = await Promise.all([owner, owned, below].map(ownershipOf))
  const contested = [
    { holder: owner, held: owned },
    { holder: 'Piet Verzonnen', held: owned },
  ]
  for (const { group } of groups) assert.deepEqual(group.contested, contested)
  assert.deepEqual(
    groups.map(({ group }) => group.parents.map(({ party }) => party.name)),
    [[], [], ['Bezit']],
  )
  assert.deepEqual(
    groups.map(({ group }) => group.members.length),
    [0, 1, 1],
  )
  assert.deepEqual(
    groups.map(one => one.held_by_exceeds_whole),
    [false, true, false],
  )
})

test('a company named without a number is found by name and address, when only one fits', async () => {
  const stated = writeOwnershipJson({
    holdings: [held('Enig Verzonnen BV', named, '0.1')],
    shareholders: [],
  }).ParticipatingInterests.map(({ Entity, ...interest }) => ({
    ...interest,
    Entity: { ...Entity, Identifier: null, IdentifierKindOfNumber: null },
  }))
  await file(leaf, { ParticipatingInterests: stated })
  const [link] = (await ownershipOf(leaf)).holds ?? []
  assert.deepEqual([link?.party.enterprise_number, link?.party.matched_by_name], [named, true])
})

test('suppressed companies and persons are left out', async () => {
  assert.equal((await ownershipOf(middle)).holds?.length, 2)
  for (const target of [hidden, 'Ann Verzonnen'])
    await insertSuppression(pool, parseTarget(target) ?? assert.fail(target), null)
  const names = async () => (await ownershipOf(middle)).held_by?.map(({ party }) => party.name)
  await until(async () => (await ownershipOf(middle)).holds?.length === 1)
  // Two rows of the list may be read at different times.
  await until(async () => (await names())?.length === 2)
  assert.deepEqual(await names(), ['Kop', 'Imaginary Mills Ltd'])
})

test('an unknown company is 404; accounts that do not answer are 503', async () => {
  const unknown = await app.get(`/companies/${withChecksum(8_880_077)}/ownership`)
  assert.equal(unknown.status, 404)
  errorSchema.parse(await unknown.json())
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE accounts.ownership IN ACCESS EXCLUSIVE MODE')
    const answer = await app.get(`/companies/${head}/ownership`)
    assert.equal(answer.status, 503)
    assert.match(errorSchema.parse(await answer.json()).error, /does not mean that nothing is on record/)
  })
})
