// The API documentation, without a browser: completeness, and that its code snippets work.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { PROJECT_DIR } from '../../src/config.ts'
import { SERVER_INFO } from '../../src/mcp/endpoint/protocol.ts'
import { createTestDatabase } from '../database.ts'
import { plain, readSnippets } from '../fixtures/docs-snippets.ts'
import { freePort } from '../free-port.ts'
import { description, text } from '../rest/assert-documented.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
await addCompany(pool, { enterprise_number: 730_096_036, legal_name: 'Verzonnen Voorbeeld' })
// Long timeouts, so that a slow machine does not look like an outage.
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, key, port: await freePort(), timing })

async function page(path: string): Promise<string> {
  const answer = await fetch(app.url + path)
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
  return answer.text()
}

const [api, changelog] = [await page('/docs/api'), await page('/docs/changelog')]
test('the OpenAPI document is served without a key, unchanged, cached for an hour', async () => {
  const answer = await fetch(`${app.url}/openapi.json`)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=3600')
  assert.equal(answer.headers.get('access-control-allow-origin'), null)
  assert.equal(await answer.text(), text)
  const etag = answer.headers.get('etag') as string
  const known = await fetch(`${app.url}/openapi.json`, { headers: { 'if-none-match': etag } })
  assert.equal(known.status, 304)
  assert.equal(known.headers.get('cache-control'), 'public, max-age=3600')
})

test('documentation pages support conditional requests and are read-only', async () => {
  for (const path of ['/openapi.json', '/docs/api', '/docs/changelog', '/docs/reference']) {
    const head = await fetch(app.url + path, { method: 'HEAD' })
    assert.equal(head.status, 200, path)
    assert.equal(await head.text(), '')
    const post = await fetch(app.url + path, { method: 'POST' })
    assert.equal(post.status, 405, path)
    assert.equal(post.headers.get('allow'), 'GET, HEAD')
  }
})

test('the page has every path, field, status and error message', () => {
  const said = plain(api)
  const names = Object.keys(description.paths)
  for (const [body, schema] of Object.entries(description.components.schemas))
    if (api.includes(`id="body-${body}"`)) names.push(body, ...Object.keys(schema.properties as object))
  assert.ok(names.length > 70)
  const sentences = [
    'Missing X-Api-Key header.',
    'Invalid API key.',
    'API access is not enabled.',
    'Unknown enterprise number.',
    'Rate limit exceeded',
    'Insolvency source unavailable',
    'Register source unavailable',
    '400',
    '401',
    '403',
    '404',
    '405',
    '429',
    '431',
    '500',
    '503',
  ]
  assert.deepEqual(
    [...names, ...sentences].filter(name => !said.includes(name)),
    [],
  )
})

test('every field has a description', () => {
  for (const [, table] of api.matchAll(/<table class="reference">([\s\S]*?)<\/table>/g))
    for (const [row, cell] of (table as string).matchAll(/<td>([\s\S]*?)<\/td>\s*<\/tr>/g))
      assert.ok(plain(cell as string).trim().length > 0, row)
})

test('links within a page resolve, and ids are unique', () => {
  for (const html of [api, changelog]) {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    assert.equal(new Set(ids).size, ids.length)
    const wanted = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    assert.deepEqual(
      wanted.filter(id => !ids.includes(id)),
      [],
    )
  }
})

test('links to other pages of the site resolve', async () => {
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const paths = new Set(
    [...(main(api) + main(changelog)).matchAll(/href="(\/[^"#]*)"/g)].map(([, path]) => path as string),
  )
  assert.ok(paths.has('/docs/reference') && paths.has('/openapi.json'))
  for (const path of paths) {
    const answer = await fetch(app.url + path.replaceAll('&amp;', '&'))
    assert.equal(answer.status, 200, path)
  }
})

test('pages are valid HTML without third-party resources', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': 'off' },
  })
  for (const html of [api, changelog, await page('/docs/reference')]) {
    const { results } = await validator.validateString(html)
    assert.deepEqual(
      results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
      [],
    )
    const loaded = [...html.matchAll(/<(?:script|img|link rel="stylesheet")[^>]*(?:src|href)="([^"]+)"/g)]
    for (const [, address] of loaded) assert.match(address as string, /^\/[^/]/)
  }
})

