// Ending in order: who has asked is answered, and who has just come is still heard.

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// A request follows its connection at once; as long as it takes over a slow line.
const FIRST_REQUEST_MS = 500
const IDLE_CHECK_MS = 50

/**
 * Keeps `server` from closing connections as idle whose first request is still on its way: Node takes them for idle, and
 * a client that was taken in would find the door shut without an answer. Before it listens.
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
    if (![...newConnections.values()].some(cameAt => cameAt > earliest)) closeIdle()
  }
}

/** Finishes what is in flight and closes; what is not done within `drainMs` is cut off. */
export async function closeGracefully(app: FastifyInstance, drainMs: number): Promise<void> {
  // A connection becomes idle when its last answer is out, which can be after the server was told to close.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const late = setTimeout(() => app.server.closeAllConnections(), drainMs)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
