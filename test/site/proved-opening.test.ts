// A bankruptcy whose opening only a later notice proves is open on all surfaces, until its closing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { extractFacts } from '../../src/sources/gazette/import/extract-facts.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { savePublications } from '../../src/store/gazette/save-publications.ts'
import { createTestDatabase } from '../database.ts'
import { numberedNotice } from '../fixtures/gazette/numbered-notice.ts'
import { openTools } from '../mcp/tools/open-tools.ts'
import { ask } from '../mcp/tools/stub-tools.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({
  databaseUrl: url,
  key: await issueKey(pool),
  timing: { caching: { healthyMs: 0, degradedMs: 0 } },
})
const profile = openTools(url)('get_company_profile')

const judgeReplaced = (company: string) => `Ondernemingsrechtbank Leuven
Faillissement van: BV PEREBOOM LAAN 1, 3000 LEUVEN.
Geopend op 12 juni 2024.
Referentie: 20240663.
Datum vonnis: 20 januari 2026.
Ondernemingsnummer: ${company}
De rechter-commissaris: AN PERSOON.
is vervangen door
De rechter-commissaris: LUC NOOT.
Voor eensluidend uittreksel: De curator: POMME JAN.`

const closed = (company: string) => `Ondernemingsrechtbank Leuven
Sluiting faillissement wegens ontoereikend actief van: BV PEREBOOM LAAN 1, 3000 LEUVEN.
Geopend op 12 juni 2024.
Referentie: 20240663.
Datum vonnis: 24 februari 2026.
Ondernemingsnummer: ${company}
Voor eensluidend uittreksel: De curator: POMME JAN.`

let printed = 0

async function publish(text: string, publishedOn: string): Promise<void> {
  const publication = { ...numberedNotice(text), publishedOn, numac: `202680000${++printed}` }
  await inTransaction(pool, client => savePublications(client, [publication]))
  await extractFacts(pool, [publication.numac], '2026-06-01')
}

const dossierOf = async (company: string) =>
  companySchema.parse(await (await app.get(`/companies/${company}`)).json())

test('an opening that only a later notice proves is open on all surfaces, until the closing', async () => {
  const company = await addCompany(pool, { situation: '000' })
  await publish(judgeReplaced(company), '2026-01-28')
  const { rollup, risk } = await dossierOf(company)
  assert.deepEqual(
    [rollup?.has_open_faillissement, rollup?.total_events, rollup?.first_signal_date, risk.band],
    [true, 1, '2026-01-28', 'Severe'],
  )
  const { insolvency } = await ask(profile, { kbo: company })
  assert.deepEqual([insolvency.openBankruptcy, insolvency.openBankruptcyBy], [true, ['gazette']])
  const $ = load(await (await fetch(`${app.url}/en/company/${company}`)).text())
  assert.equal($('.identity .chip').first().text(), 'Open bankruptcy')
  const badge = await (await fetch(`${app.url}/badge/${company}.svg?lang=en`)).text()
  assert.match(badge, /bankruptcy \(gazette\)/)

  await publish(closed(company), '2026-03-05')
  const after = await dossierOf(company)
  assert.deepEqual([after.rollup?.has_open_faillissement, after.risk.band], [false, 'Unknown'])
})