test('the JavaScript snippet of every endpoint runs and gets a response', async () => {
  const snippets = readSnippets(api, 'JavaScript')
  assert.equal(snippets.length, 16, 'all but the stream, which does not end')
  const Run = Object.getPrototypeOf(async () => {}).constructor as new (
    ...args: string[]
  ) => (...given: unknown[]) => Promise<void>
  const results: unknown[] = []
  for (const code of snippets) {
    const run = new Run('process', 'console', code)
    await run({ env: { GRIFFIE_KEY: key } }, { log: (body: unknown) => results.push(body) }).catch(
      (error: Error) => results.push(error.message),
    )
  }
  const [
    dossier,
    batch,
    events,
    rollup,
    history,
    record,
    page,
    officers,
    ownership,
    network,
    hits,
    people,
    person,
  ] = results as [
    { legal_name: string },
    { companies: [] },
    unknown,
    unknown,
    { entries: [] },
    { enterprise_number: string },
    { total: number },
    { officers: [] },
    { held_by: null },
    { edges: [] },
    unknown,
    unknown,
    unknown,
  ]
  assert.equal(dossier.legal_name, 'Verzonnen Voorbeeld')
  assert.equal(batch.companies.length, 1)
  assert.deepEqual(history.entries, [])
  assert.equal(record.enterprise_number, '0730096036')
  assert.equal(page.total, 0)
  assert.deepEqual(officers.officers, [])
  assert.equal(ownership.held_by, null)
  for (const refused of [people, person]) assert.match(String(refused), /^403: This key may not/)
  assert.deepEqual(network.edges, [])
  assert.deepEqual([events, rollup, hits], [[], '404: Unknown enterprise number.', []])
})

test('curl snippets have the server’s origin and every parameter', () => {
  const calls = readSnippets(api, 'curl')
  assert.equal(calls.length, 17)
  for (const call of calls) {
    assert.ok(call.includes(`${app.url}/api/v1/`), call)
    assert.ok(call.includes('-H "X-Api-Key: $GRIFFIE_KEY"'), call)
  }
  assert.match(calls[10] as string, /-G .*--data-urlencode "q=verzonnen molen gent"$/)
})

test('the changelog is the committed one, and the API page includes its API section', () => {
  const file = readFileSync(join(PROJECT_DIR, 'CHANGELOG.md'), 'utf8')
  const entries = [...file.matchAll(/^### (.+)$/gm)].map(([, entry]) => entry as string)
  const ofApi = entries.filter(entry => /^\d{4}-/.test(entry))
  const releases = entries.filter(entry => /^\d+\.\d+\.\d+ - /.test(entry))
  assert.ok(ofApi.includes('2026-06') && releases.length > 0)
  assert.equal(ofApi.length + releases.length, entries.length)
  for (const entry of entries) assert.ok(changelog.includes(`<h3>${entry}</h3>`), entry)
  for (const entry of ofApi) assert.ok(api.includes(`<h3>${entry}</h3>`), entry)
  for (const entry of releases) assert.ok(!api.includes(entry), entry)
})

test('the newest release of the changelog is the version of the package and of both MCP descriptions', () => {
  const read = (name: string) => readFileSync(join(PROJECT_DIR, name), 'utf8')
  const [, newest] = /^### (\d+\.\d+\.\d+) - /m.exec(read('CHANGELOG.md')) ?? []
  const versions = ['package.json', 'package-lock.json', 'server.json'].map(
    name => JSON.parse(read(name)).version,
  )
  assert.deepEqual(new Set([...versions, SERVER_INFO.version]), new Set([newest]))
})
