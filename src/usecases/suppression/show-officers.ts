// Officers of a company without suppressed people.

import { filterMandates } from '../../domain/suppression/filter-suppressed.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { FiledOfficers } from '../../store/accounts/filed-officers.ts'
import type { FiledTimeline, Timeline } from '../../store/gazette/dossier-timeline.ts'

// Holders and representatives are only needed for filtering; cached dossiers leave them out to save memory.
export function showTimeline({ summary, mandates, waiting }: FiledTimeline, list: SuppressionList): Timeline {
  return {
    summary,
    waiting,
    mandates: filterMandates(mandates, list).map(
      ({ holderNumber: _number, representative: _person, ...mandate }) => mandate,
    ),
  }
}

export function showFiledOfficers(filed: FiledOfficers, list: SuppressionList): FiledOfficers {
  if (filed.reference === null) return filed
  const withHolders = filed.officers.map(officer => ({ ...officer, holderNumber: officer.enterpriseNumber }))
  return {
    ...filed,
    officers: filterMandates(withHolders, list).map(({ holderNumber: _, ...officer }) => officer),
  }
}
