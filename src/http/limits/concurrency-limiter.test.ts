import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lane, limitConcurrency } from './concurrency-limiter.ts'

const LONG: Lane = { name: 'long', maxConcurrent: 2, share: 1, targetMs: 100 }
const SHORT: Lane = { name: 'short', maxConcurrent: 3, share: 1, targetMs: 100 }
const LOW: Lane = { name: 'low', maxConcurrent: 1_000, share: 0.5, targetMs: 100 }
const laneOf = ({ url = '' }: { url?: string }) =>
  url.startsWith('/long') ? LONG : url.startsWith('/short') ? SHORT : url.startsWith('/low') ? LOW : null

async function listen() {
  const active = new Map<string, ServerResponse>()
  const server = createServer(({ url = '' }, response) => active.set(url, response))
  const readLimiter = limitConcurrency(server, laneOf)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    queued: () => readLimiter().queued,
    stats: readLimiter,
    send: (path: string, key = '') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close', 'x-api-key': key } }),
    active: () => [...active.keys()].toSorted(),
    finish: (path: string) => {
      active.get(path)?.end()
      active.delete(path)
    },
    close: () => server.close(),
  }
}

test('each lane has its own limit, and requests without a lane are not limited', async () => {
  const service = await listen()
  const paths = [1, 2, 3, 4, 5].flatMap(n => [`/long/${n}`, `/short/${n}`, `/free/${n}`])
  const responses: Promise<Response>[] = []
  for (const path of paths) {
    responses.push(service.send(path))
    await sleep(20)
  }
  const free = ['/free/1', '/free/2', '/free/3', '/free/4', '/free/5']
  assert.deepEqual(service.active(), [...free, '/long/1', '/long/2', '/short/1', '/short/2', '/short/3'])
  assert.equal(service.queued(), 5)

  service.finish('/short/2')
  await sleep(50)
  const after = [...free, '/long/1', '/long/2', '/short/1', '/short/3', '/short/4']
  assert.deepEqual(service.active(), after, 'a finished request starts the next of its lane')
  assert.equal(service.queued(), 4)

  while (service.active().length > 0) {
    for (const path of service.active()) service.finish(path)
    await sleep(20)
  }
  for (const response of responses) assert.equal((await response).status, 200)
  assert.equal(service.queued(), 0)
  service.close()
})

test('the queue of a lane is fair: round robin by client', async () => {
  const service = await listen()
  const sent = ['/long/busy-1', '/long/busy-2', '/long/busy-3', '/long/busy-4', '/long/other-1'].map(
    async (path, at) => {
      await sleep(20 * at)
      return service.send(path, path.includes('busy') ? 'busy' : 'other')
    },
  )
  await sleep(200)
  assert.deepEqual(service.active(), ['/long/busy-1', '/long/busy-2'])
  service.finish('/long/busy-1')
  service.finish('/long/busy-2')
  await sleep(50)
  assert.deepEqual(service.active(), ['/long/busy-3', '/long/other-1'])
  while (service.active().length > 0) {
    for (const path of service.active()) service.finish(path)
    await sleep(20)
  }
  await Promise.all(sent)
  service.close()
})

test('what exceeds the limit is refused at once, searches before dossiers, and counted', async () => {
  const service = await listen()
  const { limit } = service.stats()
  const low = Array.from({ length: limit / 2 }, (_, n) => service.send(`/low/${n}`))
  await sleep(300)
  const refused = await service.send('/low/too-many')
  assert.equal(refused.status, 503)
  assert.equal(refused.headers.get('retry-after'), '1')
  assert.match(await refused.text(), /at its limit/)
  const high = service.send('/short/1')
  await sleep(50)
  service.finish('/short/1')
  assert.equal((await high).status, 200)
  assert.deepEqual(service.stats().refused, { low: 1 })
  for (const path of service.active()) service.finish(path)
  for (const answer of low) assert.equal((await answer).status, 200)
  service.close()
})
