import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { apiKeyId, hashApiKey, makeApiKey } from './api-key.ts'

test('a key contains its id and 256 secret bits', () => {
  const { keyId, key } = makeApiKey(randomBytes)
  assert.match(key, /^griffie_[\da-f]{8}_[\w-]{43}$/)
  assert.equal(apiKeyId(key), keyId)
})

test('a malformed key has no id', () => {
  const { key } = makeApiKey(randomBytes)
  for (const text of ['', 'griffie_', key.slice(1), `${key}x`, key.replace('griffie', 'GRIFFIE')])
    assert.equal(apiKeyId(text), '', text)
})

test('the hash is the SHA-256 of the whole key', () => {
  const { key } = makeApiKey(randomBytes)
  assert.equal(hashApiKey(key), createHash('sha256').update(key).digest('hex'))
})
