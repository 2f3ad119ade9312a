import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../../src/domain/company/enterprise-number.ts'
import { importAccounts } from '../../../src/sources/accounts/import/import-accounts.ts'
import { rederiveConfirmedOfficers } from '../../../src/sources/gazette/import/extract-facts.ts'
import { listDeposits } from '../../../src/store/accounts/deposits.ts'
import { createTestDatabase } from '../../database.ts'
import { writeJsonXbrl, writeReference } from '../../fixtures/accounts/json-xbrl.ts'
import { type Files, writeFolder, writeZip } from '../../fixtures/accounts/temp-folder.ts'

const database = await createTestDatabase()
const { pool } = database
const TODAY = '2026-06-01'
const FILINGS = 1_000
const BAD = 500

const referenceOf = (at: number) => `2025-${String(at).padStart(8, '0')}`
const sound = (at: number) => writeJsonXbrl(referenceOf(at), { '20/58': '100', '10/49': '100' })

function naming(first: string, mandate: Record<string, unknown> = {}) {
  const Mandates = [{ FunctionMandate: 'fct:m13', MandateDates: {}, ...mandate }]
  return {
    ...sound(BAD),
    Administrators: { NaturalPersons: [{ Person: { FirstName: first, LastName: 'Verzonnen' }, Mandates }] },
  }
}

type Damage = { filing?: object | string; reference?: Record<string, unknown>; reason: RegExp }

const text = JSON.stringify(sound(BAD))
const KINDS: Record<string, Damage> = {
  'a NUL in a name': { filing: naming('An\0n'), reason: /NUL/ },
  'a NUL in what is not read': { filing: { ...sound(BAD), EnterpriseName: 'Mo\0len' }, reason: /NUL/ },
  'a lone surrogate in a name': { filing: naming('Ann\ud83d'), reason: /unpaired surrogate/ },
  'a lone surrogate in a function': {
    filing: naming('Ann', { OtherFunctionMandate: '\udc00' }),
    reason: /unpaired surrogate/,
  },
  'a figure of 400 digits': {
    filing: writeJsonXbrl(referenceOf(BAD), { '20/58': '9'.repeat(400) }),
    reason: /20\/58 exceeds/,
  },
  'a figure of 1e400': {
    filing: writeJsonXbrl(referenceOf(BAD), { '20/58': '1e400' }),
    reason: /20\/58 exceeds/,
  },
  'a figure of 1e-400': {
    filing: writeJsonXbrl(referenceOf(BAD), { '20/58': '1e-400' }),
    reason: /20\/58 exceeds the range or precision/,
  },
  'a bare number of 400 digits': {
    filing: text.replace('"100"', '9'.repeat(400)),
    reason: /20\/58/,
  },
  'bytes that are no UTF-8': {
    filing: Buffer.from(text.replace('Molen', 'Mol\u00e9n'), 'latin1'),
    reason: /utf-8/,
  },
  'a file cut off': { filing: text.slice(0, 90), reason: /truncated/ },
  'a year to come': {
    reference: { ExerciseDates: { startDate: '2104-01-01', endDate: '2104-12-31' } },
    reason: /in the future/,
  },
  'a year that ends before it begins': {
    reference: { ExerciseDates: { startDate: '2024-12-31', endDate: '2024-01-01' } },
    reason: /ends before it begins/,
  },
  'a deposit before the year was over': {
    reference: { DepositDate: '2024-03-01' },
    reason: /before the year ended/,
  },
  'a deposit to come': { reference: { DepositDate: '2062-03-01' }, reason: /in the future/ },
}

function writeAll({ filing, reference }: Damage): Files {
  const files: Files = {}
  const references = Array.from({ length: FILINGS }, (_, at) => {
    files[`${referenceOf(at)}.json`] = at === BAD && filing ? filing : sound(at)
    return writeReference(referenceOf(at), at === BAD ? reference : {})
  })
  return { ...files, 'references.json': references }
}

for (const [kind, damage] of Object.entries(KINDS)) {
  test(`${kind} quarantines its filing by name, and the 999 others are stored`, async () => {
    await pool.query('TRUNCATE accounts.deposit, accounts.key_figures, intake.accounts_quarantine')
    const folder = writeFolder(writeAll(damage))
    await importAccounts(database, folder, {
      today: TODAY,
      officersChanged: (client, companies) => rederiveConfirmedOfficers(client, companies, TODAY),
    })
    const stored = await pool.query('SELECT count(form)::int AS n FROM accounts.deposit')
    assert.equal(stored.rows[0].n, FILINGS - 1)
    const { rows } = await pool.query('SELECT file, reason FROM intake.accounts_quarantine')
    assert.equal(rows.length, 1)
    assert.equal(rows[0].file, `${folder}/${referenceOf(BAD)}.json`)
    assert.match(rows[0].reason, damage.reason)
    rmSync(folder, { recursive: true })
  })
}

test('the same holds in a zip, with damaged names reported in storable form', async () => {
  await pool.query('TRUNCATE accounts.deposit, accounts.key_figures, intake.accounts_quarantine')
  const zip = await writeZip({
    'references.json': [writeReference(referenceOf(1)), writeReference(referenceOf(2))],
    [`${referenceOf(1)}.json`]: sound(1),
    [`${referenceOf(2)}.json`]: naming('An\0n'),
    'b\0d.json': '{"Rubrics": "no\\u0000ne"',
  })
  const result = await importAccounts(database, writeFolder({ 'day.zip': zip }), { today: TODAY })
  assert.deepEqual([result.kept, result.unreadable.length], [2, 2])
  const { rows } = await pool.query('SELECT place FROM intake.accounts_quarantine ORDER BY place')
  assert.deepEqual(
    rows.map(({ place }) => place),
    [`${referenceOf(2)}.json`, 'b\ufffdd.json'],
  )
})

test('input rejected by the database only is quarantined on its own', async () => {
  await pool.query('TRUNCATE accounts.deposit, accounts.key_figures, intake.accounts_quarantine')
  await pool.query(
    `ALTER TABLE accounts.deposit ADD CONSTRAINT invented CHECK (rubrics->>'20/58' IS DISTINCT FROM '77')`,
  )
  const folder = writeFolder({
    'references.json': [writeReference(referenceOf(1)), writeReference(referenceOf(2))],
    'a.json': sound(1),
    'b.json': writeJsonXbrl(referenceOf(2), { '20/58': '77' }),
  })
  const result = await importAccounts(database, folder, { today: TODAY })
  assert.equal(result.kept, 1)
  assert.deepEqual(
    result.unreadable.map(({ file, reason }) => [file, /23514/.test(reason)]),
    [[`${folder}/b.json`, true]],
  )
})

test('two values for a cell are stored as a conflict, flagged, and no ratio reports the cell as not filed', async () => {
  const document = writeJsonXbrl(referenceOf(3), { '10/49': '100', '10/15': '40' })
  const twice = ['100', '200'].map(Value => ({ Code: '20/58', Value, Period: 'N' }))
  const folder = writeFolder({
    'references.json': [writeReference(referenceOf(3))],
    'a.json': { ...document, Rubrics: [...(document.Rubrics as object[]), ...twice] },
  })
  const result = await importAccounts(database, folder, { today: TODAY })
  assert.equal(result.flagged, 1)
  const [stored] = (await listDeposits(pool, '0888000158' as EnterpriseNumber)).filter(
    ({ reference }) => reference === referenceOf(3),
  )
  assert.deepEqual(stored?.figures?.conflicts, [{ code: '20/58', period: 'N', values: ['100', '200'] }])
  assert.equal(stored?.figures?.rubrics['20/58'], undefined)
})
