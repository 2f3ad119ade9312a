import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, type RunningApp, type RunningOptions, runApp } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool)
const shared = await issueKey(pool, null)
const path = `/companies/${number}`

let last: RunningApp | undefined
/** One server at a time, because servers on one database share their windows. */
async function run(options: Partial<RunningOptions> = {}): Promise<RunningApp> {
  await last?.close()
  last = await runApp({ databaseUrl: url, key: shared, ...options })
  return last
}

const remaining = (answer: Response) => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])

test('sixty requests per minute of any kind, then 429 until the window ends', async () => {
  const app = await run({ timing: { windowS: 2 } })
  const first = await app.get(path)
  assert.equal(first.headers.get('ratelimit-policy'), '"default";q=60;w=60')
  assert.match(first.headers.get('ratelimit') ?? '', /^"default";r=59;t=\d+$/)
  const others = [
    await app.get('/search?q=x'),
    await app.get('/nothing'),
    await app.get(path, { key: null }),
    await app.get(path, { key: 'wrong' }),
    await app.get(path, { method: 'POST' }),
    await app.get('/companies/%zz'),
  ]
  assert.deepEqual(others.map(remaining), [58, 57, 56, 55, 54, 53])
  const rest = await Promise.all(Array.from({ length: 53 }, () => app.get(path)))
  assert.ok(rest.every(({ status }) => status === 200))

  const over = await app.get(path)
  assert.equal(over.status, 429)
  assert.match(((await over.json()) as { error: string }).error, /^Rate limit exceeded: /)
  assert.equal(over.headers.get('retry-after'), '60')
  assert.equal(over.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(over.headers.get('vary'), '*', 'no shared cache answers with it')
  assert.equal(remaining(over), 0)
  assert.equal((await app.get('/search?q=x')).status, 429)
  for (const surface of ['/health/status', '/internal/search?q=x']) {
    const elsewhere = await fetch(app.url + surface)
    assert.deepEqual([elsewhere.status, elsewhere.headers.get('vary')], [429, '*'], surface)
  }
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200)

  await sleep(2_050)
  assert.equal(remaining(await app.get(path)), 59)
})

test('pages and badges have a budget of their own, searches another', async () => {
  const app = await run({ timing: { windowS: 60 }, pageRateLimit: 3 })
  const statuses: number[] = []
  for (const page of ['/en/', `/badge/${number}.svg`, '/nl/', '/en/', `/badge/${number}.svg`, '/fr/'])
    statuses.push((await fetch(app.url + page)).status)
  assert.deepEqual(statuses, [200, 200, 200, 429, 429, 429])
  const over = await fetch(`${app.url}/nl/`, { headers: { accept: 'text/html' } })
  assert.deepEqual(
    [over.status, over.headers.get('retry-after'), over.headers.get('vary')?.split(',')[0]],
    [429, '60', '*'],
  )
  assert.equal((await app.get(path)).status, 200)
  for (const elsewhere of ['/nl/search?q=x', '/healthz', '/robots.txt', '/internal/search?q=x'])
    assert.equal((await fetch(app.url + elsewhere)).status, 200, elsewhere)
})

test('the rate limit is checked before the key, the key before the lookup', async () => {
  const app = await run()
  await Promise.all(Array.from({ length: 60 }, () => app.get(path, { key: 'wrong' })))
  assert.equal((await app.get(path, { key: 'wrong' })).status, 429)
  assert.equal((await app.get('/companies/1', { key: null })).status, 429)
})

test('a key with its own limit is counted separately, from any address', async () => {
  const own = await issueKey(pool, 3)
  const app = await run({ trustedProxies: ['127.0.0.1'] })
  const from = (ip: string) => app.get(path, { key: own, headers: { 'x-forwarded-for': ip } })
  const answers = [await from('198.51.100.1'), await from('198.51.100.2'), await from('198.51.100.3')]
  assert.deepEqual(answers.map(remaining), [2, 1, 0])
  assert.equal(answers[0]?.headers.get('ratelimit-policy'), '"default";q=3;w=60')
  const over = await from('198.51.100.4')
  assert.equal(over.status, 429)
  assert.match(((await over.json()) as { error: string }).error, /^Rate limit exceeded: 3 /)
  assert.equal(remaining(await app.get(path)), 59)
})

test('X-Forwarded-For is accepted from trusted proxies only', async () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
  const open = await run()
  assert.equal(remaining(await open.get(path, from('198.51.100.1'))), 59)
  assert.equal(remaining(await open.get(path, from('198.51.100.2'))), 58)

  const behind = await run({ trustedProxies: ['127.0.0.0/8'] })
  assert.equal(remaining(await behind.get(path, from('198.51.100.1'))), 59)
  assert.equal(remaining(await behind.get(path, from('198.51.100.2'))), 59)
  // Only the last hop was added by the proxy; earlier ones are client input.
  assert.equal(remaining(await behind.get(path, from('203.0.113.9, 198.51.100.2'))), 58)

  const elsewhere = await run({ trustedProxies: ['10.0.0.0/8'] })
  assert.equal(remaining(await elsewhere.get(path, from('198.51.100.1'))), 59)
  assert.equal(remaining(await elsewhere.get(path, from('198.51.100.2'))), 58)
})
