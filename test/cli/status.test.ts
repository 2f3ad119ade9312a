// Quarantined records are summarized in the status and listed by the command it names.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { quarantine } from '../../src/store/intake/quarantine.ts'
import { createTestDatabase } from '../database.ts'
import { insert } from '../rest/running-app.ts'
import { SMALL_REGISTER, writeExtract } from '../sources/register/extract-folder.ts'
import { makeDataDir } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const database = await createTestDatabase()
const { url, pool } = database
const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir() }

async function told(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(['status', ...args], env)
  assert.equal(code, 0, stderr)
  return stdout
}

test('an empty quarantine is reported', async () => {
  assert.match(await told(), /^quarantine +empty: every loaded record was parsed$/m)
})

test('quarantined records are summarized by source, with the command that lists them', async () => {
  const contacts = Array.from({ length: 200 }, (_, n) => `"0200.000.108","ENT","TEL","${n}"`)
  const bad = { contact: ['"","ENT","TEL","1"', ...contacts, '"0200.000.108","ENT"'] }
  await importRegister(database, writeExtract('full', 1, { ...SMALL_REGISTER, ...bad }))
  await importRegister(
    database,
    writeExtract('update', 2, { enterprise_insert: ['"0200.000.40X","AC","000","2","610",,01-01-2020'] }),
  )
  await quarantine(pool, 'gazette', [
    { file: '2026800001', place: null, reason: 'the reader failed' },
    { file: '2026800002', place: null, reason: 'read since' },
    { file: 'issue.pdf', place: 'page 3', reason: 'no text' },
  ])
  await insert(pool, 'gazette.publication', {
    numac: '2026800002',
    kind: 'court_notice',
    body: 'x',
    language: 'nl',
    reading: 'html',
    extractor_version: 1,
  })
  assert.match(
    await told(),
    /^quarantine +3 register rows, 2 gazette texts or files could not be parsed: griffie status --quarantine$/m,
  )
  assert.equal(
    await told('--quarantine'),
    `3 register rows
  enterprise_insert.csv, line 2: EnterpriseNumber is not a ten-digit number
  contact.csv, line 2: EntityNumber is missing
  contact.csv, line 203: 2 fields where the header has 4
2 gazette texts or files
  2026800001: the reader failed
  issue.pdf, page 3: no text
0 accounts files
`,
  )
  const { quarantine: counts, quarantined } = JSON.parse(await told('--json', '--quarantine'))
  assert.deepEqual(counts, { register: 3, gazette: 2, accounts: 0 })
  assert.equal(quarantined.register.length, 3)
})

test('a Full without errors clears the register’s quarantine', async () => {
  const contact = Array.from({ length: 200 }, (_, n) => `"0200.000.108","ENT","TEL","${n}"`)
  await importRegister(database, writeExtract('full', 3, { ...SMALL_REGISTER, contact }), { force: true })
  assert.equal(JSON.parse(await told('--json')).quarantine.register, 0)
})
