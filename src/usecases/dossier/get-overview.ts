// All data of a dossier page. Each part is read from its own source and is null when that does not answer.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { UnscoredReason } from '../../domain/risk.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { ActList } from '../../store/gazette/acts.ts'
import type { EstablishmentQuery } from '../../store/register/establishments.ts'
import type { ExplainedScores } from '../../store/risk/explained-scores.ts'
import type { Financials, FinancialsScope, GetFinancials } from '../accounts/get-financials.ts'
import type { NameCodes, NamedCodes, Reader } from '../codes/name-codes.ts'
import type { CompanyNetwork, GetNetwork } from '../network/get-network.ts'
import type { ListedOfficers, ListOfficers, Officers } from '../officers/list-officers.ts'
import type { CompanyOwnership, GetOwnership } from '../ownership/get-ownership.ts'
import type { Readers } from '../readers.ts'
import type { GetRegisterRecord, LabelledRecord } from '../register/get-register-record.ts'
import type { LabelledEstablishments, ListEstablishments } from '../register/list-establishments.ts'
import type { ListActs } from '../timeline/list-acts.ts'
import type { ListEvents } from '../timeline/list-events.ts'
import { toResult } from '../to-result.ts'
import { type Dossier, degradedSources, withUnreadTexts } from './compose-dossier.ts'
import type { GetCompany } from './get-company.ts'

export type Overview = {
  dossier: Dossier
  names: NamedCodes
  /** Null when the register did not answer. */
  registered: LabelledRecord | null
  /** A page of them; null when the register did not answer. */
  establishments: LabelledEstablishments | null
  /** All events, newest first; null when the gazette did not answer. */
  events: readonly LifecycleEvent[] | null
  /** Null when the gazette did not answer. */
  officers: Officers | null
  /** Officers named only by the newest accounts; null when unknown. */
  namedInAccounts: ListedOfficers['namedInAccounts']
  /** Companies holding a mandate that are in the register, by number. */
  holders: ReadonlyMap<EnterpriseNumber, CompanyFacts>
  /** The newest publications; null when the gazette did not answer. */
  acts: ActList | null
  /** Null when the accounts did not answer. */
  financials: Financials | null
  /** Null when the accounts did not answer. */
  ownership: CompanyOwnership | null
  /** Null when the register, or neither gazette nor accounts, answered. */
  network: CompanyNetwork | null
  /** Scores as stored, and why the newest is what it is; null when the risk did not answer. */
  scores: ExplainedScores | null
  /** Null when there is a current score. */
  unscored: UnscoredReason | null
  /** True when all sources answered with current data. */
  isComplete: boolean
}

/** What the sections on events, officers, publications and accounts show. */
export type PublishedOverview = Pick<
  Overview,
  'events' | 'officers' | 'namedInAccounts' | 'holders' | 'acts' | 'financials'
> & {
  dossier: Pick<Dossier, 'company' | 'insolvencyEventCount' | 'adminEventCount' | 'unreadTexts'>
}

/**
 * Throws `UnknownCompanyError`, and `SourceUnavailableError` when the register does not answer and nothing is
 * cached.
 */
export type GetOverview = (number: EnterpriseNumber, query: OverviewQuery) => Promise<Overview>

type OverviewQuery = {
  scope: FinancialsScope
  language: Reader
  /** Maximum number of publications. */
  acts: number
  /** Which establishments, and how many. */
  establishments: EstablishmentQuery
  /** Whether natural persons link companies. */
  withPeople: boolean
}

type GetOverviewDeps = {
  companies: BatchLoader<CompanyFacts>
  getCompany: GetCompany
  getFinancials: GetFinancials
  getOwnership: GetOwnership
  getNetwork: GetNetwork
  listEvents: ListEvents
  listOfficers: ListOfficers
  listActs: ListActs
  nameCodes: NameCodes
  getRegisterRecord: GetRegisterRecord
  listEstablishments: ListEstablishments
  explainScores: Readers['explainScores']
}

