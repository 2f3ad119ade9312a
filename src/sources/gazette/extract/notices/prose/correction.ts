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
const HEAD = 160
const NEXT_TO = 200

/** The kind of correction that `text` is, or null when it is none. */
export function correctionKind(text: DecisionText): EventKind | null {
  if (!isVoided(text.plain) && !isRectified(text.plain)) return null
  return KINDS[familyOf(text) ?? 'bankruptcy']
}

function isVoided(plain: string): boolean {
  return findWords('voids', plain).some(({ start, end }) =>
    hasWords('publications', plain.slice(Math.max(0, start - NEXT_TO), end + NEXT_TO)),
  )
}

// `Zij schrapt dit gedeelte van het vonnis`: a court mends its own words.
function isRectified(plain: string): boolean {
  return RECTIFIED.test(plain)
}

const RECTIFIED = /schrapt( +[a-z]+){0,6} +gedeelte|te +publiceren +nieuwe? +tekst/

/** Whether the head of `text` calls it a correction. */
export function isCalledCorrection({ plain }: DecisionText): boolean {
  return findWords('corrections', plain).some(({ start }) => start < HEAD)
}
