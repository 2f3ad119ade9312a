// Country of a filed address. The register writes countries in Dutch and French, and none for a Belgian address.

import exceptions from '../../../data/addresses/country-names.json' with { type: 'json' }
import { stripAccents } from '../search/fold.ts'
import type { FiledAddress } from './address.ts'

type Reader = 'nl' | 'fr' | 'de' | 'en'

export type Country = {
  /** ISO 3166-1 alpha-2; null where the filed name is none that is known. */
  code: string | null
  /** In the reader's language, else as filed. */
  name: string
}

const BELGIUM = 'BE'
const READERS: readonly Reader[] = ['nl', 'fr', 'de', 'en']

const NAMES = Object.fromEntries(
  READERS.map(reader => [reader, new Intl.DisplayNames(reader, { type: 'region', fallback: 'none' })]),
) as Record<Reader, Intl.DisplayNames>

const EXCEPTIONS: ReadonlyMap<string, string> = new Map(Object.entries(exceptions.codes))

// Additions of the register: `Monaco /Vorstendom/`, `Luxemburg (Groot-Hertogdom)`.
const ADDITION = /\s*(?:\([^()]*\)|\/[^/]*\/)\s*/g

function foldName(name: string): string {
  return stripAccents(name).toLowerCase().replaceAll('’', "'").trim()
}

// About 250 names in each language; read once, at the first foreign address.
let codes: ReadonlyMap<string, string> | null = null

function listCodes(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const regions = letters
    .flatMap(first => letters.map(second => first + second))
    .filter(code => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`) // no withdrawn codes
  return new Map(
    regions.flatMap(code =>
      [NAMES.nl.of(code), NAMES.fr.of(code)].flatMap(name => (name ? [[foldName(name), code] as const] : [])),
    ),
  )
}

function codeOf(name: string): string | null {
  codes ??= listCodes()
  const folded = foldName(name)
  const bare = folded.replace(ADDITION, '')
  return EXCEPTIONS.get(folded) ?? codes.get(folded) ?? EXCEPTIONS.get(bare) ?? codes.get(bare) ?? null
}

/** True for an address outside Belgium. */
export function isAbroad({ countryNl, countryFr }: Pick<FiledAddress, 'countryNl' | 'countryFr'>): boolean {
  return countryNl !== null || countryFr !== null
}

/** The country of a filed address, Belgium included. */
export function countryOf(
  { countryNl, countryFr }: Pick<FiledAddress, 'countryNl' | 'countryFr'>,
  reader: Reader,
): Country {
  const filed = reader === 'fr' ? (countryFr ?? countryNl) : (countryNl ?? countryFr)
  if (filed === null) return { code: BELGIUM, name: NAMES[reader].of(BELGIUM) as string }
  const code = [countryNl, countryFr].map(name => name && codeOf(name)).find(found => found) ?? null
  // Dutch and French readers get the register's own words.
  const own = reader === 'nl' ? countryNl : reader === 'fr' ? countryFr : null
  return { code, name: own ?? (code && NAMES[reader].of(code)) ?? filed }
}
