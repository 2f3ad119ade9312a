// No third-party requests, policy violations, errors or cookies on any page.

import assert from 'node:assert/strict'
import { LANGUAGES, type Lang } from '../../../src/http/i18n/languages.ts'
import { homePath } from '../../../src/http/site/paths.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { browserTest } from './browser.ts'
import { listPageTypes } from './page-types.ts'
import { openVisitor } from './visitor.ts'

const site = await openBrowserSite()
const types = listPageTypes(site)

browserTest('pages have no third-party requests, policy violations, errors or cookies', async () => {
  const visitor = await openVisitor(site.origin)
  const { page, context, requests, faults } = visitor
  for (const [i, type] of types.filter(({ signedIn }) => !signedIn).entries()) {
    const lang = type.only ?? (LANGUAGES[i % LANGUAGES.length] as Lang)
    const answer = await visitor.go(type.path(lang))
    assert.equal(answer.status(), type.status, type.name)
    assert.deepEqual(faults, [], `${type.name} (${lang})`)
  }
  await visitor.go(homePath('nl'))
  await page.getByRole('combobox').pressSequentially('ba')
  await page.getByRole('option').first().waitFor()
  assert.deepEqual(faults, [])
  assert.ok(requests.length > types.length)
  assert.deepEqual(
    requests.filter(address => new URL(address).origin !== site.origin),
    [],
  )
  assert.deepEqual(await context.cookies(), [])
  await visitor.close()
})

browserTest(
  'member pages have no third-party requests, and scripts cannot read the session cookie',
  async () => {
    const visitor = await openVisitor(site.origin, { cookie: site.memberCookie })
    for (const { path, name } of types.filter(({ signedIn }) => signedIn)) {
      await visitor.go(path('nl'))
      assert.deepEqual(visitor.faults, [], name)
    }
    assert.deepEqual(
      visitor.requests.filter(address => new URL(address).origin !== site.origin),
      [],
    )
    await visitor.close()
  },
)

browserTest('the policy blocks injected scripts and styles', async () => {
  const visitor = await openVisitor(site.origin)
  const { page } = visitor
  await page.route(site.origin + homePath('nl'), async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</main>', `${INTRUDERS}</main>`)
    await route.fulfill({ response: answer, body })
  })
  await visitor.go(homePath('nl'))
  assert.equal(await page.evaluate('window.intruded'), undefined)
  assert.equal(await page.locator('#painted').evaluate(element => element.style.color), '')
  const told = visitor.faults.join('\n')
  for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-attr', 'img-src'])
    assert.match(told, new RegExp(`breach of ${directive}`))
  await visitor.close()
})

const INTRUDERS = `<script>window.intruded = true</script><img src="x" onerror="window.intruded = true">
<p id="painted" style="color:red">x</p><img src="https://tracker.example/pixel.gif" alt="">`
