// Results are cut at whole items: half a fact is worse than none, and a client that cuts for itself cuts anywhere.

/** Most bytes of a result as JSON. An agent pays for each of them, and some clients refuse results of 25,000 tokens. */
export const MAX_RESULT_BYTES = 12_000

/** As many of `items`, from the first on, as take at most `bytes` as JSON. */
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

/** Bytes of `value` as JSON in UTF-8. */
export function jsonByteLength(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}
