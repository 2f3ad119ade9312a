// Companies side by side.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CheerioAPI, load } from 'cheerio'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import type { CompanyBody } from '../../src/http/rest/v1/schema.ts'
import { importAccounts } from '../../src/sources/accounts/import/import-accounts.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { writeJsonXbrl, writeReference } from '../fixtures/accounts/json-xbrl.ts'
import { writeFolder } from '../fixtures/accounts/temp-folder.ts'
import {
  addCompany,
  copyOpenBankruptcies,
  insert,
  issueKey,
  runApp,
  until,
  withChecksum,
} from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const timing = { caching: { healthyMs: 0, degradedMs: 0 } }
const app = await runApp({
  databaseUrl: url,
  key,
  timing,
  searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
})

let filed = 0
async function file(company: string, end: string, figures: Record<string, string>): Promise<void> {
  const reference = `2026-${String(++filed).padStart(8, '0')}`
  const folder = writeFolder({
    'references.json': [
      writeReference(reference, {
        EnterpriseNumber: company,
        DepositDate: '2026-04-01',
        ExerciseDates: { startDate: `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`, endDate: end },
        GeneralAssemblyDate: null,
      }),
    ],
    'a.json': writeJsonXbrl(reference, figures),
  })
  await importAccounts({ url, pool }, folder, { today: '2026-06-01' })
}

const addNamed = (legalName: string, more: object = {}) =>
  addCompany(pool, { legal_name: legalName, names: legalName.toLowerCase(), ...more })
const sound = await addNamed('Gezonde Molen')
const bankrupt = await addNamed('Omgevallen Molen', { situation: '050' })
const silent = await addNamed('Stille Molen')
const person = await addCompany(pool, { legal_name: 'Verzonnen Molenaar', natural_person: true })
await file(sound, '2025-12-31', {
  '20/58': '1000',
  '29/58': '600',
  '54/58': '100',
  '10/49': '1000',
  '10/15': '400',
  '9904': '-25.50',
})
await file(bankrupt, '2024-06-30', { '20/58': '500', '10/49': '500', '10/15': '0' })
await insert(pool, 'risk.score', {
  enterprise_number: sound,
  probability: 0.0123,
  altman_z: 1.5,
  model_version: 'verzonnen-1',
  evaluated_at: '2026-05-01T00:00:00Z',
  as_of: '2026-05-01',
})
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: bankrupt,
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  pub_date: '2025-03-01',
  event_kind: 'bankruptcy_opening',
})
await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: bankrupt, numac: '2025807259' })
await refreshRollup(pool)
await copyOpenBankruptcies(pool)

