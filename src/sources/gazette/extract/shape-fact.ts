// Facts as JSON for people and scripts: snake_case, every field present, null for what the text does not say.

import type { GazetteFact } from '../../../domain/gazette-fact.ts'

/** A JSON value with the fields of `fact` in snake_case, at every depth. */
export function shapeFact(fact: GazetteFact): Record<string, unknown> {
  return snake(fact) as Record<string, unknown>
}

function snake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snake)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      snake(item),
    ]),
  )
}
