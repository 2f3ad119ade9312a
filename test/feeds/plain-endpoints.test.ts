import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { z } from 'zod'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { runApp } from '../rest/running-app.ts'

const { url } = await createTestDatabase()
const relay = await relayTo(url)
const app = await runApp({ databaseUrl: relay.url })
await relay.cut() // these routes need no database

test('the version is the package’s release', async () => {
  const answer = await fetch(`${app.url}/version`)
  const body = z
    .strictObject({
      release: z.string(),
      commit: z
        .string()
        .regex(/^[\da-f]{7,64}$/)
        .nullable(),
      built_at: z.iso.datetime({ offset: true }).nullable(),
    })
    .parse(await answer.json())
  const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  assert.equal(body.release, manifest.version)
})

test('robots.txt allows pages, and disallows the API, member pages and searches', async () => {
  const text = await (await fetch(`${app.url}/robots.txt`)).text()
  const lines = text.split('\n')
  assert.equal(lines[0], 'User-agent: *')
  const closed = lines.filter(line => line.startsWith('Disallow: ')).map(line => line.slice(10))
  const isOpen = (path: string) => !closed.some(prefix => path.startsWith(prefix))
  for (const path of ['/nl/', '/nl/company/x-0403449823', '/fr/nace/62100', '/docs/api', '/badge/x.svg'])
    assert.ok(isOpen(path), path)
  for (const path of [
    '/api/v1/search?q=x',
    '/mcp',
    '/internal/search?q=x',
    '/export/company/0403449823/financials.csv',
    '/de/search?q=x',
    '/en/sign-in',
    '/nl/account',
  ])
    assert.ok(!isOpen(path), path)
})

test('robots.txt has the absolute URL of the sitemap', async () => {
  const text = await (await fetch(`${app.url}/robots.txt`)).text()
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(text) ?? []
  assert.equal(new URL(sitemap ?? '').pathname, '/sitemap.xml')
})
