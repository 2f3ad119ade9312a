// Units of an instance: which facts are amounts, and in what.

import type { Fact, Instance } from './instance.ts'

const ISO_CURRENCY = /^(?:[\w-]+:)?([A-Z]{3})$/

/** ISO code behind a unit's id, null for counts, shares and ids that the instance does not explain. */
export function currencyOf(unit: string | null, units: ReadonlyMap<string, string>): string | null {
  return ISO_CURRENCY.exec(units.get(unit ?? '') ?? '')?.[1] ?? null
}

/** The currency of the first amount among `facts`: the filing's. Null when there is none. */
export function findCurrency(facts: readonly Fact[], units: Instance['units']): string | null {
  for (const { unit } of facts) {
    const currency = unit === null ? null : currencyOf(unit, units)
    if (currency) return currency
  }
  return null
}
