import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lane, limitConcurrency } from './concurrency-limiter.ts'

const LONG: Lane = { maxConcurrent: 2 }
const SHORT: Lane = { maxConcurrent: 3 }
const laneOf = ({ url = '' }: { url?: string }) =>
  url.startsWith('/long') ? LONG : url.startsWith('/short') ? SHORT : null

async function listen() {
  const active = new Map<string, ServerResponse>()
  const server = createServer(({ url = '' }, response) => active.set(url, response))
  const queued = limitConcurrency(server, laneOf)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    queued,
    send: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }),
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
