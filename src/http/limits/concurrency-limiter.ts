// How many requests are at work at a time. One that waits for the database holds everything that was made for it so far, which is
// moved and cleared again and again meanwhile, and may wait until the database seems not to answer. Those beyond the limit wait
// as they came in, in their order: with 1,500 at once all are answered, where searches were given up before. There is more than
// one line to wait in, so that what is answered in a moment does not stand behind what takes long.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

type QueuedRequest = { request: IncomingMessage; response: ServerResponse }

/** What waits in one line: how many of it are at work at once. */
export type Lane = { most: number }

/**
 * Has at most so many of the requests of each line be at work in `server` at once; what `lineOf` gives none for is not held up.
 * After its listener was set. Returns how many wait.
 */
export function limitConcurrency(
  server: Server,
  laneOf: (request: IncomingMessage) => Lane | null,
): () => number {
  const [handle] = server.listeners('request') as [RequestListener]
  const gates = new Map<Lane, ConcurrencyLimiter>()
  const limiterOf = (line: Lane): ConcurrencyLimiter => {
    const gate = gates.get(line) ?? new ConcurrencyLimiter(line.most, handle)
    gates.set(line, gate)
    return gate
  }
  server.off('request', handle)
  server.on('request', (request, response) => {
    const line = laneOf(request)
    if (line) limiterOf(line).pass(request, response)
    else handle(request, response)
  })
  return () => gates.values().reduce((sum, gate) => sum + gate.waiting, 0)
}

class ConcurrencyLimiter {
  readonly #most: number
  readonly #handle: RequestListener
  readonly #line: QueuedRequest[] = []
  #atWork = 0

  constructor(most: number, handle: RequestListener) {
    this.#most = most
    this.#handle = handle
  }

  get waiting(): number {
    return this.#line.length
  }

  pass(request: IncomingMessage, response: ServerResponse): void {
    if (this.#atWork < this.#most && this.#line.length === 0) this.#begin(request, response)
    else this.#line.push({ request, response })
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    let isAtWork = true
    const end = () => {
      if (!isAtWork) return
      isAtWork = false
      this.#atWork--
      if (this.#line.length > 0) setImmediate(() => this.#goOn()) // not within what has just ended: the next may end at once as well
    }
    this.#atWork++
    response.once('prefinish', end) // its answer is made: whoever reads it slowly keeps nobody waiting
    response.once('close', end)
    this.#handle(request, response)
  }

  #goOn(): void {
    while (this.#atWork < this.#most) {
      const next = this.#line.shift()
      if (next === undefined) return
      if (!next.response.destroyed) this.#begin(next.request, next.response) // else who asked has gone
    }
  }
}
