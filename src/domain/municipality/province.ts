// Province of a postal code. Source: ranges of Belgian postal codes; the Brussels-Capital Region, part of no
// province, is listed too.

export type Province =
  | 'brussels'
  | 'walloon_brabant'
  | 'flemish_brabant'
  | 'antwerp'
  | 'limburg'
  | 'liege'
  | 'namur'
  | 'hainaut'
  | 'luxembourg'
  | 'west_flanders'
  | 'east_flanders'

// Lower bound of each range.
const RANGES: readonly [from: number, province: Province][] = [
  [1000, 'brussels'],
  [1300, 'walloon_brabant'],
  [1500, 'flemish_brabant'],
  [2000, 'antwerp'],
  [3000, 'flemish_brabant'],
  [3500, 'limburg'],
  [4000, 'liege'],
  [5000, 'namur'],
  [6000, 'hainaut'],
  [6600, 'luxembourg'],
  [7000, 'hainaut'],
  [8000, 'west_flanders'],
  [9000, 'east_flanders'],
]

/** Ordered by first postal code. */
export const PROVINCES: readonly Province[] = [...new Set(RANGES.map(([, province]) => province))]

/** Null for an invalid Belgian postal code. */
export function provinceOf(zip: string): Province | null {
  if (!/^[1-9]\d{3}$/.test(zip)) return null
  return RANGES.findLast(([from]) => Number(zip) >= from)?.[1] ?? null
}
