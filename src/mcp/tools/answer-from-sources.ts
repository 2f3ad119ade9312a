// The use cases behind the tools, put together from the sources that a server has open.

import type { CompanyFacts } from '../../domain/company.ts'
import type { Score } from '../../domain/risk.ts'
import { createOfficerReader } from '../../store/gazette/officers.ts'
import type { PointReader } from '../../store/point-reader.ts'
import type { Source } from '../../store/source.ts'
import type { GetCompany } from '../../usecases/get-company.ts'
import { createGetExtractionStatus } from '../../usecases/get-extraction-status.ts'
import { createGetFinancials } from '../../usecases/get-financials.ts'
import { createGetLatestAccounts } from '../../usecases/get-latest-accounts.ts'
import { createGetProfile } from '../../usecases/get-profile.ts'
import { createListActs } from '../../usecases/list-acts.ts'
import { createListOfficers } from '../../usecases/list-officers.ts'
import { createNameCodes } from '../../usecases/name-codes.ts'
import type { SearchCompanies } from '../../usecases/search-companies.ts'
import type { ToolDeps } from './all-tools.ts'

export type ToolSources = {
  register: Source
  gazette: Source
  accounts: Source
  companies: PointReader<CompanyFacts>
  scores: PointReader<Score>
  getCompany: GetCompany
  searchCompanies: SearchCompanies
}

/** What `createTools` needs. */
export function answerFromSources(sources: ToolSources): ToolDeps {
  const { register, gazette, accounts, companies, scores, getCompany, searchCompanies } = sources
  const getFinancials = createGetFinancials({ companies, accounts })
  const nameCodes = createNameCodes({ register })
  return {
    searchCompanies,
    getProfile: createGetProfile({ getCompany, getFinancials, nameCodes, scores }),
    listActs: createListActs({ companies, gazette }),
    listOfficers: createListOfficers({ companies, officers: createOfficerReader(gazette) }),
    getLatestAccounts: createGetLatestAccounts({ companies, getFinancials }),
    getExtractionStatus: createGetExtractionStatus({ companies, gazette }),
  }
}
