// Changes of the company itself in the decisions of an act: one fact for each kind, proved by the first sentence
// that decides it.

import type { CompanyChange, Span } from '../../../../domain/gazette-fact.ts'
import { readBeforeAfter } from './before-after.ts'
import { readEffect } from './effect.ts'
import { foldLine } from './fold-line.ts'
import {
  type ChangeWords,
  COMPANY_CHANGES,
  DECIDED,
  IN_PASSING,
  PROPOSAL,
  UNALTERED,
} from './lexicon/company-changes.ts'
import { AGENDA, PROXY } from './lexicon/set-aside.ts'
import type { Segment } from './split-segments.ts'

export type StatedChange = {
  change: CompanyChange
  before: string | null
  after: string | null
  effectiveOn: string | null
  immediate: boolean
  span: Span
}

const PLANNED: ReadonlySet<CompanyChange> = new Set(['merger', 'division', 'transfer_of_business'])
const WITH_VALUE: ReadonlySet<CompanyChange> = new Set(['name', 'seat', 'legal_form', 'capital'])

/** Changes in the order of the kinds. `subject` is what the act and its rubrics say it is about. */
export function readCompanyChanges(segments: Segment[], subject: string): StatedChange[] {
  const about = foldLine(subject)
  const proposal = PROPOSAL.test(about)
  const candidates = segments.filter(
    ({ fold }) => !AGENDA.test(fold) && !PROXY.test(fold) && fold.length < 1500,
  )
  const changes: StatedChange[] = []
  for (const words of COMPANY_CHANGES) {
    if (proposal && (PLANNED.has(words.change) || words.change === 'incorporation')) continue
    const change = findChange(candidates, words, words.subject.test(about))
    if (change) changes.push(change)
  }
  return changes
}

function findChange(segments: Segment[], words: ChangeWords, named: boolean): StatedChange | null {
  if (words.needsSubject && !named) return null
  let found: StatedChange | null = null
  for (const segment of segments) {
    if (!words.sentence.test(segment.fold) || PROPOSAL.test(segment.fold)) continue
    if (words.change === 'purpose' && UNALTERED.test(segment.fold)) continue
    const decided = DECIDED.test(segment.fold)
    if (!decided && (!named || IN_PASSING.test(segment.fold))) continue
    const change = makeChange(words.change, segment)
    if (!WITH_VALUE.has(words.change) || change.after !== null) return change
    if (decided) found ??= change
  }
  return found
}

function makeChange(change: CompanyChange, segment: Segment): StatedChange {
  const { effectiveOn, immediate: atOnce } = readEffect(segment.flat, segment.fold)
  const immediate = atOnce || change === 'incorporation' // a company exists from its deed on, as far as acts say
  return {
    change,
    ...readBeforeAfter(change, segment.flat, segment.fold),
    effectiveOn,
    immediate,
    span: segment.span,
  }
}
