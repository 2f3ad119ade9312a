// What several processes measured, as if one had: each metric says how its values are put together.

import { AggregatorRegistry, Registry } from 'prom-client'
import type { MetricsJson } from './metrics.ts'

/** Of what `addUpMetrics` writes. */
export const CONTENT_TYPE: string = Registry.PROMETHEUS_CONTENT_TYPE

/** One text for all, in Prometheus text format. */
export function aggregateMetrics(all: MetricsJson[]): Promise<string> {
  return AggregatorRegistry.aggregate(all).metrics()
}
