// Parsing of query parameters: lenient, except for cursors.

import { type FilterText, parseFilter, type SearchFilter } from '../domain/search/filter.ts'

/** As parsed by Fastify: an array when repeated, of which the first value counts. */
export type Parameter = string | string[] | undefined

/** Whether the query string has invalid percent-encoding. Such a request is malformed and must not return an empty result. */
export function isUndecodable(url: string): boolean {
  const at = url.indexOf('?')
  if (at === -1 || !url.includes('%', at)) return false
  try {
    decodeURIComponent(url.slice(at + 1))
    return false
  } catch {
    return true
  }
}

/** The search text. NUL becomes a space, because PostgreSQL text cannot contain it. */
export function parseSearchText(given: Parameter): string {
  return (firstValue(given) ?? '').replaceAll('\0', ' ').trim()
}

/** An integer from 1 to `maxLimit`; `defaultLimit` when missing or not a number. */
export function readLimit(
  given: Parameter,
  { maxLimit, defaultLimit }: { maxLimit: number; defaultLimit: number },
): number {
  const text = firstValue(given)?.trim() ?? ''
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return defaultLimit
  return Math.min(maxLimit, Math.max(1, Math.trunc(Number(text))))
}

/** The filter of a search. Throws `ParameterError`. */
export function readFilter(query: Record<string, Parameter>): SearchFilter {
  const text = (name: keyof FilterText) => parseSearchText(query[name]) || null
  return parseFilter({
    town: text('town'),
    nace: text('nace'),
    legal_form: text('legal_form'),
    situation: text('situation'),
    person: text('person'),
  })
}

/** The value if `isKnown`, else `otherwise`. */
export function readLanguage<T extends string>(
  given: Parameter,
  isKnown: (text: unknown) => text is T,
  otherwise: T,
): T {
  const text = firstValue(given)
  return isKnown(text) ? text : otherwise
}

/**
 * A cursor: the number after which a page begins, ten digits of which `firstDigits` can be the first. Null when absent or
 * empty, undefined when it is no cursor.
 */
export function readCursor(given: Parameter, firstDigits: RegExp): string | null | undefined {
  const text = firstValue(given) ?? ''
  if (text === '') return null
  return /^\d{10}$/.test(text) && firstDigits.test(text) ? text : undefined
}

/** As `firstDigits`. */
export const ESTABLISHMENT_NUMBERS = /^[2-8]/
export const ENTERPRISE_NUMBERS = /^[01]/

/** The value; the first one of a repeated parameter. */
export function firstValue(given: Parameter): string | undefined {
  return Array.isArray(given) ? given[0] : given
}
