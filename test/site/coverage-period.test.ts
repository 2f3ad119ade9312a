// Empty sections state the period of gazette publications that was read.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool)
for (const [numac, kind, published_on] of [
  ['2026800001', 'court_notice', '2026-03-02'],
  ['2026800002', 'court_notice', '2026-07-31'],
  ['26000001', 'act', '2026-04-01'],
  ['26000002', 'act', '2026-06-30'],
])
  await insert(pool, 'gazette.publication', {
    numac,
    kind,
    published_on,
    reading: 'html',
    body: 'x',
    extractor_version: 1,
  })
const app = await runApp({ databaseUrl: url })

test('"nothing on record" states the days read: of notices for events, of both for officers and publications', async () => {
  const $ = load(await (await fetch(`${app.url}/en/company/${number}`)).text())
  const told = (section: string) => $(section).text().replace(/\s+/g, ' ')
  assert.match(told('#timeline'), /Nothing on record.*2 March 2026.*31 July 2026/)
  const both =
    /Act: Processed: from 1 April 2026 to 30 June 2026.*Court notice: .*2 March 2026 to 31 July 2026/
  for (const section of ['#officers', '#acts']) assert.match(told(section), both, section)
})
