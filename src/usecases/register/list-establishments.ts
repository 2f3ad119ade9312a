// A page of a company's establishments, with the names of their codes.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { EstablishmentPage } from '../../domain/company/register-record.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { EstablishmentQuery } from '../../store/register/establishments.ts'
import type { CodeLabels, LabelCodes, Reader } from '../codes/name-codes.ts'

export type LabelledEstablishments = { page: EstablishmentPage; labels: CodeLabels }

/**
 * Throws `UnknownCompanyError` for a company that is suppressed or not in the newest extract, and
 * `SourceUnavailableError` when the register does not answer.
 */
export type ListEstablishments = (
  number: EnterpriseNumber,
  query: EstablishmentQuery,
  language: Reader,
) => Promise<LabelledEstablishments>

type ListEstablishmentsDeps = {
  companies: BatchLoader<CompanyFacts>
  listEstablishments(number: EnterpriseNumber, query: EstablishmentQuery): Promise<EstablishmentPage>
  labelCodes: LabelCodes
}

export function createListEstablishments(deps: ListEstablishmentsDeps): ListEstablishments {
  return async (number, query, language) => {
    const reading = deps.listEstablishments(number, query)
    reading.catch(() => {}) // not awaited when the company is unknown
    const company = await deps.companies.read(number)
    if (!company?.inRegister) throw new UnknownCompanyError()
    const [page, labels] = await Promise.all([reading, deps.labelCodes(language)])
    return { page, labels }
  }
}
