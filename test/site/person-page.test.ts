// The page of a person, for members only, and the links to it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { listLookups } from '../../src/store/access/people-lookups.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { addMandate, addRepresented } from '../people/add-mandates.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { addCompany, insert, runApp, until } from '../rest/running-app.ts'
import { type Browser, openBrowser } from './form-client.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url })
const company = (legal_name: string, more = {}) => addCompany(pool, { legal_name, ...more })
const [beheer, schuur, molen, hoeve, smidse] = [
  await company('Pluim Beheer'),
  await company('Schuur'),
  await company('Molen'),
  await company('Hoeve', { situation: '050' }),
  await company('Smidse', { zip: '9000', street: 'Kouter 3' }),
]
for (const number of [molen, hoeve]) {
  await addRepresented(pool, number, { name: 'Pluim Beheer', number: beheer }, 'Luc Verplume')
  await addRepresented(pool, number, { name: 'Schuur', number: schuur }, 'Anne Pluimen')
}
await addMandate(pool, molen, 'Luc Verplume', {
  currency: 'former',
  ends_on: '2022-03-01',
  starts_on: '2020-01-01',
})
await addMandate(pool, smidse, 'Luc Verplume')
await derivePeople(pool, { all: true })
const idOf = async (name: string, companies: number): Promise<string> => {
  const { rows } = await pool.query(
    'SELECT person_id FROM people.person WHERE name = $1 AND companies = $2',
    [name, companies],
  )
  return rows[0].person_id
}
const [luc, anne, namesake] = [
  await idOf('Luc Verplume', 2),
  await idOf('Anne Pluimen', 2),
  await idOf('Luc Verplume', 1),
]
await addMember(pool, {
  email: 'lid@example.org',
  name: 'Invented Member',
  plan: 'free',
  password: 'twelve letters',
})

async function signIn(at = app.url): Promise<Browser> {
  const browser = openBrowser(at)
  const { status } = await browser.send('/nl/sign-in', {
    email: 'lid@example.org',
    password: 'twelve letters',
  })
  assert.equal(status, 303)
  return browser
}

const HTML = { accept: 'text/html' }
const member = await signIn()

async function pageOf(id: string, lang = 'en') {
  const answer = await member.get(`/${lang}/person/${id}`, HTML)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
  return load(await answer.text())
}

test('a visitor is sent to sign in, and comes back to the page', async () => {
  const answer = await openBrowser(app.url).get(`/fr/person/${luc}`, HTML)
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  assert.equal(answer.headers.get('location'), `/fr/sign-in?return=%2Ffr%2Fperson%2F${luc}`)
  assert.deepEqual(await listLookups(pool, { keyId: null, limit: 10 }), [])
})

test('a member sees mandates over companies with dates, states and links, insolvent companies marked', async () => {
  const $ = await pageOf(luc)
  assert.equal($('h1').text(), 'Luc Verplume')
  assert.equal($('meta[name=robots]').attr('content'), 'noindex')
  const rows = $('#mandates tbody tr')
    .toArray()
    .map(row => $(row).text().replaceAll(/\s+/g, ' ').trim())
  assert.equal(rows.length, 3)
  assert.match(
    rows[0] as string,
    /Hoeve Open bankruptcy.*as representative of Pluim Beheer.*since 15 Jan 2024.*current/,
  )
  assert.match(rows[1] as string, /^Molen.*since 15 Jan 2024.*current/)
  assert.match(rows[2] as string, /^Molen.*since 1 Jan 2020, until 1 Mar 2022.*former/)
  assert.equal($('#mandates tbody th a').first().attr('href'), `/en/company/hoeve-${hoeve}`)
  assert.match($('header.identity').text(), /2 companies.*One of these companies is in open bankruptcy/s)
})

test('shared boards, and why it is one person, are told', async () => {
  const $ = await pageOf(luc)
  const shared = $('#shared-boards li')
  assert.equal(shared.length, 1)
  assert.match(shared.text(), /Anne Pluimen: .*Molen.*Hoeve/)
  assert.equal(shared.find('a').first().attr('href'), `/en/person/${anne}`)
  assert.match($('#joins li').text(), /represents the same company in both.*\(weight \d+\)/s)
})

