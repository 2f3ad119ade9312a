// Whether a free-text notice concerns a company's insolvency: the same sections contain criminal convictions,
// estates, protected persons and invitations to meetings.

import type { DecisionText } from './decision-text.ts'
import { hasWords, MATTERS, type Matter } from './lexicon.ts'

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
