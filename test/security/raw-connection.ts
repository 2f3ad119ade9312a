// Requests written by hand, byte for byte: clients of the usual kind would put most of them right before sending.

import { connect, type Socket } from 'node:net'
import { after } from 'node:test'

/** What one connection answered; `status` of the first answer, 0 when the connection ended without any. */
export type RawAnswer = {
  status: number
  /** Lower-case names; of a repeated header the last value. */
  headers: Record<string, string>
  body: string
  /** Everything that came, as it came. */
  text: string
}

/** Sends `bytes` as they are and reads until the other side ends the connection. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = openSocket(url)
  socket.write(bytes)
  return readAnswer(socket)
}

/** GET of a request target as it stands, on a connection of its own. */
export function getRaw(url: string, target: string, headers: string[] = []): Promise<RawAnswer> {
  const lines = [`GET ${target} HTTP/1.1`, `Host: ${new URL(url).host}`, ...headers, 'Connection: close']
  return sendRaw(url, `${lines.join('\r\n')}\r\n\r\n`)
}

/** A connection that is closed with the test at the latest. */
export function openSocket(url: string, { allowHalfOpen = false } = {}): Socket {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen })
  after(() => socket.destroy())
  return socket
}

/** All that comes until the connection ends, also when it ends by a reset. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => void parts.push(part))
  socket.on('error', () => {}) // a reset is an end too
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve))
  return parse(Buffer.concat(parts).toString('utf8'))
}

/** How many answers a connection held: more than requests were sent means that one was smuggled in. */
export function countAnswers({ text }: RawAnswer): number {
  return text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end < 0 ? text.length : end).split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
  return { status, headers, body: end < 0 ? '' : text.slice(end + 4), text }
}
