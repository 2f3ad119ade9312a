// One company at a glance: the dossier, its latest accounts, and why there is no risk score where there is none.

import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import { type SourceName, UnknownCompanyError } from '../domain/errors.ts'
import type { Score } from '../domain/risk.ts'
import { RISK_REASONS } from '../domain/risk-reason.ts'
import type { PointReader } from '../store/point-reader.ts'
import { settle } from './beside-register.ts'
import type { Dossier, Stage } from './compose-dossier.ts'
import type { GetCompany } from './get-company.ts'
import type { Financials, GetFinancials } from './get-financials.ts'
import type { NameCodes, NamedCodes } from './name-codes.ts'

export type Profile = {
  dossier: Dossier
  /** The register's codes of the company in words. */
  names: NamedCodes
  /** The latest fiscal year; null when it could not be read. */
  financials: Financials | null
  /** One sentence for a company without a current score; null for one that has a score. */
  unscoredBecause: string | null
  /** Sources that did not answer. */
  unanswered: SourceName[]
}

/** Throws `UnknownCompanyError`, and `SourceUnavailableError` when the register does not answer and nothing is held. */
export type GetProfile = (number: EnterpriseNumber) => Promise<Profile>

export type GetProfileDeps = {
  getCompany: GetCompany
  getFinancials: GetFinancials
  nameCodes: NameCodes
  scores: PointReader<Score>
}

export function createGetProfile(deps: GetProfileDeps): GetProfile {
  const { getCompany, getFinancials, nameCodes, scores } = deps
  return async number => {
    const reading = settle(getFinancials(number, 'latest').catch(nullIfUnknown))
    reading.catch(() => {}) // nobody waits for it when the company is unknown
    const dossier = await getCompany(number)
    const [accounts, names, unscoredBecause] = await Promise.all([
      reading,
      nameCodes(dossier.company),
      dossier.riskScored ? null : tellWhyUnscored(dossier, scores),
    ])
    const unanswered = dossier.stagesDegraded.map(stage => SOURCES[stage])
    if ('failure' in accounts) unanswered.push(accounts.failure.source)
    return {
      dossier,
      names,
      financials: 'answer' in accounts ? accounts.answer : null,
      unscoredBecause,
      unanswered,
    }
  }
}

const SOURCES: Record<Stage, SourceName> = {
  insolvency_timeline: 'gazette',
  register: 'register',
  risk: 'risk',
}

// A company that the dossier still holds and the register no longer tells of has no accounts here either.
function nullIfUnknown(error: unknown): null {
  if (error instanceof UnknownCompanyError) return null
  throw error
}

const UNANSWERED = 'The risk source did not answer.'

async function tellWhyUnscored(
  { company, stagesDegraded }: Dossier,
  scores: PointReader<Score>,
): Promise<string> {
  if (company.naturalPerson) return RISK_REASONS.natural_person
  if (stagesDegraded.includes('risk')) return UNANSWERED
  const read = await settle(scores.read(company.enterpriseNumber))
  if ('failure' in read) return UNANSWERED
  const score = read.answer
  if (score === undefined) return 'No risk score is held for this company.'
  // What overrode the model then no longer does, or there would be a score.
  if (score.reason === 'open_bankruptcy')
    return 'A bankruptcy has ended since the last score: the next one is due.'
  if (score.reason !== null) return RISK_REASONS[score.reason]
  return RISK_REASONS.filing_too_old
}
