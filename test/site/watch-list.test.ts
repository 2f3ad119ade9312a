// The watch list of a member: put on and taken off from the page of a company, imported, sorted and exported.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import { deleteMember } from '../../src/store/access/members/members.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, runApp, withChecksum } from '../rest/running-app.ts'
import { change, record } from '../webhooks/delivery.ts'
import { type Browser, openBrowser } from './form-client.ts'

const { pool, url: databaseUrl } = await createTestDatabase()
const app = await runApp({ databaseUrl, timing: { members: { limits: { perNetwork: 1_000_000 } } } })
const PASSWORD = 'correct horse battery'
let added = 0

async function signIn(): Promise<{ browser: Browser; email: string }> {
  const email = `watcher-${++added}@example.org`
  await addMember(pool, { email, name: 'Invented Member', plan: 'free', password: PASSWORD })
  const browser = openBrowser(app.url)
  assert.equal((await browser.send('/en/sign-in', { email, password: PASSWORD })).status, 303)
  return { browser, email }
}

const LIST = '/en/account/watched'
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'doctype-style': 'off', 'long-title': 'off' },
})

async function openList(browser: Browser, path = LIST) {
  const answer = await browser.get(path)
  return { answer, $: load(await answer.text()) }
}

const one = await addCompany(pool, { legal_name: 'Zandwerk' })
const bankrupt = await addCompany(pool, { legal_name: 'Bakkerij Anders', situation: '050' })
await record(pool, [change(Number(one), 'High')])
await insert(pool, 'risk.score', {
  enterprise_number: one,
  probability: 0.2,
  model_version: 'm1',
  evaluated_at: '2026-01-01T00:00:00Z',
})

test('the page of a company has a button for members, which puts it on the list and takes it off', async () => {
  const { browser } = await signIn()
  const visited = load(await (await openBrowser(app.url).get(`/en/company/zandwerk-${one}`)).text())
  assert.equal(visited('form.watch').length, 0)
  const open = async () => {
    const start = await browser.get(`/en/company/${one}`)
    const path = start.headers.get('location') ?? `/en/company/${one}`
    return { path, $: load(await (await browser.get(path)).text()) }
  }
  const { path, $ } = await open()
  const form = $('form.watch')
  assert.equal(form.find('button').text(), 'Watch')
  const fields = {
    number: String(form.find('[name=number]').val()),
    return: String(form.find('[name=return]').val()),
  }
  const answer = await browser.send(String(form.attr('action')), fields)
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, path])
  const watching = (await open()).$('form.watch')
  assert.equal(watching.find('button').text(), 'Stop watching')
  await browser.send(String(watching.attr('action')), fields)
  assert.equal((await open()).$('form.watch button').text(), 'Watch')
})

test('the list has name, state, band and last change, sorted by links, and is never cached', async () => {
  const { browser } = await signIn()
  for (const number of [one, bankrupt]) await browser.send(`${LIST}/add`, { number })
  const { answer, $ } = await openList(browser, `${LIST}?sort=company`)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
  assert.match($.html(), /<meta name="robots" content="noindex">/)
  const rows = $('tbody tr')
    .toArray()
    .map(row => $(row).text().replaceAll(/\s+/g, ' '))
  assert.match(rows[0] ?? '', /Bakkerij Anders.*Open bankruptcy.*none yet/)
  assert.match(rows[1] ?? '', /Zandwerk.*in the register.*Risk band/)
  const byState = (await openList(browser, `${LIST}?sort=state`)).$
  assert.match(byState('tbody tr').first().text(), /Bakkerij/)
  const byChange = (await openList(browser)).$
  assert.match(byChange('tbody tr').first().text(), /Zandwerk/)
  for (const lang of ['nl', 'fr', 'de', 'en']) {
    const text = await (await browser.get(`/${lang}/account/watched`)).text()
    const report = await validator.validateString(text)
    assert.ok(report.valid, JSON.stringify(report.results[0]?.messages.slice(0, 3)))
  }
})

test('numbers are imported in any notation; bad lines are told with their numbers', async () => {
  const { browser } = await signIn()
  const answer = await browser.send(`${LIST}/import`, {
    numbers: `number;name\r\nBE ${one};Zandwerk\r\n<b>none</b>\r\n${bankrupt}\r\n`,
  })
  assert.equal(answer.status, 422)
  const $ = load(await answer.text())
  assert.equal($('tbody tr').length, 2)
  assert.match($('.fault').text(), /line 3: <b>none<\/b>/)
  assert.equal($('.fault b').length, 0)
})

test('the list ends at two thousand companies', async () => {
  const { browser } = await signIn()
  const numbers = Array.from({ length: 2_003 }, (_, n) => withChecksum(5_000_000 + n)).join('\n')
  const answer = await browser.send(`${LIST}/import`, { numbers })
  const $ = load(await answer.text())
  assert.match($('.fault').text(), /The list is full: 3 not added/)
  assert.equal($('tbody tr').length, 2_000)
})

test('the export has one row a company', async () => {
  const { browser } = await signIn()
  await browser.send(`${LIST}/add`, { number: bankrupt })
  const answer = await browser.get(`${LIST}/export`)
  const [header, row] = (await answer.text()).split('\r\n')
  assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/)
  assert.match(header ?? '', /^enterprise_number,legal_name,in_register,open_bankruptcy/)
  assert.match(row ?? '', new RegExp(`^${bankrupt},Bakkerij Anders,true,true,`))
})

test('of a suppressed company the list tells only the number', async () => {
  const { browser } = await signIn()
  const hidden = await addCompany(pool, { legal_name: 'Verborgen' })
  await browser.send(`${LIST}/add`, { number: hidden })
  await pool.query(`INSERT INTO access.suppression (kind, enterprise_number) VALUES ('company', $1)`, [
    hidden,
  ])
  await new Promise(resolve => setTimeout(resolve, 300))
  const { $ } = await openList(browser)
  assert.doesNotMatch($('tbody').text(), /Verborgen/)
  assert.match($('tbody').text(), /not known/)
})

test('visitors are sent to sign in, other sites cannot send the forms, and deletion removes the list', async () => {
  const visitor = openBrowser(app.url)
  assert.equal(
    (await visitor.get(LIST)).headers.get('location'),
    `/en/sign-in?return=${encodeURIComponent(LIST)}`,
  )
  const { browser, email } = await signIn()
  const forged = await browser.send(
    `${LIST}/add`,
    { number: one },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  )
  assert.equal(forged.status, 403)
  await browser.send(`${LIST}/add`, { number: one })
  const back = await browser.send(`${LIST}/remove`, { number: one, return: '//evil.example' })
  assert.equal(back.headers.get('location'), LIST)
  await browser.send(`${LIST}/add`, { number: one })
  const count = async () =>
    (
      await pool.query('SELECT FROM member.watch JOIN member.member ON id = member_id WHERE email = $1', [
        email,
      ])
    ).rowCount
  assert.equal(await count(), 1)
  const before = (await pool.query('SELECT FROM member.watch')).rowCount ?? 0
  await deleteMember(pool, email)
  assert.equal((await pool.query('SELECT FROM member.watch')).rowCount, before - 1)
})
