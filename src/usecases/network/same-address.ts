// Companies with their registered seat in the same house.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { companyParty, type NetworkEdge, type Party } from '../../domain/network/network.ts'
import { MAX_COUNTED, type SeatNeighbours } from '../../store/network/companies.ts'
import type { CompanyStates } from './read-states.ts'

/**
 * From this many other companies on, an address says nothing about a link: it is a law firm, an accountant or an office
 * centre. Families and groups rarely have more than some ten companies in one house.
 */
export const SHARED_OFFICE_FROM = 20

/** As many as are linked. */
export const MAX_LISTED_AT_SEAT = SHARED_OFFICE_FROM
const MAX_NAMED = 5

export type SameAddress = {
  /** Other companies with their seat in the house; at least that many when `isMinimum`. */
  count: number
  isMinimum: boolean
  /** Whether there are so many that the address links nobody. */
  isSharedOffice: boolean
  /** The first of them, by number. */
  companies: CompanyFacts[]
}

export function toSameAddress({ count, numbers }: SeatNeighbours, { companies }: CompanyStates): SameAddress {
  const found = numbers.flatMap(number => companies.get(number) ?? [])
  return {
    count,
    isMinimum: count >= MAX_COUNTED,
    isSharedOffice: count >= SHARED_OFFICE_FROM,
    companies: found.filter(({ inRegister }) => inRegister).slice(0, MAX_NAMED),
  }
}

/** Edges to the others; none in a shared office. */
export function seatEdges(
  centre: EnterpriseNumber,
  seat: SeatNeighbours | null,
): { edge: NetworkEdge; party: Party }[] {
  if (seat === null || seat.count >= SHARED_OFFICE_FROM) return []
  return seat.numbers.map(number => ({
    party: companyParty(number, null),
    edge: {
      kind: 'same_seat',
      from: centre,
      to: number,
      currency: null,
      doubtful: false,
      source: { kind: 'register' },
      date: null,
      mandates: [],
      onBehalfOf: null,
      holding: null,
    },
  }))
}
