// API keys: `griffie_` + eight characters that name the key + `_` + 256 secret bits. Only a hash is ever kept;
// a plain SHA-256 suffices, because the secret is random and too long to guess.

import { hash } from 'node:crypto'

const PREFIX = 'griffie_'
const ID_LENGTH = 8
const KEY_LENGTH = PREFIX.length + ID_LENGTH + 1 + 43
const ID_BYTES = 4
const SECRET_BYTES = 32

/** A key that may be used now. */
export type ActiveKey = {
  keyId: string
  /** SHA-256 of the whole key, hexadecimal. */
  keyHash: string
  /** Requests per minute counted for this key alone; null: the client's address is counted. */
  rateLimit: number | null
}

/** The name within a key; of anything else, some text that names none. */
export function apiKeyId(key: string): string {
  return key.length === KEY_LENGTH && key.startsWith(PREFIX)
    ? key.slice(PREFIX.length, PREFIX.length + ID_LENGTH)
    : ''
}

/** SHA-256 of a key in lower-case hexadecimal: a third of the time that a buffer of its bytes takes. */
export function hashApiKey(key: string): string {
  return hash('sha256', key, 'hex')
}

/** A new key from a source of random bytes (`crypto.randomBytes`). */
export function makeApiKey(randomBytes: (count: number) => Buffer): { keyId: string; key: string } {
  const keyId = randomBytes(ID_BYTES).toString('hex')
  return { keyId, key: `${PREFIX}${keyId}_${randomBytes(SECRET_BYTES).toString('base64url')}` }
}
