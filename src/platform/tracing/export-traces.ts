// Configures OpenTelemetry's SDK. A collector that is unavailable or slow costs only the spans.

import { randomUUID } from 'node:crypto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from '../log.ts'
import { createTracer } from './create-tracer.ts'
import { createLoggingExporter } from './logging-exporter.ts'
import { parseOtlpHeaders } from './otlp-headers.ts'
import { setTracer } from './trace.ts'

/** A running trace export. */
export type Tracing = {
  /** Flushes within two seconds and stops tracing. */
  close(): Promise<void>
}

type TraceExportOptions = {
  /** Excluding `/v1/traces`. */
  endpoint: string
  /** `name=value` pairs, comma-separated, as in OTEL_EXPORTER_OTLP_HEADERS. */
  headers: string | null
  serviceName: string
  sampledShare: number
  /** Version of the service. */
  release: string
  logger: Logger
}

// About ten megabytes; a composed dossier has ten spans.
const MAX_QUEUE_SIZE = 8_192
// Serializing a batch blocks the event loop for about a millisecond.
const BATCH = 128
const SEND_EVERY_MS = 2_000
const EXPORT_TIMEOUT_MS = 2_000

/** Starts exporting traces. */
export function startTraceExport(options: TraceExportOptions): Tracing {
  const { endpoint, headers, serviceName, release, sampledShare, logger } = options
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseOtlpHeaders(headers),
    timeoutMillis: EXPORT_TIMEOUT_MS,
    concurrencyLimit: MAX_QUEUE_SIZE / BATCH, // only needed for the flush on close
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': serviceName,
        'service.version': release,
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: new AlwaysOnSampler(), // sampling is done by the tracer
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: createLoggingExporter(exporter, logger),
        maxQueueSize: MAX_QUEUE_SIZE,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  })
  setTracer(createTracer(provider.getTracer('griffie', release), sampledShare))
  logger.info({ sampled_share: sampledShare }, 'traces are sent')
  return {
    async close() {
      setTracer(null)
      await Promise.race([provider.shutdown().catch(() => {}), exportTimeout()])
    },
  }
}

function exportTimeout(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, EXPORT_TIMEOUT_MS).unref())
}
