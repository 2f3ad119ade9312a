// The API reference in a browser, under the site's Content Security Policy. Its accessibility is checked with the other
// pages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { Page } from 'playwright-core'
import { createTestDatabase } from '../database.ts'
import { description } from '../rest/assert-documented.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'
import { browserTest } from './browser/browser.ts'
import { openVisitor, type Visitor } from './browser/visitor.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
await addCompany(pool, { enterprise_number: 730_096_036, legal_name: 'Verzonnen Voorbeeld' })
// Long timeouts, so that a slow machine does not look like an outage.
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, timing })

async function openReference(): Promise<Visitor> {
  const visitor = await openVisitor(app.url)
  await visitor.go('/docs/reference')
  return visitor
}

function dossierForm(page: Page) {
  return page.locator('form.try[data-path="/api/v1/companies/{kbo}"]')
}

test('the reference has every operation, parameter, status and body, without scripts', async () => {
  const $ = load(await (await fetch(`${app.url}/docs/reference`)).text())
  const { paths, components } = description
  for (const [path, { get }] of Object.entries(paths)) {
    const section = $(`section.endpoint[aria-labelledby="${get?.operationId}"]`)
    assert.equal(section.find('.path').text(), `GET ${path}`)
    const rows = section
      .find('tbody th')
      .get()
      .map(head => $(head).text())
    const told = [...(get?.parameters ?? []).map(({ name }) => name), ...Object.keys(get?.responses ?? {})]
    assert.deepEqual(rows, told, path)
  }
  for (const name of Object.keys(components.schemas)) assert.equal($(`#body-${name}`).text(), name)
  assert.equal($('.try:not([hidden])').length, 0, 'what needs the script is there with it only')
})

test('the site’s policy applies: no third parties, nothing inline', async () => {
  const answer = await fetch(`${app.url}/docs/reference`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.doesNotMatch(policy, /unsafe|https?:|\*/)
  assert.doesNotMatch(await answer.text(), /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)/)
})

browserTest('a request can be sent with the entered key, to the same origin only', async () => {
  const { page, requests, faults, close } = await openReference()
  await page.getByLabel(/Your API key/).fill(key)
  const form = dossierForm(page)
  const calling = page.waitForRequest(request => request.url().includes('/api/v1/'))
  await form.getByRole('button', { name: /^Try it/ }).click()
  const call = await calling
  assert.match(call.url(), /\/api\/v1\/companies\/.*0730\.?096\.?036$/)
  assert.equal(await call.headerValue('x-api-key'), key)
  await form.getByText('Verzonnen Voorbeeld').waitFor()
  assert.match(await form.getByRole('status').innerText(), /^200/)
  const elsewhere = requests.filter(address => new URL(address).origin !== app.url)
  assert.deepEqual({ elsewhere, faults }, { elsewhere: [], faults: [] })
  await close()
})

browserTest('an error response is shown, and the entered key is not stored', async () => {
  const { page, close } = await openReference()
  await page.getByLabel(/Your API key/).fill('griffie_wrong')
  const form = dossierForm(page)
  await form.getByRole('button', { name: /^Try it/ }).click()
  await form.getByText('Invalid API key.').waitFor()
  assert.match(await form.getByRole('status').innerText(), /^401/)
  await page.reload()
  assert.equal(await page.getByLabel(/Your API key/).inputValue(), '')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  assert.ok(!kept.includes('griffie_wrong'))
  await close()
})
