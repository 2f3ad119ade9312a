// Records what publications changed about companies. Publications and events older than the window of `recent.ts` are
// history and make no change.

import { recordedBand } from '../../../domain/changes/band-changes.ts'
import type { NewChange } from '../../../domain/changes/change.ts'
import { companyChangeKey, newCompanyChanges } from '../../../domain/changes/company-changes.ts'
import { diffEvents } from '../../../domain/changes/event-changes.ts'
import { diffOfficers, type RecordedMandate } from '../../../domain/changes/officer-changes.ts'
import { firstRecentDay } from '../../../domain/changes/recent.ts'
import type {
  CompanyChangeFact,
  ExtractedFact,
  GazetteFact,
} from '../../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import type { DerivedTimeline } from '../../../domain/timeline/derive-company.ts'
import type { PoolClient } from '../../../store/db/pool.ts'
import { readBandInputs } from '../../../store/gazette/open-bankruptcies.ts'
import type { ReplacedTimelines } from '../../../store/gazette/replace-timelines.ts'
import { recordChanges } from '../../../store/history/record-changes.ts'

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

type TimelineChanges = {
  timelines: ReadonlyMap<number, DerivedTimeline>
  replaced: ReplacedTimelines
  /** All facts of these companies. */
  facts: ReadonlyMap<number, GazetteFact[]>
  /** Publications that were read in this transaction. */
  publications: readonly Pick<Publication, 'numac' | 'publishedOn'>[]
  /** `YYYY-MM-DD`. */
  today: string
}

/** Records changes of events, officers and bands in the transaction that stores the timelines. */
export async function recordTimelineChanges(client: PoolClient, given: TimelineChanges): Promise<void> {
  const { timelines, facts, publications, today } = given
  const since = firstRecentDay(today)
  const read = new Map(publications.map(({ numac, publishedOn }) => [numac, publishedOn]))
  const readsRecent = publications.some(({ publishedOn }) => (publishedOn ?? '') >= since)
  const recent: [number, DerivedTimeline][] = [...timelines].filter(
    ([number]) => readsRecent || facts.get(number)?.some(({ pubDate }) => (pubDate ?? '') >= since),
  )
  const changes = recent.flatMap(([number, timeline]) =>
    diffCompany(number, timeline, { ...given, since, read }),
  )
  await recordChanges(client, [...changes, ...(await findBandChanges(client, new Map(recent), given, since))])
}

type Scope = Pick<TimelineChanges, 'replaced' | 'facts'> & {
  since: string
  read: ReadonlyMap<string, string | null>
}

function diffCompany(
  number: number,
  { events, mandates }: DerivedTimeline,
  { replaced, facts, since, read }: Scope,
): NewChange[] {
  const own = facts.get(number) ?? []
  const batch = new Set(own.map(({ numac }) => numac).filter(numac => read.has(numac)))
  const dates = new Map([...own.map(({ numac, pubDate }) => [numac, pubDate] as const), ...read])
  const isRecent = ({ effectiveOn }: NewChange) => (effectiveOn ?? '') >= since
  // A correction withdraws what was published long before.
  const isCorrected = [...batch].some(numac => (dates.get(numac) ?? '') >= since)
  const ofEvents = diffEvents(number, replaced.events.get(number) ?? [], events).filter(
    change => isRecent(change) || (isCorrected && change.after === null),
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

// Beside the runs, the band changes with open bankruptcies.
async function findBandChanges(
  client: PoolClient,
  timelines: ReadonlyMap<number, DerivedTimeline>,
  { replaced: { opened, ended }, facts }: TimelineChanges,
  since: string,
): Promise<NewChange[]> {
  const changed = [...opened, ...ended].filter(number => timelines.has(number))
  const inputs = await readBandInputs(client, changed)
  const isOpen = new Set(opened)
  return [...inputs].flatMap(([number, { score, isBankruptByRegister }]) => {
    const opening = timelines.get(number)?.openBankruptcy?.numac
    const told = (facts.get(number) ?? []).filter(
      ({ fact, numac }) => fact === 'event' && numac === (opening ?? numac),
    )
    const cause = told.toSorted((a, b) => ((a.pubDate ?? '') < (b.pubDate ?? '') ? -1 : 1)).at(-1)
    const before = recordedBand(score, isBankruptByRegister || !isOpen.has(number))
    const after = recordedBand(score, isBankruptByRegister || isOpen.has(number))
    if (before === after || (cause?.pubDate ?? '') < since) return []
    return {
      enterpriseNumber: number,
      kind: 'risk.band',
      effectiveOn: cause?.pubDate ?? null,
      reference: cause?.numac ?? null,
      before,
      after,
    }
  })
}
