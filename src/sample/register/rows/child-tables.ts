// Which rows each kind of entity has in each child file; the Full and the Updates both write from this.

import type { Company, SampleSeed } from '../generate-company.ts'
import type { Establishment } from '../population.ts'
import { addCompanyActivities, addEstablishmentActivities } from './activity-rows.ts'
import { addBranchAddress, addEstablishmentAddress, addSeat } from './address-rows.ts'
import { addBranchContacts, addCompanyContacts, addEstablishmentContacts } from './contact-rows.ts'
import type { Rows } from './csv-rows.ts'
import { addBranchNames, addCompanyNames, addEstablishmentNames } from './denomination-rows.ts'

/** `revision` is 0 as the Full has it, or the number of the Update that changed it. */
type ChildTable = {
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
