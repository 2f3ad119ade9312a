// A client of server-sent events for tests.

import { get, type IncomingMessage } from 'node:http'

export type StreamEvent = { id: string; data: unknown }

export type StreamClient = {
  response: IncomingMessage
  /** Events so far. */
  events: StreamEvent[]
  /** All text so far. */
  text(): string
  /** The last id, of events and keep-alives. */
  lastId(): string
  /** Resolves when the server has ended the stream, or the connection is lost. */
  closed: Promise<void>
  close(): void
}

/** Connects; resolves with the response, whatever its status. */
export function openEventStream(url: string, headers: Record<string, string>): Promise<StreamClient> {
  const { promise, resolve, reject } = Promise.withResolvers<StreamClient>()
  const closed = Promise.withResolvers<void>()
  const request = get(url, { headers, agent: false }, response => {
    let text = ''
    let rest = ''
    let lastId = ''
    const events: StreamEvent[] = []
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      text += chunk
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() as string
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        lastId = field('id') ?? lastId
        const data = field('data')
        if (data !== undefined) events.push({ id: lastId, data: JSON.parse(data) })
      }
    })
    response.on('error', () => {})
    response.on('close', closed.resolve)
    resolve({
      response,
      events,
      text: () => text,
      lastId: () => lastId,
      closed: closed.promise,
      close: () => void request.destroy(),
    })
  })
  request.on('error', reject)
  return promise
}
