// Configures OpenTelemetry's SDK. A collector that is unavailable or slow costs only the spans.

import { randomUUID } from 'node:crypto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from '../log.ts'
import { createTracer } from './create-tracer.ts'
import { failureOf, setTracer } from './trace.ts'

// Logs changes of the trace export's state instead of each failure.

const ARRIVED = 0 // the SDK's ExportResultCode.SUCCESS

/** Wraps an exporter: logs the first failure and the recovery, and reports success to the SDK. */
function createLoggingExporter(exporter: SpanExporter, logger: Logger): SpanExporter {
  let failing = false
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const failed = result.code !== ARRIVED
        // The collector's response text is not logged.
        if (failed && !failing) logger.warn({ reason: reasonOf(result.error) }, 'traces do not arrive')
        if (!failed && failing) logger.info('traces arrive again')
        failing = failed
        done({ code: ARRIVED })
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

function reasonOf(error: (Error & { code?: unknown }) | undefined): string | number {
  return typeof error?.code === 'number' ? error.code : failureOf(error)
}

// OTLP headers in the standard notation: `name=value,name=value`, values percent-encoded.

/** Parses pairs; malformed ones are ignored. */
export function parseOtlpHeaders(text: string | null): Record<string, string> {
  const pairs = (text ?? '').split(',').flatMap(part => {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    return at > 0 && name !== '' ? [[name, decode(part.slice(at + 1).trim())]] : []
  })
  return Object.fromEntries(pairs)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // not percent-encoded
  }
}

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
