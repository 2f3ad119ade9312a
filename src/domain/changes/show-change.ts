// What the suppression list leaves of a change.

import type { SuppressionList } from '../suppression/suppression-list.ts'
import type { Change } from './change.ts'
import type { ChangeKind } from './change-kinds.ts'

// The only ones whose values can be names.
const WITH_NAMES: ReadonlySet<ChangeKind> = new Set([
  'register.name',
  'gazette.officers',
  'gazette.company_change',
])

/** Null for a change of a suppressed company. Names of suppressed persons in its values are null. */
export function showChange(change: Change, list: SuppressionList): Change | null {
  if (list.hidesNumber(change.enterpriseNumber)) return null
  return hideSuppressedNames(change, list)
}

/** The same change, with null for the names of suppressed persons in its values. */
export function hideSuppressedNames<T extends Pick<Change, 'kind' | 'before' | 'after'>>(
  change: T,
  list: SuppressionList,
): T {
  if (!WITH_NAMES.has(change.kind)) return change
  return { ...change, before: hideNames(change.before, list), after: hideNames(change.after, list) }
}

function hideNames(value: unknown, list: SuppressionList): unknown {
  if (typeof value === 'string') return list.hidesName(value) ? null : value
  if (Array.isArray(value)) return value.map(one => hideNames(one, list))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hideNames(one, list)]))
}
