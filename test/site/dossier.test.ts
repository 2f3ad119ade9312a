// The dossier page over HTTP: what it says, and what it says when a source is silent.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { inTransaction } from '../../src/store/db.ts'
import { refreshRollup } from '../../src/store/rollup-refresh.ts'
import { createTestDatabase } from '../database.ts'
import {
  addCompany,
  insert,
  issueKey,
  noteOpenBankruptcies,
  type RunningApp,
  runApp,
  until,
  withChecksum,
} from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const notHeld = { holding: { healthyMs: 0, degradedMs: 0 } }
const app = await runApp({ databaseUrl: url, key, timing: notHeld })
const bankrupt = await addCompany(pool, { legal_name: 'Molen & Zoon <NV>', situation: '050' })
const opening = {
  ...{ source: 'faillissement', severity: 'high', numac: '2025807259', pub_date: '2025-03-01' },
  ...{ event_kind: 'bankruptcy_opening', court: 'Ondernemingsrechtbank Verzonnen' },
}
await insert(pool, 'gazette.lifecycle_event', { enterprise_number: bankrupt, ...opening })
await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: bankrupt, numac: opening.numac })
await refreshRollup(pool)
await noteOpenBankruptcies(pool)
const quiet = await addCompany(pool, { legal_name: 'Stille Vennoot' })
const person = await addCompany(pool, { legal_name: 'Verzonnen Eenmanszaak', natural_person: true })

async function open(path: string, from: RunningApp = app) {
  const answer = await fetch(from.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { answer, $: load(await answer.text()) }
}

const pathOf = (number: string, lang = 'nl') => `/${lang}/company/${number}`

/** The page of a company, whatever it is called. */
async function openCompany(number: string, { lang = 'nl', from = app } = {}) {
  const redirect = await open(pathOf(number, lang), from)
  assert.equal(redirect.answer.status, 301)
  return open(redirect.answer.headers.get('location') as string, from)
}

async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await inTransaction(pool, async client => {
    await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    await work()
  })
}

test('a page is found by its number, under its right name only', async () => {
  const { answer } = await open(`/nl/company/iets-anders-${bankrupt}`)
  assert.equal(answer.status, 301)
  assert.equal(answer.headers.get('location'), `/nl/company/molen-zoon-nv-${bankrupt}`)
  assert.equal((await open(`/nl/company/molen-zoon-nv-${bankrupt}`)).answer.status, 200)
})

