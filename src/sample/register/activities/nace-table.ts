// The activity codes as tables: by position among the activities, by version, with every level above.

import { weightedPositions } from '../random.ts'
import { NACE_LEAVES } from './nace-leaves.ts'
import { NACE_PARENTS, NACE_PARENTS_2003 } from './nace-parents.ts'

export const VERSIONS = ['2025', '2008', '2003'] as const
export type NaceVersion = (typeof VERSIONS)[number]

export type Activity = {
  /** Null where the version has no such activity. */
  codes: Record<NaceVersion, string | null>
  weight: number
  /** A key of `TRADES`. */
  trade: string
  nl: string
  fr: string
}

// The register's own subdivisions of seven digits: activity in version 2008, two digits, labels of our own.
const SUBDIVISIONS = `
47789 01 Detailhandel in geschenkartikelen|Commerce de détail d'articles cadeaux
47789 02 Detailhandel in tweedehandskleding|Commerce de détail de vêtements d'occasion
47716 01 Detailhandel in werkkleding|Commerce de détail de vêtements de travail
47591 01 Detailhandel in kantoormeubilair|Commerce de détail de meubles de bureau
47640 01 Detailhandel in fietsen|Commerce de détail de cycles
47241 01 Brooddepot|Dépôt de pain
47221 01 Detailhandel in wild en gevogelte|Commerce de détail de gibier et de volaille
47610 01 Detailhandel in stripverhalen|Commerce de détail de bandes dessinées
46900 01 Groothandel in relatiegeschenken|Commerce de gros de cadeaux d'affaires
46190 01 Handelsbemiddeling in promotieartikelen|Intermédiaires du commerce en articles promotionnels
43320 01 Plaatsen van keukens|Pose de cuisines
43320 02 Plaatsen van rolluiken|Pose de volets
43390 01 Plaatsen van gordijnen|Pose de rideaux
56101 01 Restaurant met terras|Restaurant avec terrasse
56102 01 Frituren|Friteries
81300 01 Onderhoud van kerkhoven|Entretien de cimetières
62020 01 Beheer van servers voor derden|Gestion de serveurs pour compte de tiers
77399 01 Verhuur van feestmateriaal|Location de matériel de fête
96021 01 Kappers aan huis|Coiffure à domicile
96022 01 Manicure|Manucure
`

const leaves: Activity[] = NACE_LEAVES.trim()
  .split('\n')
  .map(line => {
    const [codes = '', nl = '', fr = ''] = line.split('|')
    const [c2008 = '', c2025 = '', c2003 = '', weight, trade = ''] = codes.split(' ')
    const code = (text: string) => (text === '-' ? null : text)
    const byVersion = { '2008': code(c2008), '2025': code(c2025), '2003': code(c2003) }
    return { codes: byVersion, weight: Number(weight), trade, nl, fr }
  })

const subdivisions: Activity[] = SUBDIVISIONS.trim()
  .split('\n')
  .map(line => {
    const [, code, digits, nl = '', fr = ''] = /^(\d+) (\d+) (.+)\|(.+)$/.exec(line) ?? []
    const above = leaves.find(leaf => leaf.codes['2008'] === code) as Activity
    const codes = { '2025': above.codes['2025'] + String(digits), '2008': `${code}${digits}`, '2003': null }
    return { codes, weight: 1, trade: above.trade, nl, fr }
  })

/** Activities of five digits first, those of seven after `FIVE_DIGITS`. */
export const ACTIVITIES = [...leaves, ...subdivisions]
export const FIVE_DIGITS = leaves.length

/** Positions in `ACTIVITIES`, as often as they are found. */
export const ACTIVITY_SPREAD = weightedPositions(ACTIVITIES.map(activity => activity.weight))

/** Positions of the activities of each trade. */
export const ACTIVITIES_OF_TRADE = new Map<string, number[]>()
for (const [at, { trade }] of ACTIVITIES.entries()) {
  ACTIVITIES_OF_TRADE.set(trade, [...(ACTIVITIES_OF_TRADE.get(trade) ?? []), at])
}

export type Label = { code: string; nl: string; fr: string }

/** All codes of a version with their labels, sorted, no level missing between two digits and the lowest. */
export function listLabels(version: NaceVersion): Label[] {
  const known = new Map<string, Label>()
  for (const line of (version === '2003' ? NACE_PARENTS_2003 : NACE_PARENTS).trim().split('\n')) {
    const [code = '', nl = '', fr = ''] = line.split('|')
    known.set(code, { code, nl, fr })
  }
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
