// The network around a company: companies and people as nodes, what links them as typed edges. A node is known by its
// key: of a company in Belgium its enterprise number, of a joined person its id, of all others a text of this network.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { Currency } from '../officers/mandate.ts'
import type { Office } from '../publications/gazette-fact.ts'

/** In the order in which they are kept when a network is cut. */
export const EDGE_KINDS = [
  'holds',
  'merged_into',
  'director_of',
  'represents',
  'auditor_of',
  'same_seat',
] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

export type Party = {
  key: string
  kind: 'company' | 'foreign_company' | 'person'
  /** As the source has it; null of a company that is known by its number only. */
  name: string | null
  enterpriseNumber: EnterpriseNumber | null
  /** Of a person whose mandates are joined. */
  personId: string | null
  country: string | null
  /** As filed. */
  foreignIdentifier: string | null
}

/** Where an edge is stated. */
export type EdgeSource =
  | { kind: 'act'; numac: string }
  | { kind: 'deposit'; reference: string; filer: EnterpriseNumber }
  | { kind: 'register' }

/** A mandate behind an edge. Dates are `YYYY-MM-DD`. */
export type EdgeMandate = {
  office: Office | null
  currency: Currency
  startsOn: string | null
  endsOn: string | null
  /** Last day on which an act or filing confirms it. */
  confirmedOn: string | null
  numac: string
  doubtful: boolean
}

/** Shares as stated by both sides, decimal fractions. */
export type EdgeHolding = {
  byHolder: string | null
  byHeld: string | null
  contradiction: boolean
  /** Whether more than half is held, and no side denies it. */
  majority: boolean
}

export type NetworkEdge = {
  kind: EdgeKind
  /** Key of the holder, absorbed company, officer, representative or auditor. */
  from: string
  to: string
  /** Null for a merger and a seat. A holding is `stale` when a later filing states none. */
  currency: Currency | null
  /** Something speaks against it, or the other side was found by its name. */
  doubtful: boolean
  source: EdgeSource
  /** Day for which the source states it, `YYYY-MM-DD`. */
  date: string | null
  /** Of officers, current ones first; empty otherwise. */
  mandates: readonly EdgeMandate[]
  /** Company that a permanent representative stands for. */
  onBehalfOf: EnterpriseNumber | null
  holding: EdgeHolding | null
}

/** Parties by key and edges, as read. */
export type Graph = { parties: Map<string, Party>; edges: Map<string, NetworkEdge> }

export function createGraph(): Graph {
  return { parties: new Map(), edges: new Map() }
}

/** Adds parties, or the names of known ones that had none. */
export function addParties({ parties }: Graph, ...ends: readonly Party[]): void {
  for (const party of ends) if ((parties.get(party.key)?.name ?? null) === null) parties.set(party.key, party)
}

export function keyOfEdge({
  kind,
  from,
  to,
  onBehalfOf,
}: Pick<NetworkEdge, 'kind' | 'from' | 'to' | 'onBehalfOf'>): string {
  return `${kind} ${from} ${to} ${onBehalfOf ?? ''}`
}

/** What is unknown of a party. */
export const NO_PARTY: Omit<Party, 'key' | 'kind'> = {
  name: null,
  enterpriseNumber: null,
  personId: null,
  country: null,
  foreignIdentifier: null,
}

/** A company in Belgium, as a party. */
export function companyParty(enterpriseNumber: EnterpriseNumber, name: string | null): Party {
  return { ...NO_PARTY, key: enterpriseNumber, kind: 'company', name, enterpriseNumber, country: 'BE' }
}
