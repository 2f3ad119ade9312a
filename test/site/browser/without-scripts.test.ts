// Everything works in a browser that runs no scripts.

import assert from 'node:assert/strict'
import {
  accountPath,
  dossierPath,
  homePath,
  signInPath,
  watchListPath,
} from '../../../src/http/site/paths.ts'
import { MEMBER } from '../../fixtures/browser-companies.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { browserTest } from './browser.ts'
import { openVisitor } from './visitor.ts'

const site = await openBrowserSite()
const { busy, bankrupt } = site.companies
const visit = () => openVisitor(site.origin, { scripts: false })
const pathOf = (address: string) => decodeURI(new URL(address).pathname)

browserTest('without scripts: from the search box by a name with a typing error to the dossier', async () => {
  const { page, go, close } = await visit()
  await go(homePath('nl'))
  const mistyped = `${busy.name.slice(0, -3)}${busy.name.slice(-2)}`
  await page.getByRole('searchbox').fill(mistyped)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: busy.name, exact: true }).click()
  assert.equal(pathOf(page.url()), dossierPath('nl', busy.slug))
  assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), busy.name)
  await close()
})

browserTest(
  'without scripts: every part of a dossier can be read, and what is folded can be opened',
  async () => {
    const { page, go, close } = await visit()
    await go(dossierPath('nl', bankrupt.slug))
    for (const id of ['risk', 'timeline', 'officers', 'accounts', 'acts', 'sources']) {
      const section = page.locator(`#${id}`)
      assert.ok(await section.getByRole('heading', { level: 2 }).isVisible(), id)
      assert.ok((await section.innerText()).length > 60, id)
    }
    const folded = page
      .locator('details')
      .filter({ has: page.locator('table') })
      .first()
    assert.equal(await folded.locator('table').first().isVisible(), false)
    await folded.locator('summary').first().click()
    assert.equal(await folded.locator('table').first().isVisible(), true)
    await close()
  },
)

browserTest('without scripts: the language switch stays on the page', async () => {
  const { page, go, close } = await visit()
  await go(dossierPath('nl', busy.slug))
  await page.getByRole('link', { name: 'fr', exact: true }).click()
  assert.equal(pathOf(page.url()), dossierPath('fr', busy.slug))
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
  await close()
})

browserTest(
  'without scripts: signing in shows all years on the dossier, signing out hides them again',
  async () => {
    const { page, go, close, context } = await visit()
    const export_ = page.locator('a[href^="/export/"]')
    await go(dossierPath('en', busy.slug))
    assert.equal(await export_.count(), 0)
    await go(signInPath('en'))
    await page.locator('input[type=email]').fill(MEMBER.email)
    await page.locator('input[type=password]').fill(MEMBER.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname === accountPath('en'))
    const [session] = await context.cookies()
    assert.deepEqual([session?.httpOnly, session?.sameSite], [true, 'Lax'])
    await go(dossierPath('en', busy.slug))
    assert.equal(await export_.count(), 3) // CSV, CSV for Excel, workbook
    await go(accountPath('en'))
    await page.getByRole('button', { name: /sign out$/i }).click()
    await page.waitForURL(url => url.pathname === homePath('en'))
    await go(dossierPath('en', busy.slug))
    assert.equal(await export_.count(), 0)
    await close()
  },
)

browserTest('numbers to watch are pasted without scripts, and come from a file with them', async () => {
  for (const scripts of [false, true]) {
    const { page, go, close, faults } = await openVisitor(site.origin, { scripts, cookie: site.memberCookie })
    await go(watchListPath('en'))
    const [field, file] = [page.getByLabel('Enterprise numbers'), page.getByLabel('Or from a file')]
    assert.equal(await file.isVisible(), scripts)
    const csv = `name;number\nsome;${(scripts ? busy : bankrupt).number}\n`
    if (scripts) {
      await file.setInputFiles({ name: 'companies.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
      await page.waitForFunction(`document.getElementById('numbers').value !== ''`)
    } else await field.fill(csv)
    await page.getByRole('button', { name: 'Add' }).click()
    assert.ok(await page.getByText('Numbers recognised: 1.').isVisible())
    assert.deepEqual(faults, [])
    await close()
  }
})
