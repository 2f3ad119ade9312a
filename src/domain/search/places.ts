// Towns named in a search text: municipalities, their parts and their names in other languages, by postal code.

import { readTable } from '../../platform/read-table.ts'
import { foldWords, isConjunction, withoutConjunctions } from './fold.ts'
import { editDistance } from './lookup-keys.ts'

/** Words `from` to `to` (exclusive) of a text that name a town; its name begins at `nameFrom`, behind prepositions. */
export type PlaceMention = { from: number; nameFrom: number; to: number; zips: readonly string[] }

// Written alike in names of towns.
const SAINTS: Readonly<Record<string, string>> = {
  s: 'st',
  sint: 'st',
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  sinte: 'ste',
}
const MAX_PLACE_WORDS = 5
/** Shorter names are too near to other words. */
const MIN_CORRECTED_LENGTH = 5
const LONG_NAME = 8

const { zipsByName: ZIPS_BY_NAME, words: PLACE_WORDS } = readPlaces()
const ZIPS = new Set([...ZIPS_BY_NAME.values()].flat())
// By first letter, to correct misspelt names.
const NAMES_BY_LETTER = Map.groupBy(ZIPS_BY_NAME.keys(), name => name[0] ?? '')

function readPlaces(): { zipsByName: Map<string, string[]>; words: Set<string> } {
  const zipsByName = new Map<string, Set<string>>()
  const words = new Set<string>()
  const rows = readTable('search/places.tsv', {
    columns: ['zip', 'names'],
    values: { zip: /^\d{4}(?: \d{4})*$/ },
  })
  for (const { zip, names } of rows) {
    for (const name of names.split('|')) {
      const folded = foldWords(name)
      for (const word of folded) words.add(word)
      const key = placeKey(folded)
      const zips = zipsByName.get(key) ?? new Set()
      zipsByName.set(key, zips)
      for (const code of zip.split(' ')) zips.add(code)
    }
  }
  return { zipsByName: new Map([...zipsByName].map(([name, zips]) => [name, [...zips]])), words }
}

/** Whether a folded word stands in the name of a town. */
export function isPlaceWord(word: string): boolean {
  return PLACE_WORDS.has(word)
}

// Names of companies lose their conjunctions, and the towns behind them: `Hotel Marche Famenne`.
function placeKey(words: readonly string[]): string {
  return withoutConjunctions(words)
    .map(word => SAINTS[word] ?? word)
    .join('')
}

/** Postal codes and names of towns among folded `words`, longest first where they overlap; in the order of the text. */
export function findPlaces(words: readonly string[]): PlaceMention[] {
  return findSpans(words, span => {
    if (span.length === 1 && ZIPS.has(span[0] as string)) return span
    return ZIPS_BY_NAME.get(placeKey(span)) ?? null
  })
}

/** As `findPlaces`, with one typing error, two in a long name; in names of `shortest` letters and more. */
export function findMisspeltPlaces(
  words: readonly string[],
  shortest = MIN_CORRECTED_LENGTH,
): PlaceMention[] {
  return findSpans(words, span => correctPlace(placeKey(span), shortest))
}

function findSpans(
  words: readonly string[],
  zipsOf: (span: readonly string[]) => readonly string[] | null,
): PlaceMention[] {
  const found: PlaceMention[] = []
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(MAX_PLACE_WORDS, words.length - from); length > 0; length--) {
      const span = words.slice(from, from + length)
      const isOpen = [span[0], span.at(-1)].some(word => isConjunction(word as string))
      const zips = isOpen ? null : zipsOf(span)
      if (zips === null) continue
      found.push({ from: withPrepositions(words, from), nameFrom: from, to: from + length, zips })
      from += length - 1
      break
    }
  }
  return found
}

// `in Gent`, `à Namur`, `regio Aalst`: not before the first word, which is then a name's.
const PREPOSITIONS = new Set(
  'in te a au bij nabij regio region omgeving environs pres near bei at im zu von de'.split(' '),
)

function withPrepositions(words: readonly string[], from: number): number {
  let start = from
  while (start > 1 && PREPOSITIONS.has(words[start - 1] as string)) start--
  return start
}

// Codes of neighbours are mostly within a province's.
const MAX_ZIP_DISTANCE = 999

/** How far a postal code is from the nearest of `zips`; null where they are not of one neighbourhood. */
export function zipDistance(zip: string | null, zips: readonly string[]): number | null {
  const distance = Math.min(...zips.map(asked => Math.abs(Number(asked) - Number(zip ?? 0))))
  return distance <= MAX_ZIP_DISTANCE ? distance : null
}

// Of all names with the fewest errors.
function correctPlace(key: string, shortest: number): string[] | null {
  if (key.length < shortest || /\d/.test(key)) return null
  let fewest = key.length < LONG_NAME ? 1 : 2
  let best: string[] = []
  for (const name of NAMES_BY_LETTER.get(key[0] as string) ?? []) {
    if (Math.abs(name.length - key.length) > fewest) continue
    const errors = editDistance(key, name, fewest)
    if (errors > fewest) continue
    best = errors < fewest ? [name] : [...best, name]
    fewest = errors
  }
  return best.length === 0 ? null : [...new Set(best.flatMap(name => ZIPS_BY_NAME.get(name) ?? []))]
}
