// API keys: `griffie_` + eight characters of key id + `_` + 256 secret bits. Only a hash is stored; plain
// SHA-256 suffices, because the secret is random and long.

import { hash } from 'node:crypto'

const PREFIX = 'griffie_'
const ID_LENGTH = 8
const KEY_LENGTH = PREFIX.length + ID_LENGTH + 1 + 43
const ID_BYTES = 4
const SECRET_BYTES = 32

/** What only some keys may do. */
export type KeyRights = {
  /** Look up people. */
  people: boolean
  /** Download bulk files. */
  bulk: boolean
}

/** A valid key. */
export type ActiveKey = {
  keyId: string
  /** SHA-256 of the whole key, hexadecimal. */
  keyHash: string
  /** Requests per minute for this key; null: limited by client address. */
  rateLimit: number | null
} & KeyRights

/** The id within a key; an arbitrary non-matching text for anything else. */
export function apiKeyId(key: string): string {
  return key.length === KEY_LENGTH && key.startsWith(PREFIX)
    ? key.slice(PREFIX.length, PREFIX.length + ID_LENGTH)
    : ''
}

/** SHA-256 of a key in lower-case hexadecimal, computed in one call, which is faster than with a buffer. */
export function hashApiKey(key: string): string {
  return hash('sha256', key, 'hex')
}

/** A new key from a source of random bytes (`crypto.randomBytes`). */
export function makeApiKey(randomBytes: (count: number) => Buffer): { keyId: string; key: string } {
  const keyId = randomBytes(ID_BYTES).toString('hex')
  return { keyId, key: `${PREFIX}${keyId}_${randomBytes(SECRET_BYTES).toString('base64url')}` }
}
