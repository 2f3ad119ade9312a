// Keyboard operation: every control is reachable with visible focus.

import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { dossierPath } from '../../../src/http/site/paths.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { browserTest } from './browser.ts'
import { LAID_OUT_ALIKE, listPageTypes } from './page-types.ts'
import { openVisitor, shareVisitors } from './visitor.ts'

const site = await openBrowserSite()
const visitorOf = shareVisitors(site.origin)
const { busy } = site.companies

type Stop = { what: string; outline: string; outlineWidth: number; inView: boolean; covered: boolean }

// The focused element, or null outside the page; checks that its first line is not covered. It is looked at when the key is
// released: a question after each of the hundreds of keys would take as long as the walk.
const RECORD_STOPS = `globalThis.stops = []
addEventListener('keyup', () => stops.push((() => {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const [box] = element.getClientRects()
  const [x, y] = [Math.max(box.left, 0) + Math.min(box.width / 2, 20), Math.max(box.top, 0) + Math.min(box.height / 2, 12)]
  const top = document.elementFromPoint(x, y)
  return {
    what: element.outerHTML.slice(0, 120), outline: outlineStyle, outlineWidth: parseFloat(outlineWidth),
    inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    covered: !(top !== null && (element.contains(top) || top.contains(element))),
  }
})()))`
const KEYS_AT_ONCE = 20

const COUNT_STOPS = `[...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, summary, [tabindex="0"]')]
  .filter(element => element.checkVisibility({ contentVisibilityAuto: true })).length`

/** Tabs through the page until the focus leaves it. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(RECORD_STOPS)
  const keyboard = await page.context().newCDPSession(page)
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    keyboard.send('Input.dispatchKeyEvent', { type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 })
  const stops: Stop[] = []
  const most = 2 * (await page.evaluate<number>(COUNT_STOPS)) + 10
  while (stops.length < most) {
    await Promise.all(
      Array.from({ length: KEYS_AT_ONCE }, () => [press('rawKeyDown'), press('keyUp')]).flat(),
    )
    for (const stop of await page.evaluate<(Stop | null)[]>('stops.splice(0)')) {
      if (stop === null || (stops.length > 0 && stop.what === stops[0]?.what)) return stops
      stops.push(stop)
    }
  }
  throw new Error(`After ${stops.length} stops the page is not left: ${stops.at(-1)?.what}`)
}

for (const type of listPageTypes(site).filter(({ name }) => !LAID_OUT_ALIKE.test(name)))
  browserTest(`keyboard navigation of: ${type.name}`, async () => {
    const cookie = type.signedIn ? site.memberCookie : null
    const { page, go } = await visitorOf(cookie)
    await go(type.path(type.only ?? 'fr'))
    const expected = await page.evaluate<number>(COUNT_STOPS)
    const stops = await walk(page)
    assert.match(stops[0]?.what ?? '', /class="skip"/, 'the first stop skips to the content')
    assert.equal(stops.length, expected)
    assert.deepEqual(
      stops.filter(({ outline, outlineWidth }) => outline === 'none' || outlineWidth < 2),
      [],
      'the focus is seen everywhere',
    )
    assert.deepEqual(
      stops.filter(({ inView, covered }) => !inView || covered),
      [],
      'nothing lies over what has the focus',
    )
  })

browserTest('the skip link skips the header', async () => {
  const { page, go, close } = await openVisitor(site.origin)
  await go(dossierPath('de', busy.slug))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(`document.activeElement.closest('main') !== null`), true)
  await close()
})
