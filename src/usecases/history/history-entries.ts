// Entries of a history from what each source stores.

import type { HistoryEntry } from '../../domain/changes/history-entry.ts'
import { bandOf } from '../../domain/risk.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { FilingHistory } from '../../store/accounts/filing-history.ts'
import type { ActChange } from '../../store/gazette/act-history.ts'
import type { ScoredProbability } from '../../store/risk/probability-history.ts'

// When publications and deposits were loaded is not part of the history: what they state holds from their own day.
const UNRECORDED = { recordedAt: null, establishmentNumber: null, before: null } as const

export function entryOfEvent(event: LifecycleEvent): HistoryEntry {
  const { source, severity, numac, pubDate, eventKind, court, eventDate } = event
  return {
    ...UNRECORDED,
    date: pubDate ?? eventDate,
    kind: source === 'kbo_admin' ? 'gazette.administrative_event' : 'gazette.insolvency_event',
    source: 'gazette',
    reference: numac,
    after: { event_kind: eventKind, event_date: eventDate, source, severity, court },
  }
}

export function entryOfAct(act: ActChange): HistoryEntry {
  const base = { ...UNRECORDED, date: act.publishedOn, source: 'gazette', reference: act.numac } as const
  if ('mandates' in act) return { ...base, kind: 'gazette.officers', after: act.mandates }
  const { change, before, after } = act
  return {
    ...base,
    kind: 'gazette.company_change',
    before: before === null ? null : { change, value: before },
    after: { change, value: after },
  }
}

export function entryOfFiling(filing: FilingHistory): HistoryEntry {
  const { reference, depositedOn, periodEnd, depositType, model, hasFigures } = filing
  return {
    ...UNRECORDED,
    date: depositedOn,
    kind: 'accounts.filed',
    source: 'accounts',
    reference,
    after: { period_end: periodEnd, deposit_type: depositType, model, has_figures: hasFigures },
  }
}

/** Changes of the band, from scores in the order of scoring; the first score is none. */
export function entriesOfScores(scores: readonly ScoredProbability[]): HistoryEntry[] {
  const bands = scores.map(({ probability }) => (probability === null ? 'Unknown' : bandOf(probability)))
  return scores.flatMap(({ asOf, evaluatedAt }, at): HistoryEntry[] => {
    const before = bands[at - 1]
    if (before === undefined || before === bands[at]) return []
    return [
      {
        date: asOf ?? evaluatedAt.slice(0, 10),
        kind: 'risk.band',
        source: 'risk',
        reference: null,
        recordedAt: evaluatedAt,
        establishmentNumber: null,
        before,
        after: bands[at],
      },
    ]
  })
}
