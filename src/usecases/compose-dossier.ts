// One company's dossier, put together from the register, the gazette and the risk scores.

import type { CompanyFacts } from '../domain/company.ts'
import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../domain/errors.ts'
import { listedMandates, type Mandate } from '../domain/mandate.ts'
import { type Risk, riskOf, type Score, UNSCORED } from '../domain/risk.ts'
import { type EventSummary, NO_EVENTS, type Rollup } from '../domain/rollup.ts'
import type { PointReader } from '../store/point-reader.ts'
import type { Timeline } from '../store/timeline.ts'

/** A part of the dossier whose source did not answer. */
export type Stage = 'insolvency_timeline' | 'register' | 'risk'

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
  const risk = score === UNREAD ? UNSCORED : riskOf(score, company.naturalPerson)
  return {
    company,
    registerSituationCode: company.situationCode,
    risk,
    ...(timeline === UNREAD ? UNREAD_TIMELINE : readTimeline(timeline ?? NOTHING)),
    riskScored: risk !== UNSCORED,
    stagesDegraded,
    asOf: new Date().toISOString(),
  }
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
