// Structured logs on standard error: standard output belongs to results. No key, name or body is ever logged.

import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** A logger at `level` that writes JSON lines to standard error. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
}
