// What tells machines of the service.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { ConfigError, readConfig } from '../../src/config.ts'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool)
const ORIGIN = 'https://companies.example.org'
const CONTACT = 'mailto:security@example.org'
const app = await runApp({ databaseUrl: url, baseUrl: ORIGIN, securityContact: CONTACT })
const get = (path: string, init: RequestInit = {}) => fetch(app.url + path, { redirect: 'manual', ...init })
/** The path of an absolute address of the service. */
const pathOf = (address: string) => {
  assert.ok(address.startsWith(`${ORIGIN}/`), address)
  return address.slice(ORIGIN.length)
}

test('llms.txt has the form of llmstxt.org, and its links lead somewhere', async () => {
  const lines = (await (await get('/llms.txt')).text()).split('\n').filter(line => line !== '')
  assert.equal(lines[0], '# Griffie')
  assert.match(lines[1] ?? '', /^> Belgian company data/)
  const sections = lines.filter(line => line.startsWith('#')).slice(1)
  assert.deepEqual(sections, ['## API', '## Feeds', '## Pages', '## Status', '## Optional'])
  const links = lines.slice(lines.indexOf('## API')).filter(line => !line.startsWith('#'))
  const paths = links.map(line => {
    const [, address] = /^- \[[^\]]+\]\(([^)]+)\): .+$/.exec(line) ?? []
    return pathOf(address ?? assert.fail(line))
  })
  for (const path of [
    '/docs/api',
    '/openapi.json',
    '/mcp',
    '/insolventies/atom.xml?lang=en',
    '/health/status',
  ])
    assert.ok(paths.includes(path), path)
  for (const path of paths.filter(path => !/^\/(mcp|kbo)/.test(path)))
    assert.equal((await get(path)).status, 200, path)
})

type Target = { href: string; type?: string }
type Context = { anchor: string } & Record<string, Target[]>

test('the API catalog is a link set of REST and MCP, with Link headers on HEAD', async () => {
  const answer = await get('/.well-known/api-catalog')
  const { linkset } = (await answer.json()) as { linkset: Context[] }
  const [catalog, ...apis] = linkset as [Context, ...Context[]]
  assert.equal(pathOf(catalog.anchor), '/.well-known/api-catalog')
  const items = catalog.item?.map(({ href }) => href) ?? []
  assert.deepEqual(items.map(pathOf), ['/api/v1', '/mcp'])
  assert.deepEqual(
    apis.map(({ anchor }) => anchor),
    items,
  )
  assert.deepEqual(
    apis.map(api => Object.keys(api)),
    [
      ['anchor', 'service-desc', 'service-doc', 'status'],
      ['anchor', 'service-doc', 'status'],
    ],
  )
  for (const { href, type } of apis.flatMap(({ anchor: _, ...relations }) =>
    Object.values(relations).flat(),
  )) {
    const described = await get(pathOf(href), { headers: { accept: type ?? '' } })
    assert.equal(described.status, 200, href)
    assert.ok(type && described.headers.get('content-type')?.startsWith(type), href)
  }
  const head = await get('/.well-known/api-catalog', { method: 'HEAD' })
  const links = head.headers.get('link') ?? ''
  assert.match(links, /^<https:\/\/companies\.example\.org\/\.well-known\/api-catalog>; rel="api-catalog"/)
  for (const item of items) assert.ok(links.includes(`<${item}>; rel="item"`), item)
})

test('security.txt has the contact and expires within a year', async () => {
  const text = await (await get('/.well-known/security.txt')).text()
  const fields = text.trimEnd().split('\n')
  assert.deepEqual(
    [fields[0], fields[2]],
    [`Contact: ${CONTACT}`, `Canonical: ${ORIGIN}/.well-known/security.txt`],
  )
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/.exec(fields[1] ?? '') ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  assert.ok(days > 30 && days < 365, expires)
})

test('without a contact security.txt is 404', async () => {
  const without = await runApp({ databaseUrl: url })
  const answer = await fetch(`${without.url}/.well-known/security.txt`)
  assert.equal(answer.status, 404)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
})

test('a contact is a mailto: or https: address', () => {
  assert.equal(readConfig({}).securityContact, null)
  for (const address of [CONTACT, 'https://example.org/security'])
    assert.equal(readConfig({ SECURITY_CONTACT: address }).securityContact, address)
  for (const address of ['security@example.org', 'http://example.org/', 'mailto:a@b\nExpires: x'])
    assert.throws(() => readConfig({ SECURITY_CONTACT: address }), ConfigError)
})

test('the search is described in every language, and pages link it', async () => {
  for (const lang of LANGUAGES) {
    const page = load(await (await get(`/${lang}/`)).text())
    const href = page('link[rel=search][type="application/opensearchdescription+xml"]').attr('href') ?? ''
    const answer = await get(href)
    assert.equal(answer.status, 200)
    const $ = load(await answer.text(), { xml: true })
    assert.equal($('OpenSearchDescription').attr('xmlns'), 'http://a9.com/-/spec/opensearch/1.1/')
    assert.ok($('ShortName').text().length <= 16 && $('Description').text().length > 20)
    assert.equal($('Language').text(), lang)
    const template = $('Url[type="text/html"]').attr('template') ?? ''
    assert.equal((await get(pathOf(template.replace('{searchTerms}', 'voorbeeld')))).status, 200)
  }
})

test('every page has Open Graph metadata', async () => {
  const moved = await get(`/nl/company/${number}`)
  for (const path of [
    '/nl/',
    '/fr/search?q=x',
    '/de/status',
    '/docs/api',
    '/en/nothing',
    moved.headers.get('location') ?? '',
  ]) {
    const answer = await get(path, { headers: { accept: 'text/html' } })
    const $ = load(await answer.text())
    const of = (name: string) => $(`meta[property="og:${name}"]`).attr('content')
    assert.equal($('title').text(), `${of('title')} · Griffie`, path)
    assert.equal(of('description'), $('meta[name=description]').attr('content'), path)
    assert.deepEqual([of('type'), of('site_name')], ['website', 'Griffie'], path)
    assert.match(of('locale') ?? '', /^(nl|fr|de)_BE$|^en_GB$/, path)
    assert.equal(of('url'), answer.status === 200 ? ORIGIN + path : undefined, path)
    assert.equal($('meta[property="og:locale:alternate"]').length, /docs|nothing/.test(path) ? 0 : 3, path)
  }
})
