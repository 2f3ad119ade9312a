import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../../src/domain/company/enterprise-number.ts'
import { type AccountsImport, importAccounts } from '../../../src/sources/accounts/import/import-accounts.ts'
import { extractFacts, rederiveConfirmedOfficers } from '../../../src/sources/gazette/import/extract-facts.ts'
import { importGazette } from '../../../src/sources/gazette/import/import-gazette.ts'
import { listDeposits } from '../../../src/store/accounts/deposits.ts'
import { createTestDatabase } from '../../database.ts'
import { writeJsonXbrl, writeReference } from '../../fixtures/accounts/json-xbrl.ts'
import { type Files, writeFolder, writeZip } from '../../fixtures/accounts/temp-folder.ts'

const database = await createTestDatabase()
const { pool } = database
const MILL = '0888000158' as EnterpriseNumber

async function importFiles(files: Files): Promise<AccountsImport> {
  return importAccounts(database, writeFolder(files), {
    officersChanged: (client, companies) => rederiveConfirmedOfficers(client, companies, '2026-06-01'),
  })
}

async function depositOf(reference: string) {
  return (await listDeposits(pool, MILL)).find(deposit => deposit.reference === reference)
}

test('a day of deposits is stored completely: references and figures, from one zip or several', async () => {
  const result = await importFiles({
    'references.zip': await writeZip({ 'references.json': [writeReference('2025-00000010')] }),
    'accounts.zip': await writeZip({
      '2025-00000010.json': writeJsonXbrl('2025-00000010', { '20/58': '1961298.0' }, { '20/58': '7.5' }),
    }),
  })
  assert.deepEqual([result.references, result.filings, result.added, result.changed], [1, 1, 1, 0])
  const stored = await depositOf('2025-00000010')
  assert.equal(stored?.depositedOn, '2025-06-30')
  assert.equal(stored?.model, 'm81-f')
  assert.deepEqual(stored?.figures?.rubrics, { '20/58': '1961298.0' })
  assert.deepEqual(stored?.figures?.previousRubrics, { '20/58': '7.5' })
})

test('importing the same files again changes nothing', async () => {
  const files = {
    'references.json': [writeReference('2025-00000011')],
    'a.json': writeJsonXbrl('2025-00000011', { '20/58': '3' }),
  }
  await importFiles(files)
  const again = await importFiles(files)
  assert.deepEqual([again.filings, again.added, again.changed], [1, 0, 0])
})

test('figures arriving days after their reference are joined', async () => {
  await importFiles({ 'references.json': [writeReference('2025-00000012', { Language: 'FR' })] })
  assert.equal((await depositOf('2025-00000012'))?.figures, null)
  const later = await importFiles({ 'a.json': writeJsonXbrl('2025-00000012', { '20/58': '3' }) })
  assert.equal(later.changed, 1)
  const stored = await depositOf('2025-00000012')
  assert.equal(stored?.language, 'FR')
  assert.equal(stored?.figures?.rubrics['20/58'], '3')
})

test('figures without a known company are quarantined once, with what to do', async () => {
  const files = { 'a.json': writeJsonXbrl('2025-00000013', { '20/58': '3' }) }
  const result = await importFiles(files)
  assert.match(result.unreadable[0]?.reason ?? '', /2025-00000013.*import it together with its references/)
  const folder = writeFolder(files)
  await importAccounts(database, folder)
  await importAccounts(database, folder)
  const { rows } = await pool.query('SELECT file FROM intake.accounts_quarantine WHERE file LIKE $1', [
    `${folder}%`,
  ])
  assert.equal(rows.length, 1)
})

test('an inconsistent filing is stored with the broken sum rule', async () => {
  const result = await importFiles({
    'references.json': [writeReference('2025-00000014')],
    'a.json': writeJsonXbrl('2025-00000014', { '20/58': '100', '21/28': '30', '29/58': '60' }),
  })
  assert.equal(result.flagged, 1)
  const stored = await depositOf('2025-00000014')
  assert.equal(stored?.figures?.rubrics['20/58'], '100')
  assert.deepEqual(
    stored?.figures?.brokenRules.map(({ period, filed, computed }) => [period, filed, computed]),
    [['N', '100', '90']],
  )
  assert.match(stored?.figures?.brokenRules[0]?.rule ?? '', /^20\/58 = /)
})

