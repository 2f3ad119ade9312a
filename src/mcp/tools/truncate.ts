// Truncates results at whole items, because clients truncate oversized results at arbitrary positions.

/** Results cost tokens, and some clients reject results of 25,000 tokens. */
export const MAX_RESULT_BYTES = 12_000

/** The longest prefix of `items` that takes at most `bytes` as JSON. */
export function takeWithinBytes<T>(items: readonly T[], bytes: number): T[] {
  let left = bytes
  let kept = 0
  for (const item of items) {
    left -= jsonByteLength(item) + 1
    if (left < 0) break
    kept++
  }
  return items.slice(0, kept)
}

/** Size of `value` as UTF-8 JSON. */
export function jsonByteLength(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}
