// Who holds a company, what it holds, and its group, by filings of both sides.

import { readModel, type Scheme } from '../../domain/accounts/accounts-year.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import { type EnterpriseNumber, formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import { findGroup, type Group } from '../../domain/ownership/group.ts'
import {
  type GroupSize,
  groupCompanies,
  type SizeFigures,
  sumGroupSize,
} from '../../domain/ownership/group-size.ts'
import { exceedsWhole } from '../../domain/ownership/majority.ts'
import { linkOwnership, type Ownership, type OwnershipLink } from '../../domain/ownership/ownership-links.ts'
import { isBankruptSituation, type StoredRisk } from '../../domain/risk.ts'
import type { StoredOwnership } from '../../store/accounts/ownership.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import { toResult } from '../to-result.ts'

export type CompanyOwnership = {
  company: CompanyFacts
  /** Null when no filing states any and none could: empty only when the company's own filing lists none. */
  holds: OwnershipLink[] | null
  /** Null when no filing states any: every company has owners. */
  heldBy: OwnershipLink[] | null
  /** Whether the current direct shares of its holders sum to more than the whole: filings contradict each other. */
  heldByExceedsWhole: boolean
  /** The company's newest filing in a form that can state ownership; null when none is stored. */
  filing: StoredOwnership['newest']
  group: Group
  /** Null for a company without a group, or when no member has filed figures. */
  groupSize: GroupSize | null
  /** The company's own figures; null when it has filed none. Read for companies with a group only. */
  size: SizeFigures | null
  /** Companies in the register that are named, by number. */
  named: ReadonlyMap<EnterpriseNumber, CompanyFacts>
  /** Of these, companies in open bankruptcy by the register or the gazette; by the register alone without the risk source. */
  bankrupt: ReadonlySet<EnterpriseNumber>
}

/**
 * Throws `UnknownCompanyError`, and `SourceUnavailableError` when the register or the accounts do not answer.
 */
export type GetOwnership = (number: EnterpriseNumber) => Promise<CompanyOwnership>

type ReadLinksDeps = { companies: BatchLoader<CompanyFacts>; ownership: BatchLoader<StoredOwnership> }
type GetOwnershipDeps = ReadLinksDeps & {
  sizeFigures: BatchLoader<SizeFigures>
  scores: BatchLoader<StoredRisk>
}

/** Links of a company; null when no filing states any. */
type ReadLinks = (number: EnterpriseNumber) => Promise<Ownership | null>

function createReadLinks({ companies, ownership }: ReadLinksDeps): ReadLinks {
  return async number => {
    const stored = await ownership.read(number)
    if (!stored || stored.statements.length === 0) return null
    const filers = [...new Set(stored.statements.map(({ filer }) => filer))]
    const names = new Map(
      await Promise.all(filers.map(async filer => [filer, await companies.read(filer)] as const)),
    )
    return linkOwnership(
      number,
      stored.statements,
      filer => names.get(filer)?.legalName ?? formatEnterpriseNumber(filer),
    )
  }
}

export function createGetOwnership(deps: GetOwnershipDeps): GetOwnership {
  return async number => {
    const ownership = { read: remember(deps.ownership.read) }
    const readLinks = remember(createReadLinks({ ...deps, ownership }))
    const [company, stored] = await Promise.all([deps.companies.read(number), ownership.read(number)])
    if (!company?.inRegister) throw new UnknownCompanyError()
    const links = await readLinks(number)
    const group = await findGroup(number, readLinks)
    const sizes = await readSizes(deps, number, group)
    const named = await readNamed(deps, links, group)
    const filing = stored?.newest ?? null
    const statesHoldings = filing !== null && LISTS_HOLDINGS.has(readModel(filing.model).scheme)
    return {
      company,
      holds: links?.holds.length ? links.holds : statesHoldings ? [] : null,
      heldBy: links?.heldBy.length ? links.heldBy : null,
      heldByExceedsWhole: exceedsWhole(number, links?.heldBy ?? []),
      filing,
      group,
      groupSize: sumGroupSize([...sizes.values()]),
      size: sizes.get(number) ?? null,
      named,
      bankrupt: await readBankrupt(deps, [...named.values()]),
    }
  }
}

// Models with a list of participating interests; micro models have none.
const LISTS_HOLDINGS = new Set<Scheme>(['full', 'abridged'])

async function readSizes(
  { sizeFigures }: GetOwnershipDeps,
  company: EnterpriseNumber,
  group: Group,
): Promise<ReadonlyMap<EnterpriseNumber, SizeFigures | undefined>> {
  const numbers = groupCompanies(company, group)
  if (numbers.length === 1) return new Map()
  const figures = await Promise.all(numbers.map(number => sizeFigures.read(number)))
  return new Map(numbers.map((number, at) => [number, figures[at]]))
}

// A group names a company several times.
function remember<T>(
  read: (number: EnterpriseNumber) => Promise<T>,
): (number: EnterpriseNumber) => Promise<T> {
  const known = new Map<EnterpriseNumber, Promise<T>>()
  return number => {
    const reading = known.get(number) ?? read(number)
    known.set(number, reading)
    return reading
  }
}

async function readNamed(
  { companies }: ReadLinksDeps,
  links: Ownership | null,
  group: Group,
): Promise<ReadonlyMap<EnterpriseNumber, CompanyFacts>> {
  const parties = [...(links?.holds ?? []), ...(links?.heldBy ?? []), ...group.parents, ...group.members]
  const numbers = new Set(parties.flatMap(({ party }) => party.enterpriseNumber ?? []))
  const found = await Promise.all([...numbers].map(number => companies.read(number)))
  return new Map(found.flatMap(company => (company?.inRegister ? [[company.enterpriseNumber, company]] : [])))
}

async function readBankrupt(
  { scores }: Pick<GetOwnershipDeps, 'scores'>,
  companies: readonly CompanyFacts[],
): Promise<ReadonlySet<EnterpriseNumber>> {
  const numbers = companies.map(({ enterpriseNumber }) => enterpriseNumber)
  const read = await toResult(Promise.all(numbers.map(number => scores.read(number))))
  const risks = 'answer' in read ? read.answer : []
  const bankrupt = companies.filter(
    ({ situationCode }, at) => isBankruptSituation(situationCode) || risks[at]?.openBankruptcy,
  )
  return new Set(bankrupt.map(({ enterpriseNumber }) => enterpriseNumber))
}
