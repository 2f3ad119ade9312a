// Structured logs on standard error; standard output is for results. Keys, names and bodies are never logged.

import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** A logger of JSON lines. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
}
