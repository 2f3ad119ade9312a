// Facts as JSON: snake_case, every field present, null for what the text does not state.

import type { ExtractedFact } from '../domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../domain/publications/named-facts.ts'

/**
 * A JSON value of `fact` with snake_case fields at every depth. A mandate with a doubtful holder has `fact`
 * `doubted_mandate`.
 */
export function factToJson(fact: ExtractedFact): Record<string, unknown> {
  const shaped = toSnakeCase(fact) as Record<string, unknown>
  return hasNamedHolder(fact) ? shaped : { ...shaped, fact: 'doubted_mandate' }
}

function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      toSnakeCase(item),
    ]),
  )
}
