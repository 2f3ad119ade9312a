// Closed-loop load with time to first byte: autocannon times whole responses and has no 95th percentile.

import { Agent, get } from 'node:http'

export type Figures = {
  /** Responses per second. */
  rate: number
  /** Milliseconds to the response headers. */
  p50: number
  p95: number
  p99: number
  /** Mean body size as sent. */
  bytes: number
}

type Load = {
  url: string
  /** The path of the next request. */
  next(): string
  clients: number
  seconds: number
  headers?: Record<string, string>
}

/** Rejects on an error response. */
export async function loadAndTime({ url, next, clients, seconds, headers = {} }: Load): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let bytes = 0
  const begun = performance.now()
  const until = begun + seconds * 1_000

  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const at = performance.now()
      get(url + next(), { agent, headers }, answer => {
        times.push(performance.now() - at)
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} from ${url}.`))
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', resolve)
      }).on('error', reject)
    })

  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) await ask()
    }),
  )
  agent.destroy()
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] as number
  return {
    rate: times.length / ((performance.now() - begun) / 1_000),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    bytes: bytes / times.length,
  }
}
