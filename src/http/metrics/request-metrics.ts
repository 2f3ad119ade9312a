// Exports the request counters to Prometheus. Samples are built at scrape time, not when a request is counted.

import { Counter, Histogram, type Registry } from 'prom-client'
import { DURATION_BUCKETS_S, type RequestCounters, type RouteCounters } from './request-counters.ts'

const TOO_MANY_REQUESTS = 429

export function addRequestMetrics(registry: Registry, tally: RequestCounters): void {
  const registers = [registry]
  new Counter({
    name: 'griffie_http_requests_total',
    help: 'Requests answered, by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
    collect() {
      this.reset()
      for (const { route, method, status, requests } of listCounts(tally))
        this.inc({ route, method, status: String(status) }, requests)
    },
  })
  new Counter({
    name: 'griffie_rate_limited_requests_total',
    help: 'Requests rejected with 429, by route pattern.',
    labelNames: ['route'],
    registers,
    collect() {
      this.reset()
      for (const { route, status, requests } of listCounts(tally))
        if (status === TOO_MANY_REQUESTS) this.inc({ route }, requests)
    },
  })
  new RequestHistogram(registry, tally)
}

function* listCounts(tally: RequestCounters) {
  for (const { route, byMethod } of tally.routes())
    for (const [method, byStatus] of byMethod)
      for (const [status, requests] of byStatus) yield { route, method, status, requests }
}

const DURATION = 'griffie_http_request_duration_seconds'
const HELP = 'Time from the arrival of a request to the last byte of its response, by route pattern.'

/** A histogram that reads its samples from the counters instead of observing each duration. */
class RequestHistogram extends Histogram<'route'> {
  readonly #tally: RequestCounters

  constructor(registry: Registry, tally: RequestCounters) {
    super({
      name: DURATION,
      help: HELP,
      labelNames: ['route'],
      buckets: DURATION_BUCKETS_S,
      registers: [registry],
    })
    this.#tally = tally
  }

  /** Overrides prom-client's export; the registry calls it for text, and the superclass's `get` for JSON. */
  async getForPromString() {
    const values = [...this.#tally.routes()].flatMap(toSamples)
    return { name: DURATION, help: HELP, type: 'histogram', aggregator: 'sum', values }
  }
}

// Unused routes have no samples. Unmatched requests are counted without a duration.
function toSamples({ route, bucketCounts, sumS }: RouteCounters) {
  let count = 0
  const buckets = Array.from(bucketCounts, (requests, index) => {
    count += requests
    const le = DURATION_BUCKETS_S[index] ?? '+Inf'
    return { metricName: `${DURATION}_bucket`, labels: { route, le }, value: count }
  })
  if (count === 0) return []
  const samples = [
    ...buckets,
    { metricName: `${DURATION}_sum`, labels: { route }, value: sumS },
    { metricName: `${DURATION}_count`, labels: { route }, value: count },
  ]
  return samples.map(sample => ({ ...sample, sharedLabels: {} })) // the superclass merges them into the labels
}
