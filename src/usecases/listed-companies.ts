// Lists of companies on pages that are about something else: legal persons only, and none that is hidden.

import { slug } from '../domain/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../domain/enterprise-number.ts'
import { isBankruptSituation } from '../domain/risk.ts'
import type { ListedCompany } from '../store/site/count-rows.ts'

/** True for a company that no surface shows. */
export type Hides = (enterpriseNumber: number) => boolean

export type CompanyInList = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  /** For the address of its dossier. */
  slug: string
  zip: string | null
  city: string | null
  bankrupt: boolean
}

/** At most this many in a list. */
export const COMPANIES_SHOWN = 50

/** The first fifty that may be shown, in their order. */
export function showCompanies(companies: readonly ListedCompany[], hides: Hides): CompanyInList[] {
  return companies
    .filter(({ number }) => !hides(number))
    .slice(0, COMPANIES_SHOWN)
    .map(({ number, legalName, zip, city, situation }) => {
      const enterpriseNumber = enterpriseNumberFrom(number)
      return {
        enterpriseNumber,
        legalName,
        slug: slug(legalName, enterpriseNumber),
        zip,
        city,
        bankrupt: isBankruptSituation(situation),
      }
    })
}
