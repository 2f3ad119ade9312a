// The connection limit: excess connections are closed, existing ones are served.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { runApp } from './running-app.ts'

const { url } = await createTestDatabase()

test('a process accepts the configured number of connections, and a new one after another closes', async () => {
  const { url: address } = await runApp({ databaseUrl: url, maxConnections: 3 })
  const { port } = new URL(address)
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1')
    after(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const served = [await open(), await open(), await open()] as [Socket, Socket, Socket]
  for (const socket of served) assert.match(await request(socket), /^HTTP\/1\.1 200 /)
  const refused = await open()
  await once(refused, 'close', { signal: AbortSignal.timeout(5_000) })
  for (const socket of served) assert.match(await request(socket), /^HTTP\/1\.1 200 /)
  served[0].end()
  await once(served[0], 'close')
  assert.match(await request(await open()), /^HTTP\/1\.1 200 /)
})

/** Sends a request on a keep-alive connection and returns the first chunk of the response. */
async function request(socket: Socket): Promise<string> {
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}
