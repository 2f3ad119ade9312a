// What filings of annual accounts say of who is in office. They name everybody of a capacity: administrators and
// managers, and auditors. Which of the offices somebody holds they give by codes whose meaning is not published.

import type { Office } from '../publications/gazette-fact.ts'
import { type Holder, type ParsedHolder, parseHolder } from './same-holder.ts'

/** In what capacity a filing names somebody; `other` by words that are neither of management nor of audit. */
export type Capacity = 'management' | 'auditor' | 'other' | 'representative'

/** Somebody whom a filing of annual accounts names in office. */
export type Confirmation = Holder & {
  /** Last day that the filing speaks for, `YYYY-MM-DD`. */
  on: string
  /** Deposit reference. */
  source: string
  capacity: Capacity
  /** Last day of the fiscal year, `YYYY-MM-DD`. */
  periodEnd: string | null
  /** Person who acts for a company. */
  representative: string | null
}

/** A filing that names officers. */
export type Filing = {
  source: string
  on: string
  periodEnd: string | null
  named: readonly { capacity: Capacity; holder: ParsedHolder }[]
}

// As folded letters: `commissaris`, `commissaire`, `Kommissar`, `bedrijfsrevisor`, `réviseur`, `Wirtschaftsprüfer`.
const AUDITS = /auditor|commissar|commissaire|kommissar|revisor|reviseur|wirtschaftspruf/
// `regeringscommissaris`, `commissaire du gouvernement`: the state's, not an auditor.
const OF_STATE = /regering|gouvernement|regierung/
const MANAGES =
  /bestuur|administra|gerant|zaakvoer|verwalt|geschaftsfuhr|director|directeur|manager|voorzit|presid|vorsitz/

/** The capacity behind a function as filed: a code of the list of administrators, or free words. */
export function capacityOf(functionCode: string | null, functionText: string | null): Capacity {
  if (functionCode !== null || functionText === null) return 'management'
  const words = functionText.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (AUDITS.test(words) && !OF_STATE.test(words)) return 'auditor'
  return MANAGES.test(words) ? 'management' : 'other'
}

/** Whether being named in a capacity says that somebody may be in this office still. */
export function coversOffice(capacity: Capacity, office: Office): boolean {
  if (office === 'statutory_auditor') return capacity === 'auditor'
  if (office === 'permanent_representative') return capacity === 'representative'
  return capacity === 'management' || capacity === 'other'
}

/**
 * Whether being named in a capacity says the same as a doubtful statement about this office. Who is managing director or
 * chair among those named is not told.
 */
export function corroborates(capacity: Capacity, office: Office): boolean {
  const isPlain = office === 'director' || office === 'manager'
  return isPlain ? capacity === 'management' : coversOffice(capacity, office) && isUnambiguousOffice(office)
}

function isUnambiguousOffice(office: Office): boolean {
  return office === 'statutory_auditor' || office === 'permanent_representative'
}

/** The same with each person who acts for a company as somebody named beside it. */
export function withRepresentatives(confirmations: readonly Confirmation[]): Confirmation[] {
  return confirmations.flatMap(confirmation => {
    const { representative: name } = confirmation
    if (name === null) return [confirmation]
    const person = { kind: 'person' as const, name, enterpriseNumber: null, representative: null }
    return [confirmation, { ...confirmation, ...person, capacity: 'representative' as const }]
  })
}

/** Filings by deposit, those of the newest fiscal year last. */
export function groupFilings(confirmations: readonly Confirmation[]): Filing[] {
  const filings = new Map<string, Filing & { named: { capacity: Capacity; holder: ParsedHolder }[] }>()
  // The same names stand in the filings of every year.
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
