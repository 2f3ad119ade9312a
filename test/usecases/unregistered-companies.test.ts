// Companies known only from the gazette or the accounts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EnterpriseNumber, formatEnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import type { ExtractedFact } from '../../src/domain/publications/gazette-fact.ts'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { nameKey } from '../../src/domain/search/lookup-keys.ts'
import { extractFacts } from '../../src/sources/gazette/import/extract-facts.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { replaceFacts } from '../../src/store/gazette/facts.ts'
import { savePublications } from '../../src/store/gazette/save-publications.ts'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, until, withChecksum } from '../rest/running-app.ts'
import { type CompanyFixture, createSearchFixture } from './search-fixture.ts'

const { url, pool } = await createTestDatabase()
await addCompany(pool)
const app = await runApp({
  databaseUrl: url,
  key: await issueKey(pool),
  searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
})

const [byGazette, byAccounts] = [withChecksum(8_880_001), withChecksum(8_880_002)]
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: Number(byGazette),
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  event_kind: 'bankruptcy_opening',
  pub_date: '2025-03-01',
})
await insert(pool, 'accounts.deposit', {
  enterprise_number: Number(byAccounts),
  reference: '2025-00000001',
  deposited_on: '2025-06-30',
})

// The first query of a busy machine may be late, which is a 503.
await until(async () => (await app.get('/search?q=molen')).status === 200)

test('companies known only from the gazette or the accounts are found and marked', async () => {
  for (const number of [byGazette, byAccounts]) {
    const hits = (await (await app.get(`/search?q=${number}`)).json()) as Record<string, unknown>[]
    assert.deepEqual(
      hits.map(hit => [hit.enterprise_number, hit.not_in_register]),
      [[number, true]],
    )
  }
})

test('a suppressed company is not found in other sources', async () => {
  const hidden = await addCompany(pool, { legal_name: 'Verborgen' })
  await insert(pool, 'accounts.deposit', {
    enterprise_number: Number(hidden),
    reference: '2025-00000003',
    deposited_on: '2025-06-30',
  })
  const silent = await runApp({ databaseUrl: url, key: await issueKey(pool), search: async () => [] })
  const hits = await (await silent.get(`/search?q=${hidden}`)).json()
  assert.deepEqual(hits, [])
})

test('companies that only a notice names are found by that name, behind those of the register', async () => {
  const [vanished, person, hidden] = [8_880_011, 8_880_012, 8_880_013].map(withChecksum) as [
    string,
    string,
    string,
  ]
  const named = await addCompany(pool, { legal_name: 'Verdwenen Molen', names: 'verdwenen molen' })
  const registered = await addCompany(pool, { legal_name: 'Molen', names: 'molen' })
  await insert(pool, 'register.denomination', {
    entity_number: named,
    enterprise_number: named,
    denomination: 'Verdwenen Molen',
    name_key: nameKey(['verdwenen', 'molen']),
  })
  const notice = (number: string, ordinal: number, naturalPerson = false) => ({
    enterpriseNumber: number as EnterpriseNumber,
    fact: 'event' as const,
    numac: `202580800${ordinal}`,
    debtor: { name: 'Verdwenen Molen NV', naturalPerson, address: null },
  })
  const client = await pool.connect()
  const facts = [notice(vanished, 1), notice(person, 2, true), notice(hidden, 3), notice(registered, 4)]
  await replaceFacts(client, ['2025808001'], facts as unknown as ExtractedFact[], 1)
  client.release()
  await insertSuppression(pool, parseTarget(hidden) ?? assert.fail(hidden), null)
  const found = async (q: string) =>
    ((await (await app.get(`/search?q=${encodeURIComponent(q)}`)).json()) as Record<string, unknown>[]).map(
      hit => [hit.enterprise_number, hit.not_in_register, hit.match_kind],
    )
  await until(async () => (await found('Molen Verdwenen')).length === 2)
  const hits = await found('Molen Verdwenen')
  assert.deepEqual(hits, [
    [named, false, 'name'],
    [vanished, true, 'name'],
  ])
  assert.deepEqual(await found('Verdwenen'), [[named, false, 'name']])
})

