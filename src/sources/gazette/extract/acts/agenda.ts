// The agenda of a meeting repeats its decisions before they are taken.

import { AGENDA, DECISIONS } from './lexicon/set-aside.ts'
import type { Segment } from './split-segments.ts'

/** The pieces that are agenda, and the others. */
export function partAgenda(segments: Segment[]): [Segment[], Segment[]] {
  const agenda: Segment[] = []
  const decided: Segment[] = []
  let inAgenda = false
  for (const segment of segments) {
    if (AGENDA.test(segment.fold)) inAgenda = true
    else if (inAgenda && endsAgenda(segment)) inAgenda = false
    if (inAgenda) agenda.push(segment)
    else decided.push(segment)
  }
  return [agenda, decided]
}

const HEADS_DECISIONS =
  /^[\s\d.)-]*(?:(?:beraadslaging(?:en)? en )?(?:decisions?|resolutions?|deliberations?|besluiten|beslissingen|beschlusse|beratung)(?: prises)?|(?:eerste|premiere|erster?) (?:besluit|beslissing|resolution|decision|beschluss))\b/

function endsAgenda({ fold, listed }: Segment): boolean {
  return (!listed && DECISIONS.test(fold)) || HEADS_DECISIONS.test(fold)
}
