// REST, MCP, page, badge and reconciliation agree on open bankruptcies, dissolutions and their sources.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import type { SearchHit } from '../../src/domain/search/query.ts'
import { companySchema, rollupSchema } from '../../src/http/rest/v1/schema.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { replaceTimelines } from '../../src/store/gazette/replace-timelines.ts'
import { createTestDatabase } from '../database.ts'
import { openTools } from '../mcp/tools/open-tools.ts'
import { ask } from '../mcp/tools/stub-tools.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const hit: Omit<SearchHit, 'enterpriseNumber' | 'situationCode'> = {
  legalName: 'Voorbeeld',
  slug: 'voorbeeld',
  city: 'Gent',
  primaryNace: '62100',
  matchKind: 'name',
  matchedAddress: null,
  notInRegister: false,
  matchedName: null,
  approximate: false,
}
const left = new Set<string>()
const app = await runApp({
  databaseUrl: url,
  search: async q => [
    left.has(q)
      ? { ...hit, enterpriseNumber: q as EnterpriseNumber, situationCode: null, notInRegister: true }
      : { ...hit, enterpriseNumber: q as EnterpriseNumber, situationCode: '000' },
  ],
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
    assert.deepEqual([risk.rule, risk.model_version], [by.length > 0 ? 'open_bankruptcy' : undefined, null])

    const { insolvency } = await ask(profile, { kbo: company })
    assert.deepEqual([insolvency.openBankruptcy, insolvency.openBankruptcyBy], [by.length > 0, by])

    const chips = await pageOf(company)
    assert.deepEqual(chips.slice(0, -2), said ? ['Open bankruptcy', said] : [])
    assert.equal(await badgeOf(company), named ? `bankruptcy (${named})` : 'active')
  })

async function foundAs(company: string) {
  const get = async (query: string) => (await fetch(`${app.url}/reconcile${query}`)).text()
  const query = JSON.stringify({ q0: { query: company } })
  const candidates = JSON.parse(await get(`?lang=en&queries=${encodeURIComponent(query)}`))
  const suggested = JSON.parse(await get(`/suggest/entity?lang=en&prefix=${company}`))
  const extend = JSON.stringify({ ids: [company], properties: [{ id: 'insolvency' }] })
  const { rows } = JSON.parse(await get(`?lang=en&extend=${encodeURIComponent(extend)}`))
  const $ = load(await get(`/preview?lang=en&id=${company}`))
  const found = load(await (await fetch(`${app.url}/en/search?q=${company}`)).text())
  const [boxed] = (await (await fetch(`${app.url}/internal/search?lang=en&q=${company}`)).json()) as [
    { subtitle: string },
  ]
  return {
    boxed: boxed.subtitle.replace(/(?: · )?Gent.*$/, '') || null,
    chip: found('.hits .chip').text() || null,
    descriptions: [candidates.q0.result[0].description, suggested.result[0].description],
    extended: rows[company].insolvency[0]?.str ?? null,
    previewed: $('dt:contains("Insolvency") + dd').text() || null,
  }
}

const dissolution = {
  ...opening,
  source: 'insolvency_interim' as const,
  numac: '2025807261',
  eventKind: 'judicial_dissolution',
}
const closed = { ...dissolution, eventKind: 'judicial_dissolution_and_closing' }
const revocation = {
  ...dissolution,
  numac: '2025807262',
  eventKind: 'judicial_dissolution_revoked',
  eventDate: '2025-04-01',
}
const STATES = [
  [[dissolution], 'dissolved by the court'],
  [[closed], 'dissolved by the court and closed'],
  [[revocation, dissolution], null],
] as const

for (const [events, said] of STATES)
  test(`${events[0].eventKind}, register 000: badge, pages and reconciliation say ${said ?? 'active'}`, async () => {
    const company = await addCompany(pool)
    const timeline = { events, mandates: [], openBankruptcy: null }
    await inTransaction(pool, client => replaceTimelines(client, new Map([[Number(company), timeline]])))
    assert.equal(await badgeOf(company), said ? `${said} (gazette)` : 'active')
    const chips = await pageOf(company)
    assert.deepEqual(chips.slice(0, -2), said ? [said, 'according to the gazette'] : [])
    const { boxed, chip, descriptions, extended, previewed } = await foundAs(company)
    const told = said && `${said} (gazette)`
    assert.deepEqual([boxed, chip, extended, previewed], [told, told, told, told])
    for (const description of descriptions)
      assert.equal(description.endsWith(`· ${said} (gazette)`), said !== null, description)
  })

test('search page, suggestions and reconciliation tell a bankruptcy by the gazette that the register does not know', async () => {
  const company = await addRecordedCompany(true, '000')
  const { boxed, chip, descriptions, extended, previewed } = await foundAs(company)
  assert.deepEqual([...new Set([boxed, chip, extended, previewed])], ['bankruptcy (gazette)'])
  for (const description of descriptions) assert.match(description, /· bankruptcy \(gazette\)$/)
})

test('an open bankruptcy of a company that has left the register is told, by the gazette alone', async () => {
  const company = await addRecordedCompany(true, '050')
  left.add(company)
  await pool.query(
    "UPDATE register.company SET in_register = false, left_on = '2026-01-05' WHERE enterprise_number = $1",
    [company],
  )
  const page = load(await (await fetch(`${app.url}/en/company/${company}`)).text())
  const chips = page('header.identity .chip')
    .get()
    .map(chip => page(chip).text())
  assert.deepEqual(chips, ['Open bankruptcy', 'according to the gazette', 'Not in the register'])
  const { boxed, chip, descriptions } = await foundAs(company)
  assert.match(chip ?? '', /register.*bankruptcy \(gazette\)$/)
  for (const said of [...descriptions, boxed ?? ''])
    assert.match(said, /bankruptcy \(gazette\) · no longer in the enterprise register$/)
})

test('while the gazette is not read an extension by insolvency is 503, and nothing is described as ordinary', async () => {
  const company = await addCompany(pool)
  const get = (query: string) => fetch(`${app.url}/reconcile${query}`)
  await pool.query('ALTER VIEW gazette.rollup RENAME TO away')
  try {
    const extend = JSON.stringify({ ids: [company], properties: [{ id: 'insolvency' }] })
    assert.equal((await get(`?extend=${encodeURIComponent(extend)}`)).status, 503)
    const preview = await get(`/preview?lang=en&id=${company}`)
    assert.match(await preview.text(), /not known: the gazette was not read/)
    const suggested = await (await get(`/suggest/entity?lang=en&prefix=${company}`)).json()
    assert.doesNotMatch(JSON.stringify(suggested), /[Oo]rdinary/)
  } finally {
    await pool.query('ALTER VIEW gazette.away RENAME TO rollup')
  }
})
