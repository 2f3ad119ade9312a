// The metrics registry. Each service has its own, because tests run several in one process.

import {
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { createRequestCounters, type RequestCounters } from './request-counters.ts'
import { addRequestMetrics } from './request-metrics.ts'
import { addServiceMetrics, type ServiceReaders } from './service-metrics.ts'
import { addToolMetrics, type InstrumentTools } from './tool-metrics.ts'

export type Metrics = {
  requests: RequestCounters
  countCalls: InstrumentTools
  /** Adds gauges that are read at each scrape. */
  addReaders(readers: ServiceReaders): void
  contentType: string
  /** All metrics in Prometheus text format. */
  write(): Promise<string>
  /** All metrics, for `aggregateMetrics`. */
  read(): Promise<MetricsJson>
}

export type MetricsJson = MetricObjectWithValues<MetricValue<string>>[]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addProcessGauge(registry)
  const requests = createRequestCounters()
  addRequestMetrics(registry, requests)
  return {
    requests,
    countCalls: addToolMetrics(registry),
    addReaders: readers => addServiceMetrics(registry, readers),
    contentType: registry.contentType,
    write: () => registry.metrics(),
    read: () => registry.getMetricsAsJSON(),
  }
}

function addProcessGauge(registry: Registry): void {
  const help = 'Serving processes of this node that answered the scrape.'
  new Gauge({ name: 'griffie_processes', help, aggregator: 'sum', registers: [registry] }).set(1)
}
