// A company found by a search.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'

/** The kind of match. */
export type MatchKind = 'name' | 'address' | 'kbo' | 'nace'

export type SearchHit = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  slug: string
  city: string | null
  primaryNace: string | null
  matchKind: MatchKind
  /** The matched address, for `address` hits. */
  matchedAddress: string | null
  /** True for a company missing from the newest register extract. */
  notInRegister: boolean
}
