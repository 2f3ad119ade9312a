// OpenTelemetry's SDK set up for this service: who it is, how spans are gathered and where they go. A collector that is away,
// slow or refuses costs the service nothing but the spans.

import { randomUUID } from 'node:crypto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from '../log.ts'
import { createTracer } from './create-tracer.ts'
import { createLoggingExporter } from './logging-exporter.ts'
import { parseOtlpHeaders } from './otlp-headers.ts'
import { setTracer } from './trace.ts'

/** What is open while spans are made and sent. */
export type Tracing = {
  /** Sends what is still waiting, within two seconds, and traces nothing from then on. */
  close(): Promise<void>
}

export type TraceExportOptions = {
  /** Without `/v1/traces`. */
  endpoint: string
  /** `name=value` pairs, comma-separated, as in OTEL_EXPORTER_OTLP_HEADERS. */
  headers: string | null
  serviceName: string
  sampledShare: number
  /** Version of the service. */
  release: string
  logger: Logger
}

// A composed dossier is ten spans: what waits is at most that of eight hundred of them, ten megabytes.
const MAX_QUEUE_SIZE = 8_192
// Written as JSON in one go, which holds everything else up: a millisecond.
const BATCH = 128
const SEND_EVERY_MS = 2_000
const EXPORT_TIMEOUT_MS = 2_000

/** Makes every trace from now on one that is sent. */
export function startTraceExport(options: TraceExportOptions): Tracing {
  const { endpoint, headers, serviceName, release, sampledShare, logger } = options
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseOtlpHeaders(headers),
    timeoutMillis: EXPORT_TIMEOUT_MS,
    concurrencyLimit: MAX_QUEUE_SIZE / BATCH, // one at a time, but for all that is left when the service stops
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': serviceName,
        'service.version': release,
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: new AlwaysOnSampler(), // what is not traced never comes so far
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
