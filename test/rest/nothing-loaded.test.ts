// An install into which nothing was loaded yet, or not everything: what nobody looked for is not "nothing on record".

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
const TABLES_OF_LOOKING = ['intake.gazette_fetch', 'intake.accounts_fetch']
const forgetLooking = () => Promise.all(TABLES_OF_LOOKING.map(table => pool.query(`DELETE FROM ${table}`)))

test('without a register no number is unknown and no search has no hits: all is 503, until there is one', async () => {
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

test('without the gazette counts and mandates are null and timelines are 503; with an empty day of it they are empty', async () => {
  const number = await addCompany(pool)
  await forgetLooking()
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
