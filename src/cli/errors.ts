// Exit codes and error reporting of commands.

import { ConfigError } from '../config.ts'
import { UnreachableError } from '../platform/http-client/connectivity.ts'
import { ImportRunningError } from '../sources/register/import/import-register.ts'
import { ExtractError } from '../sources/register/parse/extract-fault.ts'
import { NewerDatabaseError } from '../store/db/migrate.ts'

// Explains system errors to operators: cause, state of the work, remedy. The original messages of PostgreSQL and
// the system contain file names and statements and lack the remedy.

type ErrorWithCode = Error & { code?: unknown; path?: unknown }

const ROLLED_BACK_NOTE = 'The operation was rolled back, and the previous data are still served'

// PostgreSQL error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
const EXPLANATIONS: [codes: RegExp, explanation: string][] = [
  [
    /^53100$/,
    `The disk of the database is full. ${ROLLED_BACK_NOTE}: free some space and run the command again.`,
  ],
  [/^53200$/, `The database is out of memory. ${ROLLED_BACK_NOTE}: add memory and run the command again.`],
  [
    /^53300$/,
    'The database has no free connections. Wait or raise max_connections, and run the command again.',
  ],
  [
    /^(57P0[1-5]|08\w{3}|lost)$/,
    `The connection to the database was lost. ${ROLLED_BACK_NOTE}: run the command again when it is reachable.`,
  ],
  [
    /^(ENOSPC|EDQUOT)$/,
    'The output disk is full. Partially written files are not used: free some space and run the command again.',
  ],
]

/** Why a file or folder cannot be read or written, by error code of the system. */
export const PATH_REASONS: Record<string, string> = {
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'no space left on the disk',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'permission denied',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file of that name is in the way',
  EISDIR: 'it is a folder',
}

/** An explanation if `error` or one of its causes is a system error; null otherwise. */
export function explainError(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause, cause === error)
    const found = EXPLANATIONS.find(([codes]) => codes.test(code))
    if (found) return found[1]
    const reason = PATH_REASONS[code]
    if (reason && typeof (cause as ErrorWithCode).path === 'string')
      return `${(cause as ErrorWithCode).path} cannot be used: ${reason}.`
  }
  return null
}

const LOST_SOCKET = /^(?:read|write|connect) E(?:CONNRESET|PIPE|CONNREFUSED)\b/

// pg reports a lost connection by message only, or as a socket error; errors from threads and child processes have
// lost their codes.
function codeOf({ code, message }: ErrorWithCode, isOutermost: boolean): string {
  if (
    /^(?:Connection terminated|terminating connection|Client has encountered a connection error)/.test(
      message,
    )
  )
    return 'lost'
  // As a cause it would be an upstream's, whose client reports it itself.
  if (isOutermost && LOST_SOCKET.test(message)) return 'lost'
  if (typeof code === 'string') return code
  if (!/No space left on device/.test(message)) return ''
  return message.startsWith('could not ') ? '53100' : 'ENOSPC'
}

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
