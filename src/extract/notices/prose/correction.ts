// Notices in free text that only put an earlier one right, or take it back.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
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
const NEXT_TO = 400

/**
 * The kind of correction that `text` is, or null when it is none. A corrected text, or one that states a ruling in a
 * sentence of its own, is told by what it `decided`.
 */
export function correctionKind(
  { plain, ...text }: DecisionText,
  decided: EventKind | undefined,
): EventKind | null {
  const restates =
    decided !== undefined && (RULING_KINDS.has(decided) || (isRestated(plain) && !SEVERE_KINDS.has(decided)))
  if (!isAnnulled(plain) && (!isCalledCorrection(plain) || restates)) return null
  return KINDS[familyOf({ plain, ...text }) ?? 'bankruptcy']
}

const RULING_KINDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'provisional_administrator_appointed',
  'provisional_administrator_ended',
  'judicial_dissolution_revoked',
  'bankruptcy_revocation',
])
const SEVERE_KINDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'bankruptcy_opening',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
])

function isAnnulled(plain: string): boolean {
  return findWords('voids', plain).some(({ start, end }) =>
    hasWords('publications', plain.slice(Math.max(0, start - NEXT_TO), end + NEXT_TO)),
  )
}

function isCalledCorrection(plain: string): boolean {
  return findWords('corrections', plain).some(({ start }) => start < HEAD)
}

const INSTEAD_OF = /in plaats van|au lieu d|et non|en niet/

function isRestated(plain: string): boolean {
  if (INSTEAD_OF.test(plain)) return false
  return findWords('restated', plain).some(({ start }) => start < HEAD)
}
