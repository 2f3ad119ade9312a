// Participating interests and shareholders as a filing states them, without private data: of a natural person the name
// and the rights, never an address.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'

/** A company that a filing names. */
export type FiledEntity = {
  name: string
  /** Belgian number, as filed or matched by name and address; null when neither gives one. */
  enterpriseNumber: EnterpriseNumber | null
  /** True when the number was matched by name and address. */
  matchedByName?: true
  /** Identifier in a foreign register, as filed. */
  foreignIdentifier: string | null
  /** ISO 3166-1 alpha-2; null when not filed. */
  country: string | null
}

/** Rights of one kind; decimals as filed, percentages as fractions (`0.6` is 60 %). */
export type HeldRight = {
  nature: string | null
  number: string | null
  direct: string | null
  throughSubsidiaries: string | null
}

/** A participating interest of the filing company. Source: model VOL-kap 6.5.1. */
export type FiledHolding = FiledEntity & {
  rights: readonly HeldRight[]
  /** Closing date (`YYYY-MM-DD`) of the accounts of which equity and result are taken. */
  accountsDate: string | null
  /** ISO 4217, of equity and result. */
  currency: string | null
  equity: string | null
  netResult: string | null
}

/** Securities of one kind held by a shareholder; decimals as filed. */
export type ShareholderRight = {
  nature: string | null
  /** Votes attached to securities. */
  number: string | null
  /** Votes not attached to securities. */
  numberNotAttached: string | null
  percentage: string | null
}

/** A shareholder of the filing company. Source: model VOL-kap 6.7.2, by declarations received. */
export type FiledShareholder = FiledEntity & {
  kind: 'person' | 'company'
  rights: readonly ShareholderRight[]
}

export type FiledOwnership = {
  holdings: readonly FiledHolding[]
  shareholders: readonly FiledShareholder[]
}
