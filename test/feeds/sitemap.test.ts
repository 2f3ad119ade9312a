import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { beforeEach, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { FIXED_PAGES, toListedSite } from '../../src/http/site/listed-pages.ts'
import { dossierPath } from '../../src/http/site/paths.ts'
import { generateSitemap } from '../../src/jobs/sitemap.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { addCompany, insert, runApp } from '../rest/running-app.ts'
import { readIndex, readUrlSet } from './read-sitemap.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const app = await runApp({ databaseUrl, port })
for (let i = 0; i < 40; i++) await addCompany(pool, { legal_name: `Zaak & Co ${i}` })

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Raw request: `fetch` would decompress and add headers. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const request = httpRequest(origin + path, { headers, method }).end()
  const [response] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

async function generate(written = origin): Promise<void> {
  await generateSitemap(pool, {
    site: toListedSite({ origin: written, defaultLanguage: 'nl' }),
    companyPath: dossierPath,
    sections: [FIXED_PAGES],
    limits: { urls: 60, bytes: 52_428_800 },
  })
}

/** Paths of all files in the index. */
async function indexed(): Promise<string[]> {
  const { status, headers, body } = await ask('/sitemap.xml')
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'application/xml; charset=utf-8')
  return readIndex(body.toString()).map(({ loc }) => {
    assert.ok(loc.startsWith(`${origin}/`), loc)
    return loc.slice(origin.length)
  })
}

beforeEach(async () => {
  await pool.query('DELETE FROM site.sitemap_generation')
})

test('before the first run the fixed pages are listed, cached for five minutes', async () => {
  assert.deepEqual(await indexed(), ['/sitemap-pages-1.xml'])
  const { headers, body } = await ask('/sitemap-pages-1.xml')
  assert.equal(headers['cache-control'], 'public, max-age=300')
  const urls = readUrlSet(body.toString())
  assert.ok(urls.some(({ loc }) => loc === `${origin}/fr/`))
  for (const { loc } of urls) assert.ok(loc.startsWith(`${origin}/`))
  assert.equal((await ask('/sitemap-companies-1.xml')).status, 404)
})

test('every file of the index is served, and no other', async () => {
  await generate()
  const paths = await indexed()
  assert.deepEqual(paths, [
    '/sitemap-pages-1.xml',
    '/sitemap-companies-1.xml',
    '/sitemap-companies-2.xml',
    '/sitemap-companies-3.xml',
  ])
  let companies = 0
  for (const path of paths) {
    const { status, headers, body } = await ask(path)
    assert.equal(status, 200)
    assert.equal(headers['cache-control'], 'public, max-age=300')
    const urls = readUrlSet(body.toString())
    // sitemaps.org: a file may only list URLs in its own folder or below.
    for (const { loc } of urls) assert.ok(loc.startsWith(new URL('.', origin + path).href))
    companies += urls.filter(({ loc }) => loc.includes('/company/')).length
  }
  assert.equal(companies, 160)
  for (const path of [
    '/sitemap-companies-4.xml',
    '/sitemap-index.xml',
    '/sitemap-x-1.xml',
    '/sitemap-pages-01.xml',
  ])
    assert.equal((await ask(path)).status, 404, path)
})

test('compressed and plain responses have the same content; without gzip support it is plain', async () => {
  await generate()
  for (const path of ['/sitemap.xml', '/sitemap-companies-1.xml']) {
    const plain = await ask(path)
    assert.equal(plain.headers['content-encoding'], undefined)
    const packed = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
    assert.equal(packed.headers['content-encoding'], 'gzip')
    assert.ok(packed.body.length < plain.body.length)
    assert.ok(gunzipSync(packed.body).equals(plain.body))
    for (const { headers, body } of [plain, packed]) {
      assert.equal(headers['content-length'], String(body.length))
      assert.match(String(headers.vary), /accept-encoding/i)
    }
    assert.equal(plain.headers.etag, packed.headers.etag)
    for (const refused of ['gzip;q=0', 'identity', 'gzip;q=0, identity']) {
      const answer = await ask(path, { 'accept-encoding': refused })
      assert.ok(answer.body.equals(plain.body), refused)
    }
    assert.equal((await ask(path, { 'accept-encoding': 'br, zstd' })).status, 200)
  }
})

