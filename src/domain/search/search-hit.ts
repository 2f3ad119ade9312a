// One company found by a search.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'

/** The lane that matched. */
export type MatchKind = 'name' | 'address' | 'kbo' | 'nace'

export type SearchHit = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  slug: string
  city: string | null
  primaryNace: string | null
  matchKind: MatchKind
  /** The address that matched, for `address` hits. */
  matchedAddress: string | null
  /** True for a company that is not in the newest register extract. */
  notInRegister: boolean
}
