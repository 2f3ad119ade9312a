// Explains system errors to operators: cause, state of the work, remedy. The original messages of PostgreSQL and
// the system contain file names and statements and lack the remedy.

type ErrorWithCode = Error & { code?: unknown }

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

/** An explanation if `error` or one of its causes is a system error; null otherwise. */
export function explainError(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause, cause === error)
    const found = EXPLANATIONS.find(([codes]) => codes.test(code))
    if (found) return found[1]
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
