// Logs changes of the trace export's state instead of each failure.

import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from '../log.ts'
import { failureOf } from './trace.ts'

const ARRIVED = 0 // the SDK's ExportResultCode.SUCCESS

/** Wraps an exporter: logs the first failure and the recovery, and reports success to the SDK. */
export function createLoggingExporter(exporter: SpanExporter, logger: Logger): SpanExporter {
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
