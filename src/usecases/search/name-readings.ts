// The words of a query as a name search reads them: with other forms of words, towns in any language, and streets.

import { STREET_PREFIX } from '../../domain/company/address.ts'
import { readStreets } from '../../domain/search/address-readings.ts'
import { gluedKey, nameKey } from '../../domain/search/lookup-keys.ts'
import type { PlaceMention } from '../../domain/search/places.ts'
import { type Query, withoutPlaces } from '../../domain/search/query.ts'
import { type QueryWord, TOWN_PREFIX, VARIANT } from '../../domain/search/rating.ts'
import { nameVariants, otherForms } from '../../domain/search/synonyms.ts'
import { findCompletions, findTerms, type SearchPool } from '../../store/register/dictionary.ts'
import { STREET, WORD } from '../../store/register/terms.ts'
import { type NameReading, toQueryWord } from './candidates.ts'
import { correctWords } from './corrections.ts'
import type { DictionaryStats } from './dictionary-stats.ts'

const MAX_READINGS = 5
const MAX_STREET_READINGS = 3
// A shorter town is as often the beginning of a word.
const MIN_WHOLE_TOWN = 4
const MAX_ZIPS = 24

/** The distinct words of a query, each with its other forms and the towns it names. */
export function readWords({ words, places, lastIsPrefix }: Query): QueryWord[] {
  const distinct = new Map<string, QueryWord>()
  for (const [at, word] of words.entries()) {
    if (distinct.has(word)) continue
    const place = places.find(({ from, to }) => from === at && to === at + 1)
    const isWholeTown = place !== undefined && words.length > 1 && word.length >= MIN_WHOLE_TOWN
    distinct.set(word, {
      word,
      isPrefix: lastIsPrefix && at === words.length - 1 && !isWholeTown,
      near: new Map(otherForms(word).map(form => [form, VARIANT])),
      beginnings: [],
      places: place ? placeTokens(place.zips) : [],
    })
  }
  return [...distinct.values()]
}

// The rarer completions of an abbreviation are hardly ever meant.
const MAX_COMPLETIONS = 16

/** Gives each word that is an abbreviation its most frequent completions as other forms. */
export function completeAbbreviations(
  pool: SearchPool,
  words: readonly QueryWord[],
  abbreviations: readonly string[],
  stats: DictionaryStats,
): Promise<QueryWord[]> {
  return Promise.all(
    words.map(async word => {
      if (!abbreviations.includes(word.word)) return word
      const completions = await findCompletions(pool, WORD, word.word, MAX_COMPLETIONS)
      stats.learnTerms(completions.map(({ term, frequency }) => [term, frequency]))
      const forms = completions.map(({ term }) => [term, VARIANT] as const)
      return { ...word, near: new Map([...forms, ...word.near]) }
    }),
  )
}

/** A town as one word: it is found in the address only. */
export function asPlaceWord(words: readonly string[], zips: readonly string[]): QueryWord {
  return { ...toQueryWord(words.join(''), false), places: placeTokens(zips) }
}

function placeTokens(zips: readonly string[]): string[] {
  return zips.slice(0, MAX_ZIPS).map(zip => `${TOWN_PREFIX}${zip}`)
}

/** Readings with towns of several words as one, and with phrases in another form (`notre dame` for `nd`). */
export function readVariants(query: Query, asked: readonly QueryWord[]): NameReading[] {
  const towns = query.places.filter(({ from, to }) => to > from + 1)
  const readings: NameReading[] = []
  if (towns.length > 0) readings.push({ words: mergePlaces(query.words, asked, towns), isVariant: false })
  const phrases = nameVariants(query.words).filter(variant => variant.length !== query.words.length)
  for (const variant of phrases) readings.push({ words: uniqueWords(variant), isVariant: true })
  return readings.slice(0, MAX_READINGS)
}

function uniqueWords(words: readonly string[]): QueryWord[] {
  return [...new Set(words)].map(word => toQueryWord(word, false))
}

/** The words of a query with each town of `places` as one word. */
export function mergePlaces(
  words: readonly string[],
  asked: readonly QueryWord[],
  places: readonly PlaceMention[],
): QueryWord[] {
  const known = new Map(asked.map(item => [item.word, item]))
  return words.flatMap((word, at) => {
    const place = places.find(({ from, to }) => at >= from && at < to)
    if (place === undefined) return known.get(word) ?? toQueryWord(word, false)
    return at === place.from ? asPlaceWord(words.slice(place.from, place.to), place.zips) : []
  })
}

/** Keys of whole names: the words in any order and form, with or without a town, with any blanks. */
export function nameKeys({ words, places }: Query): number[] {
  const last = places.at(-1)
  const bare = [withoutPlaces(words, places), last ? withoutPlaces(words, [last]) : words]
  const names = [...nameVariants(words), ...bare.filter(({ length }) => length > 0 && length < words.length)]
  return [...new Set([...names.map(nameKey), ...names.map(gluedKey)])]
}

/**
 * Readings in which some of the words are a street that the dictionary has, with its typing errors where none is
 * spelt right; the other words are the name.
 */
export async function readStreetNames(
  pool: SearchPool,
  words: readonly QueryWord[],
  stats: DictionaryStats,
): Promise<NameReading[]> {
  const spans = readStreets(words.map(({ word }) => word)).filter(({ from, to }) => to - from < words.length)
  const keys = [...new Set(spans.map(({ street }) => street))]
  const known = await findTerms(pool, STREET, keys)
  stats.learnTerms(known.map(({ term, frequency }) => [`${STREET_PREFIX}${term}`, frequency]))
  const streets =
    known.length > 0
      ? new Map(known.map(({ term }) => [term, [term]]))
      : await correctStreets(pool, keys, stats)
  return spans
    .filter(({ street }) => streets.has(street))
    .slice(0, MAX_STREET_READINGS)
    .map(({ street, from, to }) => ({
      words: words.toSpliced(from, to - from, {
        ...toQueryWord(street, false),
        places: (streets.get(street) ?? []).map(key => `${STREET_PREFIX}${key}`),
      }),
      isVariant: false,
    }))
}

const STREET_SHAPE =
  /(?:stra+t|laan|lei|dreef|weg|plein|kaai|dijk|baan)$|^(?:rue|avenue|boulevard|chaussee|place|quai|chemin|route|allee|drève|clos)/
const MAX_STREET_CORRECTIONS = 6

async function correctStreets(
  pool: SearchPool,
  keys: readonly string[],
  stats: DictionaryStats,
): Promise<Map<string, string[]>> {
  const shaped = keys.filter(key => STREET_SHAPE.test(key)).slice(0, MAX_STREET_CORRECTIONS)
  if (shaped.length === 0) return new Map()
  const near = await correctWords(pool, STREET, shaped)
  for (const terms of near.values())
    stats.learnTerms([...terms].map(([term, { frequency }]) => [`${STREET_PREFIX}${term}`, frequency]))
  return new Map(
    [...near]
      .filter(([, terms]) => terms.size > 0)
      .map(([key, terms]) => [key, [...terms.keys()].slice(0, 8)]),
  )
}
