// An upstream played on a real socket: faults are planted per address, everything else is answered as it is told.

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
  /** Closes the connection after so many bytes of the body, whatever length was announced. */
  cutAfter?: number
  /** Falls silent after so many bytes of the body, and leaves the connection open. */
  stallAfter?: number
  /** Announces this length instead of the true one; null announces none. */
  announce?: number | null
}

export type RecordedRequest = {
  method: string
  path: string
  query: URLSearchParams
  /** Fields of a form that was posted. */
  form: URLSearchParams
  headers: IncomingHttpHeaders
  /** By the played clock. */
  at: number
}

export type FakeServer = {
  url: string
  calls: RecordedRequest[]
  /** Most requests that were in the house at the same time. */
  peakConcurrency(): number
  /** Answers the next `times` calls whose address contains `part` with `reply`. */
  stubReply(part: string, reply: StubReply, times?: number): void
}

/**
 * Plays a server until the test file ends. `answer` gives what is answered where nothing is planted; `contentType` is
 * that of replies without one.
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
