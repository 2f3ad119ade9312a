// Official files, if present next to the project: a daily Update and the head of a Full extract. They name
// real people, so none of their content is in the project.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../src/config.ts'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import { createTestDatabase } from '../../database.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'register')
const FULL = join(FOLDER, 'full_0127_2024_09_sample')
const UPDATE = join(FOLDER, 'update_0147_2025_10_12')
const options = {
  skip: existsSync(FULL) && existsSync(UPDATE) ? false : 'no official extract beside the project',
}

const database = await createTestDatabase()

function linesOf(folder: string, file: string): number {
  return readFileSync(join(folder, `${file}.csv`), 'utf8').split('\n').length - 2
}

test('a real Full extract is read completely', options, async () => {
  const { rowsRead, quarantined } = await importRegister(database, FULL)
  for (const [file, rows] of Object.entries(rowsRead)) assert.equal(rows, linesOf(FULL, file), file)
  // A spreadsheet changed the dates of some branch addresses in this copy.
  const { rows } = await database.pool.query('SELECT DISTINCT file, reason FROM intake.register_quarantine')
  assert.deepEqual(rows, [
    { file: 'address.csv', reason: 'DateStrikingOff is not a date of the form dd-mm-yyyy' },
  ])
  assert.ok(quarantined < 100)
})

test('a real Update is read completely', options, async () => {
  const { rowsRead, quarantined } = await importRegister(database, UPDATE, { force: true })
  for (const [file, rows] of Object.entries(rowsRead)) assert.equal(rows, linesOf(UPDATE, file), file)
  assert.equal(quarantined, 0)
})

test('displayed values contain none of the register’s internal notation', options, async () => {
  const { rows } = await database.pool.query(
    `SELECT count(*) FILTER (WHERE street ~ '\\([^)]{1,12}\\)$|^\\*|(^| )(SN|ZN)$')::int AS marks,
            count(*) FILTER (WHERE legal_name ~ '^\\s|\\s$|\\s\\s' OR legal_name = '')::int AS blanks,
            count(*) FILTER (WHERE zip = '0999')::int AS no_zip,
            count(*) FILTER (WHERE situation !~ '^\\d{3}$')::int AS situations,
            count(*) FILTER (WHERE natural_person AND street IS NOT NULL)::int > 0 AS traders_are_somewhere
     FROM register.company`,
  )
  assert.deepEqual(rows[0], { marks: 0, blanks: 0, no_zip: 0, situations: 0, traders_are_somewhere: true })
})
