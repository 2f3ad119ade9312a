// An uninterpreted XBRL instance: contexts, units and facts.

import type { CellConflict, DepositReference, FiledAccounts } from '../../../../domain/accounts/deposit.ts'

/** Entity, period and dimensions. An instant has no start. */
export type Context = {
  entity: string | null
  start: string | null
  end: string | null
  /** Explicit members, `bas:m25`; if dimension and domain differ, `dim=dom:m1`. */
  members: string[]
  /** Typed members by dimension, `annp` → `Peeters`; null if none. */
  typed: Map<string, string> | null
}

export type Fact = {
  /** Namespace of the element; prefixes vary by filer. */
  namespace: string
  name: string
  context: string
  unit: string | null
  /** Null when the fact is nil or empty. */
  value: string | null
}

export type Instance = {
  schema: string | null
  /** `xml:lang` of the document. */
  language: string | null
  contexts: Map<string, Context>
  /** Unit id → measure, `iso4217:EUR`, prefix as written. */
  units: Map<string, string>
  facts: Fact[]
}

/** Content of an instance. Its reference is known only from the file name. */
export type ParsedInstance = {
  header: Partial<DepositReference>
  figures: Pick<FiledAccounts, 'rubrics' | 'previousRubrics' | 'officers' | 'ownership' | 'unreadLines'>
  unknownFacts: number
  conflicts: readonly CellConflict[]
}

// Currency units of an instance.

const ISO_CURRENCY = /^(?:[\w-]+:)?([A-Z]{3})$/

/** ISO code of a unit id; null for counts, shares and undefined ids. */
export function currencyOf(unit: string | null, units: ReadonlyMap<string, string>): string | null {
  return ISO_CURRENCY.exec(units.get(unit ?? '') ?? '')?.[1] ?? null
}

/** The filing's currency: that of the first amount in `facts`. Null if there is none. */
export function findCurrency(facts: readonly Fact[], units: Instance['units']): string | null {
  for (const { unit } of facts) {
    const currency = unit === null ? null : currencyOf(unit, units)
    if (currency) return currency
  }
  return null
}
