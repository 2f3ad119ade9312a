// Notices in free text that only put an earlier one right, or take it back.

import type { EventKind } from '../../../../../domain/gazette-fact.ts'
import type { DecisionText } from './decision-text.ts'
import { findWords, hasWords } from './lexicon.ts'
import { familyOf } from './scope.ts'

const KINDS = {
  bankruptcy: 'bankruptcy_correction',
  reorganisation: 'reorganisation_correction',
  interim: 'interim_correction',
} as const satisfies Record<string, EventKind>

// A correction says so at its head; a publication is called void next to the word for it.
const HEAD = 320
const NEXT_TO = 200

/**
 * The kind of correction that `text` is, or null when it is none. One that states a ruling anew in a sentence of its
 * own is told by what that ruling `decided`.
 */
export function correctionKind(text: DecisionText, decided: EventKind | undefined): EventKind | null {
  const corrects =
    isVoided(text.plain) || (isCalledCorrection(text.plain) && !(decided && RESTATED.has(decided)))
  return corrects ? KINDS[familyOf(text) ?? 'bankruptcy'] : null
}

const RESTATED: ReadonlySet<EventKind> = new Set<EventKind>([
  'provisional_administrator_appointed',
  'provisional_administrator_ended',
  'restructuring_expert_appointed',
  'judicial_dissolution_revoked',
  'bankruptcy_revocation',
])

function isVoided(plain: string): boolean {
  return findWords('voids', plain).some(({ start, end }) =>
    hasWords('publications', plain.slice(Math.max(0, start - NEXT_TO), end + NEXT_TO)),
  )
}

function isCalledCorrection(plain: string): boolean {
  return findWords('corrections', plain).some(({ start }) => start < HEAD)
}
