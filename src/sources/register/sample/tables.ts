// Which rows each kind of entity has in each child file; the Full and the Updates both write from this.

import { addCompanyActivities, addEstablishmentActivities } from './activities.ts'
import { addBranchAddress, addEstablishmentAddress, addSeat } from './addresses.ts'
import type { Company, SampleSeed } from './company.ts'
import { addBranchContacts, addCompanyContacts, addEstablishmentContacts } from './contacts.ts'
import { addBranchNames, addCompanyNames, addEstablishmentNames } from './names.ts'
import type { Establishment } from './population.ts'
import type { Rows } from './rows.ts'

/** `revision` is 0 as the Full has it, or the number of the Update that changed it. */
export type ChildTable = {
  company(rows: Rows, origin: SampleSeed, company: Company, revision?: number): void
  place(rows: Rows, origin: SampleSeed, place: Establishment, revision?: number): void
  branch(rows: Rows, origin: SampleSeed, number: string, owner: Company): void
}

export const CHILD_TABLES = {
  denomination: { company: addCompanyNames, place: addEstablishmentNames, branch: addBranchNames },
  address: { company: addSeat, place: addEstablishmentAddress, branch: addBranchAddress },
  contact: { company: addCompanyContacts, place: addEstablishmentContacts, branch: addBranchContacts },
  activity: { company: addCompanyActivities, place: addEstablishmentActivities, branch: () => {} },
} satisfies Record<string, ChildTable>

export type ChildName = keyof typeof CHILD_TABLES
export const CHILD_NAMES = Object.keys(CHILD_TABLES) as ChildName[]
