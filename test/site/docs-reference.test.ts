// The reference in a real browser: it must work under its own policy, and ask nobody but us.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'
import { browserTest } from './browser/browser.ts'
import { openVisitor, type Visitor } from './browser/visitor.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
await addCompany(pool, { enterprise_number: 730_096_036, legal_name: 'Verzonnen Voorbeeld' })
// A source is never away only because the machine is busy.
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, timing })

async function openReference(): Promise<Visitor> {
  const visitor = await openVisitor(app.url)
  await visitor.go('/docs/reference')
  await visitor.page.getByRole('heading', { name: 'Companies', exact: true }).waitFor()
  return visitor
}

/** Opens the form for the first call and types the key. */
async function typeKey(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Test Request/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('input.scalar-password-input').fill(key)
}

function assertAskedHereOnly({ requests, faults }: Visitor): void {
  const elsewhere = requests.filter(
    address => !/^(data|blob):/.test(address) && new URL(address).origin !== app.url,
  )
  assert.deepEqual({ elsewhere, faults }, { elsewhere: [], faults: [] })
}

test('the policy allows no other host, no inline script and no eval', async () => {
  const answer = await fetch(`${app.url}/docs/reference`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'; script-src 'self';/)
  assert.doesNotMatch(policy, /unsafe-eval|https?:|\*/)
  assert.doesNotMatch(await answer.text(), /<script(?![^>]*\bsrc=)/)
})

test('the bundle comes from here in every encoding, and is not sent twice', async () => {
  const path = `${app.url}/docs/reference/scalar.js`
  const bodies = await Promise.all(
    ['br', 'gzip', 'identity'].map(async encoding => {
      const answer = await fetch(path, { headers: { 'accept-encoding': encoding } })
      assert.equal(answer.headers.get('content-encoding'), encoding === 'identity' ? null : encoding)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/javascript/)
      return { length: (await answer.text()).length, etag: answer.headers.get('etag') }
    }),
  )
  for (const body of bodies) assert.deepEqual(body, bodies[0])
  const again = await fetch(path, { headers: { 'if-none-match': String(bodies[0]?.etag) } })
  assert.equal(again.status, 304)
})

browserTest('it shows the four endpoints, asks no other host and breaks no rule of its policy', async () => {
  const visitor = await openReference()
  await visitor.page.waitForLoadState('networkidle')
  const text = await visitor.page.locator('body').innerText()
  for (const path of ['companies/{kbo}', 'companies/{kbo}/lifecycle', 'companies/{kbo}/rollup', 'search'])
    assert.ok(text.includes(`/api/v1/${path}`), path)
  assertAskedHereOnly(visitor)
  await visitor.close()
})

browserTest('a call can be tried: with the key that was typed, and to this server', async () => {
  const visitor = await openReference()
  const { page } = visitor
  await typeKey(page)
  const calling = page.waitForRequest(request => request.url().includes('/api/v1/'))
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click()
  const call = await calling
  assert.equal(call.url(), `${app.url}/api/v1/companies/0730096036`)
  assert.equal(await call.headerValue('x-api-key'), key)
  await page.getByRole('dialog').getByText('Verzonnen Voorbeeld').first().waitFor()
  assertAskedHereOnly(visitor)
  await visitor.close()
})

browserTest('a key that was typed is not kept when the page is left', async () => {
  const visitor = await openReference()
  await typeKey(visitor.page)
  await visitor.page.reload()
  const kept = await visitor.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  assert.ok(!kept.includes(key.slice(-20)))
  await visitor.close()
})
