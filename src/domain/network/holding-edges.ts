// Edges out of what filings state of a company's holdings and shareholders.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { findMajorityHolder, isSuperseded, majorityOf } from '../ownership/majority.ts'
import {
  type FiledStatement,
  linkOwnership,
  type OwnershipClaim,
  type OwnershipLink,
  type OwnershipParty,
} from '../ownership/ownership-links.ts'
import { personKeyOf } from '../people/person-key.ts'
import { localPersonKey } from './mandate-edges.ts'
import {
  addParties,
  companyParty,
  type Graph,
  keyOfEdge,
  type NetworkEdge,
  NO_PARTY,
  type Party,
} from './network.ts'

/** Adds the holdings of `company`, of which the graph has the officers; `withPersons` false leaves persons out. */
export function addHoldings(
  graph: Graph,
  company: EnterpriseNumber,
  statements: readonly FiledStatement[],
  withPersons: boolean,
): void {
  // Names of filers are the register's, which the caller adds.
  const { holds, heldBy } = linkOwnership(company, statements, () => '')
  const own = companyParty(company, null)
  const isShown = ({ party }: OwnershipLink) =>
    (withPersons || party.kind === 'company') && party.enterpriseNumber !== company
  for (const link of holds.filter(isShown))
    addHolding(graph, own, partyOf(graph, company, link.party), link, isMajority(link))
  // All holders of the company are known here: what they state of each other's shares decides, also about an edge that
  // was read from its other end. Links that `findMajorityHolder` joins by name keep their number.
  const contested = new Set(findMajorityHolder(company, heldBy).contested.map(({ party }) => party))
  for (const link of heldBy.filter(isShown)) {
    const majority = isMajority(link) && !contested.has(link.party)
    addHolding(graph, partyOf(graph, company, link.party), own, link, majority).majority = majority
  }
}

function isMajority(link: OwnershipLink): boolean {
  const majority = majorityOf(link)
  return majority !== null && majority !== 'contested'
}

function partyOf(graph: Graph, company: EnterpriseNumber, party: OwnershipParty): Party {
  const { kind, enterpriseNumber, foreignIdentifier, country } = party
  const name = party.name || null
  if (enterpriseNumber !== null) return companyParty(enterpriseNumber, name)
  if (kind === 'person') return findOfficer(graph, company, party.name) ?? localPerson(company, party.name)
  const isForeign = country !== null && country !== 'BE'
  // A name alone does not tell that two filings mean one company.
  const key =
    foreignIdentifier === null
      ? `company in ${company} ${country} ${party.name}`
      : `company ${country} ${foreignIdentifier.replaceAll(/\W/g, '').toUpperCase()}`
  return {
    ...NO_PARTY,
    key,
    kind: isForeign ? 'foreign_company' : 'company',
    name,
    country,
    foreignIdentifier,
  }
}

// The same name in the same company is the same person, where only one officer has it.
function findOfficer({ parties, edges }: Graph, company: string, name: string): Party | null {
  const nameKey = personKeyOf(name)?.key
  if (nameKey === undefined) return null
  const found = new Set<Party>()
  for (const { to, from } of edges.values()) {
    const party = to === company ? parties.get(from) : undefined
    if (party?.kind === 'person' && personKeyOf(party.name ?? '')?.key === nameKey) found.add(party)
  }
  return found.size === 1 ? ([...found][0] as Party) : null
}

function localPerson(company: string, name: string): Party {
  return { ...NO_PARTY, key: localPersonKey(company, name), kind: 'person', name }
}

function addHolding(
  graph: Graph,
  holder: Party,
  held: Party,
  link: OwnershipLink,
  majority: boolean,
): NonNullable<NetworkEdge['holding']> {
  addParties(graph, holder, held)
  const { byHolder, byHeld, contradiction, party } = link
  const { reference, filer, periodEnd, depositedOn } = (byHolder ?? byHeld) as OwnershipClaim
  const ends = { kind: 'holds', from: holder.key, to: held.key, onBehalfOf: null } as const
  const key = keyOfEdge(ends)
  const known = graph.edges.get(key)?.holding // read from its other end
  if (known) return known
  const holding = {
    byHolder: byHolder?.direct ?? null,
    byHeld: byHeld?.direct ?? null,
    contradiction,
    majority,
  }
  graph.edges.set(key, {
    ...ends,
    currency: isSuperseded(link) ? 'stale' : 'current',
    doubtful: party.matchedByName,
    source: { kind: 'deposit', reference, filer },
    date: periodEnd ?? depositedOn,
    mandates: [],
    holding,
  })
  return holding
}
