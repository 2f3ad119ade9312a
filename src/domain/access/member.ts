// People who may sign in: made by the operator, on one of two plans.

export const PLANS = ['free', 'paid'] as const

/** `paid` opens older years of accounts and their export. */
export type Plan = (typeof PLANS)[number]

/** Somebody who is signed in. */
export type Member = { userId: string; email: string; plan: Plan }

/**
 * In characters. A password is all that protects an account here: NIST SP 800-63B asks for at least 8, and 15 where there
 * is no second factor; what an account opens is public data, so that 12 is enough.
 */
export const MIN_PASSWORD_LENGTH = 12
/** Longer ones are refused before they are hashed. */
export const MAX_PASSWORD_LENGTH = 128

// No wider than better-auth's own check: whoever is added by this can sign in by that.
const MAIL = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*(?<!')@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
// RFC 5321, 4.5.3.1.3.
const MAX_MAIL_LENGTH = 254

/** The address in the one form it is kept and asked for in (trimmed, lower case), or null when it is none. */
export function readMailAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  return address.length <= MAX_MAIL_LENGTH && MAIL.test(address) ? address : null
}

/** So many passwords wait to be checked that this one is not. */
export class PasswordsBusyError extends Error {
  override name = 'PasswordsBusyError'
}
