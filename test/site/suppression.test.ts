// Suppressed companies on pages and feeds.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, until, withChecksum } from '../rest/running-app.ts'

const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const app = await runApp({
  databaseUrl: url,
  key,
  searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
})
const get = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' })
const suppress = (whom: string) => insertSuppression(pool, parseTarget(whom) ?? assert.fail(whom), null)
const UNKNOWN = withChecksum(10_000_001)

async function addBankrupt(legalName: string): Promise<string> {
  const number = await addCompany(pool, { legal_name: legalName, names: legalName.toLowerCase() })
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: number,
    source: 'faillissement',
    severity: 'high',
    numac: '2025807259',
    pub_date: '2025-03-01',
    event_kind: 'bankruptcy_opening',
  })
  await refreshRollup(pool)
  return number
}

test('the delay of a suppression is documented consistently', () => {
  const told = [
    'README.md',
    'docs/api-design.md',
    'docs/operate.md',
    'src/cli/commands/access/suppress.ts',
    'src/usecases/suppression/suppression-cache.ts',
  ]
  for (const name of told) {
    const text = readFileSync(join(PROJECT_DIR, name), 'utf8').replaceAll(/\s+/g, ' ')
    const sentences = text.match(
      /(?:every surface|every process|running servers|all processes)[^.;]*?within (?:a|two) seconds?/gi,
    )
    assert.ok(sentences && sentences.length > 0, name)
    for (const sentence of sentences) assert.match(sentence, /within a second$/, name)
  }
})

test('a suppressed company is unknown on every surface without a key', async () => {
  const number = await addBankrupt('Kwakkelbeek')
  const surfaces = (of: string) => [
    `/kbo/${of}`,
    `/badge/${of}.svg`,
    `/export/company/${of}/financials.csv`,
    `/internal/search?q=${of}`,
    ...['nl', 'fr', 'de', 'en'].map(lang => `/${lang}/company/kwakkelbeek-${of}`),
  ]
  const lists = ['/insolventies/rss.xml', '/internal/search?q=kwakkelbeek', '/nl/search?q=kwakkelbeek']
  for (const path of lists) assert.match(await (await get(path)).text(), new RegExp(number), path)
  await suppress(number)
  await until(async () => (await app.get(`/companies/${number}`)).status === 404)
  for (const [at, path] of surfaces(number).entries()) {
    const [hidden, unknown] = [await get(path), await get(surfaces(UNKNOWN)[at] as string)]
    assert.equal(hidden.status, unknown.status, path)
    assert.equal(hidden.headers.get('cache-control'), unknown.headers.get('cache-control'), path)
    assert.ok(!(await hidden.text()).includes('Kwakkelbeek'), path)
  }
  for (const path of lists.slice(1))
    assert.doesNotMatch(await (await get(path)).text(), new RegExp(number), path)
})

test('the feed drops a suppressed company within a second', async () => {
  const number = await addBankrupt('Molenwiek')
  const isListed = async () => (await (await get('/insolventies/rss.xml')).text()).includes(number)
  await until(isListed)
  await suppress(number)
  await until(async () => !(await isListed()))
})

test('a suppressed person is on no page of another company', async () => {
  const number = await addBankrupt('Verzonnen Molen')
  await insert(pool, 'gazette.mandate', {
    enterprise_number: number,
    role: 'Bestuurder',
    role_kind: 'director',
    currency: 'current',
    name: 'Odilon Van Pluim',
    source: 'BsActsV3',
    source_numac: '24012345',
    office: 'director',
  })
  const page = async (lang: string) => (await get(`/${lang}/company/verzonnen-molen-${number}`)).text()
  await until(async () => (await page('nl')).includes('Odilon Van Pluim'))
  await suppress('VAN PLUIM Odilon')
  for (const lang of ['nl', 'fr', 'de', 'en'])
    await until(async () => {
      const text = await page(lang)
      assert.match(text, /Verzonnen Molen/)
      return !/Odilon|Pluim/.test(text)
    })
})
