// The example of docs/webhooks.md verifies what is sent.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import type { Change } from '../../src/domain/changes/change.ts'
import { messageOf } from '../../src/domain/webhooks/message.ts'
import { formatSecret, signMessage } from '../../src/domain/webhooks/sign-message.ts'
import { CHANGE_VALUES, nameOfValue } from '../../src/http/rest/v1/changes/change-values.ts'

const page = readFileSync(join(PROJECT_DIR, 'docs', 'webhooks.md'), 'utf8')
const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
const { verifyWebhook } = await import(`data:text/javascript,${encodeURIComponent(code)}`)

const change: Change = {
  position: 1204,
  item: 3,
  enterpriseNumber: '0403449823' as Change['enterpriseNumber'],
  kind: 'risk.band',
  effectiveOn: '2026-03-02',
  recordedAt: '2026-03-02T12:00:00.000Z',
  reference: null,
  establishmentNumber: null,
  before: 'Low',
  after: 'Severe',
}

test('the example accepts a message and refuses forged, old and foreign ones', () => {
  const bytes = randomBytes(32)
  const secret = formatSecret(bytes)
  const message = messageOf('5e6f7a8b', change)
  const headers = signMessage(bytes, message, Date.now())
  assert.deepEqual(verifyWebhook(secret, headers, message.body), JSON.parse(message.body))
  assert.equal(verifyWebhook(secret, headers, message.body.replace('Severe', 'Low')), null)
  assert.equal(verifyWebhook(formatSecret(randomBytes(32)), headers, message.body), null)
  assert.equal(verifyWebhook(secret, signMessage(bytes, message, Date.now() - 600_000), message.body), null)
  assert.equal(verifyWebhook(secret, {}, message.body), null)
})

test('the message on the page is what is sent', () => {
  const [, shown = ''] = /\n\n(\{"type"[\s\S]*?)```/.exec(page) ?? []
  assert.deepEqual(JSON.parse(shown), JSON.parse(messageOf('5e6f7a8b', change).body))
  assert.match(page, /webhook-id: msg_5e6f7a8b_1204_3\n/)
})

test('the table of values has every kind with its types, and examples of them', () => {
  const rows = page.split('\n').flatMap(line => {
    const [, kind, before, after, example = ''] =
      /^\| `([a-z._]+\.[a-z_]+)` \| (\S+) \| (\S+) \| (.*) \|$/.exec(line) ?? []
    return kind === undefined ? [] : [{ kind, before, after, example }]
  })
  assert.deepEqual(
    rows.map(({ kind, before, after }) => [kind, before, after]),
    Object.entries(CHANGE_VALUES).map(([kind, { before, after }]) => [
      kind,
      nameOfValue(before),
      nameOfValue(after),
    ]),
  )
  for (const { kind, example } of rows) {
    const { before, after } = CHANGE_VALUES[kind as keyof typeof CHANGE_VALUES]
    const shown = JSON.parse(/`([^`]+)`/.exec(example)?.[1] ?? '')
    const value = after ?? before
    assert.ok(value.safeParse(shown).success, kind)
  }
})
