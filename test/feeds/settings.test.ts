import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createApp } from '../../src/http/app.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, TIMING } from '../rest/running-app.ts'
import { readRss } from './rss.ts'

const ORIGIN = 'https://companies.example.org'
const { url, pool } = await createTestDatabase()
const number = await addCompany(pool, { legal_name: 'Verzonnen SA' })
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: Number(number),
  source: 'reorg',
  severity: 'med',
  event_kind: 'reorganisation_opening',
  numac: '2026800001',
  pub_date: '2026-11-03',
})
const { server, close } = await createApp({
  config: {
    trustedProxies: null,
    baseUrl: ORIGIN,
    defaultLanguage: 'fr',
    build: { commit: '0123abc', builtAt: '2026-01-31T12:00:00Z' },
  },
  databaseUrl: url,
  logger: createLogger('silent'),
  searchCompanies: () => async () => [],
  timing: TIMING,
})
const listening = await server.listen({ port: 0, host: '127.0.0.1' })
after(close)
const request = (path: string) => fetch(`${listening}${path}`, { redirect: 'manual' })

test('absolute URLs use the public origin, whatever Host is sent', async () => {
  const { fields, selfLink, items } = readRss(await (await request('/insolventies/rss.xml')).text())
  for (const address of [fields.link, selfLink, items[0]?.link]) assert.ok(address?.startsWith(`${ORIGIN}/`))
  assert.match(
    await (await request('/robots.txt')).text(),
    new RegExp(`^Sitemap: ${ORIGIN}/sitemap.xml$`, 'm'),
  )
})

test('the default language is the configured one', async () => {
  const { fields, items } = readRss(await (await request('/insolventies/rss.xml')).text())
  assert.equal(fields.language, 'fr-be')
  assert.match(items[0]?.title ?? '', /^Ouverture de la réorganisation judiciaire/)
  assert.equal(
    (await request(`/kbo/${number}`)).headers.get('location'),
    `/fr/company/verzonnen-sa-${number}`,
  )
  assert.match(await (await request(`/badge/${number}.svg`)).text(), /: active</)
})

test('the version is the configured build', async () => {
  const body = (await (await request('/version')).json()) as object
  assert.deepEqual(Object.keys(body), ['release', 'commit', 'built_at'])
  assert.deepEqual(
    { ...body, release: '' },
    { release: '', commit: '0123abc', built_at: '2026-01-31T12:00:00Z' },
  )
})
