// griffie webhooks: added, tried, listed, paused, replayed and removed; and what is refused.

import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { eventually } from '../faults/running-server.ts'
import { withChecksum } from '../rest/running-app.ts'
import { change, issueKeyId, record, startDeliveries } from '../webhooks/delivery.ts'
import { ANSWERS, startReceiver } from '../webhooks/receivers.ts'
import { makeDataDir } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url, pool } = await createTestDatabase()
const keyId = await issueKeyId(pool)
const folder = makeDataDir()
const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: folder, WEBHOOKS_ALLOW_PRIVATE: 'true' }

const webhooks = (...args: string[]) => runInProcess(['webhooks', ...args], env)

test('the secret that is shown once verifies what is sent, from the test message on', async () => {
  const placeholder = await startReceiver(Buffer.alloc(32), ANSWERS.well)
  const added = await webhooks('add', placeholder.url, '--key', keyId, '--json')
  assert.equal(added.code, 0, added.stderr)
  const { webhookId, secret } = JSON.parse(added.stdout)
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  const receiver = await startReceiver(Buffer.from(secret.slice('whsec_'.length), 'base64'))
  await pool.query('UPDATE access.webhook SET url = $1', [receiver.url])
  const tried = await webhooks('test', webhookId)
  assert.match(tried.stdout, new RegExp(`^Delivered msg_${webhookId}_test_[0-9a-f]{8}: status 204\n$`))
  assert.equal(receiver.received[0]?.body.type, 'webhook.test')

  const deliveries = startDeliveries(pool)
  await record(pool, [change(403449823, 'a'), change(403449823, 'b')])
  await eventually(() => receiver.received.length === 3)
  await deliveries.stop()
  const log = JSON.parse((await webhooks('deliveries', webhookId, '--json')).stdout)
  assert.deepEqual(
    log.map(({ status, error }: { status: number; error: null }) => [status, error]),
    [
      [204, null],
      [204, null],
    ],
  )
  const table = await webhooks('deliveries', webhookId)
  assert.match(table.stdout, /^CHANGE +LAST ATTEMPT \(UTC\) +RESULT/)
  assert.match(table.stdout, /delivered, 204 .* risk\.band +0403\.449\.823\n/)

  assert.equal((await webhooks('replay', webhookId, '--from', log[0].changeId)).code, 0)
  const again = startDeliveries(pool)
  await eventually(() => receiver.received.length === 4)
  await again.stop()
  assert.equal(receiver.received[3]?.id, receiver.received[2]?.id)
})

test('the list shows state and filter and never the secret', async () => {
  const file = join(folder, 'clients.txt')
  writeFileSync(file, `# clients\n${withChecksum(4_034_498)}\n`)
  const added = await webhooks(
    'add',
    'https://desk.example.org/x',
    '--key',
    keyId,
    '--kinds',
    'risk.band',
    '--companies',
    file,
  )
  const secret = added.stdout.trim()
  const [, id = ''] = /Webhook (\w+) added/.exec(added.stderr) ?? []
  await webhooks('pause', id)
  const { stdout } = await webhooks('list')
  assert.match(
    stdout,
    new RegExp(`${id} +paused +${keyId} +risk\\.band, 1 companies .*https://desk\\.example\\.org/x`),
  )
  assert.ok(!stdout.includes(secret.slice(6, 40)))
  await pool.query(
    `UPDATE access.webhook SET state = 'disabled', notice = 'the receiver answered 410 Gone' WHERE webhook_id = $1`,
    [id],
  )
  assert.match((await webhooks('list')).stdout, /DISABLED: the receiver answered 410 Gone/)
  const status = await runInProcess(['status'], env)
  assert.match(status.stdout, /webhooks +1 active, 1 DISABLED \(griffie webhooks list\)/)
  await webhooks('resume', id)
  assert.doesNotMatch((await webhooks('list')).stdout, /DISABLED/)
  assert.match((await webhooks('remove', id)).stderr, /removed/)
  assert.equal((await webhooks('remove', id)).code, 4)
})

test('what would never be delivered is refused', async () => {
  const add = (address: string, more: string[] = [], settings = {}) =>
    runInProcess(['webhooks', 'add', address, '--key', keyId, ...more], {
      DATABASE_URL: url,
      GRIFFIE_DATA_DIR: folder,
      ...settings,
    })
  for (const [address, reason] of [
    ['desk', /not a URL/],
    ['http://desk.example.org/', /must begin with https/],
    ['ftp://desk.example.org/', /must begin with https/],
    ['https://10.0.0.1/', /private address/],
    ['https://localhost/', /private address/],
    ['https://user:secret@desk.example.org/', /must not contain a user/],
  ] as const) {
    const { code, stderr } = await add(address)
    assert.equal(code, 2, address)
    assert.match(stderr, reason)
  }
  const unknownKind = await add('https://desk.example.org/', ['--kinds', 'risk.bond'])
  assert.equal(unknownKind.code, 2)
  const unknownKey = await webhooks('add', 'https://desk.example.org/', '--key', '00000000')
  assert.equal(unknownKey.code, 4)
  assert.equal((await webhooks('replay', 'none', '--from', 'yesterday')).code, 2)
  for (const command of ['pause', 'resume', 'test', 'deliveries'])
    assert.equal((await webhooks(command, 'none')).code, 4, command)
})

test('a failed test message says why', async () => {
  const receiver = await startReceiver(Buffer.alloc(32), ANSWERS.broken)
  const added = JSON.parse((await webhooks('add', receiver.url, '--key', keyId, '--json')).stdout)
  const { code, stderr } = await webhooks('test', added.webhookId)
  assert.equal(code, 1)
  assert.match(stderr, /Not delivered: status 500\./)
})