export function createGetOverview(deps: GetOverviewDeps): GetOverview {
  return async (number, { scope, language, acts: limit, establishments: page, withPeople }) => {
    const filed = Promise.all([
      toResultOrNull(deps.getRegisterRecord(number, language)),
      toResultOrNull(deps.listEstablishments(number, page, language)),
    ])
    filed.catch(() => {}) // not awaited when the company is unknown
    const parts = Promise.all([
      toResultOrNull(deps.listEvents(number)),
      toResultOrNull(listWithHolders(deps, number)),
      toResultOrNull(deps.listActs(number, { limit })),
      toResultOrNull(deps.getFinancials(number, scope)),
      toResultOrNull(deps.getOwnership(number)),
      toResultOrNull(deps.getNetwork(number, { depth: 2, withPeople })),
    ])
    parts.catch(() => {})
    const composed = await deps.getCompany(number)
    const [[events, officers, acts, financials, ownership, network], [registered, establishments]] =
      await Promise.all([parts, filed])
    const version = registered?.record.primaryVersion
    const [names, scores] = await Promise.all([
      deps.nameCodes(composed.company, language, version),
      toResultOrNull(deps.explainScores(composed.company)),
    ])
    const overview = {
      registered,
      establishments,
      dossier: withUnreadTexts(composed, officers?.waiting ?? 0),
      names,
      events: events && (events.value ?? []),
      officers: officers?.part ?? null,
      namedInAccounts: officers?.namedInAccounts ?? null,
      holders: officers?.holders ?? NO_HOLDERS,
      acts: acts?.part ?? null,
      financials,
      ownership,
      network,
      scores,
      unscored: composed.risk.unscored ?? null,
    }
    return { ...overview, isComplete: hasAllParts(overview) && events?.current === true }
  }
}

export const NO_HOLDERS: ReadonlyMap<EnterpriseNumber, CompanyFacts> = new Map()

/**
 * Officers, and those of their companies that are in the register; none of these when the register does not answer.
 */
export async function listWithHolders(
  { listOfficers, companies }: Pick<GetOverviewDeps, 'listOfficers' | 'companies'>,
  number: EnterpriseNumber,
) {
  const answer = await listOfficers(number)
  const numbers = Object.values(answer.part ?? {})
    .flat()
    .flatMap(({ holderNumber }) => holderNumber ?? [])
  if (numbers.length === 0) return { ...answer, holders: NO_HOLDERS }
  const read = await toResult(Promise.all([...new Set(numbers)].map(holder => companies.read(holder))))
  const found = 'answer' in read ? read.answer : []
  const known = found.filter(company => company?.inRegister) as CompanyFacts[]
  return { ...answer, holders: new Map(known.map(company => [company.enterpriseNumber, company])) }
}

// A company whose dossier is still cached may have left the register.
export async function toResultOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    const result = await toResult(reading)
    return 'answer' in result ? result.answer : null
  } catch (error) {
    if (error instanceof UnknownCompanyError) return null
    throw error
  }
}

function hasAllParts(overview: Omit<Overview, 'isComplete'>): boolean {
  const { dossier, registered, establishments, events, officers, acts, financials, ownership } = overview
  const parts = [registered, establishments, events, officers, acts, financials, ownership, overview.scores]
  // People that were never joined are no failure.
  const isNetworkWhole = overview.network?.notAnswered.every(name => name === 'people') === true
  return dossier.stagesDegraded.length === 0 && isNetworkWhole && parts.every(part => part !== null)
}

/** Sources that did not answer. */
export function unansweredSources(overview: Overview): string[] {
  const { dossier, registered, establishments, events, officers, acts, financials, ownership } = overview
  const unanswered = new Set<string>(degradedSources(dossier))
  if (registered === null || establishments === null) unanswered.add('register')
  const isGazetteComplete = events !== null && officers !== null && acts !== null
  if (!isGazetteComplete && dossier.unreadTexts === 0) unanswered.add('gazette')
  if (financials === null || ownership === null) unanswered.add('accounts')
  if (overview.scores === null) unanswered.add('risk')
  return [...unanswered]
}