test('a PDF deposit is stored without figures', async () => {
  await importFiles({ 'references.json': [writeReference('2025-00000015', { ModelType: 'm06-p' })] })
  const stored = await depositOf('2025-00000015')
  assert.equal(stored?.model, 'm06-p')
  assert.equal(stored?.figures, null)
})

test('a correction is stored beside the original', async () => {
  await importFiles({
    'references.json': [
      writeReference('2025-00000016'),
      writeReference('2025-00000017', { DepositType: 'Correction', DepositDate: '2025-11-03' }),
    ],
    'a.json': writeJsonXbrl('2025-00000016', { '20/58': '1' }),
    'b.json': writeJsonXbrl('2025-00000017', { '20/58': '2' }),
  })
  assert.equal((await depositOf('2025-00000016'))?.figures?.rubrics['20/58'], '1')
  assert.equal((await depositOf('2025-00000017'))?.depositType, 'Correction')
})

function withAdministrator(document: Record<string, unknown>, first: string, family: string) {
  const person = {
    Person: { FirstName: first, LastName: family, Address: { Street: 'Verborgenlaan', Number: '5' } },
    Mandates: [{ FunctionMandate: 'fct:m13', MandateDates: { StartDate: '2018-05-04', EndDate: null } }],
    Profession: 'molenaar',
  }
  return { ...document, Administrators: { NaturalPersons: [person], LegalPersons: [] } }
}

const ACT = `Benoemingen. Uittreksel uit de notulen van de algemene vergadering van 4 mei 2018. De vergadering benoemt tot bestuurder voor onbepaalde duur de heer Wouter Klaproos, wonende te 9000 Gent.`

async function currencyOf(name: string) {
  const { rows } = await pool.query<{ currency: string; confirmed_on: string }>(
    'SELECT currency, confirmed_on FROM gazette.mandate WHERE enterprise_number = $1 AND name = $2',
    [Number(MILL), name],
  )
  return rows
}

test('a filing confirms a director from an old act, and creates none', async () => {
  const folder = writeFolder({
    'acts.jsonl': `${JSON.stringify({
      numac: '18070001',
      kind: 'act',
      published_on: '2018-06-01',
      language: 'nl',
      enterprise_number: MILL,
      text: ACT,
    })}\n`,
  })
  await importGazette(database, `${folder}/acts.jsonl`, async () => {})
  await extractFacts(pool, ['18070001'], '2026-06-01')
  assert.deepEqual(
    (await currencyOf('Wouter Klaproos')).map(({ currency }) => currency),
    ['stale'],
  )
  const document = writeJsonXbrl('2025-00000018', { '20/58': '1' })
  await importFiles({
    'references.json': [writeReference('2025-00000018')],
    'a.json': withAdministrator(document, 'Wouter', 'Klaproos'),
  })
  assert.deepEqual(await currencyOf('Wouter Klaproos'), [{ currency: 'current', confirmed_on: '2025-06-30' }])
  await importFiles({
    'references.json': [writeReference('2025-00000019')],
    'a.json': withAdministrator(writeJsonXbrl('2025-00000019', { '20/58': '1' }), 'Iris', 'Distelvink'),
  })
  assert.deepEqual(await currencyOf('Iris Distelvink'), [])
})

test('no private data of officers is stored', async () => {
  const { rows } = await pool.query<{ row: string }>(
    'SELECT row_to_json(d)::text AS row FROM accounts.deposit d',
  )
  assert.ok(rows.some(({ row }) => row.includes('Klaproos')))
  for (const { row } of rows) assert.doesNotMatch(row, /Verborgenlaan|molenaar/)
})