async function open(path: string, from = app.url) {
  const answer = await fetch(from + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { answer, $: load(await answer.text()) }
}

const pathOf = (numbers: readonly string[], lang = 'en') =>
  `/${lang}/compare?${numbers.map(number => `c=${encodeURIComponent(number)}`).join('&')}`

/** The cells of a row by its label. */
function row($: CheerioAPI, table: string, label: string): string[] {
  const found = $(`#${table} tbody tr`).filter((_, tr) => $(tr).find('th').text() === label)
  assert.equal(found.length, 1, `${table}: ${label}`)
  return found
    .find('td')
    .toArray()
    .map(cell => $(cell).text().replaceAll(/\s+/g, ' ').trim())
}

const faultsIn = ($: CheerioAPI) =>
  $('.faults li')
    .toArray()
    .map(li => $(li).text())

test('companies are columns in the order asked for, with the values that REST tells', async () => {
  const asked = [bankrupt, sound, silent]
  const { answer, $ } = await open(pathOf(asked))
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
  assert.equal($('meta[name=robots]').attr('content'), 'noindex')
  assert.deepEqual(
    $('#identity thead th')
      .toArray()
      .map(th => $(th).text()),
    ['Omgevallen Molen', 'Gezonde Molen', 'Stille Molen'],
  )
  const told = await Promise.all(
    asked.map(async number => (await (await app.get(`/companies/${number}`)).json()) as CompanyBody),
  )
  assert.deepEqual(
    row($, 'insolvency', 'Insolvency events'),
    told.map(one => String(one.insolvency_event_count)),
  )
  assert.deepEqual(
    row($, 'risk', 'Safety score'),
    told.map(({ risk }) => (risk.score_out_of100 === null ? '–' : `${risk.score_out_of100} out of 100`)),
  )
  assert.deepEqual(row($, 'risk', 'Risk band'), [
    'Severe',
    'Moderate',
    'No score has been computed for this company yet.',
  ])
  assert.deepEqual(row($, 'risk', 'Probability of bankruptcy within twelve months'), [
    'fixed, by an open bankruptcy',
    '1.2%',
    '–',
  ])
  assert.match(row($, 'insolvency', 'Latest event')[0] ?? '', /Bankruptcy opened: 1 Mar 2025/)
})

test('a figure that was not filed is told, a filed zero is zero, and no accounts are no zero', async () => {
  const { $ } = await open(pathOf([sound, bankrupt, silent]))
  assert.deepEqual(row($, 'figures', 'Equity'), ['€400', '€0', 'no accounts on file'])
  assert.deepEqual(row($, 'figures', 'Result of the year'), ['-€26', 'not filed', 'no accounts on file'])
  assert.deepEqual(row($, 'figures', 'Closed on').slice(0, 2), ['31 December 2025', '30 June 2024'])
  const ratios = row($, 'ratios', 'Degree of financial independence')
  assert.deepEqual(ratios, ['40%', '0%', 'no accounts on file'])
  assert.match($('#figures .remarks').text(), /closed on different days/)
  assert.doesNotMatch($('#figures .remarks').text(), /different currencies/)
})

test('natural persons are never scored and file no accounts', async () => {
  const { $ } = await open(pathOf([sound, person]))
  assert.equal(row($, 'risk', 'Risk band')[1], 'Natural persons are never scored.')
  assert.equal(row($, 'figures', 'Equity')[1], 'files none')
})

test('numbers that are none, unknown, given twice or too many are told, and the others are shown', async () => {
  const unknown = withChecksum(10_000_001)
  const more = await Promise.all(
    Array.from({ length: 5 }, (_, at) => addCompany(pool, { legal_name: `Molen ${at}` })),
  )
  for (const lang of LANGUAGES) {
    const { answer, $ } = await open(pathOf([sound, `BE ${sound}`, 'x<y', unknown, bankrupt], lang))
    assert.equal(answer.status, 200)
    const faults = faultsIn($)
    assert.equal(faults.length, 3, lang)
    assert.match(faults[0] ?? '', /x<y/)
    assert.equal($('#identity thead th').length, 2)
  }
  const { $ } = await open(pathOf([...more, sound]))
  assert.match(faultsIn($).join(), /At most 5 companies/)
  assert.equal($('#identity thead th').length, 5)
  assert.equal($('.compare-add').length, 0, 'no place for another')
  const alone = await open(pathOf([sound]))
  assert.match(faultsIn(alone.$).join(), /Add another company/)
  assert.equal((await open('/en/compare')).answer.status, 200)
  assert.equal((await open('/xx/compare')).answer.status, 404)
})

test('a suppressed company is told like an unknown one', async () => {
  const hidden = await addCompany(pool, { legal_name: 'Verborgen Molen' })
  await insertSuppression(pool, parseTarget(hidden) ?? assert.fail(), null)
  await until(async () => {
    const { $ } = await open(pathOf([sound, hidden]))
    return (
      !$('main').text().includes('Verborgen') &&
      faultsIn($).some(fault => /is not in the register/.test(fault))
    )
  })
})

test('a number is added at once, a name after a choice', async () => {
  const added = await open(`${pathOf([sound])}&q=${bankrupt}`)
  assert.equal(added.answer.status, 302)
  assert.equal(added.answer.headers.get('location'), pathOf([sound, bankrupt]))
  const { $ } = await open(`${pathOf([sound])}&q=${silent.slice(0, 4)}`)
  assert.match($('main').text(), /No company found for/)
  const named = await open(`${pathOf([sound])}&q=Stille+Molen`)
  const candidate = named.$('.hits a').first()
  assert.deepEqual([candidate.text(), candidate.attr('href')], ['Stille Molen', pathOf([sound, silent])])
  const page = await open(pathOf([sound, silent]))
  assert.equal(page.$('[aria-label="Remove Stille Molen"]').attr('href'), pathOf([sound]))
})

test('company pages and lists lead to the comparison', async () => {
  const redirect = await open(`/en/company/${sound}`)
  const { $ } = await open(redirect.answer.headers.get('location') as string)
  assert.equal($('.compare-link a').attr('href'), pathOf([sound]))
  const results = await open('/en/search?q=molen')
  const form = results.$('form.compare-list')
  assert.equal(form.attr('action'), '/en/compare')
  assert.ok(form.find('input[type=checkbox][name=c]').length > 1)
})

test('a source that fails is told, and the page is not cacheable', async () => {
  const complete = await open(pathOf([sound, bankrupt]))
  assert.equal(complete.answer.headers.get('cache-control'), 'public, max-age=300')
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE accounts.deposit IN ACCESS EXCLUSIVE MODE')
    const { answer, $ } = await open(pathOf([sound, bankrupt]))
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.deepEqual(row($, 'figures', 'Equity'), [
      'annual accounts unavailable',
      'annual accounts unavailable',
    ])
    assert.equal(row($, 'risk', 'Risk band')[1], 'Severe')
  })
})

test('a comparison counts as the pages of its companies', async () => {
  const other = await createTestDatabase()
  const numbers = [await addCompany(other.pool), await addCompany(other.pool), await addCompany(other.pool)]
  const limited = await runApp({ databaseUrl: other.url, timing, pageRateLimit: 4 })
  assert.equal((await open(pathOf(numbers), limited.url)).answer.status, 200)
  assert.equal((await open(pathOf(numbers), limited.url)).answer.status, 429)
})
