// Officers named in filings of annual accounts. A filing names all holders of a capacity (administrators and
// managers, auditors), but their exact office only by unpublished codes.

import type { FiledOfficer } from '../accounts/deposit.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { Office } from '../publications/gazette-fact.ts'
import type { Currency } from './mandate.ts'
import { compareHolders, type Holder, type ParsedHolder, parseHolder } from './same-holder.ts'

/** Capacity in a filing; `other` for words outside management and audit. */
export type Capacity = 'management' | 'auditor' | 'other' | 'representative'

/** An officer named in a filing of annual accounts. */
export type Confirmation = Holder & {
  /** Last day the filing covers, `YYYY-MM-DD`. */
  on: string
  /** Deposit reference. */
  source: string
  capacity: Capacity
  /** Last day of the fiscal year, `YYYY-MM-DD`. */
  periodEnd: string | null
  /** Natural person representing a company. */
  representative: string | null
}

/** A filing that names officers. */
export type Filing = {
  source: string
  on: string
  periodEnd: string | null
  named: readonly { capacity: Capacity; holder: ParsedHolder }[]
}

// Folded: `commissaris`, `commissaire`, `Kommissar`, `bedrijfsrevisor`, `réviseur`, `Wirtschaftsprüfer`.
const AUDITS = /auditor|commissar|commissaire|kommissar|revisor|reviseur|wirtschaftspruf/
// `regeringscommissaris`, `commissaire du gouvernement`: government commissioners, not auditors.
const OF_STATE = /regering|gouvernement|regierung/
const MANAGES =
  /bestuur|administra|gerant|zaakvoer|verwalt|geschaftsfuhr|director|directeur|manager|voorzit|presid|vorsitz/

/** The capacity of a filed function: a code of the administrators' list, or free text. */
export function capacityOf(functionCode: string | null, functionText: string | null): Capacity {
  if (functionCode !== null || functionText === null) return 'management'
  const words = functionText.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (AUDITS.test(words) && !OF_STATE.test(words)) return 'auditor'
  return MANAGES.test(words) ? 'management' : 'other'
}

/** Whether being named in a capacity means that the office may continue. */
export function coversOffice(capacity: Capacity, office: Office): boolean {
  if (office === 'statutory_auditor') return capacity === 'auditor'
  if (office === 'permanent_representative') return capacity === 'representative'
  return capacity === 'management' || capacity === 'other'
}

/**
 * Whether being named in a capacity corroborates a doubtful statement about this office. Filings do not show
 * who is managing director or chair.
 */
export function corroborates(capacity: Capacity, office: Office): boolean {
  const isPlain = office === 'director' || office === 'manager'
  return isPlain ? capacity === 'management' : coversOffice(capacity, office) && isUnambiguousOffice(office)
}

function isUnambiguousOffice(office: Office): boolean {
  return office === 'statutory_auditor' || office === 'permanent_representative'
}

/** The same, with representatives of companies added as named persons. */
export function withRepresentatives(confirmations: readonly Confirmation[]): Confirmation[] {
  return confirmations.flatMap(confirmation => {
    const { representative: name } = confirmation
    if (name === null) return [confirmation]
    const person = { kind: 'person' as const, name, enterpriseNumber: null, representative: null }
    return [confirmation, { ...confirmation, ...person, capacity: 'representative' as const }]
  })
}

/** Filings by deposit, newest fiscal year last. */
export function groupFilings(confirmations: readonly Confirmation[]): Filing[] {
  const filings = new Map<string, Filing & { named: { capacity: Capacity; holder: ParsedHolder }[] }>()
  // Cache: the same names recur in the filings of every year.
  const parsed = new Map<string, ParsedHolder>()
  const parse = (holder: Holder): ParsedHolder => {
    const key = `${holder.kind} ${holder.enterpriseNumber ?? ''} ${holder.name}`
    const held = parsed.get(key) ?? parseHolder(holder)
    parsed.set(key, held)
    return held
  }
  for (const { source, on, periodEnd, capacity, ...holder } of confirmations) {
    const filing = filings.get(source) ?? { source, on, periodEnd, named: [] }
    filings.set(source, filing)
    if (on > filing.on) filing.on = on
    filing.named.push({ capacity, holder: parse(holder) })
  }
  const order = ({ periodEnd, on, source }: Filing) => `${periodEnd ?? ''} ${on} ${source}`
  return [...filings.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

// Lists officers named in accounts but in no act. They are shown as such, not as mandates.

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
