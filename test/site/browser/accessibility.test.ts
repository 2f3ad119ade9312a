// Checks every page type with axe: WCAG 2.2 level AA and axe's best practices.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { LANGUAGES, type Lang } from '../../../src/http/i18n/languages.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { sized } from '../../nightly.ts'
import { browserTest, nightlyBrowserTest } from './browser.ts'
import { languagesOf, listPageTypes } from './page-types.ts'
import { type Look, openVisitor, shareVisitors } from './visitor.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

// In the full group each kind of page is seen in every language and in every look, else in one of each, in turn.
const LOOKS: readonly Look[] = [
  { width: 360, dark: false },
  { width: 1280, dark: true },
  { width: 1280, dark: false },
  { width: 360, dark: true },
]

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }

/** axe violations, one line each, with all details opened. */
async function examine(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const violations = await page.evaluate<Violation[]>(
    `for (const details of document.querySelectorAll('details')) details.open = true
     axe.run(document, ${JSON.stringify(OPTIONS)}).then(run => run.violations)`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  )
}

const site = await openBrowserSite()
const visitorOf = shareVisitors(site.origin)

browserTest('axe detects violations', async () => {
  const visitor = await openVisitor(site.origin)
  await visitor.page.setContent(`<!doctype html><title>Wrong</title><main><p style="color:#aaa">Pale</p><img src="x">
    <button style="width:9px;height:9px;padding:0">a</button><button style="width:9px;height:9px;padding:0">b</button>`)
  const rules = new Set((await examine(visitor.page)).map(line => line.split(':')[0]))
  await visitor.close()
  const expected = ['color-contrast', 'html-has-lang', 'image-alt', 'page-has-heading-one', 'target-size']
  assert.deepEqual([...rules].sort(), expected)
})

// Made of the same parts as another page: in the full group.
const SELDOM =
  /^(search|no results|odd name|very long name|company of which nothing is known|activity|town|comparison of a name)$/

// Covered by the member variant of the same page.
const types = listPageTypes(site).filter(({ name }) => name !== 'busy company')

for (const [i, type] of types.entries()) {
  const testPage = SELDOM.test(type.name) ? nightlyBrowserTest : browserTest
  testPage(`axe finds no violations on: ${type.name}`, async () => {
    const visitor = await visitorOf(type.signedIn ? site.memberCookie : null)
    const found: string[] = []
    const turn = [LANGUAGES[i % LANGUAGES.length] as Lang]
    for (const [j, lang] of languagesOf(type, sized(turn, [...LANGUAGES])).entries()) {
      const look = LOOKS[(i + Math.floor(i / LOOKS.length) + j) % LOOKS.length] as Look
      await visitor.setLook(look)
      await visitor.go(type.path(lang))
      const lines = await examine(visitor.page)
      found.push(...lines.map(line => `${lang} ${look.width} px${look.dark ? ' dark' : ''} ${line}`))
    }
    assert.deepEqual(found, [])
  })
}
