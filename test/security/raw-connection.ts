// Sends raw HTTP requests, which ordinary clients would normalise.

import { connect, type Socket } from 'node:net'
import { after } from 'node:test'

/** `status` of the first response, 0 if the connection closed without one. */
export type RawAnswer = {
  status: number
  /** Lower-case names; the last value of repeated headers. */
  headers: Record<string, string>
  body: string
  /** All received bytes. */
  text: string
}

/** Sends raw bytes and reads until the connection closes. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = openSocket(url)
  socket.write(bytes)
  return readAnswer(socket)
}

/** GET of a raw request target on a new connection. */
export function getRaw(url: string, target: string, headers: string[] = []): Promise<RawAnswer> {
  const lines = [`GET ${target} HTTP/1.1`, `Host: ${new URL(url).host}`, ...headers, 'Connection: close']
  return sendRaw(url, `${lines.join('\r\n')}\r\n\r\n`)
}

/** Closed at the end of the test. */
export function openSocket(url: string, { allowHalfOpen = false } = {}): Socket {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen })
  after(() => socket.destroy())
  return socket
}

/** Reads until the connection closes or is reset. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => void parts.push(part))
  socket.on('error', () => {}) // resets count as close
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve))
  return parse(Buffer.concat(parts).toString('utf8'))
}

/** The number of responses; more than requests means that one was smuggled. */
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
