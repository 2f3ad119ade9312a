// Lists of companies on pages that are about something else: legal persons only, and none that is hidden.

import { slug } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { NothingLoadedError } from '../../domain/errors.ts'
import { type BankruptcySource, openBankruptcyBy } from '../../domain/timeline/open-bankruptcy-by.ts'
import type { Source } from '../../store/db/source.ts'
import { findOpenBankruptcies } from '../../store/gazette/find-open-bankruptcies.ts'
import type { ListedCompany } from '../../store/site/count-rows.ts'
import { toResult } from '../dossier/read-with-company.ts'

/** True for a company that no surface shows. */
export type IsHidden = (enterpriseNumber: number) => boolean

export type CompanyInList = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  /** For the address of its dossier. */
  slug: string
  zip: string | null
  city: string | null
  /** Who says that it is in open bankruptcy; null where the gazette did not answer and the register does not say so. */
  openBankruptcyBy: BankruptcySource[] | null
}

export type ListDeps = { gazette: Pick<Source, 'run'>; isHidden: IsHidden }

/** At most this many in a list. */
export const MAX_COMPANIES = 50

/** The first fifty that may be shown, in their order. */
export async function listVisibleCompanies(
  companies: readonly ListedCompany[],
  { gazette, isHidden: hides }: ListDeps,
): Promise<CompanyInList[]> {
  const shown = companies.filter(({ number }) => !hides(number)).slice(0, MAX_COMPANIES)
  const open = await readOpen(shown, gazette)
  return shown.map(({ number, legalName, zip, city, situation }) => {
    const enterpriseNumber = enterpriseNumberFrom(number)
    const rollup = open && { hasOpenFaillissement: open.has(number) }
    const by = openBankruptcyBy({ registerSituationCode: situation, rollup })
    return {
      enterpriseNumber,
      legalName,
      slug: slug(legalName, enterpriseNumber),
      zip,
      city,
      openBankruptcyBy: open === null && by.length === 0 ? null : by,
    }
  })
}

/** Whether of each company it is known if it is in open bankruptcy. */
export function isComplete(companies: readonly CompanyInList[]): boolean {
  return companies.every(({ openBankruptcyBy: by }) => by !== null)
}

// Null when the gazette did not answer. One into which nothing was ever loaded knows of no bankruptcy.
async function readOpen(
  shown: readonly ListedCompany[],
  gazette: ListDeps['gazette'],
): Promise<ReadonlySet<number> | null> {
  if (shown.length === 0) return new Set()
  const numbers = shown.map(({ number }) => number)
  const read = await toResult(gazette.run(pool => findOpenBankruptcies(pool, numbers)))
  if ('answer' in read) return read.answer
  return read.failure instanceof NothingLoadedError ? new Set() : null
}
