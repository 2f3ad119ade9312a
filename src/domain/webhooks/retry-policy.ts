// When a message is sent again, and when a receiver is given up.

const FIRST_MS = 5_000
const LONGEST_MS = 4 * 3_600_000
const JITTER = 0.2

/** A receiver that has failed for this long is disabled: three days, so that a weekend is survived. */
export const GIVE_UP_AFTER_MS = 72 * 3_600_000

/**
 * Milliseconds until the next attempt after `failures` failed ones (from 1): 5 s, doubled up to 4 h, with a random
 * fifth more, and not before `retryAfterMs`, which counts up to the longest delay only. `random`: 0 to 1.
 */
export function retryDelayMs(failures: number, retryAfterMs: number | null, random: number): number {
  const backoff = Math.min(FIRST_MS * 2 ** Math.min(failures - 1, 30), LONGEST_MS) * (1 + JITTER * random)
  return Math.max(backoff, Math.min(retryAfterMs ?? 0, LONGEST_MS))
}
