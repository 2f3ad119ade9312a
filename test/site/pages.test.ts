// Home, search and status pages over HTTP.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { SearchHit } from '../../src/domain/search/query.ts'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { recordJobFailure, recordJobSuccess, recordSchedule } from '../../src/store/intake/jobs.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, runApp, until } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool, { legal_name: 'Nieuw Failliet' })
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: number,
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  pub_date: '2025-03-01',
  event_kind: 'bankruptcy_opening',
})
const JOBS = [
  'register-extracts',
  'accounts-days',
  'gazette-facts',
  'rollup-refresh',
  'people',
  'people-all',
  'people-lookups',
  'webhook-log',
  'change-feed',
  'sector-statistics',
  'risk-scores',
  'site-counts',
  'sitemap',
]
const hits: SearchHit[] = []
const app = await runApp({
  databaseUrl: url,
  search: async q => (q === 'fout' ? [] : hits.map(hit => ({ ...hit, legalName: `${hit.legalName} ${q}` }))),
  timing: { caching: { healthyMs: 0, degradedMs: 0 } },
})

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  })
  return { answer, $: load(await answer.text()) }
}

test('the root redirects to the accepted language, else to the default', async () => {
  const to = async (language?: string) =>
    (await open('/', language ? { 'accept-language': language } : {})).answer.headers.get('location')
  assert.equal(await to('fr-BE,fr;q=0.9,en;q=0.5'), '/fr/')
  assert.equal(await to('de'), '/de/')
  assert.equal(await to('es, ja;q=0.5'), '/nl/')
  assert.equal(await to(), '/nl/')
  assert.equal((await open('/en')).answer.headers.get('location'), '/en/')
})

test('the home page shows the newest insolvencies, and reports an unavailable gazette', async () => {
  const { $ } = await open('/en/')
  assert.equal($('.hits a').first().text(), 'Nieuw Failliet')
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.lifecycle_event IN ACCESS EXCLUSIVE MODE')
    const silent = await open('/en/')
    assert.equal(silent.answer.status, 200)
    assert.equal(silent.answer.headers.get('cache-control'), 'no-store')
    assert.match(silent.$('.unread').text(), /unavailable/)
  })
  await until(async () => (await open('/en/')).$('.unread').length === 0)
})

test('search works as a plain form and escapes the query', async () => {
  hits.push({
    enterpriseNumber: number as never,
    legalName: 'Gevonden',
    slug: `gevonden-${number}`,
    city: 'Gent',
    primaryNace: '62100',
    matchKind: 'name',
    matchedAddress: null,
    notInRegister: false,
    situationCode: null,
    matchedName: null,
    approximate: false,
  })
  const { answer, $ } = await open(`/en/search?${new URLSearchParams({ q: '<b>"x"' })}`)
  assert.equal(answer.status, 200)
  assert.equal($('.hits a').attr('href'), `/en/company/gevonden-${number}`)
  assert.equal($('.hits a').text(), 'Gevonden <b>"x"')
  assert.equal($('main input[name=q]').val(), '<b>"x"')
  assert.equal($('meta[name=robots]').attr('content'), 'noindex')
  assert.match((await open('/en/search?q=fout')).$('main').text(), /Nothing found/)
  assert.doesNotMatch((await open('/en/search')).$('main').text(), /Nothing found/)
})