test('HEAD returns the headers of GET without a body', async () => {
  await generate()
  for (const path of ['/sitemap.xml', '/sitemap-companies-2.xml'])
    for (const encoding of ['gzip', 'identity']) {
      const got = await ask(path, { 'accept-encoding': encoding })
      const head = await ask(path, { 'accept-encoding': encoding }, 'HEAD')
      assert.equal(head.status, 200)
      assert.equal(head.body.length, 0)
      for (const name of [
        'content-length',
        'content-type',
        'content-encoding',
        'etag',
        'cache-control',
        'vary',
      ])
        assert.equal(head.headers[name], got.headers[name], `${name} of ${path} as ${encoding}`)
    }
})

test('a matching ETag gets 304 until the file changes', async () => {
  await generate()
  const path = '/sitemap-companies-3.xml'
  const { headers } = await ask(path)
  const known = { 'if-none-match': String(headers.etag), 'accept-encoding': 'gzip' }
  const again = await ask(path, known)
  assert.deepEqual([again.status, again.body.length], [304, 0])
  assert.equal(again.headers.etag, headers.etag)
  assert.equal(again.headers['cache-control'], 'public, max-age=300')
  await generate()
  assert.equal((await ask(path, known)).status, 304, 'written anew with the same content')
  await addCompany(pool, { legal_name: 'Nieuwkomer' })
  await generate()
  assert.equal((await ask(path, known)).status, 200)
})

test('a company suppressed after the last run is removed from responses at once', async () => {
  const number = await addCompany(pool, { legal_name: 'Voortaan verborgen' })
  await generate()
  const paths = (await indexed()).filter(path => path.includes('companies'))
  const read = async (headers: Record<string, string> = {}) =>
    Promise.all(paths.map(path => ask(path, headers)))
  const textOf = ({ headers, body }: Answer) =>
    (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
  const before = await read()
  const count = (answers: Answer[]) => answers.flatMap(answer => readUrlSet(textOf(answer))).length
  assert.ok(before.some(answer => textOf(answer).includes(number)))

  await insert(pool, 'access.suppression', { kind: 'company', enterprise_number: Number(number) })
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const after = await read(headers as Record<string, string>)
    for (const answer of after) assert.ok(!textOf(answer).includes(number))
    assert.equal(count(after), count(before) - 4, 'and all others are still there')
    after.forEach(({ headers: { etag } }, i) => {
      assert.notEqual(etag, before[i]?.headers.etag)
    })
  }
  assert.equal((await ask(paths[0] as string, {}, 'HEAD')).status, 200)
  const { headers } = await ask(paths[0] as string)
  assert.equal((await ask(paths[0] as string, { 'if-none-match': String(headers.etag) })).status, 304)

  await pool.query('DELETE FROM access.suppression')
  assert.deepEqual(await read().then(answers => answers.map(textOf)), before.map(textOf), 'lifted again')
})

test('other methods are 405', async () => {
  const { status, headers } = await ask('/sitemap.xml', {}, 'POST')
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'])
})

test('a sitemap of another origin is not served, and the log explains the fix', async () => {
  await generate('https://elsewhere.example')
  const told = () => app.log.filter(line => line.includes('written for another origin'))
  assert.deepEqual(await indexed(), ['/sitemap-pages-1.xml'])
  assert.equal((await ask('/sitemap-companies-1.xml')).status, 404)
  assert.equal(told().length, 1, 'once, not with every request')
  assert.match(told()[0] ?? '', /run griffie sitemap/)
  await generate()
  assert.equal((await indexed()).length > 1, true)
})

test('a new generation is switched in without failed responses', async () => {
  await generate()
  let running = true
  const crawl = async () => {
    while (running)
      for (const path of await indexed()) {
        const { status, body } = await ask(path)
        assert.equal(status, 200)
        readUrlSet(body.toString())
      }
  }
  const crawlers = [crawl(), crawl()]
  for (let i = 0; i < 5; i++) await generate()
  running = false
  await Promise.all(crawlers)
})

test('a database outage is 503, not 404', async () => {
  await generate()
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE site.sitemap_generation IN ACCESS EXCLUSIVE MODE')
  try {
    const { status, headers } = await ask('/sitemap.xml')
    assert.equal(status, 503)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['retry-after'], '180')
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
})
