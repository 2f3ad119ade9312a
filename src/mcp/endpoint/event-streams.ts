// Event streams that clients hold open. Nothing is ever sent on them but signs of life: a first one at once, since
// proxies hold an answer back until its first byte, then one every quarter of a minute.

import type { ServerResponse } from 'node:http'

export type EventStream = {
  keyId: string
  /** Asked now and then: a stream whose session or key has ended is ended too. */
  isAllowed(): boolean
}

export type EventStreams = {
  /**
   * Answers with the stream of a session; an older one of the same session ends. False, and nothing is written, when
   * the key or the process has too many.
   */
  open(
    session: string,
    stream: EventStream,
    response: ServerResponse,
    headers: Record<string, string>,
  ): boolean
  /** Counts and watches a stream that somebody else writes, until `response` closes. False as above. */
  watch(stream: EventStream, response: ServerResponse): boolean
  /** Ends the stream of a session, if there is one. */
  end(session: string): void
  close(): void
}

export type EventStreamLimits = { perKey: number; total: number; keepAliveMs: number }

type OpenStream = EventStream & { response: ServerResponse; isOurs: boolean }

const DEFAULT_LIMITS: EventStreamLimits = { perKey: 100, total: 2_000, keepAliveMs: 15_000 }
// What a client that reads nothing may let pile up.
const MAX_BUFFERED_BYTES = 1_024

/** The streams of one process. */
export function createEventStreams(limits: Partial<EventStreamLimits> = {}): EventStreams {
  const { perKey, total, keepAliveMs } = { ...DEFAULT_LIMITS, ...limits }
  const openStreams = new Map<string | symbol, OpenStream>()

  function end(name: string | symbol): void {
    const stream = openStreams.get(name)
    openStreams.delete(name)
    stream?.response.end()
  }
  function addStream(name: string | symbol, stream: OpenStream): boolean {
    if (openStreams.size >= total || countOf(stream.keyId) >= perKey) return false
    openStreams.set(name, stream)
    stream.response.on('error', () => {}) // written to after the client had gone: 'close' follows
    stream.response.on('close', () => {
      if (openStreams.get(name) === stream) openStreams.delete(name)
    })
    return true
  }
  const countOf = (keyId: string) => [...openStreams.values()].filter(stream => stream.keyId === keyId).length
  const timer = setInterval(() => {
    for (const [name, stream] of openStreams) if (!keepAlive(stream)) end(name)
  }, keepAliveMs).unref()

  return {
    open(session, stream, response, headers) {
      end(session)
      if (!addStream(session, { ...stream, response, isOurs: true })) return false
      beginStream(response, headers)
      return true
    },
    watch: (stream, response) => addStream(Symbol('stream'), { ...stream, response, isOurs: false }),
    end,
    close() {
      clearInterval(timer)
      for (const name of [...openStreams.keys()]) end(name)
    },
  }
}

// `X-Accel-Buffering`: nginx passes on what it gets, without waiting for more.
function beginStream(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    ...headers,
  })
  response.write(': open\n\n')
}

/** False when the stream has to end. */
function keepAlive({ isAllowed, response, isOurs }: OpenStream): boolean {
  if (!isAllowed()) return false
  if (!isOurs) return true
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
  else response.write(': keep-alive\n\n')
  return true
}
