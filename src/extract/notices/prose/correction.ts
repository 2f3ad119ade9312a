// Detects free-text notices that only correct or withdraw an earlier one.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { DecisionText } from './decision-text.ts'
import { findWords, hasWords } from './lexicon.ts'
import { familyOf } from './scope.ts'

const KINDS = {
  bankruptcy: 'bankruptcy_correction',
  reorganisation: 'reorganisation_correction',
  interim: 'interim_correction',
} as const satisfies Record<string, EventKind>

// Characters: a correction is announced in its first lines; an annulment word is next to the publication it
// annuls.
const HEAD = 320
const NEXT_TO = 400

/**
 * The kind of correction, or null. A corrected reprint, or one that states a ruling in its own sentence, is
 * classified by what it `decided`.
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
