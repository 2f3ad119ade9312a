// What the gazette published about one company, newest first, with the facts taken from each publication.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { ActList, ActQuery } from '../../store/gazette/acts.ts'
import { readWithCompany, type WithCompany } from '../dossier/read-with-company.ts'
import type { Readers } from '../readers.ts'

/** The publications that are asked for. See `readBesideRegister` for sources that do not answer. */
export type ListActs = (number: EnterpriseNumber, query: ActQuery) => Promise<WithCompany<ActList>>

export type ListActsDeps = Pick<Readers, 'companies' | 'listActs'>

export function createListActs({ companies, listActs }: ListActsDeps): ListActs {
  return (number, query) => readWithCompany(companies, number, listActs(number, query))
}
