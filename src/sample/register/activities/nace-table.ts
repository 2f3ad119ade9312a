// The activity codes as tables: by position among the activities, by version, with every level above.

import { weightedPositions } from '../../random.ts'
import { readTable } from '../../read-table.ts'

export const VERSIONS = ['2025', '2008', '2003'] as const
export type NaceVersion = (typeof VERSIONS)[number]

type Activity = {
  /** Null where the version has no such activity. */
  codes: Record<NaceVersion, string | null>
  weight: number
  /** A key of `TRADES`. */
  trade: string
  nl: string
  fr: string
}

/** Activities of five digits first, those of seven after `FIVE_DIGITS`. */
export const ACTIVITIES: Activity[] = readTable<NaceVersion | 'weight' | 'trade' | 'nl' | 'fr'>(
  'activities',
).map(({ weight, trade, nl, fr, ...codes }) => ({
  codes: { '2025': codes['2025'] || null, '2008': codes['2008'] || null, '2003': codes['2003'] || null },
  weight: Number(weight),
  trade,
  nl,
  fr,
}))
export const FIVE_DIGITS = ACTIVITIES.findIndex(({ codes }) => codes['2008']?.length === 7)

/** Positions in `ACTIVITIES`, as often as they are found. */
export const ACTIVITY_SPREAD = weightedPositions(ACTIVITIES.map(activity => activity.weight))

/** Positions of the activities of each trade. */
export const ACTIVITIES_OF_TRADE = Map.groupBy(ACTIVITIES.keys(), at => ACTIVITIES[at]?.trade ?? '')

export type Label = { code: string; nl: string; fr: string }

const groups = readTable<'edition' | keyof Label>('activity-groups')

/** All codes of a version with their labels, sorted, no level missing between two digits and the lowest. */
export function listLabels(version: NaceVersion): Label[] {
  const edition = version === '2003' ? '2003' : '2008'
  const known = new Map(groups.filter(group => group.edition === edition).map(group => [group.code, group]))
  const labels = new Map<string, Label>()
  for (const { codes, nl, fr } of ACTIVITIES) {
    const code = codes[version]
    if (code === null) continue
    for (const length of [2, 3, 4]) {
      const above = code.slice(0, length)
      if (!labels.has(above)) labels.set(above, known.get(above) ?? { code: above, nl, fr })
    }
    if (!labels.has(code)) labels.set(code, { code, nl, fr })
  }
  return [...labels.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}
