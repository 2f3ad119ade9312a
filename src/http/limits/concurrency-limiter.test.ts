import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lane, limitConcurrency } from './concurrency-limiter.ts'

const LONG: Lane = { most: 2 }
const SHORT: Lane = { most: 3 }
const lineOf = ({ url = '' }: { url?: string }) =>
  url.startsWith('/long') ? LONG : url.startsWith('/short') ? SHORT : null

async function listen() {
  const atWork = new Map<string, ServerResponse>()
  const server = createServer(({ url = '' }, response) => atWork.set(url, response))
  const waiting = limitConcurrency(server, lineOf)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    waiting,
    ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }),
    atWork: () => [...atWork.keys()].toSorted(),
    answer: (path: string) => {
      atWork.get(path)?.end()
      atWork.delete(path)
    },
    close: () => server.close(),
  }
}

test('each line has a limit of its own, and what stands in none waits for nobody', async () => {
  const service = await listen()
  const paths = [1, 2, 3, 4, 5].flatMap(n => [`/long/${n}`, `/short/${n}`, `/free/${n}`])
  const answers: Promise<Response>[] = []
  for (const path of paths) {
    answers.push(service.ask(path))
    await sleep(20)
  }
  const free = ['/free/1', '/free/2', '/free/3', '/free/4', '/free/5']
  assert.deepEqual(service.atWork(), [...free, '/long/1', '/long/2', '/short/1', '/short/2', '/short/3'])
  assert.equal(service.waiting(), 5)

  service.answer('/short/2')
  await sleep(50)
  const after = [...free, '/long/1', '/long/2', '/short/1', '/short/3', '/short/4']
  assert.deepEqual(service.atWork(), after, 'one ended lets one of its own line in')
  assert.equal(service.waiting(), 4)

  while (service.atWork().length > 0) {
    for (const path of service.atWork()) service.answer(path)
    await sleep(20)
  }
  for (const answer of answers) assert.equal((await answer).status, 200)
  assert.equal(service.waiting(), 0)
  service.close()
})
