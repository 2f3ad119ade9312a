// What is no HTTP at all, or was too long in coming: Node has read no request that could be answered in the usual way.

import type { Socket } from 'node:net'
import { CACHE_NO_STORE } from '../caching.ts'
import { clientProblem, problemBody } from './problem.ts'

// For a client to read why it is turned away. One that goes on sending is not listened to any longer.
const CLOSE_DELAY_MS = 1_000

const REASONS: Record<string, [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Fastify's handler of client errors: says what was wrong in the usual form, then ends the connection. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, reason] = REASONS[error.code ?? ''] ?? [400, 'Bad Request']
  const body = problemBody(clientProblem(status))
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nCache-Control: ${CACHE_NO_STORE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref()
}
