// Lists officers named in accounts but in no act. They are shown as such, not as mandates.

import type { FiledOfficer } from '../accounts/deposit.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { Office } from '../publications/gazette-fact.ts'
import type { Currency } from './mandate.ts'
import { type Capacity, capacityOf, coversOffice } from './officer-filings.ts'
import { compareHolders, type Holder, parseHolder } from './same-holder.ts'

export type NamedInAccounts = {
  kind: Holder['kind']
  name: string
  enterpriseNumber: EnterpriseNumber | null
  /** Natural person representing a company. */
  representative: string | null
  /** Auditor, or else administrator or manager: filings distinguish these by unpublished codes. */
  isAuditor: boolean
  /** The function in the filer's words, if given. */
  role: string | null
  /** Start of the mandate as filed, `YYYY-MM-DD`. */
  from: string | null
  termEndsOn: string | null
  /** Calendar year of the fiscal year's end. */
  year: number
  /** Reference of the deposit. */
  deposit: string
}

/** Fields of a mandate needed for comparison. */
export type KnownMandate = {
  name: string
  holderNumber: EnterpriseNumber | null
  roleKind: string
  office: Office | null
  currency: Currency
  to: string | null
}

/**
 * Officers of one filing who have no corresponding mandate in `mandates` (from acts) at the end of the fiscal
 * year. Mandates that ended earlier by the filing itself are left out. In filing order.
 */
export function namedInAccounts(
  filing: { reference: string; periodEnd: string; officers: readonly FiledOfficer[] },
  mandates: readonly KnownMandate[],
): NamedInAccounts[] {
  const { reference, periodEnd, officers } = filing
  const known = mandates
    .filter(({ currency, to }) => currency !== 'former' || to === null || to >= periodEnd)
    .map(({ name, holderNumber, roleKind, office }) => {
      const kind = roleKind === 'director_company' ? ('company' as const) : ('person' as const)
      return { office, holder: parseHolder({ kind, name, enterpriseNumber: holderNumber }) }
    })
  const found = new Map<string, NamedInAccounts>()
  for (const officer of officers) {
    const { functionCode, functionText, kind, name, enterpriseNumber, from, to, representative } = officer
    const capacity = capacityOf(functionCode, functionText)
    if (to !== null && to < periodEnd) continue
    const holder = parseHolder({ kind, name, enterpriseNumber })
    const isKnown = known.some(
      one => matchesOffice(capacity, one.office) && compareHolders(one.holder, holder) !== null,
    )
    const key = `${capacity} ${kind} ${enterpriseNumber ?? name}`
    if (isKnown || found.has(key)) continue
    found.set(key, {
      kind,
      name,
      enterpriseNumber,
      representative,
      from,
      isAuditor: capacity === 'auditor',
      role: functionCode === null && functionText !== 'Auditor' ? functionText : null,
      termEndsOn: to,
      year: Number(periodEnd.slice(0, 4)),
      deposit: reference,
    })
  }
  return [...found.values()]
}

// A code may be that of an auditor: a known auditor is not listed as an administrator.
function matchesOffice(capacity: Capacity, office: Office | null): boolean {
  return office === null || office === 'statutory_auditor' || coversOffice(capacity, office)
}
