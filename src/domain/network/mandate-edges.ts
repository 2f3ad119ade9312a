// Edges out of mandates: officers, auditors and permanent representatives.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../company/enterprise-number.ts'
import { CURRENCY_ORDER } from '../officers/mandate.ts'
import { personKeyOf } from '../people/person-key.ts'
import { foldNameWords } from '../search/fold.ts'
import {
  addParties,
  companyParty,
  type EdgeKind,
  type EdgeMandate,
  type Graph,
  keyOfEdge,
  type NetworkEdge,
  NO_PARTY,
  type Party,
} from './network.ts'

/** A mandate in `company`, as stored. */
export type NetworkMandate = EdgeMandate & {
  company: number
  name: string
  holderIsCompany: boolean
  holderNumber: number | null
  representative: string | null
  /** The person who holds it, or represents its holder; null when not joined, or not asked for. */
  personId: string | null
}

/** Adds the edges of a mandate; `withPersons` false leaves natural persons out. */
export function addMandate(graph: Graph, mandate: NetworkMandate, withPersons: boolean): void {
  const company = companyParty(enterpriseNumberFrom(mandate.company), null)
  const { name, representative, office, holderIsCompany } = mandate
  const kind = office === 'statutory_auditor' ? 'auditor_of' : 'director_of'
  if (holderIsCompany) {
    const holder = holderParty(company, mandate)
    link(graph, { kind, from: holder, to: company, mandate, onBehalfOf: null })
    // Who signs for an auditor does not lead the company.
    if (!withPersons || representative === null || kind === 'auditor_of') return
    const from = personParty(company, mandate, representative)
    const onBehalfOf = holder.enterpriseNumber
    link(graph, { kind: 'represents', from, to: company, mandate, onBehalfOf })
  } else if (withPersons) {
    link(graph, { kind, from: personParty(company, mandate, name), to: company, mandate, onBehalfOf: null })
  }
}

function holderParty({ key }: Party, { holderNumber, name }: NetworkMandate): Party {
  if (holderNumber !== null) return companyParty(enterpriseNumberFrom(holderNumber), name)
  return { ...NO_PARTY, key: `company in ${key} ${foldNameWords(name).join(' ')}`, kind: 'company', name }
}

// Without evidence a name is a person of this company only.
function personParty({ key: company }: Party, { personId }: NetworkMandate, name: string): Party {
  const key = personId === null ? localPersonKey(company, name) : `person ${personId}`
  return { ...NO_PARTY, key, kind: 'person', name, personId }
}

/** Key of a person who is known by name, in one company only. */
export function localPersonKey(company: string, name: string): string {
  return `person in ${company} ${personKeyOf(name)?.key ?? foldNameWords(name).join(' ')}`
}

type Link = {
  kind: EdgeKind
  from: Party
  to: Party
  mandate: EdgeMandate
  onBehalfOf: EnterpriseNumber | null
}

// All mandates of a holder in a company are one edge.
function link(graph: Graph, { kind, from, to, mandate, onBehalfOf }: Link): void {
  addParties(graph, from, to)
  const { office, currency, startsOn, endsOn, confirmedOn, numac, doubtful } = mandate
  const own: EdgeMandate = { office, currency, startsOn, endsOn, confirmedOn, numac, doubtful }
  const key = keyOfEdge({ kind, from: from.key, to: to.key, onBehalfOf })
  const known = graph.edges.get(key)?.mandates ?? []
  if (known.some(one => isSame(one, own))) return
  const mandates = [...known, own].sort(compareMandates)
  graph.edges.set(key, { ...summarise(mandates), kind, from: from.key, to: to.key, mandates, onBehalfOf })
}

// A mandate may be read from both of its ends.
function isSame(a: EdgeMandate, b: EdgeMandate): boolean {
  return (
    a.office === b.office && a.numac === b.numac && a.startsOn === b.startsOn && a.currency === b.currency
  )
}

function summarise(
  mandates: readonly EdgeMandate[],
): Pick<NetworkEdge, 'currency' | 'doubtful' | 'source' | 'date' | 'holding'> {
  const { currency, numac, confirmedOn, startsOn } = mandates[0] as EdgeMandate
  return {
    currency,
    doubtful: mandates.every(({ doubtful }) => doubtful),
    source: { kind: 'act', numac },
    date: confirmedOn ?? startsOn,
    holding: null,
  }
}

// Current before stale before former; within these the newest first.
function compareMandates(a: EdgeMandate, b: EdgeMandate): number {
  const [x, y] = [a, b].map(({ startsOn, endsOn }) => startsOn ?? endsOn ?? '') as [string, string]
  return CURRENCY_ORDER[a.currency] - CURRENCY_ORDER[b.currency] || (x < y ? 1 : x > y ? -1 : 0)
}
