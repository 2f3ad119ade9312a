// Receivers of webhooks are chosen by others: nothing is sent to the operator's own network, however it is addressed.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import { createPostSender, type PostResult } from '../../src/platform/http-client/post-sender.ts'

let connections = 0
const trap = createServer(socket => {
  connections++
  socket.destroy()
}).listen(0, '127.0.0.1')
await once(trap, 'listening')
after(() => trap.close())
const { port } = trap.address() as AddressInfo

const PUBLIC = '203.0.114.1' // never connected to in these tests

async function post(address: string, resolve = async (_host: string) => [PUBLIC]): Promise<PostResult> {
  const sender = createPostSender({ timeoutMs: 500, allowPrivate: false, resolve })
  try {
    return await sender.post(new URL(address), {}, '{}')
  } finally {
    sender.close()
  }
}

test('private addresses in URLs are refused in every notation', async () => {
  for (const host of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '[fe80::1]',
    'localhost',
    'LOCALHOST.',
    'a.localhost',
  ])
    assert.deepEqual(await post(`https://${host}:${port}/`), { error: 'PRIVATE_ADDRESS' }, host)
  assert.equal(connections, 0)
})

test('a name with any private address is refused, and resolved once', async () => {
  for (const addresses of [
    ['127.0.0.1'],
    [PUBLIC, '10.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['fe80::1'],
    ['100.64.3.4'],
  ]) {
    let asked = 0
    const result = await post(`https://rebind.example.org:${port}/`, async () => {
      asked++
      return addresses
    })
    assert.deepEqual(result, { error: 'PRIVATE_ADDRESS' }, addresses.join())
    assert.equal(asked, 1)
  }
  assert.equal(connections, 0)
})

test('a name that changes its address between checks reaches what was checked', async () => {
  // The first answer is public and is connected to; a second answer would be the trap.
  const answers = [[PUBLIC], ['127.0.0.1']]
  const result = await post(
    `https://rebind.example.org:${port}/`,
    async () => answers.shift() ?? ['127.0.0.1'],
  )
  assert.ok('error' in result && result.error !== 'PRIVATE_ADDRESS')
  assert.equal(answers.length, 1)
  assert.equal(connections, 0)
})

test('plain http is refused', async () => {
  assert.deepEqual(await post('http://receiver.example.org/'), { error: 'HTTPS_ONLY' })
})
