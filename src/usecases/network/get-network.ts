// The network around a company: who holds it, leads it and audits it, what it holds and leads, and what else these do;
// insolvencies among them, and companies at the same address.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, UnknownCompanyError } from '../../domain/errors.ts'
import { type ArrangedNetwork, arrangeNetwork } from '../../domain/network/arrange-network.ts'
import { companyParty, type Graph, type NetworkEdge, type Party } from '../../domain/network/network.ts'
import type { RiskBand } from '../../domain/risk.ts'
import type { BankruptcySource } from '../../domain/timeline/open-bankruptcy.ts'
import type { Source } from '../../store/db/source.ts'
import { findAtSeat, findNetworkCompanies, type SeatNeighbours } from '../../store/network/companies.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { type ExploredGraph, exploreGraph } from './explore.ts'
import { type ListedInsolvency, listInsolvenciesAround } from './list-insolvencies.ts'
import { type CompanyStates, readStates } from './read-states.ts'
import { MAX_LISTED_AT_SEAT, type SameAddress, seatEdges, toSameAddress } from './same-address.ts'

/** Maximum number of nodes, the company included. */
export const MAX_NODES = 200
/** Nodes whose insolvencies are read: more than are shown. */
const MAX_EXAMINED = 500

export type Depth = 1 | 2

export type NetworkNode = {
  /** Ten digits of a company, the id of a joined person; of others only valid in this answer. */
  id: string
  party: Party
  distance: number
  /** As in the register, also of a company that left it; null for others. */
  company: CompanyFacts | null
  /** Sources that record an open bankruptcy; null while unknown, and for others than companies in Belgium. */
  openBankruptcy: BankruptcySource[] | null
  /** Null for others than companies in the register, and when the risk source did not answer. */
  band: RiskBand | null
}

/** With the ids of its nodes. */
export type LinkedEdge = NetworkEdge & { fromId: string; toId: string }

export type CompanyNetwork = {
  company: CompanyFacts
  depth: Depth
  withPeople: boolean
  /** The company first. */
  nodes: NetworkNode[]
  edges: LinkedEdge[]
  /** Nodes cut; `isMinimum` when some were not even read, because there are so many. */
  leftOut: { nodes: number; isMinimum: boolean }
  /** Within two steps, whatever the depth; null while the gazette is unknown. */
  insolvenciesAround: ListedInsolvency[] | null
  /** Null when the registered seat is unknown, or has no number. */
  sameAddress: SameAddress | null
  /** What is missing in the network; `people`: they have never been derived. */
  notAnswered: (SourceName | 'people')[]
  /** Unread publications about the company, because of which the gazette is missing. */
  waiting: number
}

export type NetworkQuery = {
  depth: Depth
  /** Whether natural persons link companies; otherwise they are officers of the company only. */
  withPeople: boolean
}

/**
 * Throws `UnknownCompanyError`, and `SourceUnavailableError` when the register does not answer, or neither gazette nor
 * accounts do.
 */
export type GetNetwork = (number: EnterpriseNumber, query: NetworkQuery) => Promise<CompanyNetwork>

type GetNetworkDeps = { sources: Record<SourceName, Source>; suppression: Suppression }

export function createGetNetwork({ sources, suppression }: GetNetworkDeps): GetNetwork {
  const { register, gazette, accounts } = sources
  const readSeat = async (number: EnterpriseNumber) =>
    register.run(pool =>
      Promise.all([findNetworkCompanies(pool, [number]), findAtSeat(pool, number, MAX_LISTED_AT_SEAT)]),
    )
  return async (number, query) => {
    const exploring = exploreGraph({ gazette, accounts, suppression }, number, query.withPeople)
    exploring.catch(() => {}) // not awaited when the company is unknown
    const [facts, seat] = await readSeat(number)
    const company = facts.get(number)
    if (!company?.inRegister || suppression.list('register').hidesCompany(company))
      throw new UnknownCompanyError()
    const explored = await exploring
    return composeNetwork({ sources, suppression }, { company, seat, explored, query })
  }
}

