// Company lists on other pages: visible legal persons only.

import { slug } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { NothingLoadedError } from '../../domain/errors.ts'
import { type BankruptcySource, openBankruptcyBy } from '../../domain/timeline/open-bankruptcy.ts'
import type { Source } from '../../store/db/source.ts'
import { findOpenBankruptcies } from '../../store/gazette/events.ts'
import type { ListedCompany } from '../../store/site/count-rows.ts'
import { toResult } from '../to-result.ts'

/** True for suppressed companies. */
export type IsHidden = (enterpriseNumber: number) => boolean

export type CompanyInList = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  /** Part of the dossier's URL. */
  slug: string
  zip: string | null
  city: string | null
  /** Sources that report an open bankruptcy; null when the register does not and the gazette did not answer. */
  openBankruptcyBy: BankruptcySource[] | null
}

export type ListDeps = { gazette: Pick<Source, 'run'>; isHidden: IsHidden }

/** Maximum length of a list. */
export const MAX_COMPANIES = 50

/** The first fifty visible companies, in the given order. */
export async function listVisibleCompanies(
  companies: readonly ListedCompany[],
  { gazette, isHidden }: ListDeps,
): Promise<CompanyInList[]> {
  const shown = companies.filter(({ number }) => !isHidden(number)).slice(0, MAX_COMPANIES)
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

/** Whether the bankruptcy status of all companies is known. */
export function isComplete(companies: readonly CompanyInList[]): boolean {
  return companies.every(({ openBankruptcyBy: by }) => by !== null)
}

// Null when the gazette did not answer. A gazette that was never loaded has no bankruptcies.
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
