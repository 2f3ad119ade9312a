// Composes a company's dossier from the register, the gazette and the risk scores.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { type Mandate, type OfficeMandate, splitByOffice } from '../../domain/officers/mandate.ts'
import {
  isBankruptSituation,
  isScored,
  type Risk,
  riskOf,
  type StoredRisk,
  unscoredRisk,
} from '../../domain/risk.ts'
import { type EventSummary, NO_EVENTS, type Rollup } from '../../domain/timeline/lifecycle-event.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Timeline } from '../../store/gazette/dossier-timeline.ts'

/**
 * Part of a dossier whose source did not answer; the timeline is also degraded while publications about the company
 * are unread.
 */
type Stage = 'insolvency_timeline' | 'register' | 'risk'

const SOURCE_OF_STAGE: Record<Stage, SourceName> = {
  insolvency_timeline: 'gazette',
  register: 'register',
  risk: 'risk',
}

export type Dossier = {
  company: CompanyFacts
  /** Null when the register did not answer. */
  registerSituationCode: string | null
  risk: Risk
  /** Null when nothing is on record; null with the counts and mandates when the timeline is degraded. */
  rollup: Rollup | null
  insolvencyEventCount: number | null
  adminEventCount: number | null
  mandates: Mandate[] | null
  /**
   * Offices other than directors: auditors, permanent representatives, liquidators and others; null with
   * `mandates`.
   */
  otherMandates: OfficeMandate[] | null
  insolvencyTimelineRead: boolean
  /** Unread publications about the company; 0 also when the gazette did not answer. */
  unreadTexts: number
  /** Open bankruptcy by the gazette, known without the timeline; null when the risk source did not answer. */
  openBankruptcyByGazette: boolean | null
  riskScored: boolean
  stagesDegraded: Stage[]
  /** Time of composition, ISO 8601 with offset. */
  asOf: string
}

/** Sources that did not answer. Unread publications do not count as an unanswered gazette. */
export function degradedSources({ stagesDegraded, unreadTexts }: Dossier): SourceName[] {
  return stagesDegraded
    .filter(stage => stage !== 'insolvency_timeline' || unreadTexts === 0)
    .map(stage => SOURCE_OF_STAGE[stage])
}

export type DossierReaders = {
  companies: BatchLoader<CompanyFacts>
  timelines: BatchLoader<Timeline>
  scores: BatchLoader<StoredRisk>
}

const UNAVAILABLE = Symbol('source did not answer')
const EMPTY_TIMELINE: Timeline = { summary: undefined, mandates: [], waiting: 0 }

/**
 * Reads the three sources concurrently. The dossier is degraded without the gazette or risk; throws
 * `UnknownCompanyError`, and `SourceUnavailableError` when the register does not answer. `day` (`YYYY-MM-DD`, by default
 * today) decides whether a score has expired: for a dossier of the past, with readers of that day.
 */
export async function composeDossier(
  number: EnterpriseNumber,
  { companies, timelines, scores }: DossierReaders,
  day?: string,
): Promise<Dossier> {
  const [company, read, stored] = await Promise.all([
    companies.read(number),
    timelines.read(number).catch(orUnavailable),
    scores.read(number).catch(orUnavailable),
  ])
  if (company === undefined || !company.inRegister) throw new UnknownCompanyError()
  const stagesDegraded: Stage[] = []
  const timeline = composeTimeline(read)
  if (!timeline.insolvencyTimelineRead) stagesDegraded.push('insolvency_timeline')
  if (stored === UNAVAILABLE) stagesDegraded.push('risk')
  const asOf = new Date().toISOString()
  const risk = composeRisk(company, stored, false, day ?? asOf.slice(0, 10))
  return {
    company,
    registerSituationCode: company.situationCode,
    risk,
    ...timeline,
    openBankruptcyByGazette: stored === UNAVAILABLE ? null : (stored?.openBankruptcy ?? false),
    riskScored: isScored(risk),
    stagesDegraded,
    asOf,
  }
}

