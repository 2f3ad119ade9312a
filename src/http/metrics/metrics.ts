// The metrics registry. Each service has its own, because tests run several in one process.

import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { createRequestCounters, type RequestCounters } from './request-counters.ts'
import { addRequestMetrics } from './request-metrics.ts'
import { addServiceMetrics, type ServiceReaders } from './service-metrics.ts'

// Instruments MCP tool calls by wrapping the tools.

type CountableTool = {
  name: string
  call(args: never, context: never): Promise<{ isError?: boolean | undefined }>
}

/** Wraps the tools with counters. A call that throws or returns an error result counts as `error`. */
type InstrumentTools = <T extends CountableTool>(tools: T[]) => T[]

const TOOL_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

function addToolMetrics(registry: Registry): InstrumentTools {
  const registers = [registry]
  const calls = new Counter({
    name: 'griffie_mcp_tool_calls_total',
    help: 'Completed MCP tool calls, by tool and outcome (ok, error).',
    labelNames: ['tool', 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'griffie_mcp_tool_duration_seconds',
    help: 'Duration of MCP tool calls, by tool.',
    labelNames: ['tool'],
    buckets: TOOL_BUCKETS_S,
    registers,
  })
  return tools =>
    tools.map(tool => ({
      ...tool,
      async call(args: never, context: never) {
        const start = performance.now()
        let outcome = 'error'
        try {
          const result = await tool.call(args, context)
          if (!result.isError) outcome = 'ok'
          return result
        } finally {
          calls.inc({ tool: tool.name, outcome })
          durations.observe({ tool: tool.name }, (performance.now() - start) / 1_000)
        }
      },
    }))
}

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

// Aggregates the metrics of several processes, by the aggregator that each metric declares.

/** Content type of `aggregateMetrics`. */
export const CONTENT_TYPE: string = Registry.PROMETHEUS_CONTENT_TYPE

/** In Prometheus text format. */
export function aggregateMetrics(all: MetricsJson[]): Promise<string> {
  return AggregatorRegistry.aggregate(all).metrics()
}
