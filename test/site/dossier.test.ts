// The dossier page over HTTP, with available and unavailable sources.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { formatDate } from '../../src/http/i18n/format.ts'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { NOT_LOADED, NOT_LOADED_SHORT } from '../../src/http/i18n/source-names.ts'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { BAND_NAMES } from '../../src/http/site/dossier/score/risk-words.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createTestDatabase } from '../database.ts'
import {
  addCompany,
  copyOpenBankruptcies,
  insert,
  issueKey,
  type RunningApp,
  runApp,
  until,
  withChecksum,
} from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const notHeld = { caching: { healthyMs: 0, degradedMs: 0 } }
const app = await runApp({ databaseUrl: url, key, timing: notHeld })
const bankrupt = await addCompany(pool, { legal_name: 'Molen & Zoon <NV>', situation: '050' })
const opening = {
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  pub_date: '2025-03-01',
  event_kind: 'bankruptcy_opening',
  court: 'Ondernemingsrechtbank Verzonnen',
  cessation_date: '2025-02-10',
}
await insert(pool, 'gazette.lifecycle_event', { enterprise_number: bankrupt, ...opening })
await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: bankrupt, numac: opening.numac })
await refreshRollup(pool)
await copyOpenBankruptcies(pool)
const quiet = await addCompany(pool, { legal_name: 'Stille Vennoot' })
const person = await addCompany(pool, { legal_name: 'Verzonnen Eenmanszaak', natural_person: true })

async function open(path: string, from: RunningApp = app) {
  const answer = await fetch(from.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { answer, $: load(await answer.text()) }
}

const pathOf = (number: string, lang = 'nl') => `/${lang}/company/${number}`

/** The page of a company at its canonical path. */
async function openCompany(number: string, { lang = 'nl', from = app } = {}) {
  const redirect = await open(pathOf(number, lang), from)
  assert.equal(redirect.answer.status, 301)
  return open(redirect.answer.headers.get('location') as string, from)
}

async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await whileIn(pool, table, work)
}

async function whileIn(of: typeof pool, table: string, work: () => Promise<void>): Promise<void> {
  await inTransaction(of, async client => {
    await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    await work()
  })
}

test('a page is found by number and redirects to its canonical slug', async () => {
  const { answer } = await open(`/nl/company/iets-anders-${bankrupt}`)
  assert.equal(answer.status, 301)
  assert.equal(answer.headers.get('location'), `/nl/company/molen-zoon-nv-${bankrupt}`)
  assert.equal((await open(`/nl/company/molen-zoon-nv-${bankrupt}`)).answer.status, 200)
})

test('a score shows its filing, the number of known inputs and its validity date', async () => {
  const scored = await addCompany(pool, { legal_name: 'Gewogen Zaak' })
  await insert(pool, 'risk.score', {
    enterprise_number: scored,
    probability: 0.0123,
    model_version: 'verzonnen-1',
    valid_until: '9999-12-31',
    evaluated_at: '2026-05-01T22:30:00Z',
    as_of: '2026-05-01',
    value_since: '2026-03-01T22:30:00Z',
    reference: '2025-00000001',
    period_end: '2024-12-31',
    inputs_known: 7,
    inputs_total: 8,
  })
  const told = {
    nl: ['31 december 2024', '7 van de 8', 'deze waarde sinds 1 maart 2026 om 23:30 CET'],
    fr: ['31 décembre 2024', '7 des 8', 'cette valeur depuis le 1er mars 2026 à 23:30 CET'],
    de: ['31. Dezember 2024', '7 von 8', 'dieser Wert seit 1. März 2026 um 23:30 MEZ'],
    en: ['31 December 2024', '7 of the 8', 'current value since 1 March 2026 at 23:30 CET'],
  }
  for (const lang of LANGUAGES) {
    const { $ } = await openCompany(scored, { lang })
    for (const words of [...told[lang], '2025-00000001', 'verzonnen-1'])
      assert.ok($('#risk').text().includes(words), `${words}: ${$('#risk').text()}`)
  }
})

