import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import {
  addCompany,
  insert,
  type RunningApp,
  recordEmptyFetches,
  runApp,
  TIMING,
  until,
} from '../rest/running-app.ts'
import { readRss } from './rss.ts'

const { url, pool } = await createTestDatabase()

let published = 0
async function addEvent(number: string, given: Record<string, unknown> = {}): Promise<string> {
  const numac = String(2_026_800_000 + ++published)
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: Number(number),
    source: 'faillissement',
    severity: 'high',
    event_kind: 'bankruptcy_opening',
    pub_date: '2026-11-03',
    event_date: '2026-10-30',
    court: 'Ondernemingsrechtbank Gent, afdeling Gent',
    numac,
    ...given,
  })
  return numac
}

async function readFeed(app: RunningApp, query = '') {
  const answer = await fetch(`${app.url}/insolventies/rss.xml${query}`)
  assert.equal(answer.status, 200)
  return { answer, ...readRss(await answer.text()) }
}

test('a feed without events has no items', async () => {
  await recordEmptyFetches(pool)
  const { items } = await readFeed(await runApp({ databaseUrl: url }))
  assert.deepEqual(items, [])
})

test('an item has event, company, link and a stable guid', async () => {
  const number = await addCompany(pool, { legal_name: 'Crème & Zoon NV' })
  const numac = await addEvent(number)
  const app = await runApp({ databaseUrl: url })
  const { answer, fields, selfLink, items } = await readFeed(app)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/rss\+xml/)
  assert.equal(fields.language, 'nl-be')
  assert.equal(new URL(selfLink).pathname, '/insolventies/rss.xml')
  const [item] = items
  assert.equal(item?.title, 'Opening van het faillissement: Crème & Zoon NV')
  assert.equal(new URL(item?.link ?? '').pathname, `/nl/company/creme-zoon-nv-${number}`)
  assert.equal(item?.guid, `${numac}:${number}:bankruptcy_opening`)
  assert.equal(item?.pubDate, 'Tue, 03 Nov 2026 00:00:00 GMT')
  assert.match(item?.description ?? '', /Crème &amp; Zoon NV, 0\d{3}\.\d{3}\.\d{3}\./)
  assert.match(item?.description ?? '', /Ondernemingsrechtbank Gent.*30 oktober 2026.*3 november 2026/)
})

test('the feed has all languages with the same guids', async () => {
  const app = await runApp({ databaseUrl: url })
  const titles = { fr: /^Ouverture de la faillite/, de: /^Konkurseröffnung/, en: /^Bankruptcy opened/ }
  const { items: dutch } = await readFeed(app, '?lang=nl')
  for (const [lang, title] of Object.entries(titles)) {
    const { fields, items, selfLink } = await readFeed(app, `?lang=${lang}`)
    assert.match(items[0]?.title ?? '', title)
    assert.ok(fields.language?.startsWith(lang))
    assert.equal(new URL(selfLink).search, `?lang=${lang}`)
    assert.match(items[0]?.link ?? '', new RegExp(`/${lang}/company/`))
    assert.deepEqual(
      items.map(({ guid }) => guid),
      dutch.map(({ guid }) => guid),
    )
  }
  assert.equal((await readFeed(app, '?lang=xx')).fields.language, 'nl-be')
})

test('natural persons, unregistered companies and administrative strike-offs are not in the feed', async () => {
  const person = await addCompany(pool, { natural_person: true, legal_name: 'Persoon, Verzonnen' })
  const gone = await addCompany(pool, { in_register: false })
  const struckOff = await addCompany(pool)
  await addEvent(person)
  await addEvent(gone)
  await addEvent('0999999922') // in no register
  await addEvent(struckOff, { source: 'kbo_admin', event_kind: 'entity_struck_off' })
  await addEvent(struckOff, { source: 'reorg', event_kind: 'reorganisation_opening', pub_date: null })
  const { items } = await readFeed(await runApp({ databaseUrl: url }))
  const text = JSON.stringify(items)
  for (const number of [person, gone, '0999999922', struckOff, 'Verzonnen'])
    assert.ok(!text.includes(number), number)
})

test('all three kinds of procedure are in the feed, newest first', async () => {
  const number = await addCompany(pool)
  const reorganisation = await addEvent(number, {
    source: 'reorg',
    event_kind: 'reorganisation_opening',
    pub_date: '2026-11-05',
  })
  const interim = await addEvent(number, {
    source: 'insolvency_interim',
    event_kind: 'judicial_dissolution',
    pub_date: '2026-11-04',
    court: null,
    event_date: null,
  })
  const { items } = await readFeed(await runApp({ databaseUrl: url }))
  assert.deepEqual(
    items.slice(0, 2).map(({ guid }) => guid.slice(0, 10)),
    [reorganisation, interim],
  )
})

