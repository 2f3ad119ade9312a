// Faults of the machine in an operator's words: what happened, what became of the work, what to do. The words of PostgreSQL
// and of the system would name files and statements, and leave that out.

type ErrorWithCode = Error & { code?: unknown }

const ROLLED_BACK_NOTE = 'What was begun is undone, and what was served before is served still'

// Codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
const EXPLANATIONS: [codes: RegExp, explanation: string][] = [
  [
    /^53100$/,
    `The disk of the database is full. ${ROLLED_BACK_NOTE}: make room there and run the command again.`,
  ],
  [
    /^53200$/,
    `The database has no memory left. ${ROLLED_BACK_NOTE}: give it some, and run the command again.`,
  ],
  [
    /^53300$/,
    'The database lets nobody else in: all its connections are taken. Wait, or raise max_connections, and run the command again.',
  ],
  [
    /^(57P0[1-5]|08\w{3}|lost)$/,
    `The database went away: it was stopped, or the way to it was cut. ${ROLLED_BACK_NOTE}: run the command again when it is back.`,
  ],
  [
    /^(ENOSPC|EDQUOT)$/,
    'There is no room left on the disk that was written to. What was written in part is not used: make room and run the command again.',
  ],
]

/** One or two sentences for a fault of the machine that `error`, or what caused it, tells of; null for any other. */
export function explainError(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause, cause === error)
    const found = EXPLANATIONS.find(([codes]) => codes.test(code))
    if (found) return found[1]
  }
  return null
}

const LOST_SOCKET = /^(?:read|write|connect) E(?:CONNRESET|PIPE|CONNREFUSED)\b/

// The client of PostgreSQL tells of a lost connection in words only, or as the socket does. Errors of a thread and of a
// program that was called have lost their codes on the way.
function codeOf({ code, message }: ErrorWithCode, isOutermost: boolean): string {
  if (
    /^(?:Connection terminated|terminating connection|Client has encountered a connection error)/.test(
      message,
    )
  )
    return 'lost'
  // As a cause it would be that of an upstream, whose client says so itself.
  if (isOutermost && LOST_SOCKET.test(message)) return 'lost'
  if (typeof code === 'string') return code
  if (!/No space left on device/.test(message)) return ''
  return message.startsWith('could not ') ? '53100' : 'ENOSPC'
}
