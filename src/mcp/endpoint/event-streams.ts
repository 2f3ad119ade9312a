// Server-sent event streams of clients. They carry keep-alive comments only: the first immediately, because proxies
// buffer a response until its first byte, then one every 15 seconds.

import type { ServerResponse } from 'node:http'

type EventStream = {
  keyId: string
  /** Checked at each keep-alive: the stream ends with its session or key. */
  isAllowed(): boolean
}

export type EventStreams = {
  /**
   * Opens the stream of a session and ends an earlier one of the same session. Returns false, without writing, when the
   * key or the process has too many streams.
   */
  open(
    session: string,
    stream: EventStream,
    response: ServerResponse,
    headers: Record<string, string>,
  ): boolean
  /** Counts and checks a stream that is written elsewhere, until `response` closes. Returns false as `open` does. */
  watch(stream: EventStream, response: ServerResponse): boolean
  /** Ends the stream of a session, if any. */
  end(session: string): void
  close(): void
}

export type EventStreamLimits = { perKey: number; total: number; keepAliveMs: number }

type OpenStream = EventStream & { response: ServerResponse; sendsKeepAlive: boolean }

const DEFAULT_LIMITS: EventStreamLimits = { perKey: 100, total: 2_000, keepAliveMs: 15_000 }
// Backpressure limit: clients that do not read are disconnected.
const MAX_BUFFERED_BYTES = 1_024

/** Limits apply to one process. */
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
    stream.response.on('error', () => {}) // write after disconnect; 'close' follows
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
      if (!addStream(session, { ...stream, response, sendsKeepAlive: true })) return false
      beginStream(response, headers)
      return true
    },
    watch: (stream, response) => addStream(Symbol('stream'), { ...stream, response, sendsKeepAlive: false }),
    end,
    close() {
      clearInterval(timer)
      for (const name of [...openStreams.keys()]) end(name)
    },
  }
}

// `X-Accel-Buffering: no` disables response buffering in nginx.
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
function keepAlive({ isAllowed, response, sendsKeepAlive }: OpenStream): boolean {
  if (!isAllowed()) return false
  if (!sendsKeepAlive) return true
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
  else response.write(': keep-alive\n\n')
  return true
}
