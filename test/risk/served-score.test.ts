import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyBody } from '../../src/http/rest/v1/schema.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, copyOpenBankruptcies, insert, issueKey, runApp } from '../rest/running-app.ts'
import { insertEvent } from './insert-filings.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({
  databaseUrl: url,
  key: await issueKey(pool),
  timing: { caching: { healthyMs: 0, degradedMs: 0 } },
})

async function dossier(company: string): Promise<CompanyBody> {
  const answer = await app.get(`/companies/${company}`)
  assert.equal(answer.status, 200)
  return (await answer.json()) as CompanyBody
}

async function score(company: string, given: Record<string, unknown> = {}): Promise<void> {
  await insert(pool, 'risk.score', {
    enterprise_number: Number(company),
    probability: 0.02,
    altman_z: 1.5,
    model_version: '1.0.0+0123456789ab',
    evaluated_at: '2026-01-01T00:00:00Z',
    valid_until: '9999-12-31',
    ...given,
  })
}

const summary = async (company: string) => {
  const { risk, coverage } = await dossier(company)
  return [risk.band, risk.probability, coverage.risk_scored]
}

test('a company bankrupt in the register is Severe, with or without a score', async () => {
  for (const situation of ['048', '049', '050']) {
    const scored = await addCompany(pool, { situation })
    await score(scored)
    const unscored = await addCompany(pool, { situation })
    assert.deepEqual(await summary(scored), ['Severe', 0.99, true])
    assert.deepEqual(await summary(unscored), ['Severe', 0.99, true])
  }
})

test('a bankruptcy opened since the last score is Severe immediately, and no longer once closed', async () => {
  const company = await addCompany(pool)
  await score(company)
  assert.deepEqual(await summary(company), ['Elevated', 0.02, true])
  await insertEvent(pool, company, { event_date: '2026-02-01', pub_date: '2026-02-09' })
  await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: company, numac: '2026800001' })
  await copyOpenBankruptcies(pool)
  assert.deepEqual(await summary(company), ['Severe', 0.99, true])
  await insertEvent(pool, company, {
    event_kind: 'bankruptcy_revocation',
    event_date: '2026-03-01',
    pub_date: '2026-03-09',
  })
  await pool.query('DELETE FROM gazette.open_bankruptcy WHERE enterprise_number = $1', [company])
  await copyOpenBankruptcies(pool)
  assert.deepEqual(await summary(company), ['Elevated', 0.02, true])
})

test('a null probability and an expired one are Unknown, without score fields', async () => {
  const reasoned = await addCompany(pool)
  await score(reasoned, { probability: null, reason: 'never_filed' })
  const expired = await addCompany(pool)
  await score(expired, { valid_until: '2025-12-31' })
  const cases: [string, string][] = [
    [reasoned, 'no_accounts_held'],
    [expired, 'filing_too_old'],
  ]
  for (const [company, reason] of cases) {
    const { risk, coverage } = await dossier(company)
    assert.deepEqual(Object.values(risk), ['Unknown', null, null, null, null, null, reason])
    assert.equal(coverage.risk_scored, false)
  }
})

test('a judicial dissolution is Unknown with its reason, without waiting for a run', async () => {
  const company = await addCompany(pool)
  await score(company)
  await insert(pool, 'risk.judicial_dissolution', { enterprise_number: Number(company) })
  const { risk } = await dossier(company)
  assert.deepEqual([risk.band, risk.probability, risk.reason], ['Unknown', null, 'judicially_dissolved'])
})

test('a null probability requires a reason in the table', async () => {
  const company = await addCompany(pool)
  await assert.rejects(() => score(company, { probability: null }), /score_says_why/)
})

test('an unavailable gazette does not change the score, including one set for a bankruptcy', async () => {
  const ordinary = await addCompany(pool)
  await score(ordinary)
  const bankrupt = await addCompany(pool)
  await score(bankrupt, { probability: 0.99, reason: 'open_bankruptcy' })
  await insert(pool, 'risk.open_bankruptcy', { enterprise_number: Number(bankrupt) })
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.mandate IN ACCESS EXCLUSIVE MODE')
    assert.deepEqual(await summary(ordinary), ['Elevated', 0.02, true])
    assert.deepEqual(await summary(bankrupt), ['Severe', 0.99, true])
  })
})
