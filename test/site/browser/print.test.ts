// The print layout of a dossier.

import assert from 'node:assert/strict'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { LANGUAGES } from '../../../src/http/i18n/languages.ts'
import { dossierPath } from '../../../src/http/site/paths.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { browserTest } from './browser.ts'
import { openVisitor } from './visitor.ts'

const site = await openBrowserSite()
const { busy } = site.companies

/** The printed text and the number of sheets. */
async function print(page: Page): Promise<{ text: string; sheets: number }> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } }))
  const loading = getDocument({ data, verbosity: 0 })
  const document = await loading.promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  await loading.destroy()
  return { text: texts.join(' ').replace(/\s+/g, ' '), sheets: texts.length }
}

browserTest('a printed dossier has every section, with collapsed tables expanded', async () => {
  const { page, go, close } = await openVisitor(site.origin, { cookie: site.memberCookie })
  await go(dossierPath('nl', busy.slug))
  const headings = await page.locator('main h1, main h2').allTextContents()
  const captions = await page.locator('#accounts details:not(details details) caption').allTextContents()
  const { text, sheets } = await print(page)
  await close()
  assert.ok(headings.length > 6 && captions.length > 1)
  for (const part of [...headings, ...captions])
    assert.ok(squeeze(text).includes(squeeze(part)), `“${part}” is not in the print`)
  assert.ok(sheets < 25, `${sheets} sheets`)
})

// Normalises line breaks: whitespace and hyphens are ignored.
const squeeze = (text: string) => text.replace(/[\s\u00ad-]+/g, '').toLowerCase()

browserTest('URLs of seat, publications and page are printed completely', async () => {
  for (const { slug } of [busy, site.companies.longName]) {
    const { page, go, close } = await openVisitor(site.origin)
    await go(dossierPath('nl', slug))
    const seat = await page.locator('.identity .facts dd').last().textContent()
    const links = await page.locator('main a[href^="http"]:visible').evaluateAll(all => all.map(a => a.href))
    const { text } = await print(page)
    await close()
    for (const whole of [seat ?? '', ...links, site.origin + dossierPath('nl', slug)])
      assert.ok(squeeze(text).includes(squeeze(whole)), `“${whole}” is not in the print`)
    if (slug === busy.slug) assert.ok(links.length > 3)
  }
})

browserTest('columns of the officers table do not overlap in print', async () => {
  const { page, go, close } = await openVisitor(site.origin, { width: 700 })
  for (const lang of LANGUAGES) {
    await go(dossierPath(lang, busy.slug))
    await page.emulateMedia({ media: 'print' })
    const over = await page
      .locator('#officers td > *:visible')
      .evaluateAll(all =>
        all
          .filter(
            one =>
              one.getBoundingClientRect().right > (one.parentElement?.getBoundingClientRect().right ?? 0) + 1,
          )
          .map(one => one.textContent),
      )
    assert.deepEqual(over, [], lang)
  }
  await close()
})

browserTest('navigation, search and language switch are not printed', async () => {
  for (const dark of [false, true]) {
    const { page, go, close } = await openVisitor(site.origin, { dark })
    await go(dossierPath('nl', busy.slug))
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.top nav', '.top .search', '.contents', '.skip', '.bottom nav'])
      assert.equal(await page.locator(gone).first().isVisible(), false, gone)
    assert.equal(await page.getByRole('heading', { level: 1 }).isVisible(), true)
    await close()
  }
})

browserTest('the dark theme prints dark on white', async () => {
  const { page, go, close } = await openVisitor(site.origin, { dark: true })
  await go(dossierPath('nl', busy.slug))
  const colours = `[getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color]`
  assert.notEqual((await page.evaluate<string[]>(colours))[0], 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'print' })
  const [paper, ink] = await page.evaluate<string[]>(colours)
  assert.equal(paper, 'rgb(255, 255, 255)')
  const [red = 255] = (ink?.match(/\d+/g) ?? []).map(Number)
  assert.ok(red < 80, `ink is ${ink}`)
  await close()
})
