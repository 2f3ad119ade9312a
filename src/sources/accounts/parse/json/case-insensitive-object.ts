// JSON objects of the Bank's services, whose key case differs from the documentation: `StartDate` is
// documented, `startDate` is sent.

export type CaseInsensitiveObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is CaseInsensitiveObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of `key` (PascalCase) in any case; undefined if absent. */
export function findValue(object: CaseInsensitiveObject, key: string): unknown {
  const value = object[key]
  if (value !== undefined) return value
  const camel = object[key.charAt(0).toLowerCase() + key.slice(1)]
  if (camel !== undefined) return camel
  const lower = key.toLowerCase()
  for (const other in object) {
    if (other.length === lower.length && other.toLowerCase() === lower) return object[other]
  }
  return undefined
}

/** A string or number as trimmed text; null for anything else or empty. */
export function textOf(object: CaseInsensitiveObject, key: string): string | null {
  const value = findValue(object, key)
  if (typeof value === 'string') return value.trim() || null
  return typeof value === 'number' ? String(value) : null
}

/** An object; empty if absent. */
export function objectOf(object: CaseInsensitiveObject, key: string): CaseInsensitiveObject {
  const value = findValue(object, key)
  return isObject(value) ? value : {}
}

/** The objects of a list; empty if there is no list. */
export function objectsOf(object: CaseInsensitiveObject, key: string): CaseInsensitiveObject[] {
  const value = findValue(object, key)
  return Array.isArray(value) ? value.filter(isObject) : []
}