test('a score set by a rule names no model', async () => {
  await insert(pool, 'risk.score', {
    enterprise_number: bankrupt,
    probability: 0.2,
    model_version: 'verzonnen-1',
    evaluated_at: '2026-05-01T00:00:00Z',
    as_of: '2026-05-01',
  })
  const { $ } = await openCompany(bankrupt, { lang: 'en' })
  assert.match($('#risk').text(), /the score is therefore fixed/)
  assert.doesNotMatch($('#risk').text(), /verzonnen-1/)
})

test('names from the register are escaped', async () => {
  const { $ } = await openCompany(bankrupt)
  assert.equal($('h1').text(), 'Molen & Zoon <NV>')
  assert.equal($('h1').children().length, 0)
  assert.match($('title').text(), /^Molen & Zoon <NV> \(/)
})

test('an open bankruptcy is shown first, with band, event and publication', async () => {
  const { $ } = await openCompany(bankrupt, { lang: 'en' })
  assert.equal($('.chip.bad').first().text(), 'Open bankruptcy')
  assert.match($('#risk').text(), /Severe.*1 out of 100/s)
  assert.match($('#timeline').text(), /1 March 2025.*Bankruptcy opened.*Ondernemingsrechtbank Verzonnen/s)
  assert.match($('#timeline').text(), /Date of cessation of payments: 10 February 2025/)
  assert.match(
    $('#timeline a').attr('href') as string,
    /^https:\/\/www\.ejustice\.just\.fgov\.be\/.*2025807259/,
  )
})

test('a score is always shown with its band and scale direction', async () => {
  const higherIsSafer = {
    nl: 'hoger is veiliger',
    fr: 'plus haut est plus sûr',
    de: 'höher ist sicherer',
    en: 'higher is safer',
  }
  for (const lang of LANGUAGES) {
    const { $ } = await openCompany(bankrupt, { lang })
    const band = BAND_NAMES.Severe[lang].toLowerCase()
    for (const told of [$('#risk .verdict'), $('.glance dd').first()]) {
      const text = told.text().toLowerCase()
      assert.ok(text.includes(band) && text.indexOf(band) < text.search(/\b1\b/), text)
      assert.ok(text.includes(higherIsSafer[lang]), text)
    }
    assert.equal($('.glance .band-severe').length, 1)
    assert.doesNotMatch($('main').text(), /\b1\/100/)
  }
})

test('courts and roles are translated, with the filed term', async () => {
  const number = await addCompany(pool, { legal_name: 'Vertaalde Zaken' })
  const court = 'Ondernemingsrechtbank Gent, afdeling Dendermonde'
  await insert(pool, 'gazette.lifecycle_event', { ...opening, enterprise_number: number, court })
  const mandate = { enterprise_number: number, currency: 'current', source_numac: '24012345' }
  const director = { role: 'bestuurder', role_kind: 'director', office: 'director', source: 'BsActsV3' }
  await insert(pool, 'gazette.mandate', { ...mandate, ...director, name: 'Odilon Pluim' })
  const named = { role: 'provisional administrator', role_kind: 'interim_admin', source: 'Faillissementen' }
  await insert(pool, 'gazette.mandate', { ...mandate, ...named, name: 'Mr. Verzonnen' })
  const expected = {
    nl: [court, 'bestuurder', 'voorlopig bewindvoerder'],
    fr: [
      'Tribunal de l’entreprise de Gand, division Termonde',
      'administrateur (bestuurder)',
      'administrateur provisoire',
    ],
    de: [
      'Unternehmensgericht Gent, Abteilung Dendermonde',
      'Verwalter (bestuurder)',
      'vorläufiger Verwalter',
    ],
    en: [
      'Enterprise Court of Ghent, Dendermonde division',
      'director (bestuurder)',
      'provisional administrator',
    ],
  }
  for (const lang of LANGUAGES) {
    const { $ } = await openCompany(number, { lang })
    const [inCourt, filed, byCourt] = expected[lang]
    assert.ok($('#timeline .source').text().includes(`${inCourt} ·`), $('#timeline .source').text())
    assert.deepEqual(
      $('#officers tbody td:nth-child(2)')
        .get()
        .map(cell => $(cell).text()),
      [byCourt, filed],
    )
  }
})

test('a sole trader’s page states that there is no board', async () => {
  const { $ } = await openCompany(person, { lang: 'en' })
  assert.match($('#officers').text(), /A natural person has no board/)
  assert.doesNotMatch($('#officers').text(), /directors/)
  assert.match($('.glance').text(), /no board/)
})

test('whom a court appoints is no mandate in office at a glance, but told apart', async () => {
  const trustee = {
    role: 'curator',
    role_kind: 'curator',
    source: 'Faillissementen',
    name: 'Mr. Verzonnen',
    currency: 'current',
    source_numac: '2025807259',
  }
  const director = {
    ...trustee,
    role: 'bestuurder',
    role_kind: 'director',
    office: 'director',
    name: 'Odilon Pluim',
  }
  const glance = async (mandates: object[], given: object = {}) => {
    const number = await addCompany(pool, { legal_name: 'Verzonnen Molen', ...given })
    for (const mandate of mandates)
      await insert(pool, 'gazette.mandate', { ...mandate, enterprise_number: number })
    const { $ } = await openCompany(number, { lang: 'en' })
    return $('.glance dd').eq(2).text()
  }
  assert.equal(await glance([trustee, director]), '1, 1 appointed by a court')
  assert.match(await glance([trustee]), /^nobody named.*, 1 appointed by a court$/)
  assert.equal(await glance([trustee], { natural_person: true }), 'no board, 1 appointed by a court')
})

test('a loaded source without a date is not called empty', async () => {
  const number = await addCompany(pool, { legal_name: 'Zonder Dag' })
  const deposit = { enterprise_number: number, reference: '2025-00000001', model: 'm02-f' }
  await insert(pool, 'accounts.deposit', { ...deposit, period_end: '2024-12-31' })
  const later = await runApp({ databaseUrl: url, key })
  const { $ } = await openCompany(number, { lang: 'en', from: later })
  assert.match($('#accounts').text(), /2025-00000001, deposit date unknown/)
  assert.match($('#sources').text(), /loaded on .*; filings undated/)
  const ofGazette = $('#sources tbody tr').eq(1).text()
  assert.match(ofGazette, /date unknown/, 'its events are shown elsewhere, and a day of it was looked at')
  const status = await open('/en/status', later)
  assert.match(status.$('main').text(), /National Bank of Belgium\s*undated\s*\d/)
  const undated = await addCompany(pool, { legal_name: 'Zonder Jaar' })
  await insert(pool, 'accounts.deposit', {
    ...deposit,
    enterprise_number: undated,
    reference: '2025-00000002',
  })
  const page = (await openCompany(undated, { lang: 'en', from: later })).$
  assert.match(page('#accounts').text(), /Deposits with an unknown financial year: 2025-00000002/)
  assert.doesNotMatch(page('#accounts').text(), /Nothing on record/)
  assert.match(page('.glance').text(), /year not known/)
  await pool.query('DELETE FROM accounts.deposit')
})

test('every empty result states the period of the gazette that was read', async () => {
  const days = { court_notice: ['2025-01-06', '2025-01-08'], act: ['2025-02-03', '2025-02-04'] }
  let numac = 2_025_800_100
  const text = () => ({ numac: `${numac++}`, reading: 'html', body: 'x', extractor_version: 1 })
  for (const [kind, dates] of Object.entries(days))
    for (const published_on of [...dates, null])
      await insert(pool, 'gazette.publication', { ...text(), kind, published_on })
  const later = await runApp({ databaseUrl: url, key })
  for (const lang of LANGUAGES) {
    const { $ } = await openCompany(quiet, { lang, from: later })
    const spans = (kind: keyof typeof days) => days[kind].map(day => formatDate(lang, day))
    for (const [part, kinds] of [
      ['timeline', ['court_notice']],
      ['officers', ['act']],
      ['acts', ['act', 'court_notice']],
    ] as const) {
      const told = $(`#${part} .gap`).text()
      for (const day of kinds.flatMap(spans)) assert.ok(told.includes(day), `${part}: ${told}`)
    }
    assert.match($('.glance').text(), /6[^)]*2025.8[^)]*2025/s)
  }
  const { $ } = await openCompany(quiet, { lang: 'en', from: later })
  const missing = /; 1 working day in between without a processed publication/
  assert.match($('#timeline .gap').text(), missing, 'texts without a day may be of it')
  await pool.query('DELETE FROM gazette.publication')
})

