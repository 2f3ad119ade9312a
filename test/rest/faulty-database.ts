// A TCP relay to PostgreSQL that can be interrupted.

import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { after } from 'node:test'
import { freePort } from '../free-port.ts'

export type BreakableDatabase = {
  /** Connection string through the relay. */
  url: string
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  /** Stops forwarding on open connections without closing them. */
  silence(): void
  /** Restores the connection. */
  mend(): Promise<void>
}

export async function relayTo(databaseUrl: string): Promise<BreakableDatabase> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  const port = await freePort()
  await listen(server, port)
  const cut = () =>
    new Promise<void>(resolve => {
      for (const socket of open) socket.destroy()
      open.clear()
      server.close(() => resolve())
    })
  after(cut)
  const address = new URL(databaseUrl)
  address.host = `127.0.0.1:${port}`
  const silence = () => {
    for (const socket of open) socket.unpipe().pause()
  }
  return { url: address.href, cut, silence, mend: () => listen(server, port) }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
