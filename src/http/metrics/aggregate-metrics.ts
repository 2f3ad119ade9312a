// Aggregates the metrics of several processes, by the aggregator that each metric declares.

import { AggregatorRegistry, Registry } from 'prom-client'
import type { MetricsJson } from './metrics.ts'

/** Content type of `aggregateMetrics`. */
export const CONTENT_TYPE: string = Registry.PROMETHEUS_CONTENT_TYPE

/** In Prometheus text format. */
export function aggregateMetrics(all: MetricsJson[]): Promise<string> {
  return AggregatorRegistry.aggregate(all).metrics()
}
