import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findFirstCoveredDay,
  findLatestDay,
  OutcomesUnknownError,
} from '../../src/risk/training/train/known-outcomes.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany } from '../rest/running-app.ts'
import { insertDeposit, insertEvent } from './insert-filings.ts'

const { pool } = await createTestDatabase()

test('without filings or bankruptcies nothing is covered', async () => {
  assert.equal(await findFirstCoveredDay(pool), null)
  await assert.rejects(() => findLatestDay(pool), OutcomesUnknownError)
})

test('past reference days start after the first year with full filing coverage', async () => {
  for (const [year, filings] of [
    [2018, 1],
    [2021, 3],
    [2022, 5],
    [2023, 5],
  ] as const) {
    for (let at = 0; at < filings; at++) await insertDeposit(pool, await addCompany(pool), year)
  }
  // Filings of 2021 are deposited in 2022.
  assert.equal(await findFirstCoveredDay(pool), '2023-01-01')
})

test('the latest reference day is one whose twelve months the gazette covers', async () => {
  const company = await addCompany(pool)
  await insertEvent(pool, company, { event_date: '2024-11-20', pub_date: '2024-11-28' })
  assert.equal(await findLatestDay(pool), '2023-01-01')
  await insertEvent(pool, company, { event_date: '2024-12-16', pub_date: '2024-12-20' })
  assert.equal(await findLatestDay(pool), '2024-01-01')
})
