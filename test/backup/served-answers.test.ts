// A service on a restored database answers byte for byte like the original: dossiers, timelines, counts, pages in
// all languages, exports, feeds, sitemaps, searches and tools, with the same API key, member cookie and MCP
// session.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { FIXED_PAGES, listCountedPages, toListedSite } from '../../src/http/site/listed-pages.ts'
import { accountPath, dossierPath, signInPath } from '../../src/http/site/paths.ts'
import { generateSitemap } from '../../src/jobs/sitemap.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { openBackup } from '../../src/store/backup/read-archive.ts'
import { restoreBackup } from '../../src/store/backup/restore-backup.ts'
import { writeBackup } from '../../src/store/backup/write-backup.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import {
  COMPANIES,
  findBusiestPerson,
  findCompanies,
  findPlaces,
  MEMBER,
} from '../fixtures/browser-companies.ts'
import { freePort } from '../free-port.ts'
import { connect } from '../mcp/running-endpoint.ts'
import { sized } from '../nightly.ts'
import { issueKey, PATIENT, type RunningApp, runApp } from '../rest/running-app.ts'
import { openBrowser } from '../site/form-client.ts'
import { buildCrawl, fetchAll } from './crawl.ts'
import { makeFolder } from './database-fixture.ts'

const port = await freePort() // the same for both: pages contain their URL
const origin = `http://127.0.0.1:${port}`
const source = await createTestDatabase(COMPANIES)

function serve(databaseUrl: string): Promise<RunningApp> {
  return runApp({
    databaseUrl,
    port,
    timing: { ...PATIENT, windowS: 1 },
    searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
  })
}

async function hideSome(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; number: string }>(
    `SELECT name, lpad(enterprise_number::text, 10, '0') AS number FROM gazette.mandate
     WHERE name LIKE '% %' ORDER BY name, 2 LIMIT 1`,
  )
  for (const text of [rows[0]?.name, rows[0]?.number]) {
    const target = parseTarget(text ?? '')
    assert.ok(target, String(text))
    await insertSuppression(pool, target, 'a test')
  }
}

test('a service on a restored database answers everything as before, byte for byte', async () => {
  const { pool } = source
  await hideSome(pool)
  await generateSitemap(pool, {
    site: toListedSite({ origin, defaultLanguage: 'nl' }),
    companyPath: dossierPath,
    sections: [FIXED_PAGES, { name: 'places', pages: listCountedPages(pool) }],
  })
  const [key, crawl] = [await issueKey(pool), await buildCrawl(pool)]
  const site = {
    origin,
    companies: await findCompanies(pool),
    places: await findPlaces(pool),
    person: await findBusiestPerson(pool),
    memberCookie: '',
  }
  const first = await serve(source.url)
  const browser = openBrowser(origin)
  assert.equal((await browser.send(signInPath('nl'), MEMBER)).status, 303)
  const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ')
  const session = await connect(`${origin}/mcp`, key).initialize()
  const asked = { origin, key, cookie, session }
  const before = await fetchAll(site, crawl, asked)
  await first.close()

  const path = join(makeFolder(), 'backup.zip')
  await writeBackup(pool, path, { version: '1' })
  const target = await createTestDatabase()
  const backup = await openBackup(path)
  await restoreBackup(target.pool, backup)
  backup.close()

  const second = await serve(target.url)
  const after = await fetchAll(site, crawl, asked)
  await second.close()
  for (const [path, answer] of before) assert.equal(after.get(path), answer, path)
  assert.equal(after.size, before.size)
  // Identical rejections would prove nothing.
  const statuses = [...before].map(([path, answer]) => (path.startsWith('/') ? answer.slice(0, 3) : '200'))
  assert.ok(statuses.filter(status => /^[23]/.test(status)).length > sized(700, 1_500))
  assert.deepEqual(new Set(statuses.filter(status => !/^[23]/.test(status))), new Set(['404']))
  assert.match(before.get(accountPath('nl')) ?? '', /^200\n/, 'the member is signed in')
  assert.match(before.get(`get_company_profile ${crawl.numbers[0]}`) ?? '', /"structuredContent":/)
})
