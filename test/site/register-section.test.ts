// What the dossier page shows of the register record.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { LANGUAGES, type Lang } from '../../src/http/i18n/languages.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { createTestDatabase } from '../database.ts'
import { ABROAD, FIRM, LARGE, RECORD_ROWS, SHOPS, TRADER, unit } from '../fixtures/register-record.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { recordEmptyFetches, runApp } from '../rest/running-app.ts'
import { writeExtract } from '../sources/register/extract-folder.ts'

const database = await createTestDatabase()
const { url, pool } = database
await importRegister(database, writeExtract('full', 1, RECORD_ROWS))
await recordEmptyFetches(pool)
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, timing })

async function open(number: string, lang: Lang = 'nl', query = '') {
  const redirect = await fetch(`${app.url}/${lang}/company/${number}`, { redirect: 'manual' })
  const answer = await fetch(app.url + redirect.headers.get('location') + query)
  assert.equal(answer.status, 200)
  const text = await answer.text()
  const $ = load(text)
  const jsonLd = $('script[type="application/ld+json"]').text()
  return { $, text, data: jsonLd === '' ? null : JSON.parse(jsonLd) }
}

test('names, addresses, activities, contacts and establishments are on the page, folded, in every language', async () => {
  const titles = {
    nl: [
      'Namen (4)',
      'Adressen (2)',
      'Activiteiten, NACE-BEL 2025 (2)',
      'Contactgegevens (2)',
      'Vestigingen (1)',
    ],
    fr: [
      'Dénominations (4)',
      'Adresses (2)',
      'Activités, NACE-BEL 2025 (2)',
      'Coordonnées (2)',
      'Établissements (1)',
    ],
    de: [
      'Namen (4)',
      'Adressen (2)',
      'Tätigkeiten, NACE-BEL 2025 (2)',
      'Kontaktdaten (2)',
      'Niederlassungen (1)',
    ],
    en: [
      'Names (4)',
      'Addresses (2)',
      'Activities, NACE-BEL 2025 (2)',
      'Contact details (2)',
      'Establishments (1)',
    ],
  }
  for (const lang of LANGUAGES) {
    const { $ } = await open(FIRM, lang)
    const summaries = $('#register details > summary')
      .toArray()
      .map(summary => $(summary).text().trim())
    for (const title of titles[lang]) assert.ok(summaries.includes(title), `${title}: ${summaries}`)
    assert.equal($('#register details[open]').length, 0)
    assert.equal($('.contents a[href="#register"]').length, 1)
    assert.match($('#register').text(), /De Winkel op de hoek/)
  }
})

test('a main activity whose code means something else in every edition has the words of its own', async () => {
  const { $ } = await open(FIRM)
  assert.match($('.facts').text(), /Daken van nu/)
  assert.doesNotMatch($('.facts').text(), /Daken van vroeger|Geheel iets anders/)
  assert.match($('#register').text(), /43910 Daken van vroeger/)
})

test("the seat in Brussels is in the page's language", async () => {
  const seats = {
    nl: 'Kerkstraat 7 bus 12, 1000 Brussel',
    fr: "Rue de l'Eglise 7 bte 12, 1000 Bruxelles",
    de: "Rue de l'Eglise 7 bte 12, 1000 Brüssel",
    en: 'Kerkstraat 7 bus 12, 1000 Brussels',
  }
  for (const lang of LANGUAGES) {
    const { $ } = await open(FIRM, lang)
    assert.ok($('.facts').text().includes(seats[lang]), $('.facts').text())
  }
})

test('a foreign seat has its country, on the page and as structured data, and no Belgian town page', async () => {
  const { $, data } = await open(ABROAD, 'fr')
  assert.match($('.facts').text(), /High Street 5, SW1A 1AA London, Grande-Bretagne/)
  assert.equal($('.facts a[href*="/town/"]').length, 0)
  assert.equal(data.address.addressCountry, 'GB')
  assert.equal((await open(FIRM)).data.address.addressCountry, 'BE')
})

test('structured data has a VAT number only where the register has a VAT activity', async () => {
  const [registered, other] = [(await open(FIRM)).data, (await open(ABROAD)).data]
  assert.equal(registered.vatID, `BE${FIRM}`)
  assert.equal(registered.foundingDate, '1999-05-01')
  assert.ok(!('vatID' in other))
})

test('establishments are shown page by page', async () => {
  const seen: string[] = []
  let query = ''
  for (;;) {
    const { $ } = await open(LARGE, 'en', query)
    const shown = $('#register details')
      .last()
      .find('li .number:first-child')
      .toArray()
      .map(one => $(one).text().replaceAll('.', ''))
    assert.ok(shown.length <= 10)
    seen.push(...shown)
    const next = $('#register a[href*="establishments="]').attr('href')
    if (next === undefined) break
    query = `?${next.split('?')[1]?.split('#')[0]}`
  }
  assert.deepEqual(
    seen,
    Array.from({ length: SHOPS }, (_, n) => unit(n + 1)),
  )
  const { $ } = await open(LARGE, 'en', '?establishments=<script>')
  assert.match($('#register').text(), /2\.100\.000\.001/)
})

test('the page of a natural person has neither contacts nor an address of their own', async () => {
  for (const lang of LANGUAGES) {
    const { $, text } = await open(TRADER, lang)
    assert.match($('#register').text(), /Bij Anneke/)
    assert.match($('.facts').text(), /Marktplein 3/)
    assert.doesNotMatch(text, /0499|@verzonnen|Geheime|Secrète/)
  }
})

test('without the record the section says so, and the page is not cached', async () => {
  const register = await relayTo(url)
  const cut = await runApp({ databaseUrl: url, sourceUrls: { register: register.url } })
  const path = `/en/company/entreprise-inventee-${FIRM}`
  const page = async () => {
    const answer = await fetch(cut.url + path)
    return { answer, $: load(await answer.text()) }
  }
  const before = await page()
  assert.equal(before.answer.status, 200, before.$('h1').text())
  await register.cut()
  const { answer, $ } = await page()
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.match($('#register').text(), /The register did not answer/)
  assert.match($('#sources').text(), /unavailable/)
})
