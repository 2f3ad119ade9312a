// The open change streams of a process: limits, keep-alive comments, and their end at shutdown.

import type { ServerResponse } from 'node:http'
import { createStreamSlots, type SessionLocks } from '../../../../usecases/changes/stream-slots.ts'
import { keepAliveFrame, MAX_BUFFERED } from './change-stream.ts'

export type StreamLimits = {
  /** Open streams of one key, over all processes. */
  perKey: number
  /** Open streams of this process. */
  total: number
  keepAliveMs: number
  /** Time in which a client has to read what it was sent. */
  drainMs: number
}

export type ChangeStreams = {
  limits: StreamLimits
  /** Counts a stream until `response` closes. False, without writing, when there are too many, or the client has gone. */
  open(stream: OpenStream): Promise<boolean>
  /** Ends all streams, with the time after which clients shall connect again. */
  close(): void
}

export type OpenStream = {
  keyId: string
  response: ServerResponse
  /** Checked at each keep-alive: the stream ends with its key. */
  isAllowed(): boolean
}

const DEFAULT_LIMITS: StreamLimits = { perKey: 2, total: 500, keepAliveMs: 15_000, drainMs: 10_000 }
// Spread, so that clients of a server that restarts do not all come back at once.
const RETRY_MIN_MS = 1_000
const RETRY_SPREAD_MS = 4_000

export function createChangeStreams(locks: SessionLocks, given: Partial<StreamLimits> = {}): ChangeStreams {
  const limits = { ...DEFAULT_LIMITS, ...given }
  const { perKey, total, keepAliveMs } = limits
  const slots = createStreamSlots(locks, perKey)
  const open = new Map<ServerResponse, OpenStream>()
  let isClosing = false
  const timer = setInterval(() => {
    for (const stream of open.values()) keepAlive(stream)
  }, keepAliveMs).unref()
  return {
    limits,
    async open(stream) {
      const { keyId, response } = stream
      const release = await slots.acquire(keyId)
      if (release === null) return false
      if (isClosing || open.size >= total || response.destroyed) {
        release()
        return false
      }
      open.set(response, stream)
      response.on('error', () => {}) // write after disconnect; 'close' follows
      response.on('close', () => {
        open.delete(response)
        release()
      })
      return true
    },
    close() {
      isClosing = true
      clearInterval(timer)
      const retryMs = () => Math.round(RETRY_MIN_MS + Math.random() * RETRY_SPREAD_MS)
      for (const response of open.keys()) response.end(`retry: ${retryMs()}\n\n`)
    },
  }
}

// Not to a client that does not read: `runChangeStream` closes it.
function keepAlive({ response, isAllowed }: OpenStream): void {
  if (!isAllowed()) response.end()
  else if (response.writableLength <= MAX_BUFFERED) response.write(keepAliveFrame(response))
}
