// Officers whom accounts name and no act does: told as what they are, never as holders of a mandate.

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
  /** Person who acts for a company. */
  representative: string | null
  /** An auditor, else an administrator or manager: which of the two, filings tell by codes that are not published. */
  isAuditor: boolean
  /** The function in the filer's words, where it gives any. */
  role: string | null
  /** Of the mandate, as filed, `YYYY-MM-DD`. */
  from: string | null
  termEndsOn: string | null
  /** Year of the accounts: that of the last day of the fiscal year. */
  year: number
  /** Reference of the deposit. */
  deposit: string
}

/** As much of a mandate as tells whether acts know of it. */
export type KnownMandate = {
  name: string
  holderNumber: EnterpriseNumber | null
  roleKind: string
  office: Office | null
  currency: Currency
  to: string | null
}

/**
 * Those of `officers`, of one filing, whom none of `mandates`, which acts gave, has in such an office at the end of the fiscal year.
 * Left out are those whose mandate had ended before that day by the filing itself. In the order of the filing.
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

// A code may be that of an auditor: whom acts know as one is not told to be an administrator.
function matchesOffice(capacity: Capacity, office: Office | null): boolean {
  return office === null || office === 'statutory_auditor' || coversOffice(capacity, office)
}
