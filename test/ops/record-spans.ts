// A tracer that records spans in memory.

import { after } from 'node:test'
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { createTracer } from '../../src/platform/tracing/create-tracer.ts'
import { setTracer } from '../../src/platform/tracing/trace.ts'

/** Traces everything in this process; returns the ended spans. */
export function recordSpans(sampledShare = 1): () => ReadableSpan[] {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  setTracer(createTracer(provider.getTracer('test'), sampledShare))
  after(() => setTracer(null))
  return () => exporter.getFinishedSpans()
}
