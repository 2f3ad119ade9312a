// Responses to malformed and timed-out requests, for which Node has no request object.

import type { Socket } from 'node:net'
import { CACHE_NO_STORE } from '../caching.ts'
import { clientProblem, problemBody } from './problem.ts'

// Time for the client to read the response before its socket is destroyed.
const CLOSE_DELAY_MS = 1_000

const REASONS: Record<string, [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Fastify's `clientErrorHandler`: responds with a problem body and closes the connection. */
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
