// Publications about a company, newest first, with the facts extracted from each.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { ActList, ActQuery } from '../../store/gazette/acts.ts'
import { readWithCompany, type WithCompany } from '../dossier/read-with-company.ts'
import type { Readers } from '../readers.ts'

/** See `readWithCompany` for sources that do not answer. */
export type ListActs = (number: EnterpriseNumber, query: ActQuery) => Promise<WithCompany<ActList>>

type ListActsDeps = Pick<Readers, 'companies' | 'listActs'>

export function createListActs({ companies, listActs }: ListActsDeps): ListActs {
  return (number, query) => readWithCompany(companies, number, listActs(number, query))
}