test('a company that left the register is marked, with a link to what is known', async () => {
  hits.push({ ...(hits[0] as SearchHit), legalName: 'Vertrokken', notInRegister: true })
  const { $ } = await open('/nl/search?q=x')
  assert.match($('.hits li').last().text(), /Vertrokken x.*niet in het register/s)
  assert.match($('.hits li').last().find('a').attr('href') ?? '', /^\/nl\/company\//)
})

test('rate-limited searches get an error page and do not use the API quota', async () => {
  const results = await Promise.all(Array.from({ length: 70 }, (_, i) => open(`/de/search?q=a${i}`)))
  const refused = results.filter(({ answer }) => answer.status === 429)
  assert.ok(refused.length >= 10)
  assert.equal(refused[0]?.answer.headers.get('retry-after'), '60')
  assert.equal(refused[0]?.$('h1').text(), 'Zu viele Anfragen')
  assert.equal((await fetch(`${app.url}/health/status`)).status, 200)
})

test('the status page shows every part and source', async () => {
  const { answer, $ } = await open('/en/status')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.match($('main').text(), /Database\s*operational/)
  assert.match($('main').text(), /nothing yet/)
  assert.equal($('tbody tr').length, 7)
  assert.match($('main').text(), /No worker has run yet\./)
})

test('the status page shows each job with state and last success, translated', async () => {
  const off = { name: 'gazette-days', cron: '15 6 * * *', offBecause: 'GAZETTE_CONTACT is not set' }
  const on = JOBS.map(name => ({ name, cron: '30 4 * * *', offBecause: null }))
  await recordSchedule(pool, [...on, off])
  await recordJobSuccess(pool, 'sitemap', '12 companies, 52 addresses')
  await recordJobFailure(pool, 'risk-scores', '57014')
  const later = await runApp({ databaseUrl: url })
  for (const lang of LANGUAGES) {
    const $ = load(await (await fetch(`${later.url}/${lang}/status`)).text())
    const names = $('tbody th')
      .get()
      .map(head => $(head).text())
      // Two servers on one database share limits, which is displayed.
      .filter(name => !/^Limi(?:eten|tes|ts) /.test(name))
    assert.equal(names.length, 7 + JOBS.length + 1)
    assert.deepEqual(
      names.filter(name => [...JOBS, off.name].includes(name)),
      [],
    )
    if (lang !== 'en') continue
    assert.match($('main').text(), /Fetch the gazette\s*off\s*never yet/)
    assert.match($('main').text(), /Risk scores\s*failing/)
    assert.match($('main').text(), /Sitemap\s*done\s*\d/)
  }
})

test('signing in returns to the page, from the home page to the account', async () => {
  const back = async (path: string) => (await open(path)).$('.top a[href*="sign-in"]').attr('href')
  assert.equal(await back('/fr/status'), '/fr/sign-in?return=%2Ffr%2Fstatus')
  assert.equal(await back('/de/'), '/de/sign-in')
  assert.equal(await back('/nl/sign-in'), '/nl/sign-in')
})

test('other methods have no effect, and unknown paths are HTML pages', async () => {
  assert.equal((await fetch(`${app.url}/en/`, { method: 'POST' })).status, 404)
  const { answer, $ } = await open('/en/nowhere')
  assert.equal(answer.status, 404)
  assert.equal($('h1').text(), 'Not found')
})

test('an unknown language is an unknown path, whatever company is asked for', async () => {
  const path = `/company/x-${await addCompany(pool)}`
  for (const asked of [path, `${path}/history`]) {
    const error = async (lang: string) => (await fetch(`${app.url}/${lang}${asked}`)).json()
    assert.deepEqual(await error('xx'), { error: 'Path not found.' }, asked)
  }
  assert.deepEqual(await (await fetch(`${app.url}/nl/company/x`)).json(), {
    error: 'Unknown enterprise number.',
  })
})

test('the policy allows same-origin resources only', async () => {
  const { answer } = await open('/nl/')
  const policy = answer.headers.get('content-security-policy') as string
  assert.match(policy, /default-src 'none'/)
  assert.doesNotMatch(policy, /unsafe|https?:|\*/)
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.equal(answer.headers.get('strict-transport-security'), null) // no TLS here
})

test('style sheet and script have content hashes and are immutable', async () => {
  const { $ } = await open('/nl/')
  for (const path of [$('link[rel=stylesheet]').attr('href'), $('script[src]').attr('src')]) {
    const answer = await fetch(app.url + path)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('cache-control') as string, /immutable/)
  }
  const script = await (await fetch(app.url + $('script[src]').attr('src'))).text()
  const [, dependency] = /from '(\/assets\/[^']+)'/.exec(script) as RegExpExecArray
  assert.equal((await fetch(app.url + dependency)).status, 200)
})
