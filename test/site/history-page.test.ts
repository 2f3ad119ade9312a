// The page with everything that changed about a company.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import type { ChangeKind } from '../../src/domain/changes/change-kinds.ts'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { createTestDatabase } from '../database.ts'
import { fillHistory } from '../fixtures/history.ts'
import { addCompany, insert, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url })
const number = await addCompany(pool, { legal_name: 'Verhuisd' })
await fillHistory(pool, number)
// Names of codes are read once.
const codes = [
  ['JuridicalSituation', '000', 'Normale toestand'],
  ['JuridicalSituation', '050', 'Opening faillissement'],
  ['Nace2025', '56111', 'Restaurants'],
  ['Nace2008', '56101', 'Eetgelegenheden met volledige bediening'],
]
for (const [category, code, description] of codes)
  await insert(pool, 'register.code', { category, code, language: 'NL', description })
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

test('codes of the register are told in words, of the edition they belong to', async () => {
  const company = await addCompany(pool, { legal_name: 'Codes' })
  const activity = (version: string, code: string, classification = 'MAIN') => ({
    group: '001',
    version,
    code,
    classification,
  })
  const name = (text: string, type: string) => ({ name: text, type, language: '2' })
  const changes: [ChangeKind, before: unknown, after: unknown][] = [
    ['register.situation', { code: '000' }, { code: '050' }],
    ['register.activities', [activity('2008', '56101')], [activity('2025', '56111')]],
    ['register.activities', [activity('2025', '56111', 'SECO')], [activity('2025', '56111')]],
    [
      'register.name',
      { legal_name: 'Oud', names: [name('Oud', '001')] },
      { legal_name: 'Codes', names: [name('Codes', '001'), name('Kod', '003')] },
    ],
    ['register.establishment_opened', null, { start_date: '2026-02-01' }],
    ['register.establishment_closed', { start_date: '2020-02-01' }, null],
  ]
  const own = { enterpriseNumber: Number(company), effectiveOn: '2026-03-02', reference: '141' }
  await inTransaction(pool, client =>
    recordChanges(
      client,
      changes.map(([kind, before, after]) => ({ ...own, kind, before, after })),
    ),
  )
  const text = (await open(`/nl/company/codes-${company}/history`))('#history .timeline').text()
  for (const said of [
    'Normale toestand (000) → Opening faillissement (050)',
    '56101 Eetgelegenheden met volledige bediening (hoofdactiviteit, btw, NACE-BEL 2008) → 56111 Restaurants (hoofdactiviteit, btw, NACE-BEL 2025)',
    '56111 Restaurants (nevenactiviteit, btw, NACE-BEL 2025) → 56111 Restaurants (hoofdactiviteit, btw, NACE-BEL 2025)',
    'Oud → Codes; Kod (commerciële naam)',
    'begonnen op 1 februari 2026',
    'begonnen op 1 februari 2020',
  ])
    assert.ok(text.includes(said), said)
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
