// griffie report

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { COMPANIES, findCompanies } from '../fixtures/browser-companies.ts'
import { readPdf } from '../fixtures/read-pdf.ts'
import { readXlsx } from '../fixtures/read-xlsx.ts'
import { makeDataDir } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url, pool } = await createTestDatabase(COMPANIES)
const companies = await findCompanies(pool)
const folder = makeDataDir()
const report = (...args: string[]) => runInProcess(['report', ...args], { DATABASE_URL: url })

test('the report of a company is written to the named file, in the named language', async () => {
  const file = join(folder, 'report.pdf')
  const { code, stderr, stdout } = await report(companies.busy.number, '--lang', 'fr', '--output', file)
  assert.equal(code, 0, stderr)
  assert.equal(stdout, '')
  assert.match(stderr, /report\.pdf: [\d,]+ bytes/)
  const { text, language } = await readPdf(await readFile(file))
  assert.equal(language, 'fr')
  assert.match(text, /^Rapportd’entreprise/)
})

test('a workbook has all that the paid plan has', async () => {
  const file = join(folder, 'company.xlsx')
  const { code } = await report(companies.busy.number, '--format', 'xlsx', '--output', file)
  assert.equal(code, 0)
  const { figures } = await readXlsx(await readFile(file))
  assert.ok((figures?.[0]?.length ?? 0) > 3)
})

test('wrong arguments, unknown and suppressed companies, and files that cannot be written are told apart', async () => {
  assert.deepEqual((await report('12')).code, 2)
  assert.equal((await report(companies.busy.number, '--lang', 'es')).code, 2)
  const unknown = await report('0999.999.922')
  assert.deepEqual([unknown.code, /is in no loaded source/.test(unknown.stderr)], [4, true])
  const nowhere = await report(companies.busy.number, '--output', join(folder, 'missing', 'x.pdf'))
  assert.deepEqual(
    [nowhere.code, /x\.pdf cannot be used: no such file or folder\.$/m.test(nowhere.stderr)],
    [1, true],
  )
  const inFile = await report(companies.busy.number, '--output', join(import.meta.filename, 'x.pdf'))
  assert.deepEqual(
    [inFile.code, /\/x\.pdf cannot be used: a part of the path is not a folder/.test(inFile.stderr)],
    [1, true],
  )
  const asFolder = await report(companies.busy.number, '--output', folder)
  assert.deepEqual([asFolder.code, /it is a folder/.test(asFolder.stderr)], [1, true])
  await insertSuppression(pool, parseTarget(companies.pdf.number) as SuppressionTarget, null)
  assert.equal((await report(companies.pdf.number)).code, 4)
})
