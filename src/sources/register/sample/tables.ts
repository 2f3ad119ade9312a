// Which rows each kind of entity has in each child file; the Full and the Updates both write from this.

import { addCompanyActivities, addPlaceActivities } from './activities.ts'
import { addBranchAddress, addPlace, addSeat } from './addresses.ts'
import type { Company, Origin } from './company.ts'
import { addBranchContacts, addCompanyContacts, addPlaceContacts } from './contacts.ts'
import { addBranchNames, addCompanyNames, addEstablishmentNames } from './names.ts'
import type { Establishment } from './population.ts'
import type { Rows } from './rows.ts'

/** `revision` is 0 as the Full has it, or the number of the Update that changed it. */
export type ChildTable = {
  company(rows: Rows, origin: Origin, company: Company, revision?: number): void
  place(rows: Rows, origin: Origin, place: Establishment, revision?: number): void
  branch(rows: Rows, origin: Origin, number: string, owner: Company): void
}

export const CHILD_TABLES = {
  denomination: { company: addCompanyNames, place: addEstablishmentNames, branch: addBranchNames },
  address: { company: addSeat, place: addPlace, branch: addBranchAddress },
  contact: { company: addCompanyContacts, place: addPlaceContacts, branch: addBranchContacts },
  activity: { company: addCompanyActivities, place: addPlaceActivities, branch: () => {} },
} satisfies Record<string, ChildTable>

export type ChildName = keyof typeof CHILD_TABLES
export const CHILD_NAMES = Object.keys(CHILD_TABLES) as ChildName[]
