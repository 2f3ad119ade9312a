// Pictures for previews of company pages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { load } from 'cheerio'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { addCompany, runApp, until, withChecksum } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
// Long timeouts, so that a slow machine does not look like an outage.
const source = { statementTimeoutMs: 20_000, retryAfterMs: 100 }
const app = await runApp({ databaseUrl: url, timing: { source } })
const request = (path: string) => fetch(`${app.url}/picture/company/${path}`)

async function read(answer: Response) {
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'image/png')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return { bytes, size: [image.width, image.height], pixels: context.getImageData(0, 0, 1_200, 630).data }
}

test('a picture is a PNG of 1200 by 630 pixels, which the page names', async () => {
  const number = await addCompany(pool)
  const moved = await fetch(`${app.url}/fr/company/${number}`)
  const $ = load(await moved.text())
  const of = (name: string) => $(`meta[property="og:image${name}"]`).attr('content')
  const address = new URL(of('') ?? '')
  assert.equal(address.pathname + address.search, `/picture/company/${number}.png?lang=fr`)
  assert.deepEqual([of(':type'), of(':width'), of(':height')], ['image/png', '1200', '630'])
  const answer = await fetch(app.url + address.pathname + address.search)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(answer.headers.get('cross-origin-resource-policy'), 'cross-origin')
  const { size, pixels, bytes } = await read(answer)
  assert.deepEqual(size, [1_200, 630])
  // The name is dark text, within the margins.
  const isDark = (x: number, y: number) => (pixels[(y * 1_200 + x) * 4] as number) < 60
  const columns = Array.from({ length: 1_200 }, (_, x) => x)
  const dark = columns.filter(x => [...Array(80).keys()].some(y => isDark(x, 150 + y)))
  assert.ok(dark.length > 200 && (dark[0] as number) >= 80 && (dark.at(-1) as number) <= 1_120)
  assert.ok(bytes.length < 100_000, `${bytes.length} bytes`)
})

test('the picture follows name, state and language', async () => {
  const etagOf = async (path: string) => {
    const answer = await request(path)
    await read(answer)
    return answer.headers.get('etag')
  }
  const same = { legal_name: 'Zelfde Naam' }
  const number = await addCompany(pool, same)
  const seen = new Set([
    await etagOf(`${number}.png`),
    await etagOf(`${number}.png?lang=fr`),
    await etagOf(`${await addCompany(pool, same)}.png`),
    await etagOf(`${await addCompany(pool, { ...same, situation: '050' })}.png`),
  ])
  assert.equal(seen.size, 4)
  assert.equal(await etagOf(`BE${number}.png?lang=nl`), await etagOf(`${number}.png`))
})

test('any name is drawn within the picture', async () => {
  for (const legal_name of [
    'x'.repeat(400),
    'Zeer lange naam '.repeat(30),
    'Été – Ελλάς 🏢',
    '\u202e\u0007 ',
    'A',
  ])
    await read(await request(`${await addCompany(pool, { legal_name, city: null })}.png`))
})

test('natural persons, unknown and suppressed companies have no picture', async () => {
  const person = await addCompany(pool, { natural_person: true })
  for (const path of [`${person}.png`, `${withChecksum(10_000_001)}.png`, '1.png', `${person}.svg`]) {
    const answer = await request(path)
    assert.equal(answer.status, 404, path)
    assert.deepEqual(await answer.json(), { error: 'Unknown enterprise number.' })
  }
  const page = load(await (await fetch(`${app.url}/nl/company/${person}`)).text())
  assert.equal(page('meta[property="og:image"]').length, 0)
  const hidden = await addCompany(pool)
  await read(await request(`${hidden}.png`))
  await insertSuppression(pool, parseTarget(hidden) ?? assert.fail(hidden), null)
  await until(async () => (await request(`${hidden}.png`)).status === 404)
})

test('while a source does not answer there is no picture', async () => {
  const gazette = await relayTo(url)
  const cut = await runApp({
    databaseUrl: url,
    sourceUrls: { gazette: gazette.url },
    timing: { source, caching: { healthyMs: 0, degradedMs: 0 } },
  })
  await gazette.cut()
  const answer = await fetch(`${cut.url}/picture/company/${await addCompany(pool)}.png`)
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  const bankrupt = await addCompany(pool, { situation: '050' })
  const known = await fetch(`${cut.url}/picture/company/${bankrupt}.png`)
  assert.equal(known.headers.get('cache-control'), 'no-store')
  await read(known)
})
