// Imports that are refused completely: the message says where (zip, file, line), and nothing changes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import { ExtractError } from '../../../src/sources/register/parse/extract-fault.ts'
import { createTestDatabase } from '../../database.ts'
import { extractFiles, type Rows, SMALL_REGISTER, writeExtract, writeZip } from './extract-folder.ts'

const database = await createTestDatabase()
const { pool } = database
const COMPANIES = 200

const dotted = (number: number) =>
  String(number)
    .padStart(10, '0')
    .replace(/(\d{4})(\d{3})(\d{3})/, '$1.$2.$3')
const numberOf = (at: number) => dotted(300_000_000 + at)
const enterprise = (at: number, start = '01-01-2001') => `"${numberOf(at)}","AC","000","2","610",,${start}`
const all = Array.from({ length: COMPANIES }, (_, at) => at)
const LARGER: Rows = {
  ...SMALL_REGISTER,
  enterprise: all.map(at => enterprise(at)),
  denomination: all.map(at => `"${numberOf(at)}","2","001","Verzonnen ${at}"`),
}

async function companies(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM register.company WHERE in_register',
  )
  return rows[0]?.n ?? 0
}

async function refused(path: string, pattern: RegExp): Promise<void> {
  const before = await companies()
  await assert.rejects(importRegister(database, path), (error: Error) => {
    assert.ok(error instanceof ExtractError, String(error.stack))
    assert.match(error.message, pattern)
    return true
  })
  assert.equal(await companies(), before, 'nothing has changed')
}

const keys = (count: number) => all.slice(0, count).map(at => `"${numberOf(at)}"`)

await importRegister(database, writeExtract('full', 10, LARGER))

test('an Update that would delete more than 2 % of the enterprises is refused unless forced', async () => {
  const five = writeExtract('update', 11, { enterprise_delete: keys(5) })
  await refused(
    five,
    /^extract-\d+\/enterprise_delete\.csv, line 6: would remove 5 rows of enterprise without replacement.*--force/,
  )
  const four = { enterprise_delete: keys(4) }
  assert.equal((await importRegister(database, writeExtract('update', 11, four))).applied, true)
  assert.equal(await companies(), COMPANIES - 4)
  const forced = writeExtract('update', 12, { enterprise_delete: keys(50) })
  await importRegister(database, forced, { force: true })
  assert.equal(await companies(), COMPANIES - 50)
})

test('enterprises deleted and reinserted by an Update, or not present, are no loss', async () => {
  const again = all.slice(50, 100)
  const rows = {
    enterprise_delete: [...keys(40), ...again.map(at => `"${numberOf(at)}"`)],
    enterprise_insert: again.map(at => enterprise(at)),
  }
  await importRegister(database, writeExtract('update', 13, rows))
  assert.equal(await companies(), COMPANIES - 50)
})

test('an Update that would delete the names, or the codes, is refused too', async () => {
  const names = all.slice(60, 90).map(at => `"${numberOf(at)}"`)
  await refused(
    writeExtract('update', 14, { denomination_delete: names }),
    /denomination_delete\.csv, line 31: would remove 30 rows of denomination without replacement/,
  )
})

const DAY = 86_400_000
const filed = (at: number) => {
  const [year, month, day] = new Date(at).toISOString().slice(0, 10).split('-')
  return `${day}-${month}-${year}`
}
const withMeta = (name: string, value: string) => {
  const files = extractFiles('full', 20, LARGER)
  const meta = (files['meta.csv'] as string).replace(new RegExp(`"${name}","[^"]*"`), `"${name}","${value}"`)
  return writeZip({ ...files, 'meta.csv': meta })
}

test('an extract with a future date is refused by zip, file and line', async () => {
  const tomorrow = filed(Date.now() + 2 * DAY)
  await refused(
    await withMeta('SnapshotDate', tomorrow),
    /^extract-\d+\.zip\/meta\.csv, line 2: SnapshotDate is in the future/,
  )
  await refused(
    await withMeta('ExtractTimestamp', `${tomorrow} 07:40:18`),
    /^extract-\d+\.zip\/meta\.csv, line 3: ExtractTimestamp is in the future/,
  )
})

test('a row with a future date is quarantined with its line; today is allowed', async () => {
  const rows = {
    enterprise_insert: [enterprise(500, filed(Date.now() + 2 * DAY)), enterprise(501, filed(Date.now()))],
    establishment_insert: [`"2.100.000.424",31-12-2999,"${numberOf(501)}"`],
    branch_insert: [`"9.000.000.424",01-01-2099,"${numberOf(501)}"`],
  }
  const { quarantined } = await importRegister(database, writeExtract('update', 14, rows))
  assert.equal(quarantined, 3)
  const { rows: held } = await pool.query(
    `SELECT file, line, reason FROM intake.register_quarantine ORDER BY file`,
  )
  assert.deepEqual(held, [
    { file: 'branch_insert.csv', line: 2, reason: 'StartDate is in the future' },
    { file: 'enterprise_insert.csv', line: 2, reason: 'StartDate is in the future' },
    { file: 'establishment_insert.csv', line: 2, reason: 'StartDate is in the future' },
  ])
})

test('every refusal has zip, file and line', async () => {
  const files = extractFiles('full', 20, LARGER)
  const latin1 = Buffer.from(`${files['contact.csv']}"0200.000.108","ENT","WEB","é"\n`, 'latin1')
  const cut = (name: string) => (files[name] as string).slice(0, -9)
  const cases: [changed: Record<string, string | Buffer>, told: string][] = [
    [{ 'contact.csv': latin1 }, 'contact.csv, line 4: invalid UTF-8'],
    [{ 'activity.csv': latin1 }, 'activity.csv, line 1: the header lacks ActivityGroup'],
    [{ 'address.csv': cut('address.csv') }, 'address.csv, line 6: the file is truncated here'],
    [{ 'activity.csv': cut('activity.csv') }, 'activity.csv, line 8: the file is truncated here'],
    [{ 'branch.csv': '' }, 'branch.csv, line 1: the file is empty'],
    [{ 'activity.csv': '' }, 'activity.csv, line 1: the file is empty'],
    [{ 'code.csv': '"Category"\n' }, 'code.csv, line 1: the header lacks Code'],
    [{ 'contact.csv': `${files['contact.csv']?.split('\n')[0]}\n` }, 'contact.csv, line 1: 0 rows where'],
    [{ 'meta.csv': (files['meta.csv'] as string).replace('full', 'part') }, 'meta.csv, line 4: ExtractType'],
    [
      { 'meta.csv': (files['meta.csv'] as string).replace('"20"', '"9"') },
      'meta.csv, line 5: extract 9 is older',
    ],
  ]
  for (const [changed, told] of cases) {
    const zip = await writeZip({ ...files, ...changed })
    const pattern = new RegExp(`^extract-\\d+\\.zip/${told.replaceAll('.', '\\.')}`)
    await refused(zip, pattern)
  }
})
