// Latest annual accounts of a company.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import { readWithCompany, type WithCompany } from '../dossier/read-with-company.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'
import type { Financials, ReadFinancials } from './get-financials.ts'

/** The newest fiscal year, and which others exist. See `readWithCompany` for sources that do not answer. */
export type GetLatestAccounts = (number: EnterpriseNumber) => Promise<WithCompany<Financials>>

type GetLatestAccountsDeps = {
  companies: BatchLoader<CompanyFacts>
  findUnregistered: FindUnregistered
  readFinancials: ReadFinancials
}

export function createGetLatestAccounts(deps: GetLatestAccountsDeps): GetLatestAccounts {
  return number => readWithCompany(deps, number, deps.readFinancials(number, 'latest'))
}
