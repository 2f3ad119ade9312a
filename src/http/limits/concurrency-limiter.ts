// Limits the number of concurrent requests and queues the rest in order of arrival. Requests that wait for the database
// keep their heap alive, which slows garbage collection until queries time out; queued requests are cheap. Each lane has
// its own queue, so that slow requests do not delay fast ones.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

type QueuedRequest = { request: IncomingMessage; response: ServerResponse }

/** A class of requests with a common queue. */
export type Lane = { maxConcurrent: number }

/**
 * Limits the concurrent requests of each lane in `server`; requests for which `laneOf` returns null are not limited.
 * Call after the request listener is set. Returns a function that counts the queued requests.
 */
export function limitConcurrency(
  server: Server,
  laneOf: (request: IncomingMessage) => Lane | null,
): () => number {
  const [handle] = server.listeners('request') as [RequestListener]
  const limiters = new Map<Lane, ConcurrencyLimiter>()
  const limiterOf = (lane: Lane): ConcurrencyLimiter => {
    const limiter = limiters.get(lane) ?? new ConcurrencyLimiter(lane.maxConcurrent, handle)
    limiters.set(lane, limiter)
    return limiter
  }
  server.off('request', handle)
  server.on('request', (request, response) => {
    const lane = laneOf(request)
    if (lane) limiterOf(lane).run(request, response)
    else handle(request, response)
  })
  return () => limiters.values().reduce((sum, limiter) => sum + limiter.queued, 0)
}

class ConcurrencyLimiter {
  readonly #maxConcurrent: number
  readonly #handle: RequestListener
  readonly #queue: QueuedRequest[] = []
  #active = 0

  constructor(maxConcurrent: number, handle: RequestListener) {
    this.#maxConcurrent = maxConcurrent
    this.#handle = handle
  }

  get queued(): number {
    return this.#queue.length
  }

  run(request: IncomingMessage, response: ServerResponse): void {
    if (this.#active < this.#maxConcurrent && this.#queue.length === 0) this.#start(request, response)
    else this.#queue.push({ request, response })
  }

  #start(request: IncomingMessage, response: ServerResponse): void {
    let isActive = true
    const release = () => {
      if (!isActive) return
      isActive = false
      this.#active--
      if (this.#queue.length > 0) setImmediate(() => this.#drainQueue()) // avoids recursion when requests end synchronously
    }
    this.#active++
    response.once('prefinish', release) // the body is complete: a slow client does not occupy a slot
    response.once('close', release)
    this.#handle(request, response)
  }

  #drainQueue(): void {
    while (this.#active < this.#maxConcurrent) {
      const next = this.#queue.shift()
      if (next === undefined) return
      const clientLeft = next.response.destroyed
      if (!clientLeft) this.#start(next.request, next.response)
    }
  }
}
