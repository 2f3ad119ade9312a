// Installations without loaded data: a source that was never loaded must not look empty.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AppOptions } from '../../src/http/app.ts'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, until } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const searchCompanies: AppOptions['searchCompanies'] = ({ source, suppression }) =>
  createSearchCompanies(source, suppression)
const FETCH_TABLES = ['intake.gazette_fetch', 'intake.accounts_fetch']
const clearFetches = () => Promise.all(FETCH_TABLES.map(table => pool.query(`DELETE FROM ${table}`)))

test('without a register load, lookups and searches are 503', async () => {
  const app = await runApp({ databaseUrl: url, key, searchCompanies })
  for (const path of ['/companies/0200065765', '/search?q=bakker', '/search?q=0200065765']) {
    const answer = await app.get(path)
    assert.equal(answer.status, 503, path)
    assert.deepEqual(
      [answer.headers.get('cache-control'), answer.headers.get('retry-after')],
      ['no-store', '180'],
    )
    assert.match(((await answer.json()) as { error: string }).error, /^Register source unavailable/)
  }
  assert.equal((await fetch(`${app.url}/nl/`)).status, 200, 'the home page is there')
  const number = await addCompany(pool)
  assert.equal((await app.get(`/companies/${number}`)).status, 200)
  assert.equal((await app.get('/companies/0200065765')).status, 404)
  assert.equal((await app.get('/search?q=nobody')).status, 200)
})

test('without a gazette load counts and mandates are null and timelines 503; an empty day makes them empty', async () => {
  const number = await addCompany(pool)
  await clearFetches()
  const app = await runApp({ databaseUrl: url, key, timing: { caching: { degradedMs: 50 } } })
  const read = async () => {
    const answer = await app.get(`/companies/${number}`)
    const { insolvency_event_count, admin_event_count, mandates, coverage } = companySchema.parse(
      await answer.json(),
    )
    const counts = [insolvency_event_count, admin_event_count, mandates]
    return { counts, coverage, kept: answer.headers.get('cache-control') }
  }
  const before = await read()
  assert.deepEqual(before.counts, [null, null, null])
  assert.equal(before.coverage.insolvency_timeline_read, false)
  assert.deepEqual(before.coverage.stages_degraded, ['insolvency_timeline'])
  assert.equal(before.kept, 'no-store')
  for (const part of ['lifecycle', 'rollup']) {
    const answer = await app.get(`/companies/${number}/${part}`)
    assert.equal(answer.status, 503, part)
    assert.match(((await answer.json()) as { error: string }).error, /^Insolvency source unavailable/)
  }

  await insert(pool, 'intake.gazette_fetch', { day: '2026-11-20', part: 'summary', counts: '{}' })
  await until(async () => (await read()).coverage.insolvency_timeline_read)
  assert.deepEqual((await read()).counts, [0, 0, []])
  assert.deepEqual(await (await app.get(`/companies/${number}/lifecycle`)).json(), [])
})
