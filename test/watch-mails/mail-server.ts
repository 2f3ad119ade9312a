// A mail server on a real socket.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  port: number
  /** Complete messages, in the order of arrival. */
  mails: string[]
  /** Reply to the next recipients; null: accepted. */
  refuseWith: number | null
  close(): Promise<void>
}

/** Starts on `port`, or any free one, until `close` or the end of the test file. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const state: MailServer = { url: '', port: 0, mails: [], refuseWith: null, close: async () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (state.refuseWith === null) return done()
      done(Object.assign(new Error('refused'), { responseCode: state.refuseWith }))
    },
    onData(stream, _session, done) {
      text(stream).then(mail => {
        state.mails.push(mail)
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  state.port = (listening.address() as AddressInfo).port
  state.url = `smtp://127.0.0.1:${state.port}`
  let closed: Promise<void> | undefined
  state.close = () => {
    closed ??= new Promise<void>(resolve => server.close(() => resolve()))
    return closed
  }
  after(() => void state.close())
  return state
}

/** A header of a message, unfolded; empty when it has none. */
export function headerOf(mail: string, name: string): string {
  const [head = ''] = mail.split('\r\n\r\n')
  const line = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find(one => one.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}

/** The message with quoted-printable undone, as far as links and ASCII words go. */
export function readable(mail: string): string {
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
