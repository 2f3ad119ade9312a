// Fake upstream on a real socket: stubbed faults by URL, everything else from a handler.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'
import type { Clock } from '../../src/platform/clock.ts'

export type StubReply = {
  status?: number
  headers?: Record<string, string | string[]>
  body?: Uint8Array | string
  /** Closes the connection after this many bytes of the body, whatever length was announced. */
  cutAfter?: number
  /** Stalls after this many bytes of the body, with the connection open. */
  stallAfter?: number
  /** Content-Length instead of the true one; null for none. */
  announce?: number | null
}

export type RecordedRequest = {
  method: string
  path: string
  query: URLSearchParams
  /** Posted form fields. */
  form: URLSearchParams
  headers: IncomingHttpHeaders
  /** By the fake clock. */
  at: number
}

export type FakeServer = {
  url: string
  calls: RecordedRequest[]
  /** Maximum number of concurrent requests. */
  peakConcurrency(): number
  /** Replies to the next `times` requests whose URL contains `part` with `reply`. */
  stubReply(part: string, reply: StubReply, times?: number): void
}

/**
 * Starts a server until the test file ends. `answer` handles requests without a stub; `contentType` is the
 * default of replies.
 */
export async function startFakeServer(
  answer: (call: RecordedRequest) => StubReply | Promise<StubReply>,
  contentType: string,
  clock?: Clock,
): Promise<FakeServer> {
  const calls: RecordedRequest[] = []
  const planted: { part: string; reply: StubReply; times: number }[] = []
  let inside = 0
  let most = 0
  const server = createServer(async (request, response) => {
    const { pathname: path, search, searchParams: query } = new URL(request.url ?? '/', 'http://site')
    most = Math.max(most, ++inside)
    response.once('close', () => inside--)
    const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '')
    const { method = 'GET', headers } = request
    const call = { method, path, query, form, headers, at: clock?.now() ?? 0 }
    calls.push(call)
    const plant = planted.find(({ part, times }) => times > 0 && `${path}${search}`.includes(part))
    if (plant) plant.times--
    send(response, plant?.reply ?? (await answer(call)), contentType)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    peakConcurrency: () => most,
    stubReply: (part, reply, times = 1) => void planted.push({ part, reply, times }),
  }
}

function send(response: ServerResponse, reply: StubReply, contentType: string): void {
  const body = Buffer.from(reply.body ?? '')
  const length = reply.announce === undefined ? body.length : reply.announce
  response.writeHead(reply.status ?? 200, {
    'content-type': contentType,
    ...(length === null ? {} : { 'content-length': String(length) }),
    ...reply.headers,
  })
  if (reply.stallAfter !== undefined) {
    response.flushHeaders()
    response.write(body.subarray(0, reply.stallAfter))
    return
  }
  if (reply.cutAfter === undefined) {
    response.end(length === null ? body : body.subarray(0, length))
    return
  }
  response.write(body.subarray(0, reply.cutAfter), () => response.destroy())
}
