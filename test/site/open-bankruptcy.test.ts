// REST, MCP, page and badge agree on open bankruptcies and their sources.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { companySchema, rollupSchema } from '../../src/http/rest/v1/schema.ts'
import { extractFacts } from '../../src/sources/gazette/import/extract-facts.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { replaceTimelines } from '../../src/store/gazette/replace-timelines.ts'
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

const opening = {
  source: 'faillissement' as const,
  severity: 'high' as const,
  numac: '2025807259',
  pubDate: '2025-03-01',
  eventDate: '2025-02-24',
  eventKind: 'bankruptcy_opening',
  court: 'Ondernemingsrechtbank Verzonnen',
  detail: null,
  cessationDate: null,
  suspensionEnd: null,
}
const closing = { ...opening, numac: '2025807260', eventKind: 'bankruptcy_closing', eventDate: '2025-06-24' }

async function addRecordedCompany(open: boolean, situation: string): Promise<string> {
  const company = await addCompany(pool, { situation })
  const openBankruptcy = open ? { openedOn: opening.eventDate, numac: opening.numac } : null
  const timeline = { events: open ? [opening] : [opening, closing], mandates: [], openBankruptcy }
  await inTransaction(pool, client => replaceTimelines(client, new Map([[Number(company), timeline]])))
  return company
}

const read = async <T>(path: string, schema: { parse(body: unknown): T }) =>
  schema.parse(await (await app.get(path)).json())

async function pageOf(company: string) {
  const $ = load(await (await fetch(`${app.url}/en/company/${company}`)).text())
  return $('.identity .chip')
    .toArray()
    .map(chip => $(chip).text())
}

async function badgeOf(company: string): Promise<string> {
  const svg = await (await fetch(`${app.url}/badge/${company}.svg?lang=en`)).text()
  return /<title>[^:]*: ([^<]*)</.exec(svg)?.[1] ?? ''
}

const CASES = [
  [
    true,
    '050',
    ['gazette', 'register'],
    'according to the register (050) and the gazette',
    'gazette, register',
  ],
  [true, '000', ['gazette'], 'according to the gazette', 'gazette'],
  [false, '050', ['register'], 'according to the register (050)', 'register'],
  [false, '000', [], null, null],
] as const

for (const [open, situation, by, said, named] of CASES)
  test(`gazette ${open ? 'open' : 'closed'}, register ${situation}: all surfaces agree`, async () => {
    const company = await addRecordedCompany(open, situation)
    const { rollup, risk, register_situation_code } = await read(`/companies/${company}`, companySchema)
    assert.equal(rollup?.has_open_faillissement, open, 'the rollup is the gazette’s alone')
    assert.deepEqual(await read(`/companies/${company}/rollup`, rollupSchema), rollup)
    assert.equal(register_situation_code, situation)
    assert.equal(risk.band, by.length > 0 ? 'Severe' : 'Unknown')

    const { insolvency } = await ask(profile, { kbo: company })
    assert.deepEqual([insolvency.openBankruptcy, insolvency.openBankruptcyBy], [by.length > 0, by])

    const chips = await pageOf(company)
    assert.deepEqual(chips.slice(0, -2), said ? ['Open bankruptcy', said] : [])
    assert.equal(await badgeOf(company), named ? `bankruptcy (${named})` : 'active')
  })

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

test('an opening that only a later notice proves is open on all surfaces, until the closing', async () => {
  const company = await addCompany(pool, { situation: '000' })
  await publish(judgeReplaced(company), '2026-01-28')
  const { rollup, risk } = await read(`/companies/${company}`, companySchema)
  assert.deepEqual(
    [rollup?.has_open_faillissement, rollup?.total_events, rollup?.first_signal_date, risk.band],
    [true, 1, '2026-01-28', 'Severe'],
  )
  const { insolvency } = await ask(profile, { kbo: company })
  assert.deepEqual([insolvency.openBankruptcy, insolvency.openBankruptcyBy], [true, ['gazette']])
  assert.equal((await pageOf(company))[0], 'Open bankruptcy')
  assert.equal(await badgeOf(company), 'bankruptcy (gazette)')

  await publish(closed(company), '2026-03-05')
  const after = await read(`/companies/${company}`, companySchema)
  assert.deepEqual([after.rollup?.has_open_faillissement, after.risk.band], [false, 'Unknown'])
})
