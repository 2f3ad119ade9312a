import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { SESSION_VERSIONS } from './protocol.ts'
import { expiryOf, formatSessionId, parseSessionId, SESSION_LIFETIME_S, type Session } from './session-id.ts'

const secret = randomBytes(32)
const sessions: fc.Arbitrary<Session> = fc.record({
  keyId: fc.stringMatching(/^[\da-f]{8}$/),
  version: fc.constantFrom(...SESSION_VERSIONS),
  issuedAt: fc.integer({ min: 1_700_000_000, max: 4_000_000_000 }),
  nonce: fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map(bytes => Buffer.from(bytes).toString('base64url')),
})

test('ids are visible ASCII and parse to their session', () => {
  fc.assert(
    fc.property(sessions, session => {
      const id = formatSessionId(session, secret)
      assert.match(id, /^[\x21-\x7e]+$/)
      assert.deepEqual(parseSessionId(id, secret), { ...session })
    }),
  )
})

test('modified, truncated and extended ids are rejected', () => {
  fc.assert(
    fc.property(sessions, fc.nat(), fc.stringMatching(/^[!-~]$/), (session, place, sign) => {
      const id = formatSessionId(session, secret)
      const at = place % id.length
      const changed = id.slice(0, at) + sign + id.slice(at + 1)
      if (changed !== id) assert.equal(parseSessionId(changed, secret), null)
      assert.equal(parseSessionId(id.slice(0, at), secret), null)
      assert.equal(parseSessionId(id + sign, secret), null)
    }),
  )
})

test('ids signed with another secret and arbitrary texts are rejected', () => {
  fc.assert(
    fc.property(sessions, fc.string(), (session, text) => {
      assert.equal(parseSessionId(formatSessionId(session, randomBytes(32)), secret), null)
      assert.equal(parseSessionId(text, secret), null)
    }),
  )
})

test('sessions expire after a day', () => {
  const session = { keyId: 'a', version: '2025-11-25', issuedAt: 1_000, nonce: 'n' }
  assert.equal(expiryOf(session), (1_000 + 24 * 3_600) * 1_000)
  assert.equal(SESSION_LIFETIME_S, 86_400)
})
