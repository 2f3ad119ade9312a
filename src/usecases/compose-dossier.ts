// One company's dossier, put together from the register, the gazette and the risk scores.

import type { CompanyFacts } from '../domain/company.ts'
import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import { type SourceName, SourceUnavailableError, UnknownCompanyError } from '../domain/errors.ts'
import { listedMandates, type Mandate } from '../domain/mandate.ts'
import { isBankruptSituation, type Risk, riskOf, type Score, UNSCORED } from '../domain/risk.ts'
import { type EventSummary, NO_EVENTS, type Rollup } from '../domain/rollup.ts'
import type { PointReader } from '../store/point-reader.ts'
import type { Timeline } from '../store/timeline.ts'

/** A part of the dossier whose source did not answer. */
export type Stage = 'insolvency_timeline' | 'register' | 'risk'

export const SOURCE_OF_STAGE: Record<Stage, SourceName> = {
  insolvency_timeline: 'gazette',
  register: 'register',
  risk: 'risk',
}

export type Dossier = {
  company: CompanyFacts
  /** Null when the register was not read for this answer. */
  registerSituationCode: string | null
  risk: Risk
  /** Null when nothing is on record, and with the counts and mandates when the gazette did not answer. */
  rollup: Rollup | null
  insolvencyEventCount: number | null
  adminEventCount: number | null
  mandates: Mandate[] | null
  insolvencyTimelineRead: boolean
  riskScored: boolean
  stagesDegraded: Stage[]
  /** When it was composed, ISO 8601 with offset. */
  asOf: string
}

export type DossierReaders = {
  companies: PointReader<CompanyFacts>
  timelines: PointReader<Timeline>
  scores: PointReader<Score>
}

const UNREAD = Symbol('source did not answer')
const NOTHING: Timeline = { summary: undefined, mandates: [] }

/**
 * Reads all three sources at once. Gazette or risk not answering degrades the dossier; throws
 * `UnknownCompanyError`, and `SourceUnavailableError` when the register does not answer.
 */
export async function composeDossier(
  number: EnterpriseNumber,
  { companies, timelines, scores }: DossierReaders,
): Promise<Dossier> {
  const [company, timeline, score] = await Promise.all([
    companies.read(number),
    timelines.read(number).catch(unreadIfUnavailable),
    scores.read(number).catch(unreadIfUnavailable),
  ])
  if (company === undefined || !company.inRegister) throw new UnknownCompanyError()
  const stagesDegraded: Stage[] = []
  if (timeline === UNREAD) stagesDegraded.push('insolvency_timeline')
  if (score === UNREAD) stagesDegraded.push('risk')
  const asOf = new Date().toISOString()
  const risk = composeRisk(company, timeline, score, asOf.slice(0, 10))
  return {
    company,
    registerSituationCode: company.situationCode,
    risk,
    ...(timeline === UNREAD ? UNREAD_TIMELINE : readTimeline(timeline ?? NOTHING)),
    riskScored: risk !== UNSCORED,
    stagesDegraded,
    asOf,
  }
}

// A bankruptcy that the register or the gazette tells of stands without waiting for the next run of scores.
function composeRisk(
  { naturalPerson, situationCode }: CompanyFacts,
  timeline: Timeline | undefined | typeof UNREAD,
  score: Score | undefined | typeof UNREAD,
  today: string,
): Risk {
  if (score === UNREAD) return UNSCORED
  const byGazette = timeline === UNREAD ? null : (timeline?.summary?.rollup?.hasOpenFaillissement ?? false)
  const openBankruptcy = isBankruptSituation(situationCode) || byGazette
  return riskOf(score, { naturalPerson, openBankruptcy, today })
}

/** The same dossier when the register does not answer any more. */
export function withoutRegister(dossier: Dossier): Dossier {
  return {
    ...dossier,
    registerSituationCode: null,
    stagesDegraded: [...dossier.stagesDegraded, 'register'],
  }
}

function unreadIfUnavailable(error: unknown): typeof UNREAD {
  if (error instanceof SourceUnavailableError) return UNREAD
  throw error
}

type TimelinePart = Pick<Dossier, keyof EventSummary | 'mandates' | 'insolvencyTimelineRead'>

const UNREAD_TIMELINE: TimelinePart = {
  rollup: null,
  insolvencyEventCount: null,
  adminEventCount: null,
  mandates: null,
  insolvencyTimelineRead: false,
}

function readTimeline({ summary = NO_EVENTS, mandates }: Timeline): TimelinePart {
  return { ...summary, mandates: listedMandates(mandates), insolvencyTimelineRead: true }
}
