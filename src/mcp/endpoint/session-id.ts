// Stateless, signed session ids: any process with the secret can verify them, and they survive restarts. Visible ASCII,
// as the protocol requires: `v1.<key id>.<protocol version>.<issued at, seconds>.<nonce>.<HMAC-SHA256 of the preceding>`.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_VERSIONS } from './protocol.ts'

/** Clients rarely end sessions; a day is longer than any conversation. */
export const SESSION_LIFETIME_S = 86_400

export type Session = {
  /** The key that opened the session; no other key may use it. */
  keyId: string
  version: string
  /** Unix time in seconds. */
  issuedAt: number
  /** Unique per session. */
  nonce: string
}

const FORMAT = /^v1\.([\w-]{1,64})\.(\d{4}-\d\d-\d\d)\.(\d{1,12})\.([\w-]{22})$/
const SIGNATURE_LENGTH = 43

/** `nonce`: 16 random bytes in base64url. */
export function formatSessionId({ keyId, version, issuedAt, nonce }: Session, secret: Buffer): string {
  const payload = `v1.${keyId}.${version}.${issuedAt}.${nonce}`
  return `${payload}.${sign(payload, secret)}`
}

/** Null when the id is malformed or its signature is invalid. Does not check expiry. */
export function parseSessionId(id: string, secret: Buffer): Session | null {
  const dot = id.length - SIGNATURE_LENGTH - 1
  const parts = id[dot] === '.' ? FORMAT.exec(id.slice(0, dot)) : null
  if (!parts) return null
  const given = Buffer.from(id.slice(dot + 1), 'latin1')
  const expected = Buffer.from(sign(id.slice(0, dot), secret), 'latin1')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [, keyId, version, issuedAt, nonce] = parts as unknown as [string, string, string, string, string]
  return SESSION_VERSIONS.includes(version) ? { keyId, version, issuedAt: Number(issuedAt), nonce } : null
}

/** Expiry as Unix time in milliseconds. */
export function expiryOf({ issuedAt }: Session): number {
  return (issuedAt + SESSION_LIFETIME_S) * 1_000
}

function sign(payload: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(payload, 'latin1').digest('base64url')
}