// An open bankruptcy overrides the score without waiting for the next scoring run. Those known from the gazette are
// stored with the scores, so that the risk does not improve when the timeline is unavailable. `openBefore`: last
// known state, used while the risk source does not answer.
function composeRisk(
  { naturalPerson, situationCode }: CompanyFacts,
  stored: StoredRisk | undefined | typeof UNAVAILABLE,
  openBefore: boolean,
  today: string,
): Risk {
  const { score, openBankruptcy, openSince, judiciallyDissolved }: Partial<StoredRisk> =
    stored === UNAVAILABLE ? {} : (stored ?? {})
  const byGazette = stored === UNAVAILABLE ? openBefore : openBankruptcy === true
  const isOpen = isBankruptSituation(situationCode) || byGazette
  if (stored === UNAVAILABLE && !isOpen && !naturalPerson) return unscoredRisk('risk_unanswered')
  const since = openSince && { openSince }
  return riskOf(score, { naturalPerson, openBankruptcy: isOpen, judiciallyDissolved, ...since, today })
}

/**
 * A cached dossier while the register does not answer, with current risk and timeline, since a bankruptcy may have
 * been opened meanwhile. Bankruptcy by the register, and by the gazette if the risk source does not answer, is
 * taken from `newest`, the dossier composed last. If the timeline cannot be read, the cached one stays.
 */
export async function withoutRegister(
  dossier: Dossier,
  { scores, timelines }: Pick<DossierReaders, 'scores' | 'timelines'>,
  newest: Pick<Dossier, 'company' | 'openBankruptcyByGazette'> = dossier,
): Promise<Dossier> {
  const number = dossier.company.enterpriseNumber
  const [stored, read] = await Promise.all([
    scores.read(number).catch(orUnavailable),
    timelines.read(number).catch(orUnavailable),
  ])
  const today = new Date().toISOString().slice(0, 10)
  const openBefore = newest.openBankruptcyByGazette ?? dossier.openBankruptcyByGazette
  const risk = composeRisk(newest.company, stored, openBefore === true, today)
  const timeline = read === UNAVAILABLE ? timelineOf(dossier) : composeTimeline(read)
  return {
    ...dossier,
    ...timeline,
    registerSituationCode: null,
    risk,
    riskScored: isScored(risk),
    openBankruptcyByGazette: stored === UNAVAILABLE ? openBefore : (stored?.openBankruptcy ?? false),
    stagesDegraded: [
      ...(timeline.insolvencyTimelineRead ? [] : ['insolvency_timeline' as const]),
      ...(stored === UNAVAILABLE ? ['risk' as const] : []),
      'register',
    ],
  }
}

function timelineOf(dossier: Dossier): TimelinePart {
  const { rollup, insolvencyEventCount, adminEventCount, mandates, otherMandates } = dossier
  const { insolvencyTimelineRead, unreadTexts } = dossier
  return {
    rollup,
    insolvencyEventCount,
    adminEventCount,
    mandates,
    otherMandates,
    insolvencyTimelineRead,
    unreadTexts,
  }
}

/** Degrades a cached dossier when publications about the company have arrived since. */
export function withUnreadTexts(dossier: Dossier, waiting: number): Dossier {
  if (waiting === 0 || dossier.unreadTexts > 0) return dossier
  const stages = new Set<Stage>([...dossier.stagesDegraded, 'insolvency_timeline'])
  return { ...dossier, ...UNREAD_TIMELINE, unreadTexts: waiting, stagesDegraded: [...stages] }
}

function orUnavailable(error: unknown): typeof UNAVAILABLE {
  if (error instanceof SourceUnavailableError) return UNAVAILABLE
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

// Answers without the unread publications could be wrong: missing events, ended mandates.
function composeTimeline(timeline: Timeline | undefined | typeof UNAVAILABLE): TimelinePart {
  if (timeline === UNAVAILABLE) return UNREAD_TIMELINE
  const { summary = NO_EVENTS, mandates, waiting } = timeline ?? EMPTY_TIMELINE
  if (waiting > 0) return { ...UNREAD_TIMELINE, unreadTexts: waiting }
  return { ...summary, ...splitByOffice(mandates), insolvencyTimelineRead: true, unreadTexts: 0 }
}
