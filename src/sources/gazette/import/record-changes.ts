// Records what publications changed about companies. Publications and events older than the window of `recent.ts` are
// history and make no change, but for those that open or end a procedure today and so change the band.

import type { NewChange } from '../../../domain/changes/change.ts'
import { companyChangeKey, newCompanyChanges } from '../../../domain/changes/company-changes.ts'
import { diffEvents } from '../../../domain/changes/event-changes.ts'
import { diffOfficers, type RecordedMandate } from '../../../domain/changes/officer-changes.ts'
import { firstRecentDay } from '../../../domain/changes/recent.ts'
import type { CompanyChangeFact, ExtractedFact } from '../../../domain/publications/gazette-fact.ts'
import type { DerivedTimeline } from '../../../domain/timeline/derive-company.ts'
import type { PoolClient } from '../../../store/db/pool.ts'
import { type BandInputs, readBandInputs } from '../../../store/gazette/band-inputs.ts'
import { recordChanges } from '../../../store/history/record-changes.ts'
import { findBandChanges, type TimelineChanges } from './band-changes.ts'

/** Records changes of the companies themselves in the caller's transaction. `before`: the facts that `facts` replace. */
export async function recordCompanyChanges(
  client: PoolClient,
  before: readonly CompanyChangeFact[],
  facts: readonly ExtractedFact[],
  today: string,
): Promise<void> {
  const since = firstRecentDay(today)
  const recent = facts.filter(
    (fact): fact is CompanyChangeFact => fact.fact === 'company_change' && (fact.pubDate ?? '') >= since,
  )
  await recordChanges(client, newCompanyChanges(recent, new Set(before.map(companyChangeKey))))
}

/** Records changes of events, officers and bands in the transaction that stores the timelines. */
export async function recordTimelineChanges(client: PoolClient, given: TimelineChanges): Promise<void> {
  const { timelines, facts, publications, today, replaced } = given
  const since = firstRecentDay(today)
  const read = new Map(publications.map(({ numac, publishedOn }) => [numac, publishedOn]))
  const readsRecent = publications.some(({ publishedOn }) => (publishedOn ?? '') >= since)
  const { opened, ended, dissolved, reinstated } = replaced
  const ruledOn = await readBandInputs(client, [...opened, ...ended, ...dissolved, ...reinstated])
  const recent: [number, DerivedTimeline][] = [...timelines].filter(
    ([number]) =>
      readsRecent ||
      ruledOn.has(number) ||
      facts.get(number)?.some(({ pubDate }) => (pubDate ?? '') >= since),
  )
  const changes = recent.flatMap(([number, timeline]) =>
    diffCompany(number, timeline, { ...given, since, read, ruledOn }),
  )
  await recordChanges(client, [...changes, ...findBandChanges(ruledOn, given)])
}

// What opens and ends the procedures that set a band.
const RULINGS: ReadonlySet<string | null> = new Set([
  'bankruptcy_opening',
  'bankruptcy_reopening',
  'bankruptcy_closing',
  'bankruptcy_revocation',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
  'judicial_dissolution_revoked',
])

type Scope = Pick<TimelineChanges, 'replaced' | 'facts'> & {
  since: string
  /** Companies in which this transaction opens or ends such a procedure. */
  ruledOn: ReadonlyMap<number, BandInputs>
  read: ReadonlyMap<string, string | null>
}

function diffCompany(
  number: number,
  { events, mandates }: DerivedTimeline,
  { replaced, facts, since, read, ruledOn }: Scope,
): NewChange[] {
  const own = facts.get(number) ?? []
  const batch = new Set(own.map(({ numac }) => numac).filter(numac => read.has(numac)))
  const dates = new Map([...own.map(({ numac, pubDate }) => [numac, pubDate] as const), ...read])
  const isRecent = ({ effectiveOn }: NewChange) => (effectiveOn ?? '') >= since
  // A correction withdraws what was published long before.
  const isCorrected = [...batch].some(numac => (dates.get(numac) ?? '') >= since)
  const isRuling = ({ before, after }: NewChange) =>
    ruledOn.has(number) && RULINGS.has(((after ?? before) as { event_kind: string | null }).event_kind)
  const ofEvents = diffEvents(number, replaced.events.get(number) ?? [], events).filter(
    change => isRecent(change) || isRuling(change) || (isCorrected && change.after === null),
  )
  const officers = mandates.flatMap(mandate => toRecorded(mandate) ?? [])
  const ofOfficers = diffOfficers(number, replaced.mandates.get(number) ?? [], officers, { batch, dates })
  return [...ofEvents, ...ofOfficers.filter(isRecent)]
}

function toRecorded(mandate: DerivedTimeline['mandates'][number]): RecordedMandate | null {
  const { office, holderKey, holderNumber = null, representative = null, termEndsOn = null, numacs } = mandate
  if (office === undefined || holderKey === undefined || numacs === undefined) return null
  const { doubts } = mandate
  return {
    ...mandate,
    office,
    holderKey,
    holderNumber: holderNumber === null ? null : Number(holderNumber),
    representative,
    termEndsOn,
    numacs,
    doubts: doubts ?? [],
  }
}