type Parts = {
  company: CompanyFacts
  seat: SeatNeighbours | null
  explored: ExploredGraph
  query: NetworkQuery
}

async function composeNetwork(
  { sources, suppression }: GetNetworkDeps,
  { company, seat, explored, query }: Parts,
): Promise<CompanyNetwork> {
  const { enterpriseNumber: centre } = company
  const { graph } = explored
  const visible = seat && filterSeat(seat, suppression)
  graph.parties.set(centre, companyParty(centre, company.legalName))
  for (const { edge, party } of seatEdges(centre, visible)) {
    graph.edges.set(`seat ${party.key}`, edge)
    if (!graph.parties.has(party.key)) graph.parties.set(party.key, party)
  }
  const examine = () =>
    arrangeNetwork(centre, [...graph.edges.values()], { depth: 2, maxNodes: MAX_EXAMINED })
  const numbers = new Set([...numbersOf(graph, examine()), ...(visible?.numbers ?? [])])
  const states = await readStates(sources, [...numbers])
  for (const name of states.notAnswered) if (name === 'gazette') explored.notAnswered.add(name)
  hideCompanies(graph, states, suppression)
  const { depth, withPeople } = query
  const shown = arrangeNetwork(centre, [...graph.edges.values()], { depth, maxNodes: MAX_NODES })
  const isGazetteKnown = !explored.notAnswered.has('gazette')
  return {
    company,
    depth,
    withPeople,
    ...toNodes(graph, shown, states),
    leftOut: { nodes: shown.cut, isMinimum: explored.isCut },
    insolvenciesAround: isGazetteKnown ? listInsolvenciesAround(centre, graph, examine(), states) : null,
    sameAddress: visible && toSameAddress(visible, states),
    notAnswered: [...new Set([...explored.notAnswered, ...states.notAnswered])].sort(),
    waiting: explored.waiting,
  }
}

function filterSeat({ count, numbers }: SeatNeighbours, suppression: Suppression): SeatNeighbours {
  const list = suppression.list('register')
  const visible = numbers.filter(number => !list.hidesNumber(number))
  return { count: count - (numbers.length - visible.length), numbers: visible }
}

function numbersOf({ parties }: Graph, { nodes }: ArrangedNetwork): EnterpriseNumber[] {
  return nodes.flatMap(({ key }) => parties.get(key)?.enterpriseNumber ?? [])
}

// Sole traders hidden by name are known by their register facts only.
function hideCompanies({ edges }: Graph, { companies }: CompanyStates, suppression: Suppression): void {
  const list = suppression.list('register')
  const hidden = new Set<string>()
  for (const [number, company] of companies) if (list.hidesCompany(company)) hidden.add(number)
  if (hidden.size === 0) return
  for (const [key, { from, to }] of edges) if (hidden.has(from) || hidden.has(to)) edges.delete(key)
}

function toNodes(
  { parties }: Graph,
  { nodes, edges }: ArrangedNetwork,
  states: CompanyStates,
): Pick<CompanyNetwork, 'nodes' | 'edges'> {
  const ids = new Map<string, string>()
  let others = 0
  const listed = nodes.map(({ key, distance }) => {
    const party = parties.get(key) as Party
    const id = party.enterpriseNumber ?? party.personId ?? `other-${++others}`
    ids.set(key, id)
    return { id, party, distance, ...stateOf(party, states) }
  })
  return {
    nodes: listed,
    edges: edges.map(edge => ({
      ...edge,
      fromId: ids.get(edge.from) as string,
      toId: ids.get(edge.to) as string,
    })),
  }
}

function stateOf(
  { enterpriseNumber }: Party,
  { companies, openBankruptcies, bands }: CompanyStates,
): Pick<NetworkNode, 'company' | 'openBankruptcy' | 'band'> {
  if (enterpriseNumber === null) return { company: null, openBankruptcy: null, band: null }
  return {
    company: companies.get(enterpriseNumber) ?? null,
    openBankruptcy: openBankruptcies.get(enterpriseNumber) ?? null,
    band: bands.get(enterpriseNumber) ?? null,
  }
}
