// Random choices, deterministic for the given random numbers.

/** One of `values`, which must not be empty. */
export function choose<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)] as T
}

/** `values` in random order. */
export function shuffle<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map(value => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

/** `count` random digits, the first one not 0. */
export function drawDigits(count: number, random: () => number): string {
  const digits = Array.from({ length: count }, () => String(Math.floor(random() * 10)))
  return digits.join('').replace(/^0/, '4')
}

/** Fills `{slots}` of a template. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
}
