// Latest annual accounts of a company.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import { readWithCompany, type WithCompany } from '../dossier/read-with-company.ts'
import type { Financials, GetFinancials } from './get-financials.ts'

/** The newest fiscal year, and which others exist. See `readWithCompany` for sources that do not answer. */
export type GetLatestAccounts = (number: EnterpriseNumber) => Promise<WithCompany<Financials>>

type GetLatestAccountsDeps = { companies: BatchLoader<CompanyFacts>; getFinancials: GetFinancials }

export function createGetLatestAccounts({
  companies,
  getFinancials,
}: GetLatestAccountsDeps): GetLatestAccounts {
  return number => readWithCompany(companies, number, getFinancials(number, 'latest'))
}
