// Minimal HTTP/1.1 client connection with one request at a time, because client and server share two cores.
// Supports responses with Content-Length only, which all routes under load have.

import { connect, type Socket } from 'node:net'

export type Connection = {
  /** Sends a request; `done` receives the status, or 0 without a response. */
  send(request: Buffer, done: (status: number) => void): void
  close(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: (\d+)/i

/** Connects to 127.0.0.1; requests can be sent immediately. `onClosed` is called when the connection ends. */
export function openConnection(port: number, onClosed: (connection: Connection) => void): Connection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let waiting: ((status: number) => void) | null = null
  let held: Buffer | null = null
  let status = 0
  let left = 0

  function take(chunk: Buffer): void {
    if (left > 0) left -= chunk.length
    else {
      const bytes = held === null ? chunk : Buffer.concat([held, chunk])
      const end = bytes.indexOf(HEAD_END)
      if (end < 0) {
        held = bytes
        return
      }
      held = null
      const head = bytes.toString('latin1', 0, end)
      const length = LENGTH.exec(head)?.[1]
      if (length === undefined) throw new Error(`Response without Content-Length: ${head.slice(0, 60)}`)
      status = Number(head.slice(9, 12))
      left = Number(length) - (bytes.length - end - HEAD_END.length)
    }
    if (left <= 0) finish(status)
  }

  function finish(answered: number): void {
    left = 0
    const done = waiting
    waiting = null
    done?.(answered)
  }

  const connection: Connection = {
    send(request, done) {
      waiting = done
      socket.write(request)
    },
    close: () => void socket.destroy(),
  }
  socket.on('data', take)
  socket.on('error', () => {})
  socket.on('close', () => {
    onClosed(connection)
    finish(0)
  })
  return connection
}
