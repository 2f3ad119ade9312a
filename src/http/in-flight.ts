// How many requests are at work at a time. One that waits for the database holds everything that was made for it so far, which is
// moved and cleared again and again meanwhile, and may wait until the database seems not to answer. Those beyond the limit wait
// as they came in, in their order: with 1,500 at once all are answered, where searches were given up before.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

type Waiting = { request: IncomingMessage; response: ServerResponse }

// Some dozens keep the database busy; at twice as many as these a request begins to cost more.
const MOST_AT_WORK = 128

/**
 * Has at most so many of the requests that `counts` be at work in `server` at once. After its listener was set. Returns how
 * many wait.
 */
export function limitInFlight(server: Server, counts: (request: IncomingMessage) => boolean): () => number {
  const [handle] = server.listeners('request') as [RequestListener]
  const waiting: Waiting[] = []
  let atWork = 0

  function begin(request: IncomingMessage, response: ServerResponse): void {
    let isAtWork = true
    const end = () => {
      if (!isAtWork) return
      isAtWork = false
      atWork--
      if (waiting.length > 0) setImmediate(goOn) // not within what has just ended: the next may end at once as well
    }
    atWork++
    response.once('prefinish', end) // its answer is made: whoever reads it slowly keeps nobody waiting
    response.once('close', end)
    handle(request, response)
  }

  function goOn(): void {
    while (atWork < MOST_AT_WORK) {
      const next = waiting.shift()
      if (next === undefined) return
      if (!next.response.destroyed) begin(next.request, next.response) // else who asked has gone
    }
  }

  server.off('request', handle)
  server.on('request', (request, response) => {
    if (!counts(request)) handle(request, response)
    else if (atWork < MOST_AT_WORK && waiting.length === 0) begin(request, response)
    else waiting.push({ request, response })
  })
  return () => waiting.length
}
