// Whether a free-text notice concerns a company's insolvency: the same sections contain criminal convictions,
// estates, protected persons and invitations to meetings.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { DecisionText } from './decision-text.ts'
import { findWords, hasWords, MATTERS, type Matter } from './lexicon.ts'

type Scope = 'insolvency' | 'criminal' | 'other'

const OF_INSOLVENCY: ReadonlySet<Matter> = new Set<Matter>([
  'discharge',
  'excusability',
  'cessation',
  'plan',
  'new_plan',
  'transfer',
  'reorganisation',
  'administrator',
  'expert',
  'liquidation_expert',
  'mandatary',
  'judge',
  'liquidator',
  'dissolution',
  'liquidation',
  'bankruptcy',
  'curator',
  'ban',
])

/** The scope of `text`. */
export function scopeOf(text: DecisionText): Scope {
  const { plain } = text
  if (hasWords('criminal', plain)) return 'criminal'
  const isElsewhere = isOfOtherCourt(text) || !hasMatters(plain, ['bankruptcy', 'reorganisation'])
  if (hasWords('estates', plain) && isElsewhere) return 'other'
  if (hasWords('protected', plain) && !hasMatters(plain, ['bankruptcy'])) return 'other'
  // A voluntary dissolution may be what an administrator has to convene a meeting on.
  if (hasWords('voluntary', plain) && !hasMatters(plain, ['administrator'])) return 'other'
  if (hasWords('meetings', plain) && hasWords('invitations', plain) && !RULING.test(plain)) return 'other'
  const named = hasMatters(plain, [...OF_INSOLVENCY]) || hasMatters(text.frame, [...OF_INSOLVENCY])
  return named || (hasWords('voids', plain) && hasWords('enterpriseCourts', plain)) ? 'insolvency' : 'other'
}

const RULING = /(?<![a-z0-9])(?:vonnis|jugement|arrest|arret|ordonnance|beschikking)(?![a-z0-9])/

function hasMatters(plain: string, matters: readonly Matter[]): boolean {
  return MATTERS.some(([matter, pattern]) => matters.includes(matter) && plain.search(pattern) >= 0)
}

/** The procedure of a text, by its most frequent matters; null if it names none. */
export function familyOf({ plain, frame }: DecisionText): 'bankruptcy' | 'reorganisation' | 'interim' | null {
  const counts = FAMILIES.map(([family, matters]) => {
    const named = MATTERS.filter(([matter]) => matters.includes(matter))
    const count = (words: string) =>
      named.reduce((sum, [, pattern]) => sum + [...words.matchAll(pattern)].length, 0)
    return { family, count: count(plain) + count(frame) }
  }).sort((a, b) => b.count - a.count)
  return counts[0] && counts[0].count > 0 ? counts[0].family : null
}

const FAMILIES: readonly ['bankruptcy' | 'reorganisation' | 'interim', readonly Matter[]][] = [
  ['bankruptcy', ['bankruptcy', 'curator', 'judge', 'discharge', 'cessation', 'excusability']],
  [
    'reorganisation',
    ['reorganisation', 'plan', 'transfer', 'amicable', 'delegated_judge', 'liquidation_expert'],
  ],
  ['interim', ['administrator', 'expert', 'dissolution', 'liquidator', 'mandatary']],
]

/** Whether an enterprise court rules on another matter, so that insolvency is only mentioned. */
export function isOtherDispute({ plain }: DecisionText): boolean {
  return hasWords('disputes', plain)
}

/** Whether the court has no jurisdiction in insolvency, so that a case is only recalled. */
export function isOfOtherCourt({ plain }: DecisionText): boolean {
  return hasWords('otherCourts', plain) && !hasWords('enterpriseCourts', plain)
}

// Detects free-text notices that only correct or withdraw an earlier one.

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
