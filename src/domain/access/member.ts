// Members who may sign in, created by the operator, on one of two plans.

export const PLANS = ['free', 'paid'] as const

/** `paid` includes older years of accounts and their export. */
export type Plan = (typeof PLANS)[number]

/** A signed-in member. */
export type Member = { userId: string; email: string; plan: Plan }

/**
 * In characters. NIST SP 800-63B requires at least 8, and 15 without a second factor; 12 is enough here,
 * since accounts only give access to public data.
 */
export const MIN_PASSWORD_LENGTH = 12
/** Longer ones are rejected before hashing. */
export const MAX_PASSWORD_LENGTH = 128

// No wider than better-auth's own check, so that every member can sign in.
const MAIL = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*(?<!')@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
// RFC 5321, 4.5.3.1.3.
const MAX_MAIL_LENGTH = 254

/** The normalised address (trimmed, lower case), or null if invalid. */
export function readMailAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  return address.length <= MAX_MAIL_LENGTH && MAIL.test(address) ? address : null
}

/** The queue of password checks is full. */
export class PasswordsBusyError extends Error {
  override name = 'PasswordsBusyError'
}
