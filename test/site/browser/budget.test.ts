// Performance budget of a dossier page: bytes, requests, elements and layout shift.

import assert from 'node:assert/strict'
import { LANGUAGES, type Lang } from '../../../src/http/i18n/languages.ts'
import { dossierPath } from '../../../src/http/site/paths.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { sized } from '../../nightly.ts'
import { browserTest } from './browser.ts'
import { openVisitor, type Visitor } from './visitor.ts'

// French texts are the longest, German has the longest words.
const LONGEST: readonly Lang[] = ['fr', 'de']

const MAX_BYTES = 60_000
const MAX_REQUESTS = 6
const MAX_ELEMENTS = 3_000
const MAX_LAYOUT_SHIFT = 0.01

const site = await openBrowserSite()
const { busy, bankrupt } = site.companies

/** Transferred bytes per URL, compressed and with headers. */
async function weigh({ context, page, go }: Visitor, path: string): Promise<Map<string, number>> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) // undefined for requests of the previous page
    if (address) bytes.set(address, encodedDataLength)
  })
  await go(path)
  await page.waitForLoadState('networkidle')
  return bytes
}

for (const [who, company] of Object.entries({ busy, bankrupt }))
  for (const cookie of [null, site.memberCookie])
    browserTest(
      `the dossier of a ${who} company is within the budget${cookie ? ', also with all years' : ''}`,
      async t => {
        for (const lang of company === busy && cookie ? sized(LONGEST, LANGUAGES) : LONGEST) {
          const visitor = await openVisitor(site.origin, { cookie })
          const bytes = await weigh(visitor, dossierPath(lang, company.slug))
          const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
          const elements = await visitor.page.evaluate<number>(`document.querySelectorAll('*').length`)
          await visitor.close()
          t.diagnostic(`${lang}: ${total} bytes, ${bytes.size} requests, ${elements} elements`)
          assert.ok(total > 5_000 && total <= MAX_BYTES, `${total} bytes: ${JSON.stringify([...bytes])}`)
          assert.ok(bytes.size <= MAX_REQUESTS, `${[...bytes.keys()]}`)
          assert.ok(elements <= MAX_ELEMENTS, `${elements} elements`)
        }
      },
    )

// Performance entries since navigation. Layout shifts may be absent, so they are not awaited. A page that arrives in parts is
// painted in parts, and what only its header shows may be the placeholder of the search field, which has no element.
const NOTED = `(async () => {
  let shift = 0
  const add = list => list.forEach(({ value }) => { shift += value })
  const shifts = new PerformanceObserver(list => add(list.getEntries()))
  shifts.observe({ type: 'layout-shift', buffered: true })
  const until = (type, isEnough) => new Promise(resolve => new PerformanceObserver(list => {
    if (isEnough(list.getEntries())) resolve(list.getEntries())
  }).observe({ type, buffered: true }))
  const [largest, resources] = await Promise.all([
    until('largest-contentful-paint', entries => entries.at(-1).element !== null),
    until('resource', () => true),
  ])
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  add(shifts.takeRecords())
  const blocking = resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
  return { shift, largest: largest.at(-1).element.tagName, blocking: blocking.map(({ name }) => name) }
})()`

browserTest(
  'a dossier has no layout shift, waits only for the style sheet, and its largest element is text',
  async () => {
    for (const width of [360, 1280]) {
      const visitor = await openVisitor(site.origin, { width })
      await visitor.go(dossierPath('de', busy.slug))
      const { shift, largest, blocking } = await visitor.page.evaluate<{
        shift: number
        largest: string
        blocking: string[]
      }>(NOTED)
      await visitor.close()
      assert.ok(shift < MAX_LAYOUT_SHIFT, `${shift} at ${width} px`)
      assert.match(largest, /^(H1|H2|P|DD|LI)$/)
      assert.deepEqual(
        blocking.map(address => new URL(address).pathname.replace(/-[\w-]{10}\./, '.')),
        ['/assets/site.css'],
      )
    }
  },
)

browserTest('a second page transfers only its own document', async () => {
  const visitor = await openVisitor(site.origin)
  await visitor.go(dossierPath('nl', busy.slug))
  const bytes = await weigh(visitor, dossierPath('nl', bankrupt.slug))
  await visitor.close()
  const sent = [...bytes].filter(([, size]) => size > 0).map(([address]) => new URL(address).pathname)
  // Browsers fetch the icon once, at any time.
  assert.deepEqual(
    sent.filter(path => path !== '/icon.svg'),
    [dossierPath('nl', bankrupt.slug)],
  )
})
