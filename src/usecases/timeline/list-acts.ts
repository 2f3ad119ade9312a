// Publications about a company, newest first, with the facts extracted from each.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { ActList, ActQuery } from '../../store/gazette/acts.ts'
import { readWithCompany, type WithCompany } from '../dossier/read-with-company.ts'
import type { Readers } from '../readers.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'

/** See `readWithCompany` for sources that do not answer. */
export type ListActs = (number: EnterpriseNumber, query: ActQuery) => Promise<WithCompany<ActList>>

type ListActsDeps = Pick<Readers, 'companies' | 'listActs'> & { findUnregistered: FindUnregistered }

export function createListActs(deps: ListActsDeps): ListActs {
  return (number, query) => readWithCompany(deps, number, deps.listActs(number, query))
}