test('an empty register and an unavailable register have different messages', async () => {
  const empty = await createTestDatabase()
  const path = pathOf(withChecksum(2_000_124), 'en')
  const { answer, $ } = await open(path, await runApp({ databaseUrl: empty.url }))
  assert.equal(answer.status, 503)
  assert.match($('main').text(), /register is not loaded yet/)
  await whileIn(empty.pool, 'register.company', async () => {
    const page = await open(path, await runApp({ databaseUrl: empty.url }))
    assert.match(page.$('main').text(), /A data source is temporarily unavailable/)
  })
})

test('a source that was never loaded and an unavailable one have different messages', async () => {
  const empty = await createTestDatabase()
  const number = await addCompany(empty.pool, { legal_name: 'Nog Niets' })
  for (const table of ['gazette_fetch', 'accounts_fetch'])
    await empty.pool.query(`DELETE FROM intake.${table}`)
  const from = await runApp({ databaseUrl: empty.url })
  for (const lang of LANGUAGES) {
    const { $ } = await openCompany(number, { lang, from })
    for (const part of ['timeline', 'officers', 'acts'])
      assert.equal($(`#${part} .unread`).text(), NOT_LOADED.gazette[lang])
    assert.equal($('#accounts .unread').text(), NOT_LOADED.accounts[lang])
    assert.equal($('.glance .unread').length, 3)
    for (const told of $('.glance .unread').get()) assert.equal($(told).text(), NOT_LOADED_SHORT[lang])
  }
  const { $ } = await openCompany(number, { lang: 'en', from })
  assert.match(
    $('#sources').text(),
    /gazette.*nothing loaded yet.*Central Balance Sheet.*nothing loaded yet/s,
  )
  assert.doesNotMatch($('main').text(), /unavailable/)
  const home = await open('/en/', from)
  assert.match(home.$('main').text(), /The official gazette has not been loaded yet/)
  await whileIn(empty.pool, 'gazette.publication', async () => {
    const hanging = await runApp({ databaseUrl: empty.url })
    const page = await openCompany(number, { lang: 'en', from: hanging })
    assert.match(page.$('#timeline').text(), /unavailable/)
  })
})

