// The network of a company in few tokens: a line for each edge and insolvency.

import type { Party } from '../../domain/network/network.ts'
import { isImplausible, type OwnershipClaim } from '../../domain/ownership/ownership-links.ts'
import type { CompanyNetwork, LinkedEdge, NetworkNode } from '../../usecases/network/get-network.ts'
import type { ListedInsolvency } from '../../usecases/network/list-insolvencies.ts'

/**
 * Edges as `Kop 0888000257 holds Zuster 0888000356 (0.6)`, nearest first; without those that the tool's other lists
 * have: holdings of the company itself, its owners, and companies among its officers.
 */
export function shapeEdges({ nodes, edges, company, withPeople }: CompanyNetwork): string[] {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const centre = company.enterpriseNumber
  return edges
    .filter(edge => !isListedElsewhere(edge, centre, withPeople, byId))
    .map(edge => shapeEdge(edge, byId))
}

function isListedElsewhere(
  { kind, fromId, toId }: LinkedEdge,
  centre: string,
  withPeople: boolean,
  byId: ReadonlyMap<string, NetworkNode>,
): boolean {
  if (kind === 'holds') return fromId === centre || toId === centre
  const isPerson = byId.get(fromId)?.party.kind === 'person'
  return toId === centre && (!isPerson || !withPeople)
}

function shapeEdge(edge: LinkedEdge, byId: ReadonlyMap<string, NetworkNode>): string {
  const { kind, fromId, toId, currency, doubtful, holding } = edge
  const notes = [
    holding?.byHolder ?? holding?.byHeld,
    currency !== 'current' && currency,
    doubtful && 'doubtful',
    holding?.contradiction && 'contradiction',
  ].filter(Boolean)
  const line = `${nameNode(byId.get(fromId))} ${kind} ${nameNode(byId.get(toId))}`
  return notes.length === 0 ? line : `${line} (${notes.join(', ')})`
}

/** The share of a claim: a fraction as filed, with what is held through subsidiaries; marked where it is above the whole. */
export function shapeShare(claim: OwnershipClaim | null): string | null | undefined {
  if (claim === null) return undefined
  const { direct, throughSubsidiaries } = claim
  const through = Number(throughSubsidiaries) > 0 ? `${throughSubsidiaries} via subsidiaries` : null
  const share = [direct, through].filter(part => part !== null).join(' + ') || null
  return share !== null && isImplausible(claim) ? `${share} as filed: above the whole` : share
}

function nameNode(node: NetworkNode | undefined): string {
  if (node === undefined) return '?'
  const { company, party, openBankruptcy } = node
  const bankrupt = openBankruptcy !== null && openBankruptcy.length > 0 ? ' [bankrupt]' : ''
  return nameParty(party, company?.legalName ?? null) + bankrupt
}

function nameParty({ name, enterpriseNumber, country }: Party, legalName: string | null): string {
  const abroad = country !== null && country !== 'BE' ? `(${country})` : null
  return [legalName ?? name, enterpriseNumber, abroad].filter(part => part !== null).join(' ')
}

/** As `Zuster 0888000356: bankruptcy 2025-02-03, group via Kop 0888000257`. */
export function shapeInsolvency({ enterpriseNumber, name, kind, openedOn, links }: ListedInsolvency): string {
  const ways = links.map(({ kind: way, through }) => {
    const via = through && nameParty(through.party, through.company?.legalName ?? null)
    return via === null ? way : `${way} via ${via}`
  })
  const what = `${name ?? ''} ${enterpriseNumber}: ${kind} ${openedOn ?? 'by the register, undated'}`
  return [what.trim(), ...ways].join(', ')
}
