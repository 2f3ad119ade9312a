// Concurrency limiter with load shedding: limits the number of concurrent requests, queues others, and refuses those beyond
// an adaptive limit. Requests that wait for the database keep their heap alive, which slows garbage collection until
// queries time out; queued requests are cheap. Each lane has its own queue, so that slow requests do not delay fast ones.
// Within a lane the queue is fair: round robin by client.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AdaptiveLimit } from '../../platform/adaptive-limit.ts'

/** A class of requests with a common queue. */
export type Lane = {
  name: string
  /** Infinity for answers from memory: they are neither queued nor counted. */
  maxConcurrent: number
  /** Share of the common limit up to which requests are admitted: lanes with a lower one are refused first. */
  share: number
  /** Target of the 90th percentile of latency, in milliseconds; the lane's limit follows it. */
  targetMs: number
  /** Whether the common limit follows this lane's latency: other lanes must not slow it down. */
  setsCommonLimit?: boolean
}

export type LimiterStats = {
  queued: number
  /** Requests that may be in flight at once. */
  limit: number
  /** Requests refused since the start, by lane. */
  refused: Record<string, number>
}

const LIMITS = { initial: 320, min: 96, max: 512 }
// Target of the common limit.
const TARGET_MS = 50

/**
 * Limits the concurrent requests of `server`; those for which `laneOf` returns null are not limited. Call after the
 * request listener is set. Returns a function that reads the state.
 */
export function limitConcurrency(
  server: Server,
  laneOf: (request: IncomingMessage) => Lane | null,
): () => LimiterStats {
  const [handle] = server.listeners('request') as [RequestListener]
  const common = new AdaptiveLimit({ ...LIMITS, targetMs: TARGET_MS })
  const lag = watchEventLoop(server)
  const lanes = new Map<Lane, LaneQueue>()
  const refused: Record<string, number> = {}
  const queueOf = (lane: Lane): LaneQueue => {
    const queue = lanes.get(lane) ?? new LaneQueue(lane, handle)
    lanes.set(lane, queue)
    return queue
  }
  server.off('request', handle)
  server.on('request', (request, response) => {
    const lane = laneOf(request)
    if (lane === null) return handle(request, response)
    const shed = () => {
      refused[lane.name] = (refused[lane.name] ?? 0) + 1
      return refuse(response)
    }
    if (lane.maxConcurrent === Number.POSITIVE_INFINITY)
      return common.hasRoom(lane.share) ? handle(request, response) : shed()
    const queue = queueOf(lane)
    if (!queue.limit.tryAcquire()) return shed()
    if (!common.tryAcquire(lane.share)) {
      queue.limit.release(null)
      return shed()
    }
    const arrivedAt = performance.now()
    onceDone(response, isAnswered => {
      const latencyMs = isAnswered ? performance.now() - arrivedAt + lag() : null
      queue.limit.release(latencyMs)
      common.release(lane.setsCommonLimit ? latencyMs : null)
    })
    queue.run(request, response)
  })
  return () => ({
    queued: lanes.values().reduce((sum, queue) => sum + queue.queued, 0),
    limit: common.limit,
    refused: { ...refused },
  })
}

// Requests wait for the event loop before they arrive here.
const LAG_RESOLUTION_MS = 20

function watchEventLoop(server: Server): () => number {
  const delays = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  delays.enable()
  server.once('close', () => delays.disable())
  let lagMs = 0
  let readAt = 0
  return () => {
    const now = performance.now()
    if (now - readAt < LAG_RESOLUTION_MS * 5) return lagMs
    readAt = now
    // Zero samples give NaN.
    lagMs = Math.max(0, (delays.mean || 0) / 1e6 - LAG_RESOLUTION_MS)
    delays.reset()
    return lagMs
  }
}

const REFUSAL = JSON.stringify({ error: 'The service is at its limit. Try again in a moment.' })
const REFUSAL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(REFUSAL),
  'retry-after': '1',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

// Before anything is parsed: a refusal must cost far less than an answer.
function refuse(response: ServerResponse): void {
  response.writeHead(503, REFUSAL_HEADERS)
  response.end(REFUSAL)
}

// Calls `done` once: when the body is complete (a slow client does not occupy a slot), or the client has left.
function onceDone(response: ServerResponse, done: (isAnswered: boolean) => void): void {
  let isDone = false
  const end = (isAnswered: boolean) => {
    if (isDone) return
    isDone = true
    done(isAnswered)
  }
  response.once('prefinish', () => end(true))
  response.once('close', () => end(false))
}

type QueuedRequest = { request: IncomingMessage; response: ServerResponse }

class LaneQueue {
  readonly limit: AdaptiveLimit
  readonly #maxConcurrent: number
  readonly #handle: RequestListener
  // By client, the next one first.
  readonly #waiting = new Map<string, QueuedRequest[]>()
  #queued = 0
  #active = 0

  constructor({ maxConcurrent, targetMs }: Lane, handle: RequestListener) {
    this.limit = new AdaptiveLimit({ ...LIMITS, targetMs })
    this.#maxConcurrent = maxConcurrent
    this.#handle = handle
  }

  get queued(): number {
    return this.#queued
  }

  run(request: IncomingMessage, response: ServerResponse): void {
    if (this.#active < this.#maxConcurrent && this.#queued === 0) {
      this.#start(request, response)
      return
    }
    const client = clientOf(request)
    const own = this.#waiting.get(client)
    if (own) own.push({ request, response })
    else this.#waiting.set(client, [{ request, response }])
    this.#queued++
  }

  #start(request: IncomingMessage, response: ServerResponse): void {
    this.#active++
    onceDone(response, () => {
      this.#active--
      if (this.#queued > 0) setImmediate(() => this.#drainQueue()) // avoids recursion when requests end synchronously
    })
    this.#handle(request, response)
  }

  #drainQueue(): void {
    while (this.#active < this.#maxConcurrent) {
      const next = this.#takeNext()
      if (next === undefined) return
      const clientLeft = next.response.destroyed
      if (!clientLeft) this.#start(next.request, next.response)
    }
  }

  #takeNext(): QueuedRequest | undefined {
    const [first] = this.#waiting
    if (first === undefined) return undefined
    const [client, own] = first
    const next = own.shift()
    this.#waiting.delete(client)
    if (own.length > 0) this.#waiting.set(client, own)
    this.#queued--
    return next
  }
}

// The key is not verified: a client with many keys has as many queues, within the same limits.
function clientOf({ headers, socket }: IncomingMessage): string {
  return (headers['x-api-key'] as string | undefined) ?? socket.remoteAddress ?? ''
}