const ACT_DAYS = ['2024-03-01', '2024-04-02', '2024-05-03']

/** Stores acts of a company, one for each line of text, and extracts them. */
async function publishActs(number: string, first: number, texts: readonly string[]): Promise<void> {
  const acts = texts.map(
    (text, at): Publication => ({
      numac: String(first + at),
      kind: 'act',
      publishedOn: ACT_DAYS[at] as string,
      language: 'fr',
      text,
      reading: 'ocr',
      printedNumber: null,
      page: null,
      edition: null,
      enterpriseNumber: number as EnterpriseNumber,
      rubrics: ['DEMISSIONS, NOMINATIONS'],
    }),
  )
  await inTransaction(pool, client => savePublications(client, acts))
  await extractFacts(
    pool,
    acts.map(({ numac }) => numac),
    '2024-06-01',
  )
}

const actOf = (name: string) => `Dénomination
(en entier) : ${name}
Forme juridique : Société anonyme
Objet de l'acte : NOMINATION
L'assemblée générale nomme Madame Odile Pluimveer en qualité d'administrateur.`

test('companies known only from acts are found by number, with the name that two acts print alike, and by it', async () => {
  const [named, once, unread] = [8_880_021, 8_880_022, 8_880_023].map(withChecksum) as [
    string,
    string,
    string,
  ]
  await publishActs(named, 24_000_001, [
    actOf('BRASSERIE PLUIMEL ! |'),
    actOf('« Brasserie Pluimel » ;'),
    actOf('BRASSFRIE PLUINEL'),
  ])
  await publishActs(once, 24_000_011, [actOf('CHOCOLATERIE PLUIMEL')])
  await publishActs(unread, 24_000_021, ['Bilan'])
  const nameOf = async (q: string) => {
    const hits = (await (await app.get(`/search?q=${encodeURIComponent(q)}`)).json()) as Record<
      string,
      unknown
    >[]
    return hits.map(hit => [hit.enterprise_number, hit.legal_name, hit.not_in_register])
  }
  assert.deepEqual(await nameOf(named), [[named, 'BRASSERIE PLUIMEL', true]])
  for (const number of [once, unread])
    assert.deepEqual(await nameOf(number), [
      [number, formatEnterpriseNumber(number as EnterpriseNumber), true],
    ])
  assert.deepEqual(await nameOf('pluimel brasserie'), [[named, 'BRASSERIE PLUIMEL', true]])
})

test('the dossier of an unregistered company is 404', async () => {
  for (const number of [byGazette, byAccounts])
    for (const part of ['', '/lifecycle', '/rollup'])
      assert.equal((await app.get(`/companies/${number}${part}`)).status, 404)
})

const TOWN: CompanyFixture['town'] = ['9000', 'Gent', 'Gand']
const invented = (number: string, name: string, code: string, since = '01-01-2000'): CompanyFixture => ({
  number,
  names: [['2', '001', name]],
  town: TOWN,
  nace: [['2025', code]],
  since,
})

test('removed companies rank last in every lane and for every limit', async () => {
  const companies = [
    invented('0200.000.142', 'Oudste', '62100', '01-01-1950'),
    invented('0200.000.241', 'Jongere', '62100'),
    invented('0200.000.340', 'Zaal 62', '56111'),
  ]
  const { search, replaceBy, close } = await createSearchFixture(companies)
  await replaceBy(companies.slice(1))
  const found = async (limit: number) =>
    (await search('62', limit)).map(({ enterpriseNumber }) => enterpriseNumber.slice(-3))
  try {
    assert.deepEqual([await found(1), await found(3)], [['241'], ['241', '340', '142']])
  } finally {
    await close()
  }
})