test('who only shares the name is apart, and may be another person', async () => {
  const $ = await pageOf(luc)
  assert.match($('#same-name').text(), /These may be other people.*Luc Verplume: 1 company, Smidse/s)
  assert.equal($('#same-name li a').first().attr('href'), `/en/person/${namesake}`)
  assert.doesNotMatch($('#mandates').text(), /Smidse/)
  assert.match((await pageOf(namesake))('#joins').text(), /nothing was joined/)
})

test('the page is valid in four languages, without scripts of its own', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': 'off' },
  })
  for (const lang of LANGUAGES) {
    const $ = await pageOf(luc, lang)
    assert.equal($('html').attr('lang'), lang)
    assert.equal($('main script').length, 0)
    for (const other of LANGUAGES.filter(one => one !== lang))
      assert.equal($(`nav.languages a[lang=${other}]`).attr('href'), `/${other}/person/${luc}`)
    const page = await member.get(`/${lang}/person/${luc}`, HTML)
    const { results } = await validator.validateString(await page.text())
    assert.deepEqual(
      results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
      [],
    )
  }
})

test('every view of a member is recorded, and without a record there is no page', async () => {
  await pool.query('TRUNCATE access.people_lookup')
  await pageOf(luc)
  const [lookup, ...others] = await listLookups(pool, { keyId: null, limit: 10 })
  assert.deepEqual(others, [])
  assert.partialDeepStrictEqual(lookup, { kind: 'person', keyId: null, subject: luc })
  assert.ok(lookup?.memberId)
  await pool.query('ALTER TABLE access.people_lookup RENAME TO away')
  const refused = await member.get(`/en/person/${luc}`, HTML)
  await pool.query('ALTER TABLE access.away RENAME TO people_lookup')
  assert.equal(refused.status, 503)
  assert.doesNotMatch(await refused.text(), /Verplume/)
})

test('an unknown person is 404 in the language of the address', async () => {
  for (const id of ['00000000000000ff', 'x', "' OR 1=1"]) {
    const answer = await member.get(`/nl/person/${encodeURIComponent(id)}`, HTML)
    assert.equal(answer.status, 404)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  }
  assert.equal((await member.get(`/xx/person/${luc}`, HTML)).status, 404)
})

test('officers of a company link to their pages for members, and not for visitors', async () => {
  const paths = async (browser: Browser, number: string) => {
    const answer = await browser.get(`/en/company/${number}`, HTML)
    const page =
      answer.status === 200 ? answer : await browser.get(answer.headers.get('location') as string, HTML)
    const $ = load(await page.text())
    return $('#officers a')
      .toArray()
      .map(link => [$(link).text(), $(link).attr('href')])
      .filter(([, path]) => path?.includes('/person/'))
  }
  assert.deepEqual(await paths(member, smidse), [['Luc Verplume', `/en/person/${namesake}`]])
  assert.deepEqual((await paths(member, hoeve)).toSorted(), [
    ['Anne Pluimen', `/en/person/${anne}`],
    ['Luc Verplume', `/en/person/${luc}`],
  ])
  for (const number of [smidse, hoeve]) assert.deepEqual(await paths(openBrowser(app.url), number), [])
})

test('mandates of a company with unread publications are told as unknown', async () => {
  await insert(pool, 'gazette.unread_text', { enterprise_number: Number(hoeve), numac: '25000099' })
  const $ = await pageOf(luc)
  assert.match($('#mandates').text(), /Not yet processed.*state of the mandate is unknown until then.*Hoeve/s)
  await pool.query('DELETE FROM gazette.unread_text')
})

test('without the gazette the page is 503', async () => {
  const relay = await relayTo(url)
  const cut = await runApp({ databaseUrl: url, sourceUrls: { gazette: relay.url } })
  const browser = await signIn(cut.url)
  await relay.cut()
  assert.equal((await browser.get(`/en/person/${luc}`, HTML)).status, 503)
  await cut.close()
})

test('a suppressed person has no page and no link', async () => {
  await insertSuppression(pool, parseTarget('Verplume Luc') as SuppressionTarget, null)
  await until(async () => (await member.get(`/en/person/${luc}`, HTML)).status === 404)
  assert.doesNotMatch((await pageOf(anne)).html(), /Verplume/)
})
