// Exit codes and error reporting of commands.

import { ConfigError } from '../config.ts'
import { UnreachableError } from '../platform/http-client/connectivity.ts'
import { ImportRunningError } from '../sources/register/import/import-register.ts'
import { ExtractError } from '../sources/register/parse/extract-fault.ts'
import { NewerDatabaseError } from '../store/db/migrate.ts'
import { explainError } from './explain-error.ts'

export const EXIT = {
  /** A failure that is neither the caller's nor the input's fault. */
  failed: 1,
  /** Invalid arguments or settings. */
  usage: 2,
  /** The input is unusable; nothing was changed. */
  badInput: 3,
  /** The named object does not exist. */
  notFound: 4,
  /** A resource is in use by another process; try again later. */
  busy: 5,
  /** The upstream cannot be reached. */
  offline: 6,
} as const

/** A failure with a message for the operator and an exit code. */
export class CliError extends Error {
  override name = 'CliError'
  readonly exitCode: number

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Prints the error on standard error and returns the exit code. */
export function reportError(error: unknown): number {
  const known = error instanceof Error && exitCodeOf(error)
  const text = error instanceof Error ? error.message : String(error)
  const message = known ? text : (explainError(error) ?? text)
  process.stderr.write(`griffie: ${message}\n`)
  if (!known && process.env.LOG_LEVEL === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  return known || EXIT.failed
}

function exitCodeOf(error: Error & { code?: string }): number | null {
  if (error instanceof CliError) return error.exitCode
  if (error instanceof ConfigError) return EXIT.usage
  if (error instanceof ExtractError) return EXIT.badInput
  if (error instanceof UnreachableError) return EXIT.offline
  if (error instanceof ImportRunningError) return EXIT.busy
  if (error instanceof NewerDatabaseError) return EXIT.failed
  return null
}
