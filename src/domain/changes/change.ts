// A change of what is on record about a company.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { ChangeKind } from './change-kinds.ts'

/**
 * Place of a change in the order of commits. A transaction's changes share `position`; later ones have higher
 * positions, with gaps.
 */
export type ChangePosition = { position: number; item: number }

/** As `item`: after every change of its position. */
export const LAST_ITEM = 2 ** 31 - 1

export type NewChange = {
  /** As stored: an integer. */
  enterpriseNumber: number
  kind: ChangeKind
  /** `YYYY-MM-DD`: snapshot date of the extract, day of publication or of deposit; null when unknown. */
  effectiveOn: string | null
  /** Extract number, numac, or reference of a deposit. */
  reference: string | null
  /** Values small enough for a feed; null where there was or is none. Never names of persons, addresses of homes. */
  before: unknown
  after: unknown
  /** Establishment unit, ten digits as an integer. */
  entityNumber?: number | null
  /** Load of the register that made it. */
  loadId?: number | null
}

export type Change = ChangePosition & {
  enterpriseNumber: EnterpriseNumber
  kind: ChangeKind
  effectiveOn: string | null
  /** Time of the commit, ISO 8601: when Griffie knew it. */
  recordedAt: string
  reference: string | null
  /** Establishment unit, ten digits. */
  establishmentNumber: string | null
  before: unknown
  after: unknown
}
