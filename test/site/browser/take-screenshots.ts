// Takes full-page screenshots of every page type in three widths, light and dark. Run manually: npx node
// test/site/browser/take-screenshots.ts FOLDER [part of a page type's name]

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { LANGUAGES, type Lang } from '../../../src/http/i18n/languages.ts'
import { type InventedSite, openBrowserSite } from '../../fixtures/browser-site.ts'
import { globalSetup, globalTeardown } from '../../global-setup.ts'
import { listPageTypes, type PageType } from './page-types.ts'
import { openVisitor } from './visitor.ts'

const LOOKS = [360, 768, 1280].flatMap(width => [false, true].map(dark => ({ width, dark })))

const [folder, wanted = ''] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Which folder? npx node test/site/browser/take-screenshots.ts FOLDER')
mkdirSync(folder, { recursive: true })

await globalSetup()
// Runs as a test, so that its resources are closed.
test('screenshots', async () => {
  const site = await openBrowserSite()
  after(globalTeardown)
  for (const [i, type] of listPageTypes(site).entries())
    if (type.name.includes(wanted)) await takeOf(site, type, LANGUAGES[i % LANGUAGES.length] as Lang)
})

async function takeOf(site: InventedSite, type: PageType, language: Lang): Promise<void> {
  const visitor = await openVisitor(site.origin, { cookie: type.signedIn ? site.memberCookie : null })
  const lang = type.only ?? language
  await visitor.go(type.path(lang))
  for (const look of LOOKS) {
    await visitor.setLook(look)
    const name = `${type.name} ${lang} ${look.width}${look.dark ? ' dark' : ''}`.replaceAll(' ', '-')
    await visitor.page.screenshot({ path: join(folder as string, `${name}.png`), fullPage: true })
  }
  await visitor.close()
}
