// The page with everything that changed about a company.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { createTestDatabase } from '../database.ts'
import { fillHistory } from '../fixtures/history.ts'
import { addCompany, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url })
const number = await addCompany(pool, { legal_name: 'Verhuisd' })
await fillHistory(pool, number)
const path = (lang: string) => `/${lang}/company/verhuisd-${number}/history`
const open = async (at: string) => {
  const answer = await fetch(app.url + at)
  assert.equal(answer.status, 200, at)
  return load(await answer.text())
}

test('changes of all sources are told in words, newest first', async () => {
  const page = await open(path('en'))
  const entries = page('#history .timeline li')
    .get()
    .map(entry => page(entry).text().replaceAll(/\s+/g, ' ').trim())
  assert.equal(entries.length, 7)
  for (const [at, said] of [
    /Risk band changed Low → Severe/,
    /Registered seat changed Dreef 1, 9000 Gent → Dreef 2, 9000 Gent Register extract 141/,
    /Establishment unit added Establishment 2000000339/,
    /Officers changed Appointed: 2, Ended: 1 Publication/,
    /An act changes the company Change of name: Oud → Nieuw/,
    /Insolvency publication Bankruptcy opened/,
    /Annual accounts filed year to 31 December 2024 Deposit/,
  ].entries())
    assert.match(entries[at] as string, said)
})

test('a source can be chosen, and a later page be opened, without scripts', async () => {
  const page = await open(path('en'))
  const links = page('#history nav a')
    .get()
    .map(link => link.attribs.href as string)
  assert.equal(links.length, 5)
  const register = await open(links.find(link => link.endsWith('source=register')) as string)
  assert.equal(register('#history .timeline li').length, 2)
  assert.equal(register('#history nav [aria-current]').text(), 'Register')
})

test('the dossier leads to it, and it back', async () => {
  const dossier = await open(`/nl/company/verhuisd-${number}`)
  assert.equal(dossier(`#timeline a[href="${path('nl')}"]`).length, 1)
  const page = await open(path('nl'))
  assert.equal(page(`header a[href="/nl/company/verhuisd-${number}"]`).length, 1)
})

test('the page is valid in four languages and in no index; another name leads to the right one', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': 'off', 'no-trailing-whitespace': 'off' },
  })
  for (const lang of LANGUAGES) {
    const answer = await fetch(app.url + path(lang))
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
    const report = await validator.validateString(await answer.text())
    assert.deepEqual(
      report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
      [],
    )
  }
  const moved = await fetch(`${app.url}/fr/company/autre-${number}/history`, { redirect: 'manual' })
  assert.deepEqual([moved.status, moved.headers.get('location')], [301, path('fr')])
})

test('a company that left the register keeps the page, marked so', async () => {
  const gone = await addCompany(pool, { legal_name: 'Vertrokken', in_register: false, left_on: '2026-05-01' })
  await fillHistory(pool, gone)
  const page = await open(`/en/company/vertrokken-${gone}/history`)
  assert.match(page('#history').text(), /Not in the register since 1 May 2026/)
})
