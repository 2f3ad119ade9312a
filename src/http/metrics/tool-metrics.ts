// Instruments MCP tool calls by wrapping the tools.

import { Counter, Histogram, type Registry } from 'prom-client'

type CountableTool = {
  name: string
  call(args: never, context: never): Promise<{ isError?: boolean | undefined }>
}

/** Wraps the tools with counters. A call that throws or returns an error result counts as `error`. */
export type InstrumentTools = <T extends CountableTool>(tools: T[]) => T[]

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

export function addToolMetrics(registry: Registry): InstrumentTools {
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
    buckets: BUCKETS_S,
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
