// Pages on small and zoomed screens, and with increased text spacing.

import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { LANGUAGES, type Lang } from '../../../src/http/i18n/languages.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { browserTest, nightlyBrowserTest } from './browser.ts'
import { listPageTypes, type PageType } from './page-types.ts'
import { openVisitor, type Visitor } from './visitor.ts'

const site = await openBrowserSite()
const types = listPageTypes(site)

// German words are the longest; every third page uses another language.
const langOf = ({ only }: PageType, i: number): Lang =>
  only ?? (i % 3 === 0 ? (LANGUAGES[(i / 3) % LANGUAGES.length] as Lang) : 'de')

async function onEveryPage(width: number, look: (visitor: Visitor, name: string) => Promise<void>) {
  const visitors = await Promise.all(
    [null, site.memberCookie].map(cookie => openVisitor(site.origin, { width, height: width * 2, cookie })),
  )
  for (const [i, type] of types.entries()) {
    const visitor = visitors[Number(type.signedIn)] as Visitor
    const lang = langOf(type, i)
    await visitor.go(type.path(lang))
    await look(visitor, `${type.name} (${lang})`)
  }
  await Promise.all(visitors.map(visitor => visitor.close()))
}

// Elements that overflow the viewport outside scroll containers.
const OVERFLOWING = `(() => {
  for (const details of document.querySelectorAll('details')) details.open = true
  const { scrollWidth } = document.scrollingElement
  const isInScroller = element => {
    for (let box = element; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true
    return false
  }
  const out = scrollWidth <= innerWidth ? [] : [...document.body.querySelectorAll('*')].filter(
    element => element.getBoundingClientRect().right > innerWidth + 0.5 && !isInScroller(element))
  return { scrollWidth, innerWidth, out: out.slice(0, 5).map(element => element.outerHTML.slice(0, 120)) }
})()`

async function assertFits(page: Page, name: string): Promise<void> {
  const { scrollWidth, innerWidth, out } = await page.evaluate<{
    scrollWidth: number
    innerWidth: number
    out: string[]
  }>(OVERFLOWING)
  assert.ok(
    scrollWidth <= innerWidth,
    `${name} is ${scrollWidth} px wide on ${innerWidth}: ${out.join('\n')}`,
  )
}

browserTest('no horizontal scrolling at 320 px, or at 1280 px with 400 % zoom', () =>
  onEveryPage(320, ({ page }, name) => assertFits(page, name)),
)

// A scroll container hides its later columns where nothing tells that it scrolls.
browserTest('what raises and lowers a risk is read without scrolling sideways at 390 px', async () => {
  const visitor = await openVisitor(site.origin, { width: 390 })
  const busy = types.find(({ name }) => name === 'busy company') as PageType
  for (const lang of LANGUAGES) {
    await visitor.go(busy.path(lang))
    const widths = await visitor.page.evaluate<number[]>(
      `[...document.querySelectorAll('.reasons')].map(table => table.scrollWidth - table.parentElement.clientWidth)`,
    )
    assert.equal(widths.length, 1, lang)
    assert.ok((widths[0] as number) <= 0, `${lang}: ${widths[0]} px are hidden`)
  }
  await visitor.close()
})

nightlyBrowserTest('nothing scrolls sideways at 1280 px enlarged twice', () =>
  onEveryPage(640, ({ page }, name) => assertFits(page, name)),
)

// WCAG 2.2, success criterion 1.4.12. Added to the site's style sheet, because the policy forbids others.
const SPACE_OUT = `{
  const [sheet] = document.styleSheets
  for (const rule of ['* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    'p { margin-bottom: 2em !important }']) sheet.insertRule(rule, sheet.cssRules.length)
}`

const CLIPPED = `[...document.body.querySelectorAll('*')].filter(element => {
  const { overflowX, overflowY, display } = getComputedStyle(element)
  if (element.closest('.unseen, svg, .stacking thead') || display === 'inline' || element.matches('input')) return false
  const hides = overflow => overflow === 'hidden' || overflow === 'clip'
  return hides(overflowX) && element.scrollWidth > element.clientWidth + 1 ||
    hides(overflowY) && element.scrollHeight > element.clientHeight + 1
}).map(element => element.outerHTML.slice(0, 120))`

browserTest('text with WCAG spacing is neither clipped nor causes horizontal scrolling', () =>
  onEveryPage(320, async ({ page }, name) => {
    await page.evaluate(SPACE_OUT)
    await assertFits(page, name)
    assert.deepEqual(await page.evaluate(CLIPPED), [], name)
  }),
)