test('no events, no filings and no officers have explicit messages', async () => {
  const { $ } = await openCompany(quiet, { lang: 'en' })
  assert.match($('#timeline').text(), /Nothing on record/)
  assert.match($('#officers').text(), /No mandate was found/)
  assert.match($('#acts').text(), /No publications have been processed/)
  assert.match($('#risk').text(), /No score has been computed/)
  assert.equal($('.unread').length, 0)
})

test('an unavailable source is reported in its section, and the page is not cacheable', async () => {
  await whileLocked('gazette.mandate', async () => {
    await until(async () => {
      const { answer, $ } = await openCompany(quiet, { lang: 'en' })
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.match($('#officers').text(), /is unavailable. Mandates are currently unknown/)
      assert.doesNotMatch($('#officers').text(), /No mandate was found/)
      return /unavailable/.test($('#sources').text())
    })
  })
  await until(async () => (await openCompany(quiet, { lang: 'en' })).$('.unread').length === 0)
  await whileLocked('accounts.deposit', async () => {
    const { $ } = await openCompany(quiet, { lang: 'en' })
    assert.match($('#accounts').text(), /unavailable/)
    assert.match($('#timeline').text(), /Nothing on record/)
  })
  await until(async () => (await openCompany(quiet, { lang: 'en' })).$('.unread').length === 0)
})

