// Session ids that say everything about a session themselves and are signed: any process that knows the secret can
// check one, nothing about a session is kept, and a restart loses none. Visible ASCII, as the protocol demands:
// `v1.<key id>.<protocol version>.<issued at, seconds>.<nonce>.<HMAC-SHA256 of what is before>`.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_VERSIONS } from './protocol.ts'

/** Seconds that a session lasts. Clients rarely end theirs; a day is longer than any conversation. */
export const SESSION_LIFETIME_S = 86_400

export type Session = {
  /** The key that it was opened with, and the only one it may be used with. */
  keyId: string
  version: string
  /** Seconds since 1970. */
  issuedAt: number
  /** What tells it from every other session. */
  nonce: string
}

const FORMAT = /^v1\.([\w-]{1,64})\.(\d{4}-\d\d-\d\d)\.(\d{1,12})\.([\w-]{22})$/
const SIGNATURE_LENGTH = 43

/** The id of a session. `nonce`: 16 random bytes in base64url. */
export function formatSessionId({ keyId, version, issuedAt, nonce }: Session, secret: Buffer): string {
  const payload = `v1.${keyId}.${version}.${issuedAt}.${nonce}`
  return `${payload}.${sign(payload, secret)}`
}

/** The session that `id` names; null when it is not one of ours or was changed. Says nothing about its age. */
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

/** When a session ends by itself, in milliseconds since 1970. */
export function expiryOf({ issuedAt }: Session): number {
  return (issuedAt + SESSION_LIFETIME_S) * 1_000
}

function sign(payload: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(payload, 'latin1').digest('base64url')
}
