// What a report says: the answers of the dossier page, bounded and as the plan allows, and the words that prove facts.

import { hash } from 'node:crypto'
import type { Member } from '../../../domain/access/member.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { type SourceName, SourceUnavailableError, UnknownCompanyError } from '../../../domain/errors.ts'
import type { LoadStates } from '../../../store/db/require-loaded.ts'
import type { UseCases } from '../../../usecases/create-use-cases.ts'
import { type Overview, unansweredSources } from '../../../usecases/dossier/get-overview.ts'
import type { UnregisteredOverview } from '../../../usecases/dossier/get-unregistered-overview.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'
import type { Quotes } from '../../../usecases/timeline/quote-facts.ts'
import type { Lang } from '../../i18n/languages.ts'
import { selectVisibleYears } from '../dossier/accounts/years-on-view.ts'

export type ReportSources = Pick<UseCases, 'getOverview' | 'getUnregisteredOverview' | 'quoteFacts'> & {
  /** Null when it could not be read. */
  readFreshness(): Promise<Freshness | null>
  loadStates(): LoadStates
}

type Parts = 'events' | 'officers' | 'owners' | 'years'

export type ReportAnswers = {
  /** With `absence` for a company outside the register. */
  overview: Overview | UnregisteredOverview
  /** Null when they could not be read. Empty for natural persons, whose publications have private data all over. */
  quotes: Quotes | null
  freshness: Freshness | null
  /** How many entries of a part are left out. */
  leftOut: Record<Parts, number>
  /** Sources that did not answer. */
  unanswered: SourceName[]
  /** The answers as canonical JSON, and its SHA-256 in hexadecimal. */
  content: Buffer
  digest: string
}

/** How many entries of each list are shown, the newest ones; `officers` and `owners` for each of their lists. */
export type ReportLimits = Record<Parts | 'acts', number>

// A report is read by people: what is older or further away is on the company's page and in the API.
const LIMITS: ReportLimits = { acts: 50, events: 50, officers: 40, owners: 40, years: 5 }

/**
 * Throws `UnknownCompanyError` for a company that no source knows, and `SourceUnavailableError` when the register does
 * not answer and nothing is cached. Any other part whose source does not answer is null.
 */
export async function readReport(
  number: EnterpriseNumber,
  { lang, viewer }: { lang: Lang; viewer: Member },
  sources: ReportSources,
  limits = LIMITS,
): Promise<ReportAnswers> {
  const scope = viewer.plan === 'paid' ? 'all' : 'latest'
  const query = { scope, language: lang, acts: limits.acts } as const
  const [found, freshness] = await Promise.all([
    readOverview(number, query, sources),
    sources.readFreshness().catch(() => null),
  ])
  const { overview, leftOut } = boundOverview(found, viewer, limits)
  const quotes = await readQuotes(overview, sources)
  const content = Buffer.from(toCanonicalJson(describeAnswers(overview, quotes, leftOut)))
  return {
    overview,
    quotes,
    freshness,
    leftOut,
    unanswered: listUnanswered(overview),
    content,
    digest: hash('sha256', content, 'hex'),
  }
}

type Query = { scope: 'all' | 'latest'; language: Lang; acts: number }

async function readOverview(
  number: EnterpriseNumber,
  query: Query,
  { getOverview, getUnregisteredOverview }: ReportSources,
): Promise<Overview | UnregisteredOverview> {
  try {
    const establishments = { after: null, limit: 1 }
    return await getOverview(number, { ...query, establishments, withPeople: false })
  } catch (error) {
    if (!(error instanceof UnknownCompanyError)) throw error
    const unregistered = await getUnregisteredOverview(number, query)
    if (unregistered === null) throw error
    return unregistered
  }
}

async function readQuotes(
  { acts, dossier }: Overview | UnregisteredOverview,
  { quoteFacts }: ReportSources,
): Promise<Quotes | null> {
  if (acts === null || dossier.company.naturalPerson) return new Map()
  try {
    return await quoteFacts(acts.acts)
  } catch (error) {
    if (error instanceof SourceUnavailableError) return null
    throw error
  }
}

type Bounded = { overview: Overview | UnregisteredOverview; leftOut: ReportAnswers['leftOut'] }

/** The first entries of each list, which are the newest ones; figures of years as the plan allows. */
function boundOverview(
  overview: Overview | UnregisteredOverview,
  viewer: Member,
  limits: ReportLimits,
): Bounded {
  const leftOut = { events: 0, officers: 0, owners: 0, years: 0 }
  const first = <T>(part: Parts, list: readonly T[]): T[] => {
    leftOut[part] += Math.max(0, list.length - limits[part])
    return list.slice(0, limits[part])
  }
  const { events, officers, financials } = overview
  const view = financials && selectVisibleYears(financials, viewer)
  const bounded = {
    ...overview,
    events: events && first('events', events),
    officers: officers && {
      officers: first('officers', officers.officers),
      auditors: first('officers', officers.auditors),
      courtAppointed: first('officers', officers.courtAppointed),
    },
    financials: financials &&
      view && {
        ...financials,
        years: first('years', view.years),
        gatedYears: [...view.gated],
      },
  }
  if (!('ownership' in bounded) || bounded.ownership === null) return { overview: bounded, leftOut }
  const { holds, heldBy } = bounded.ownership
  const ownership = {
    ...bounded.ownership,
    holds: holds && first('owners', holds),
    heldBy: heldBy && first('owners', heldBy),
  }
  return { overview: { ...bounded, ownership }, leftOut }
}

function listUnanswered(overview: Overview | UnregisteredOverview): SourceName[] {
  if (!('absence' in overview)) return unansweredSources(overview) as SourceName[]
  const { events, officers, acts, financials, dossier } = overview
  const isGazetteRead = [events, officers, acts].every(part => part !== null) || dossier.unreadTexts > 0
  return [
    ...(isGazetteRead ? [] : ['gazette' as const]),
    ...(financials === null ? ['accounts' as const] : []),
  ]
}

/** What the report shows of the answers, without the moment at which they were given. */
function describeAnswers(
  overview: Overview | UnregisteredOverview,
  quotes: Quotes | null,
  leftOut: ReportAnswers['leftOut'],
): object {
  const { dossier, names, events, officers, namedInAccounts, acts, financials } = overview
  const shown = { dossier, names, events, officers, namedInAccounts, acts, financials, quotes, leftOut }
  if ('absence' in overview) return { ...shown, absence: overview.absence }
  const { startDate = null, seat = null } = overview.registered?.record ?? {}
  return {
    ...shown,
    registered: { startDate, seat },
    ownership: overview.ownership,
    unscored: overview.unscored,
  }
}

const MOMENTS = new Set(['asOf', 'loadedAt'])

/** Keys in order, maps as objects: equal answers give equal text. */
function toCanonicalJson(answers: object): string {
  return JSON.stringify(answers, (key, value) => {
    if (MOMENTS.has(key)) return undefined
    const entries = value instanceof Map ? [...value] : isRecord(value) ? Object.entries(value) : null
    return entries === null ? value : Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
