// Currency units of an instance.

import type { Fact, Instance } from './instance.ts'

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
