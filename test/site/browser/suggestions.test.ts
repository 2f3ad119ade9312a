// Search suggestions with keyboard, mouse and screen reader.

import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { LANGUAGES } from '../../../src/http/i18n/languages.ts'
import { dossierPath, homePath, searchPagePath } from '../../../src/http/site/paths.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { sized } from '../../nightly.ts'
import { browserTest } from './browser.ts'
import { openVisitor } from './visitor.ts'

const site = await openBrowserSite()
const { busy } = site.companies

/** Types into the search box of the home page and waits for suggestions. */
async function suggest(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox').pressSequentially(text)
  await page.getByRole('option').first().waitFor()
}

const ACTIVE = `document.getElementById(document.querySelector('[role=combobox]').getAttribute('aria-activedescendant'))`

browserTest('arrow keys select suggestions, Enter opens the selected one', async () => {
  const { page, go, close, faults } = await openVisitor(site.origin)
  await go(homePath('nl'))
  const box = page.getByRole('combobox')
  assert.equal(await box.getAttribute('aria-expanded'), 'false')
  await suggest(page, busy.number)
  assert.equal(await box.getAttribute('aria-expanded'), 'true')
  assert.equal(
    await page.locator('[role=listbox]').getAttribute('id'),
    await box.getAttribute('aria-controls'),
  )
  assert.equal(await box.getAttribute('aria-activedescendant'), null)
  await page.keyboard.press('ArrowDown')
  assert.match(await page.evaluate(`${ACTIVE}.textContent`), new RegExp(busy.name))
  assert.equal(await page.evaluate(`${ACTIVE}.getAttribute('aria-selected')`), 'true')
  assert.equal(await page.evaluate(`document.activeElement.getAttribute('role')`), 'combobox')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === dossierPath('nl', busy.slug))
  assert.deepEqual(faults, [])
  await close()
})

browserTest('arrow keys move down, up and back to the input', async () => {
  const { page, go, close } = await openVisitor(site.origin)
  await go(homePath('en'))
  await suggest(page, 'de')
  assert.ok((await page.getByRole('option').count()) > 1)
  const chosen: (string | null)[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key)
    chosen.push(await page.getByRole('combobox').getAttribute('aria-activedescendant'))
  }
  assert.deepEqual(chosen, ['q-suggestions-0', 'q-suggestions-1', 'q-suggestions-0', null])
  assert.equal(await page.getByRole('combobox').inputValue(), 'de')
  await close()
})

browserTest(
  'Escape closes the suggestions and keeps the input; Enter without a selection searches',
  async () => {
    const { page, go, close } = await openVisitor(site.origin)
    await go(homePath('nl'))
    await suggest(page, 'ba')
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('[role=listbox]').isVisible(), false)
    const box = page.getByRole('combobox')
    assert.deepEqual([await box.inputValue(), await box.getAttribute('aria-expanded')], ['ba', 'false'])
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname === searchPagePath('nl') && url.searchParams.get('q') === 'ba')
    await close()
  },
)

browserTest('blur closes the suggestions, and a click opens one', async () => {
  const { page, go, close } = await openVisitor(site.origin)
  await go(homePath('nl'))
  await suggest(page, busy.number)
  await page.keyboard.press('Tab')
  assert.equal(await page.locator('[role=listbox]').isVisible(), false)
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('option').first().click()
  await page.waitForURL(url => url.pathname === dossierPath('nl', busy.slug))
  await close()
})

browserTest('how many there are is said in the language of the page, also that there are none', async () => {
  for (const lang of sized(LANGUAGES.slice(0, 2), [...LANGUAGES])) {
    const { page, go, close } = await openVisitor(site.origin)
    await go(homePath(lang))
    const word = { nl: 'Suggesties', fr: 'Suggestions', de: 'Vorschläge', en: 'Suggestions' }[lang]
    const none = { nl: 'Geen', fr: 'Aucune', de: 'Keine', en: 'No' }[lang]
    const said = page.getByRole('search').getByRole('status')
    await suggest(page, 'ba')
    const count = await page.getByRole('option').count()
    assert.match((await said.textContent()) ?? '', new RegExp(`^${word}.?: ${count}\\.`))
    await page.getByRole('combobox').fill('qqqqqqqqq zzzzzzzzz')
    await said.filter({ hasText: none }).waitFor({ state: 'attached' })
    await page.getByRole('combobox').fill('b')
    await said.filter({ hasText: /^$/ }).waitFor({ state: 'attached' })
    await close()
  }
})
