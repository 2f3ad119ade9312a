// Everything that is measured, in a registry of its own: two services in one process (as in tests) never mix.

import {
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { addRequestMetrics } from './request-metrics.ts'
import { createRequestTally, type RequestTally } from './request-tally.ts'
import { addServiceMetrics, type ServiceReaders } from './service-metrics.ts'
import { addToolMetrics, type CountCalls } from './tool-metrics.ts'

export type Metrics = {
  requests: RequestTally
  countCalls: CountCalls
  /** Adds what is read at each scrape, once there is something to read. */
  readFrom(readers: ServiceReaders): void
  contentType: string
  /** All metrics in Prometheus text format. */
  write(): Promise<string>
  /** All metrics, to be added up with those of other processes (add-up.ts). */
  read(): Promise<MetricsJson>
}

export type MetricsJson = MetricObjectWithValues<MetricValue<string>>[]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countProcess(registry)
  const requests = createRequestTally()
  addRequestMetrics(registry, requests)
  return {
    requests,
    countCalls: addToolMetrics(registry),
    readFrom: readers => addServiceMetrics(registry, readers),
    contentType: registry.contentType,
    write: () => registry.metrics(),
    read: () => registry.getMetricsAsJSON(),
  }
}

function countProcess(registry: Registry): void {
  const help = 'Processes of this node that serve and answered the scrape.'
  new Gauge({ name: 'griffie_processes', help, aggregator: 'sum', registers: [registry] }).set(1)
}
