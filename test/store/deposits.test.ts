import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DepositReference, FiledAccounts } from '../../src/domain/accounts/deposit.ts'
import { KEY_FIGURES } from '../../src/domain/accounts/key-figures.ts'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import {
  type Deposit,
  findReferences,
  listDeposits,
  saveDeposits,
} from '../../src/store/accounts/deposits.ts'
import { PREVIOUS_FIGURES, refreshKeyFigures } from '../../src/store/accounts/key-figures.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'

const { pool } = await createTestDatabase()
const number = '0203430576' as EnterpriseNumber

function referenceOf(reference: string, more: Partial<DepositReference> = {}): DepositReference {
  return {
    reference,
    enterpriseNumber: number,
    depositedOn: '2025-06-30',
    periodStart: '2024-01-01',
    periodEnd: '2024-12-31',
    approvedOn: '2025-06-02',
    model: 'm01-f',
    depositType: 'Initial',
    language: 'NL',
    currency: 'EUR',
    legalForm: '014',
    ...more,
  }
}

function figuresOf(more: Partial<FiledAccounts> = {}): Deposit['figures'] {
  return {
    form: 'json_xbrl',
    rubrics: { '20/58': '1000000.10', '10/15': '0' },
    previousRubrics: { '20/58': '900000' },
    officers: [],
    brokenRules: [],
    ...more,
  }
}

const save = (deposits: Deposit[]) =>
  inTransaction(pool, async client => {
    const saved = await saveDeposits(client, deposits)
    await refreshKeyFigures(client, saved)
    return saved
  })

async function keyFigures(reference: string) {
  const { rows } = await pool.query('SELECT * FROM accounts.key_figures WHERE reference = $1', [reference])
  return rows[0]
}

test('figures are read as they were written', async () => {
  const deposit = { ...referenceOf('2025-00000001'), figures: figuresOf() }
  await save([deposit])
  const [stored] = await listDeposits(pool, number)
  assert.deepEqual(stored, deposit)
  assert.equal(stored?.figures?.rubrics['20/58'], '1000000.10')
})

test('the same deposit twice changes nothing', async () => {
  const deposit = { ...referenceOf('2025-00000002'), figures: figuresOf() }
  assert.deepEqual(await save([deposit]), [
    { enterpriseNumber: 203430576, reference: '2025-00000002', isNew: true },
  ])
  assert.deepEqual(await save([deposit]), [])
})

test('references and figures are merged in either order', async () => {
  await save([{ ...referenceOf('2025-00000003'), figures: null }])
  const bare = referenceOf('2025-00000003', {
    depositedOn: null,
    model: null,
    periodEnd: null,
    periodStart: null,
  })
  await save([{ ...bare, figures: figuresOf() }])
  await save([{ ...referenceOf('2025-00000003'), figures: null }])
  const stored = (await listDeposits(pool, number)).find(({ reference }) => reference === '2025-00000003')
  assert.equal(stored?.depositedOn, '2025-06-30')
  assert.equal(stored?.figures?.rubrics['10/15'], '0')
  assert.equal((await findReferences(pool, ['2025-00000003'])).get('2025-00000003')?.model, 'm01-f')
})

test('figures of one period do not replace those of two', async () => {
  await save([{ ...referenceOf('2025-00000004'), figures: figuresOf() }])
  const poorer = figuresOf({ form: 'consult_csv', previousRubrics: {} })
  assert.deepEqual(await save([{ ...referenceOf('2025-00000004'), figures: poorer }]), [])
})

test('key figures follow the filing; a rubric that was not filed is null, a filed zero is zero', async () => {
  await save([{ ...referenceOf('2025-00000005'), figures: figuresOf() }])
  const row = await keyFigures('2025-00000005')
  assert.equal(row.total_assets, 1_000_000.1)
  assert.equal(row.equity, 0)
  assert.equal(row.cash, null)
  assert.equal(row.previous_total_assets, 900_000)
  assert.equal(row.known_from, '2025-06-30')
  await save([{ ...referenceOf('2025-00000005'), figures: figuresOf({ rubrics: { '20/58': '5' } }) }])
  assert.equal((await keyFigures('2025-00000005')).total_assets, 5)
})

test('a filing without a deposit date counts as known from the legal deadline', async () => {
  await save([{ ...referenceOf('2025-00000006', { depositedOn: null }), figures: figuresOf() }])
  assert.equal((await keyFigures('2025-00000006')).known_from, '2025-07-31')
})

test('every key figure has its column', async () => {
  const { rows } = await pool.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns
     WHERE table_schema = 'accounts' AND table_name = 'key_figures' AND data_type = 'double precision'`,
  )
  const expected = [
    ...KEY_FIGURES.map(({ column }) => column),
    ...PREVIOUS_FIGURES.map(column => `previous_${column}`),
  ]
  assert.deepEqual(rows.map(row => row.column_name).sort(), expected.sort())
})
