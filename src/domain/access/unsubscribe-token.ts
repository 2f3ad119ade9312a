// Tokens of links that end mails without signing in.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** `secret`: that of the sessions; the purpose is part of what is signed, so no session can be made of a token. */
export function unsubscribeToken(secret: Buffer, memberId: string): string {
  return `${memberId}.${sign(secret, memberId).toString('base64url')}`
}

/** The member of a token; null for any other text. */
export function readUnsubscribeToken(secret: Buffer, token: string): string | null {
  const at = token.lastIndexOf('.')
  const memberId = token.slice(0, Math.max(at, 0))
  const given = Buffer.from(token.slice(at + 1), 'base64url')
  const expected = sign(secret, memberId)
  return memberId !== '' && given.length === expected.length && timingSafeEqual(given, expected)
    ? memberId
    : null
}

function sign(secret: Buffer, memberId: string): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe from mails: ${memberId}`).digest()
}
