// Feeds of changes by company, town and activity, and of insolvencies, as RSS, Atom and JSON Feed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { SaxesParser } from 'saxes'
import type { NewChange } from '../../src/domain/changes/change.ts'
import { CHANGE_KINDS, PUBLIC_KINDS } from '../../src/domain/changes/change-kinds.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, runApp, until, withChecksum } from '../rest/running-app.ts'
import { readRss } from './rss.ts'

const { url, pool } = await createTestDatabase()
const molen = await addCompany(pool, { legal_name: 'Molen & Zoon', zip: '9000', primary_nace: '10610' })
const person = await addCompany(pool, {
  legal_name: 'Odilon Van Pluim',
  natural_person: true,
  zip: '9000',
  primary_nace: '10610',
})
const hidden = await addCompany(pool, { legal_name: 'Schuur', zip: '9000', primary_nace: '10610' })
const quiet = await addCompany(pool, { legal_name: 'Stil' })
const app = await runApp({ databaseUrl: url, trustedProxies: ['127.0.0.0/8'] })

// Each request from another address: feeds are counted by it.
let sent = 0
function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const from = `10.7.${(++sent >> 8) & 255}.${sent & 255}`
  return fetch(app.url + path, { headers: { 'x-forwarded-for': from, ...headers } })
}

const kinds = Object.keys(CHANGE_KINDS) as (keyof typeof CHANGE_KINDS)[]
const record = (number: string, changes: Partial<NewChange>[]) =>
  inTransaction(pool, client =>
    recordChanges(
      client,
      changes.map(change => ({
        enterpriseNumber: Number(number),
        kind: 'register.seat',
        effectiveOn: '2026-03-02',
        reference: '7',
        before: null,
        after: 'secret',
        ...change,
      })),
    ),
  )

type JsonFeed = {
  title: string
  feed_url: string
  items: { id: string; title: string; url: string; content_html: string }[]
}

async function read(path: string) {
  const answer = await get(path)
  assert.equal(answer.status, 200, path)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  return { answer, text: await answer.text() }
}

async function readJson(path: string): Promise<JsonFeed> {
  const { answer, text } = await read(`${path}/feed.json?lang=en`)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/feed\+json/)
  return JSON.parse(text)
}

/** Throws unless the text is well-formed. */
function parseXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw error
  })
  parser.write(text).close()
}

const FEEDS = [`/feed/company/${molen}`, '/feed/town/9000', '/feed/nace/106']

test('a company without changes has a valid, empty feed with its name', async () => {
  const { title, items } = await readJson(`/feed/company/${quiet}`)
  assert.deepEqual([title, items], ['Griffie: changes of Stil', []])
  assert.deepEqual(readRss((await read(`/feed/company/${quiet}/rss.xml`)).text).items, [])
})

test('feeds have the public kinds only, newest first, of legal persons', async () => {
  await record(
    molen,
    kinds.map(kind => ({ kind })),
  )
  await record(person, [{}])
  await until(async () => (await readJson(`/feed/company/${molen}`)).items.length > 0)
  await until(async () => (await readJson('/feed/town/9000')).items.length > 0)
  for (const path of FEEDS) {
    const { items } = await readJson(path)
    assert.equal(items.length, PUBLIC_KINDS.length, path)
    assert.equal(items[0]?.title, 'Annual accounts filed: Molen & Zoon')
    assert.match(items[0]?.url ?? '', new RegExp(`/en/company/molen-zoon-${molen}$`))
    assert.equal(new Set(items.map(({ id }) => id)).size, items.length)
    const all = JSON.stringify(items)
    for (const absent of ['Officers', 'Risk', 'Pluim', 'secret']) assert.ok(!all.includes(absent), absent)
  }
})

test('every feed is valid in its three formats and four languages, and revalidated by ETag', async () => {
  for (const path of [...FEEDS, '/insolventies'])
    for (const lang of ['nl', 'fr', 'de', 'en'])
      for (const [file, type] of [
        ['rss.xml', /^application\/rss\+xml/],
        ['atom.xml', /^application\/atom\+xml/],
        ['feed.json', /^application\/feed\+json/],
      ] as const) {
        const address = `${path}/${file}?lang=${lang}`
        const { answer, text } = await read(address)
        assert.match(answer.headers.get('content-type') ?? '', type)
        assert.ok(
          text.includes(file === 'feed.json' ? `${file}?lang=${lang}` : `${path}/${file}?lang=${lang}`),
          address,
        )
        if (file !== 'feed.json') parseXml(text)
        const etag = answer.headers.get('etag') ?? ''
        const again = await get(address, { 'if-none-match': etag })
        assert.equal(again.status, 304)
      }
})

test('an Atom entry has what the format requires', async () => {
  const $ = load((await read(`${FEEDS[0]}/atom.xml?lang=en`)).text, { xml: true })
  assert.equal($('feed > author > name').text(), 'Griffie')
  assert.equal($('feed > link[rel=self]').attr('href')?.endsWith(`${FEEDS[0]}/atom.xml?lang=en`), true)
  $('entry').each((_, entry) => {
    for (const name of ['id', 'title', 'updated', 'link'])
      assert.equal($(entry).children(name).length, 1, name)
    assert.ok(URL.canParse($(entry).children('id').text()))
  })
})

test('a feed has at most fifty entries', async () => {
  await record(
    molen,
    Array.from({ length: 70 }, () => ({})),
  )
  const count = async (path: string) => (await readJson(path)).items.length
  for (const path of FEEDS) await until(async () => (await count(path)) === 50)
})

test('a suppressed company is in no feed within a second', async () => {
  await record(hidden, [{ kind: 'register.name' }])
  const mentions = async () => JSON.stringify(await readJson('/feed/town/9000')).includes('Schuur')
  await until(mentions)
  await insertSuppression(pool, parseTarget(hidden) as SuppressionTarget, null)
  const since = performance.now()
  await until(async () => !(await mentions()))
  assert.ok(performance.now() - since < 1_000)
  await until(async () => (await get(`/feed/company/${hidden}/rss.xml`)).status === 404)
})

test('unknown companies, natural persons, towns and codes have no feed', async () => {
  for (const path of [
    `company/${withChecksum(7_300_000)}`,
    `company/${person}`,
    'company/x',
    'town/999',
    'nace/x',
  ])
    for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
      assert.equal((await get(`/feed/${path}/${file}`)).status, 404, path)
})

test('feeds count against the limit of the client address', async () => {
  const own = await runApp({ databaseUrl: url })
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await fetch(`${own.url}/feed/town/9000/feed.json`)).status),
  )
  assert.deepEqual(
    statuses.filter(status => status !== 200),
    [429],
  )
})

test('pages link to their feeds', async () => {
  for (const [page, path] of [
    [`/en/company/molen-zoon-${molen}`, FEEDS[0]],
    ['/en/town/9000', '/feed/town/9000'],
  ] as const) {
    const $ = load(await (await get(page)).text())
    assert.equal(
      $(`link[rel=alternate][type="application/atom+xml"]`).attr('href'),
      `${path}/atom.xml?lang=en`,
    )
  }
})
