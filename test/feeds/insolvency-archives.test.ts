// Archives of the insolvency feed: what a day published, and the way back to the days before.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, runApp } from '../rest/running-app.ts'
import { readRss } from './rss.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url })
const company = await addCompany(pool, { legal_name: 'Verzonnen Molen NV' })
const person = await addCompany(pool, { natural_person: true, legal_name: 'Persoon, Verzonnen' })

let published = 0
async function addEvents(count: number, pub_date: string, number = company): Promise<void> {
  for (let i = 0; i < count; i++)
    await insert(pool, 'gazette.lifecycle_event', {
      enterprise_number: Number(number),
      source: 'faillissement',
      severity: 'high',
      event_kind: 'bankruptcy_opening',
      pub_date,
      numac: String(2_026_800_000 + ++published),
    })
}
await addEvents(3, '2026-11-02')
await addEvents(1, '2026-11-03', person)
await addEvents(130, '2026-11-04')

async function read(path: string) {
  const answer = await fetch(app.url + path)
  assert.equal(answer.status, 200, path)
  return readRss(await answer.text())
}

const pathOf = (address = '') => new URL(address).pathname + new URL(address).search

test('the feed leads to all publications of each day, back to the first', async () => {
  const newest = await read('/insolventies/rss.xml?lang=fr')
  assert.equal(newest.items.length, 100)
  const lengths: [string, number][] = []
  let next: string | undefined = newest.links['prev-archive']
  const guids = new Set<string>()
  while (next !== undefined) {
    const path = pathOf(next)
    const { items, links, selfLink } = await read(path)
    assert.equal(pathOf(selfLink), path)
    assert.equal(pathOf(links.current), '/insolventies/rss.xml?lang=fr')
    for (const { guid } of items) guids.add(guid)
    lengths.push([path, items.length])
    next = links['prev-archive']
  }
  assert.deepEqual(lengths, [
    ['/insolventies/2026-11-04/rss.xml?lang=fr', 130],
    ['/insolventies/2026-11-03/rss.xml?lang=fr', 0],
    ['/insolventies/2026-11-02/rss.xml?lang=fr', 3],
  ])
  assert.equal(guids.size, 133)
})

test('a feed names the address that was asked for as its own', async () => {
  for (const path of [
    '/insolventies/rss.xml',
    '/insolventies/rss.xml?lang=de',
    '/insolventies/2026-11-04/rss.xml',
  ])
    assert.equal(pathOf((await read(path)).selfLink), path)
})

test('Atom and JSON Feed lead to the archives too', async () => {
  const atom = await (await fetch(`${app.url}/insolventies/atom.xml`)).text()
  assert.match(atom, /<link rel="prev-archive" href="[^"]*\/insolventies\/2026-11-04\/atom\.xml"\/>/)
  const archive = await (await fetch(`${app.url}/insolventies/2026-11-04/atom.xml`)).text()
  assert.match(archive, /<fh:archive xmlns:fh="http:\/\/purl\.org\/syndication\/history\/1\.0"\/>/)
  const json = await (await fetch(`${app.url}/insolventies/2026-11-04/feed.json?lang=en`)).json()
  const { next_url, items } = json as { next_url: string; items: object[] }
  assert.equal(pathOf(next_url), '/insolventies/2026-11-03/feed.json?lang=en')
  assert.equal(items.length, 130)
  const oldest = await (await fetch(`${app.url}/insolventies/2026-11-02/feed.json`)).json()
  assert.equal('next_url' in (oldest as object), false)
})

test('a day without publications on record is 404, not an empty archive; so is what is no day', async () => {
  for (const [day, message] of [
    ['2026-11-01', /^No insolvency publications of this day are on record/],
    ['2026-02-30', /^Path not found/],
    ['gisteren', /^Path not found/],
  ] as const) {
    const answer = await fetch(`${app.url}/insolventies/${day}/rss.xml`)
    assert.equal(answer.status, 404, day)
    assert.match(((await answer.json()) as { error: string }).error, message)
  }
})

test('archives count against the limit of the client address, the feed does not', async () => {
  const statuses = new Set<number>()
  for (let i = 0; i <= 60; i++)
    statuses.add((await fetch(`${app.url}/insolventies/2026-11-02/rss.xml`)).status)
  assert.ok(statuses.has(429))
  assert.equal((await fetch(`${app.url}/insolventies/rss.xml`)).status, 200)
})

test('a day and the day before it are read by index', async () => {
  for (const statement of [
    "SELECT * FROM gazette.lifecycle_event WHERE source <> 'kbo_admin' AND pub_date = '2026-11-02' ORDER BY numac DESC LIMIT 5000",
    "SELECT max(pub_date) FROM gazette.lifecycle_event WHERE source <> 'kbo_admin' AND pub_date IS NOT NULL AND pub_date < '2026-11-02'",
  ]) {
    await pool.query('SET enable_seqscan = off')
    const { rows } = await pool.query(`EXPLAIN ${statement}`)
    assert.match(rows.map(row => row['QUERY PLAN']).join('\n'), /lifecycle_event_newest_idx/)
  }
})
