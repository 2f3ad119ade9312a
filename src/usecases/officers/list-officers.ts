// Officers of a company by the gazette: officers, auditors and court appointees; also officers that only the newest
// accounts name.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { NothingLoadedError, UnreadTextsError } from '../../domain/errors.ts'
import { compareDescending, comparePeriods } from '../../domain/officers/mandate.ts'
import { type NamedInAccounts, namedInAccounts } from '../../domain/officers/officer-filings.ts'
import type { FiledOfficers } from '../../store/accounts/filed-officers.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Officer } from '../../store/gazette/officers.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import { readWithCompany, type WithCompany } from '../dossier/read-with-company.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'
import { toResult } from '../to-result.ts'

export type Officers = {
  /** Directors and management, including companies and permanent representatives. */
  officers: Officer[]
  auditors: Officer[]
  courtAppointed: Officer[]
}

/**
 * Each list is ordered current, stale, former; within these, newest first. Null while publications about the
 * company are unread. See `readWithCompany` for failing sources. `namedInAccounts` is null where acts are
 * unknown, and where no accounts are on file that could name anyone, unless it is known that none were filed.
 */
export type ListOfficers = (number: EnterpriseNumber) => Promise<ListedOfficers>

export type ListedOfficers = WithCompany<Officers> & { namedInAccounts: NamedInAccounts[] | null }

type ListOfficersDeps = {
  companies: BatchLoader<CompanyFacts>
  findUnregistered: FindUnregistered
  officers: BatchLoader<Recorded<Officer[]>>
  filedOfficers: BatchLoader<FiledOfficers>
}

export function createListOfficers(deps: ListOfficersDeps): ListOfficers {
  const { officers, filedOfficers } = deps
  return async number => {
    const filing = toResult(filedOfficers.read(number))
    filing.catch(() => {}) // not awaited when the company is unknown
    const acts = officers.read(number).then(requireNoUnread).then(groupByRole)
    const listed = await readWithCompany(deps, number, acts)
    return withNamedInAccounts(listed, await filing)
  }
}

/** Adds whom only the filing names. */
export function withNamedInAccounts(
  listed: WithCompany<Officers>,
  filed: Awaited<ReturnType<typeof toResult<FiledOfficers | undefined>>>,
): ListedOfficers {
  if ('failure' in filed) {
    const isUnavailable = !(filed.failure instanceof NothingLoadedError)
    const unanswered = isUnavailable ? [...listed.unanswered, filed.failure.source] : listed.unanswered
    return { ...listed, unanswered, namedInAccounts: null }
  }
  if (listed.part === null) return { ...listed, namedInAccounts: null }
  return { ...listed, namedInAccounts: namedOf(filed.answer, listed) }
}

function namedOf(
  filing: FiledOfficers | undefined,
  { company, part }: WithCompany<Officers>,
): NamedInAccounts[] | null {
  if (company?.naturalPerson || filing?.reference === null) return [] // nothing is filed, or nobody is named
  return filing ? namedInAccounts(filing, Object.values(part ?? {}).flat()) : null
}

/** Throws `UnreadTextsError`. */
export function requireNoUnread(recorded: Recorded<Officer[]> | undefined): Officer[] | undefined {
  if (recorded !== undefined && recorded.waiting > 0) throw new UnreadTextsError(recorded.waiting)
  return recorded?.value
}

/** Each list in its order. */
export function groupByRole(found: readonly Officer[] = []): Officers {
  const sorted = found.toSorted(compareOfficers)
  const isCourtAppointed = ({ roleKind }: Officer) => roleKind === 'curator' || roleKind === 'interim_admin'
  const isAuditor = ({ office }: Officer) => office === 'statutory_auditor'
  return {
    officers: sorted.filter(officer => !isCourtAppointed(officer) && !isAuditor(officer)),
    auditors: sorted.filter(isAuditor),
    courtAppointed: sorted.filter(isCourtAppointed),
  }
}

function compareOfficers(a: Officer, b: Officer): number {
  return (
    comparePeriods(a, b) ||
    compareDescending(b.name, a.name) ||
    // In the order in which they are derived: the rows of the store have none.
    compareDescending(b.office ?? '', a.office ?? '') ||
    compareDescending(b.sourceNumac, a.sourceNumac)
  )
}
