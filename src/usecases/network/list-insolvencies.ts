// Insolvencies around a company, with the companies and those who link them.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { ArrangedNetwork } from '../../domain/network/arrange-network.ts'
import {
  findInsolvenciesAround,
  type Insolvency,
  type InsolvencyLink,
  listInsolvencies,
} from '../../domain/network/insolvencies-around.ts'
import type { Graph, Party } from '../../domain/network/network.ts'
import { isBankruptSituation } from '../../domain/risk.ts'
import type { CompanyStates } from './read-states.ts'

export type ListedInsolvency = Insolvency & {
  enterpriseNumber: EnterpriseNumber
  /** Null when no source names the company. */
  name: string | null
  inRegister: boolean
  links: { kind: InsolvencyLink['kind']; through: { party: Party; company: CompanyFacts | null } | null }[]
}

export function listInsolvenciesAround(
  centre: EnterpriseNumber,
  { parties, edges }: Graph,
  { nodes }: ArrangedNetwork,
  { companies, events }: CompanyStates,
): ListedInsolvency[] {
  const found = new Map<string, Insolvency[]>()
  for (const { key } of nodes) {
    const number = parties.get(key)?.enterpriseNumber ?? null
    if (number === null) continue
    const isBankrupt = isBankruptSituation(companies.get(number)?.situationCode ?? null)
    found.set(key, listInsolvencies(events.get(number) ?? [], isBankrupt))
  }
  const throughOf = (key: string | null) => {
    const party = key === null ? undefined : parties.get(key)
    if (party === undefined) return null
    return { party, company: (party.enterpriseNumber && companies.get(party.enterpriseNumber)) || null }
  }
  return findInsolvenciesAround(centre, [...edges.values()], found).map(
    ({ company: key, links, ...insolvency }) => {
      const enterpriseNumber = key as EnterpriseNumber
      const company = companies.get(enterpriseNumber)
      return {
        ...insolvency,
        enterpriseNumber,
        name: company?.legalName ?? parties.get(key)?.name ?? null,
        inRegister: company?.inRegister ?? false,
        links: links.map(({ kind, through }) => ({ kind, through: throughOf(through) })),
      }
    },
  )
}
