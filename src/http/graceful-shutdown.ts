// Graceful shutdown: drains requests in flight, including the first request of connections just accepted.

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Grace period for the first request of a new connection over a slow network.
const FIRST_REQUEST_MS = 500
const IDLE_CHECK_MS = 50

/**
 * Prevents `server` from closing new connections as idle before their first request arrives: Node would reset them
 * without a response. Call before `listen`.
 */
export function keepNewConnectionsOpen(server: Server): void {
  const newConnections = new Map<Socket, number>()
  server.on('connection', socket => {
    newConnections.set(socket, performance.now())
    socket.once('close', () => newConnections.delete(socket))
  })
  server.on('request', ({ socket }) => newConnections.delete(socket))
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    const earliest = performance.now() - FIRST_REQUEST_MS
    if (![...newConnections.values()].some(acceptedAt => acceptedAt > earliest)) closeIdle()
  }
}

/** Drains and closes; connections still open after `drainMs` are destroyed. */
export async function closeGracefully(app: FastifyInstance, drainMs: number): Promise<void> {
  // Connections become idle when their last response is sent, which can be after `close` was called.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const late = setTimeout(() => app.server.closeAllConnections(), drainMs)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
