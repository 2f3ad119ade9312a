// Name of a postal code's town for a reader. The register has Dutch and French names; German and English
// readers get the local name or an exonym.

import names from '../../data/addresses/town-names.json' with { type: 'json' }
import type { TownName } from './company/company-counts.ts'

// Language of a municipality by postal code. Source: the language areas of the coordinated laws of 18 July
// 1966, mapped to ranges of Belgian postal codes.

type Language = 'nl' | 'fr' | 'de'
export type MunicipalityLanguage = Language | 'bilingual' | 'unknown'

/** `bilingual` is Brussels; `unknown` a foreign, missing or invalid code. */
export function municipalityLanguage(zip: string | null): MunicipalityLanguage {
  if (!zip || !/^[1-9]\d{3}$/.test(zip)) return 'unknown'
  const code = Number(zip)
  if (code < 1300) return 'bilingual'
  if (code < 1500) return 'fr'
  if (code < 4000) return 'nl'
  // The nine municipalities of the German-speaking Community: Eupen, Lontzen, Kelmis, Raeren (4700–4731),
  // Bütgenbach, Büllingen, Amel, Sankt Vith, Burg-Reuland (4750–4791).
  if (code >= 4700 && code <= 4791) return 'de'
  return code < 8000 ? 'fr' : 'nl'
}

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

type ReaderLanguage = 'nl' | 'fr' | 'de' | 'en'

const OWN_NAMES: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = names

/** One name; null if none is filed. */
export function nameTown(zip: string, { nl, fr }: TownName, reader: ReaderLanguage): string | null {
  if (reader === 'nl') return nl ?? fr
  if (reader === 'fr') return fr ?? nl
  const own = OWN_NAMES[reader][nl?.toLowerCase() ?? '']
  if (own !== undefined) return own
  const spoken = municipalityLanguage(zip)
  return spoken === 'nl' || (spoken === 'bilingual' && reader === 'en') ? (nl ?? fr) : (fr ?? nl)
}

/** All names filed with a postal code, most frequent first, deduplicated. */
export function nameTowns(zip: string, names: readonly TownName[], reader: ReaderLanguage): string[] {
  return [...new Set(names.flatMap(name => nameTown(zip, name, reader) ?? []))]
}
