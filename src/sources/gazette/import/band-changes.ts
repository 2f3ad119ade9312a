// Changes of the risk band by court notices: beside the runs of scores, the band changes with open bankruptcies and
// judicial dissolutions. Never too old to be told: the band changes today, whenever the notice was published.

import { recordedBand } from '../../../domain/changes/band-changes.ts'
import type { NewChange } from '../../../domain/changes/change.ts'
import type { GazetteFact } from '../../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import type { DerivedTimeline } from '../../../domain/timeline/derive-company.ts'
import type { BandInputs } from '../../../store/gazette/band-inputs.ts'
import type { ReplacedTimelines } from '../../../store/gazette/replace-timelines.ts'

export type TimelineChanges = {
  timelines: ReadonlyMap<number, DerivedTimeline>
  replaced: ReplacedTimelines
  /** All facts of these companies. */
  facts: ReadonlyMap<number, GazetteFact[]>
  /** Publications that were read in this transaction. */
  publications: readonly Pick<Publication, 'numac' | 'publishedOn'>[]
  /** `YYYY-MM-DD`. */
  today: string
}

/** `ruledOn`: companies whose procedures changed in this transaction; natural persons among them have no band. */
export function findBandChanges(
  ruledOn: ReadonlyMap<number, BandInputs>,
  given: Pick<TimelineChanges, 'timelines' | 'replaced' | 'facts' | 'publications'>,
): NewChange[] {
  const { opened, ended, dissolved, reinstated } = given.replaced
  const changedBankruptcies = new Set([...opened, ...ended])
  const changedDissolutions = new Set([...dissolved, ...reinstated])
  return [...ruledOn].flatMap(([number, inputs]): NewChange[] => {
    const { naturalPerson, score, isBankruptByRegister, isBankruptByGazette, isDissolved } = inputs
    if (naturalPerson) return []
    const bandWith = (isOpen: boolean, isDissolved: boolean) =>
      recordedBand(score, { isOpen: isOpen || isBankruptByRegister, isDissolved })
    const before = bandWith(
      isBankruptByGazette !== changedBankruptcies.has(number),
      isDissolved !== changedDissolutions.has(number),
    )
    const after = bandWith(isBankruptByGazette, isDissolved)
    if (before === after) return []
    const cause = findCause(number, given)
    const { pubDate = null, numac = null } = cause ?? {}
    return [
      { enterpriseNumber: number, kind: 'risk.band', effectiveOn: pubDate, reference: numac, before, after },
    ]
  })
}

// The notice of the opening; else the last one that was read now, as of a closing; else the last one of all.
function findCause(
  number: number,
  { timelines, facts, publications }: Pick<TimelineChanges, 'timelines' | 'facts' | 'publications'>,
): GazetteFact | undefined {
  const events = (facts.get(number) ?? [])
    .filter(({ fact }) => fact === 'event')
    .toSorted((a, b) => ((a.pubDate ?? '') < (b.pubDate ?? '') ? -1 : 1))
  const opening = timelines.get(number)?.openBankruptcy?.numac
  const read = new Set(publications.map(({ numac }) => numac))
  return (
    events.findLast(({ numac }) => numac === opening) ??
    events.findLast(({ numac }) => read.has(numac)) ??
    events.at(-1)
  )
}
