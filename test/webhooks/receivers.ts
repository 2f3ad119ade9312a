// Receivers of webhooks on real sockets, well and bad ones. Each verifies what it gets with the reference library.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { formatSecret } from '../../src/domain/webhooks/sign-message.ts'

export type Received = {
  id: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
}

export type Receiver = {
  url: string
  /** Requests, whatever their answer. */
  requests: number
  /** Messages that were verified and answered with success, in the order of arrival. */
  received: Received[]
  /** Requests whose signature is not valid. */
  forged: number
  answer: Answer
}

/** What a receiver does; `accept` answers 204 after the message was verified and recorded. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  accept: () => void,
) => void | Promise<void>

export const ANSWERS = {
  well: (_request, _response, accept) => accept(),
  broken: (_request, response) => void response.writeHead(500).end('out of order'),
  hanging: () => {},
  gone: (_request, response) => void response.writeHead(410).end(),
  redirecting: (_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
} satisfies Record<string, Answer>

/** Starts a receiver until the test file ends. */
export async function startReceiver(secret: Buffer, answer: Answer = ANSWERS.well): Promise<Receiver> {
  const verifier = new Webhook(formatSecret(secret))
  const receiver: Receiver = { url: '', requests: 0, received: [], forged: 0, answer }
  const server = createServer(async (request, response) => {
    receiver.requests++
    const body = await text(request).catch(() => '')
    const accept = () => {
      try {
        const verified = verifier.verify(body, request.headers as Record<string, string>)
        receiver.received.push({
          id: String(request.headers['webhook-id']),
          body: verified as Received['body'],
        })
        response.writeHead(204).end()
      } catch {
        receiver.forged++
        response.writeHead(401).end()
      }
    }
    await receiver.answer(request, response, accept)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

/** The address of a port on which nobody listens. */
export async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}/hook`
}