test('names from the register are text, never markup', async () => {
  const { $ } = await openCompany(bankrupt)
  assert.equal($('h1').text(), 'Molen & Zoon <NV>')
  assert.equal($('h1').children().length, 0)
  assert.match($('title').text(), /^Molen & Zoon <NV> \(/)
})

test('an open bankruptcy stands at the top, with band, event and publication', async () => {
  const { $ } = await openCompany(bankrupt, { lang: 'en' })
  assert.equal($('.chip.bad').first().text(), 'Open bankruptcy')
  assert.match($('#risk').text(), /Severe.*1 out of 100/s)
  assert.match($('#timeline').text(), /1 March 2025.*Bankruptcy opened.*Ondernemingsrechtbank Verzonnen/s)
  assert.match(
    $('#timeline a').attr('href') as string,
    /^https:\/\/www\.ejustice\.just\.fgov\.be\/.*2025807259/,
  )
})

test('nothing on record, not filed and nobody named are said as such', async () => {
  const { $ } = await openCompany(quiet, { lang: 'en' })
  assert.match($('#timeline').text(), /Nothing on record/)
  assert.match($('#officers').text(), /Nobody is named/)
  assert.match($('#acts').text(), /No publications have been read/)
  assert.match($('#risk').text(), /No score has been computed/)
  assert.equal($('.unread').length, 0)
})

test('a source that is silent is called silent, in its own section, and the page is not stored', async () => {
  await whileLocked('gazette.mandate', async () => {
    await until(async () => {
      const { answer, $ } = await openCompany(quiet, { lang: 'en' })
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.match($('#officers').text(), /could not be read. Who holds a mandate is not known/)
      assert.doesNotMatch($('#officers').text(), /Nobody is named/)
      return /not read/.test($('#sources').text())
    })
  })
  await until(async () => (await openCompany(quiet, { lang: 'en' })).$('.unread').length === 0)
  await whileLocked('accounts.deposit', async () => {
    const { $ } = await openCompany(quiet, { lang: 'en' })
    assert.match($('#accounts').text(), /could not be read/)
    assert.match($('#timeline').text(), /Nothing on record/)
  })
  await until(async () => (await openCompany(quiet, { lang: 'en' })).$('.unread').length === 0)
})

test('a situation the register does not tell is not called unread; one held from before is', async () => {
  const untold = await addCompany(pool, { legal_name: 'Zonder Toestand', situation: null })
  const told = async (from = app) => (await openCompany(untold, { lang: 'en', from })).$('.facts').text()
  assert.match(await told(), /Legal situationnot in the register/)
  const holding = await runApp({ databaseUrl: url, key, timing: { holding: { healthyMs: 0 } } })
  assert.match(await told(holding), /Legal situationnot in the register/)
  await whileLocked('register.company', async () => {
    const { answer, $ } = await open(`/en/company/zonder-toestand-${untold}`, holding)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.match($('.facts').text(), /Legal situationthe register did not answer/)
  })
})

test('a company that is not there is a page in the language of the address, or JSON', async () => {
  const unknown = await open('/fr/company/rien-0999999922')
  assert.equal(unknown.answer.status, 404)
  assert.equal(unknown.$('h1').text(), 'Introuvable')
  assert.equal(unknown.$('html').attr('lang'), 'fr')
  const asData = await fetch(`${app.url}/fr/company/rien-0999999922`)
  assert.equal(asData.status, 404)
  assert.deepEqual(Object.keys((await asData.json()) as object), ['error'])
  assert.equal((await open(`/es/company/molen-zoon-nv-${bankrupt}`)).answer.status, 404)
})

test('natural persons’ pages ask not to be listed and tell no structured data', async () => {
  const { answer, $ } = await openCompany(person)
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
  assert.equal($('meta[name=robots]').attr('content'), 'noindex')
  assert.equal($('script[type="application/ld+json"]').length, 0)
  assert.equal((await openCompany(quiet)).answer.headers.get('x-robots-tag'), null)
})

test('a page that did not change is not sent again; browsers may keep it five minutes', async () => {
  const { answer } = await openCompany(quiet)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.match(answer.headers.get('vary') as string, /Cookie/)
  const etag = answer.headers.get('etag') as string
  const again = await fetch(answer.url, { headers: { 'if-none-match': etag, accept: 'text/html' } })
  assert.equal(again.status, 304)
  assert.equal(again.headers.get('cache-control'), 'public, max-age=300')
})

test('every encoding gives the same page, and HEAD its headers', async () => {
  const { answer } = await openCompany(quiet)
  const plain = await (await fetch(answer.url, { headers: { 'accept-encoding': 'identity' } })).text()
  for (const encoding of ['gzip', 'br', 'zstd']) {
    const encoded = await fetch(answer.url, { headers: { 'accept-encoding': encoding } })
    assert.equal(encoded.headers.get('content-encoding'), encoding)
    assert.equal(await encoded.text(), plain)
  }
  const head = await fetch(answer.url, { method: 'HEAD' })
  assert.equal(head.status, 200)
  assert.equal(await head.text(), '')
})

test('without the register there is no page, which is said as a passing fault', async () => {
  await whileLocked('register.company', async () => {
    const { answer, $ } = await open(pathOf(withChecksum(2_000_123))) // nobody asked for it yet: nothing is held
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('retry-after'), '180')
    assert.match($('main').text(), /Dat betekent niet dat er niets bekend is/)
  })
  await until(async () => (await openCompany(quiet)).answer.headers.get('cache-control') !== 'no-store')
})

test('the same company through three doors: REST, MCP and site tell the same facts', async () => {
  const rest = companySchema.parse(await (await app.get(`/companies/${bankrupt}`)).json())
  const { $ } = await openCompany(bankrupt, { lang: 'en' })
  const answer = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, ...MODERN_HEADERS },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'get_company_profile', arguments: { kbo: bankrupt }, _meta: MODERN },
    }),
  })
  const { result } = (await answer.json()) as { result: { structuredContent: Told } }
  const mcp = result.structuredContent
  const { risk } = rest
  assert.equal(mcp.legalName, rest.legal_name)
  assert.equal($('h1').text(), rest.legal_name)
  assert.equal(mcp.situationCode, rest.register_situation_code)
  assert.ok($('.facts').text().includes(`${rest.register_situation_code}`))
  assert.equal(mcp.risk.band, risk.band)
  assert.ok($('#risk').text().includes(`${risk.band}`))
  assert.ok($('#risk .verdict').text().includes(`${risk.score_out_of100} out of 100`))
  assert.match($('.glance').text(), new RegExp(`${rest.insolvency_event_count} event`))
  assert.ok(new URL(mcp.dossierUrl).pathname.endsWith(`-${bankrupt}`))
})

type Told = { legalName: string; situationCode: string; risk: { band: string }; dossierUrl: string }

const MODERN = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}
const MODERN_HEADERS = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'get_company_profile',
}