test('a duplicate event is one item', async () => {
  const number = await addCompany(pool)
  const numac = await addEvent(number, { pub_date: '2026-11-05', court: 'A' })
  await addEvent(number, { pub_date: '2026-11-05', court: 'B', numac })
  const { items } = await readFeed(await runApp({ databaseUrl: url })) // fails on duplicate guids
  assert.equal(items.filter(({ guid }) => guid.startsWith(numac)).length, 1)
})

test('every name yields well-formed XML without markup', async () => {
  const names = [
    '<b>Vet</b> & "Zoon"',
    'A ]]> B ]]> C',
    'Bel\u0007 en\u0001 Fluit\u000b',
    '𝔘nicode É 公司 \uFFFE',
  ]
  for (const legal_name of names)
    await addEvent(await addCompany(pool, { legal_name }), { pub_date: '2026-11-06' })
  const { items } = await readFeed(await runApp({ databaseUrl: url }))
  const texts = items.map(({ description }) => description).join()
  assert.match(texts, /&lt;b&gt;Vet&lt;\/b&gt; &amp;/)
  assert.doesNotMatch(texts, /<b>/)
  assert.ok(items.some(({ title }) => title.includes('𝔘nicode É 公司')))
})

test('the feed supports ETag and Last-Modified', async () => {
  const app = await runApp({ databaseUrl: url })
  const path = `${app.url}/insolventies/rss.xml`
  const { answer } = await readFeed(app)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  const since = answer.headers.get('last-modified') as string
  const ask = (headers: Record<string, string>) => fetch(path, { headers })
  assert.equal((await ask({ 'if-modified-since': since })).status, 304)
  assert.equal((await ask({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status, 200)
  const etag = answer.headers.get('etag') as string
  assert.equal((await ask({ 'if-none-match': etag })).status, 304)
  assert.equal((await ask({ 'if-none-match': 'W/"x"', 'if-modified-since': since })).status, 200)

  await addEvent(await addCompany(pool), { pub_date: '2026-11-07' })
  await sleep(1_000) // HTTP dates have a resolution of one second
  await until(async () => (await ask({ 'if-none-match': etag })).status === 200)
  assert.equal((await ask({ 'if-modified-since': since })).status, 200)
})

test('the feed has the hundred newest items, even if most events are of natural persons', async () => {
  const company = await addCompany(pool)
  const person = await addCompany(pool, { natural_person: true })
  for (let i = 0; i < 120; i++) await addEvent(company, { pub_date: '2026-11-09' })
  await pool.query(
    `INSERT INTO gazette.lifecycle_event (enterprise_number, source, severity, numac, event_kind, pub_date)
     SELECT $1, 'faillissement', 'high', (2026900000 + n)::text, 'bankruptcy_opening', '2026-11-10'
     FROM generate_series(1, 900) n`,
    [Number(person)],
  )
  const { items } = await readFeed(await runApp({ databaseUrl: url }))
  assert.equal(items.length, 100)
  assert.ok(items.every(({ guid }) => guid.includes(company)))
})

test('an unavailable source is 503, not an empty feed; then it recovers', async () => {
  const relay = await relayTo(url)
  for (const sourceUrls of [{ gazette: relay.url }, { register: relay.url }]) {
    const app = await runApp({ databaseUrl: url, sourceUrls })
    await relay.cut()
    const answer = await fetch(`${app.url}/insolventies/rss.xml`, { headers: { accept: 'text/html' } })
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('retry-after'), '180')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    errorSchema.parse(await answer.json())
    await relay.mend()
    await until(async () => (await fetch(`${app.url}/insolventies/rss.xml`)).status === 200)
    await app.close()
  }
  const app = await runApp({ databaseUrl: url, timing: { source: TIMING.source } })
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.lifecycle_event IN ACCESS EXCLUSIVE MODE')
    assert.equal((await fetch(`${app.url}/insolventies/rss.xml`)).status, 503)
  })
})

test('the newest events are read by index', async () => {
  const { rows } = await pool.query(
    `EXPLAIN SELECT enterprise_number FROM gazette.lifecycle_event
     WHERE source <> 'kbo_admin' AND pub_date IS NOT NULL
     ORDER BY pub_date DESC, numac DESC, enterprise_number, event_kind LIMIT 10`,
  )
  assert.match(rows.map(row => row['QUERY PLAN']).join('\n'), /lifecycle_event_newest_idx/)
})