test('a missing situation is unknown, one of a cached dossier is unread', async () => {
  const untold = await addCompany(pool, { legal_name: 'Zonder Toestand', situation: null })
  const told = async (from = app) => (await openCompany(untold, { lang: 'en', from })).$('.facts').text()
  assert.match(await told(), /Legal situationnot in the register/)
  const holding = await runApp({ databaseUrl: url, key, timing: { caching: { healthyMs: 0 } } })
  assert.match(await told(holding), /Legal situationnot in the register/)
  await whileLocked('register.company', async () => {
    const { answer, $ } = await open(`/en/company/zonder-toestand-${untold}`, holding)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.match($('.facts').text(), /Legal situationregister unavailable/)
  })
})

test('an unknown company is a page in the language of the path, or JSON', async () => {
  const unknown = await open('/fr/company/rien-0999999922')
  assert.equal(unknown.answer.status, 404)
  assert.equal(unknown.$('h1').text(), 'Introuvable')
  assert.equal(unknown.$('html').attr('lang'), 'fr')
  const asData = await fetch(`${app.url}/fr/company/rien-0999999922`)
  assert.equal(asData.status, 404)
  assert.deepEqual(Object.keys((await asData.json()) as object), ['error'])
  assert.equal((await open(`/es/company/molen-zoon-nv-${bankrupt}`)).answer.status, 404)
})

test('pages of natural persons have noindex and no structured data', async () => {
  const { answer, $ } = await openCompany(person)
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
  assert.equal($('meta[name=robots]').attr('content'), 'noindex')
  assert.equal($('script[type="application/ld+json"]').length, 0)
  assert.equal((await openCompany(quiet)).answer.headers.get('x-robots-tag'), null)
})

test('an unchanged page is 304; browsers may cache it for five minutes', async () => {
  const { answer } = await openCompany(quiet)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.match(answer.headers.get('vary') as string, /Cookie/)
  const etag = answer.headers.get('etag') as string
  const again = await fetch(answer.url, { headers: { 'if-none-match': etag, accept: 'text/html' } })
  assert.equal(again.status, 304)
  assert.equal(again.headers.get('cache-control'), 'public, max-age=300')
})

test('every encoding yields the same page, and HEAD its headers', async () => {
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

test('without the register the page is a temporary error', async () => {
  await whileLocked('register.company', async () => {
    const { answer, $ } = await open(pathOf(withChecksum(2_000_123))) // not cached
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('retry-after'), '180')
    assert.match($('main').text(), /Dat betekent niet dat er niets bekend is/)
  })
  await until(async () => (await openCompany(quiet)).answer.headers.get('cache-control') !== 'no-store')
})

test('REST, MCP and site return the same facts about a company', async () => {
  const rest = companySchema.parse(await (await app.get(`/companies/${bankrupt}`)).json())
  const { $ } = await openCompany(bankrupt, { lang: 'en' })
  const answer = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, ...MODERN_HEADERS },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
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

test('court appointees are no mandates in office', async () => {
  const company = await addCompany(pool, { legal_name: 'Bewind NV' })
  const mandate = { enterprise_number: company, currency: 'current', source_numac: '2025807259' }
  const curator = { role: 'Curator', role_kind: 'curator', name: 'AN PERSOON', source: 'Faillissementen' }
  await insert(pool, 'gazette.mandate', { ...mandate, ...curator })
  const mandatesOf = async () => {
    const { $ } = await openCompany(company, { lang: 'en' })
    return $('.glance dd').eq(2).text()
  }
  assert.match(await mandatesOf(), /nobody named/)
  const director = { role: 'Bestuurder', role_kind: 'director', office: 'director', source: 'BsActsV3' }
  await insert(pool, 'gazette.mandate', { ...mandate, ...director, name: 'Jan Noot' })
  assert.equal(await mandatesOf(), '1, 1 appointed by a court')
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
