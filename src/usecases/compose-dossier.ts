// One company's dossier, put together from the register, the gazette and the risk scores.

import type { CompanyFacts } from '../domain/company.ts'
import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import { type SourceName, SourceUnavailableError, UnknownCompanyError } from '../domain/errors.ts'
import { type Mandate, type OfficeMandate, sortByOffice } from '../domain/mandate.ts'
import { isBankruptSituation, type Risk, riskOf, type StoredRisk, UNSCORED } from '../domain/risk.ts'
import { type EventSummary, NO_EVENTS, type Rollup } from '../domain/rollup.ts'
import type { PointReader } from '../store/point-reader.ts'
import type { Timeline } from '../store/timeline.ts'

/** A part of the dossier whose source did not answer; the timeline's also while texts about the company wait to be read. */
export type Stage = 'insolvency_timeline' | 'register' | 'risk'

const SOURCE_OF_STAGE: Record<Stage, SourceName> = {
  insolvency_timeline: 'gazette',
  register: 'register',
  risk: 'risk',
}

export type Dossier = {
  company: CompanyFacts
  /** Null when the register was not read for this answer. */
  registerSituationCode: string | null
  risk: Risk
  /** Null when nothing is on record, and with the counts and mandates when the timeline is degraded. */
  rollup: Rollup | null
  insolvencyEventCount: number | null
  adminEventCount: number | null
  mandates: Mandate[] | null
  /** Of statutory auditors and permanent representatives, who are no directors; null with `mandates`. */
  otherMandates: OfficeMandate[] | null
  insolvencyTimelineRead: boolean
  /** Texts about the company that wait to be read; 0 when none do or the gazette did not answer. */
  unreadTexts: number
  /** That a bankruptcy is open by the gazette, also where the timeline was not read; null when the risk source did not answer. */
  openBankruptcyByGazette: boolean | null
  riskScored: boolean
  stagesDegraded: Stage[]
  /** When it was composed, ISO 8601 with offset. */
  asOf: string
}

/** Sources that did not answer for a dossier. One whose texts wait to be read did. */
export function silentSources({ stagesDegraded, unreadTexts }: Dossier): SourceName[] {
  return stagesDegraded
    .filter(stage => stage !== 'insolvency_timeline' || unreadTexts === 0)
    .map(stage => SOURCE_OF_STAGE[stage])
}

export type DossierReaders = {
  companies: PointReader<CompanyFacts>
  timelines: PointReader<Timeline>
  scores: PointReader<StoredRisk>
}

const UNREAD = Symbol('source did not answer')
const NOTHING: Timeline = { summary: undefined, mandates: [], waiting: 0 }

/**
 * Reads all three sources at once. Gazette or risk not answering degrades the dossier; throws
 * `UnknownCompanyError`, and `SourceUnavailableError` when the register does not answer.
 */
export async function composeDossier(
  number: EnterpriseNumber,
  { companies, timelines, scores }: DossierReaders,
): Promise<Dossier> {
  const [company, read, stored] = await Promise.all([
    companies.read(number),
    timelines.read(number).catch(unreadIfUnavailable),
    scores.read(number).catch(unreadIfUnavailable),
  ])
  if (company === undefined || !company.inRegister) throw new UnknownCompanyError()
  const stagesDegraded: Stage[] = []
  const timeline = composeTimeline(read)
  if (!timeline.insolvencyTimelineRead) stagesDegraded.push('insolvency_timeline')
  if (stored === UNREAD) stagesDegraded.push('risk')
  const asOf = new Date().toISOString()
  const risk = composeRisk(company, stored, asOf.slice(0, 10))
  return {
    company,
    registerSituationCode: company.situationCode,
    risk,
    ...timeline,
    openBankruptcyByGazette: stored === UNREAD ? null : (stored?.openBankruptcy ?? false),
    riskScored: risk !== UNSCORED,
    stagesDegraded,
    asOf,
  }
}

// An open bankruptcy stands without waiting for the next run of scores. By the register it needs nothing else; by the
// gazette it is stored with the scores, so that the risk never looks better because the timeline is not read.
function composeRisk(
  { naturalPerson, situationCode }: CompanyFacts,
  stored: StoredRisk | undefined | typeof UNREAD,
  today: string,
): Risk {
  const byRegister = isBankruptSituation(situationCode)
  if (stored === UNREAD)
    return byRegister ? riskOf(undefined, { naturalPerson, openBankruptcy: true, today }) : UNSCORED
  const openBankruptcy = byRegister || (stored?.openBankruptcy ?? false)
  return riskOf(stored?.score, { naturalPerson, openBankruptcy, today })
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

type TimelinePart = Pick<
  Dossier,
  keyof EventSummary | 'mandates' | 'otherMandates' | 'insolvencyTimelineRead' | 'unreadTexts'
>

const UNREAD_TIMELINE: TimelinePart = {
  rollup: null,
  insolvencyEventCount: null,
  adminEventCount: null,
  mandates: null,
  otherMandates: null,
  insolvencyTimelineRead: false,
  unreadTexts: 0,
}

// What leaves a stored text out would be wrong: too few events, an ended mandate still in office.
function composeTimeline(timeline: Timeline | undefined | typeof UNREAD): TimelinePart {
  if (timeline === UNREAD) return UNREAD_TIMELINE
  const { summary = NO_EVENTS, mandates, waiting } = timeline ?? NOTHING
  if (waiting > 0) return { ...UNREAD_TIMELINE, unreadTexts: waiting }
  return { ...summary, ...sortByOffice(mandates), insolvencyTimelineRead: true, unreadTexts: 0 }
}
