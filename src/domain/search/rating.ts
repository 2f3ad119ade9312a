// Rates how well a company's names match the query words. Better tiers come first; within a tier fewer
// errors, then the company's rank.

import { rankTypingError } from './typing-errors.ts'

/** A query word with its dictionary candidates. */
export type QueryWord = {
  word: string
  /** True when it may be a prefix of a longer word. */
  isPrefix: boolean
  /** Dictionary words within the allowed errors, with the number of errors; `VARIANT` for another form of the word. */
  near: Map<string, number>
  /** Beginnings of dictionary words that differ from it by one error, the likeliest first; looked for when it may be a prefix. */
  beginnings: readonly string[]
  /** Marked towns and streets that it stands for: `@9040`, `#kerkstraat`. */
  places: readonly string[]
}

/** Errors of a synonym or an abbreviation: fewer than any typing error. */
export const VARIANT = 0.25

export type Rating = {
  /** Lower is better, see `TIER`. */
  tier: number
  /** Typing errors between query and match. */
  errors: number
  /** How unlikely single errors are, by `rankTypingError`. */
  slips: number
  /** Query words found in the town only. */
  inTown: number
  /** Words of the name not in the query. */
  surplus: number
  /** Query words found nowhere. */
  missing: number
  /** Query words found in another form: `st` for `sint`. */
  variants: number
  /** True when the words stand in the name in another order. */
  isReordered: boolean
  /** Letters by which the last word was completed. */
  completed: number
  /** The folded name that matched; null for words across several names. */
  name: string | null
}

/**
 * In order: the whole name; the whole name with other blanks; a prefix of the name; words anywhere in it; the same two with a last-word prefix;
 * words across several names of the company; the whole name in a town near the one asked for; the whole name, words
 * anywhere and words across names with typing errors; most of the words.
 */
export const TIER = {
  whole: 0,
  wholeGlued: 1,
  beginning: 2,
  words: 3,
  beginningWithPrefix: 4,
  wordsWithPrefix: 5,
  scattered: 6,
  wholeNearby: 7,
  wholeMisspelt: 8,
  wordsMisspelt: 9,
  scatteredMisspelt: 10,
  partly: 11,
}

/** True when words of the query were dropped, corrected or guessed. */
export function isApproximate({ tier }: Rating): boolean {
  return tier >= TIER.wholeNearby
}

/** Marks town words among a company's words. */
export const TOWN_PREFIX = '@'

/**
 * Rates one company: its folded names and the marked words of its town. Null when a word (or more than
 * `mayMiss` words) has no match, or none matches a name.
 */
export function rateCompany(
  asked: QueryWord[],
  names: string[],
  town: ReadonlySet<string>,
  mayMiss = 0,
): Rating | null {
  let best: Rating | null = null
  for (const name of names) {
    const rating = rateName(asked, name, town, mayMiss)
    if (rating && (!best || compareRatings(rating, best) < 0)) best = rating
  }
  if (best || names.length < 2 || mayMiss > 0) return best
  const scattered = rateName(asked, names.join(' '), town, 0)
  if (!scattered) return null
  return { ...scattered, tier: scattered.errors > 0 ? TIER.scatteredMisspelt : TIER.scattered, name: null }
}

// Completions of about the same length are told apart by rank.
const COMPLETED_STEP = 3

/** Orders ratings, best first. */
export function compareRatings(a: Rating, b: Rating): number {
  return (
    compareMatches(a, b) ||
    Math.floor(a.completed / COMPLETED_STEP) - Math.floor(b.completed / COMPLETED_STEP) ||
    a.inTown - b.inTown
  )
}

/** As `compareRatings`, without what completed the last word: of ratings that are alike the names decide. */
export function compareMatches(a: Rating, b: Rating): number {
  return (
    a.tier - b.tier ||
    a.missing - b.missing ||
    a.errors - b.errors ||
    a.slips - b.slips ||
    a.variants - b.variants ||
    Number(a.isReordered) - Number(b.isReordered) ||
    (a.tier >= TIER.beginningWithPrefix ? a.surplus - b.surplus : 0) ||
    Number(a.completed > 0) - Number(b.completed > 0)
  )
}

const NO_TOWN: ReadonlySet<string> = new Set()

function rateName(
  asked: QueryWord[],
  name: string,
  town: ReadonlySet<string>,
  mayMiss: number,
): Rating | null {
  const words = name.split(' ')
  const free = new Set(words.keys())
  const found: Found = {
    errors: 0,
    slips: 0,
    inTown: 0,
    missing: 0,
    variants: 0,
    isReordered: false,
    completed: 0,
    matchedAsPrefix: false,
    lastAt: -1,
  }
  for (const item of asked) matchWord(item, words, free, town, found)
  // Found in the town only: "gent" means companies of that name, not all companies there.
  if (free.size === words.length && town.size > 0)
    return rateGlued(asked, name, town) ?? rateName(asked, name, NO_TOWN, mayMiss)
  if (free.size === words.length || found.missing > mayMiss) return rateGlued(asked, name, town)
  // The end of a misspelt beginning is guessed.
  if (found.errors > 0 && found.matchedAsPrefix) found.errors++
  const { errors, slips, inTown, missing, variants, isReordered, completed } = found
  const surplus = free.size
  const tier = tierOf(asked, name, surplus, found)
  return { tier, errors, slips, inTown, surplus, missing, variants, isReordered, completed, name }
}

// The whole name with other blanks, `bouw werken` for `bouwwerken`, perhaps with its town.
function rateGlued(asked: QueryWord[], name: string, town: ReadonlySet<string>): Rating | null {
  const glued = name.replaceAll(' ', '')
  const ofName = asked.filter(item => townMatch(item, town) > 0)
  for (const words of ofName.length < asked.length ? [asked, ofName] : [asked]) {
    if (words.map(({ word }) => word).join('') !== glued) continue
    const inTown = asked.length - words.length
    return {
      tier: TIER.wholeGlued,
      errors: 0,
      slips: 0,
      inTown,
      surplus: 0,
      missing: 0,
      variants: 0,
      isReordered: false,
      completed: 0,
      name,
    }
  }
  return null
}

// Between an exact and a misspelt match.
const PREFIX_PENALTY = 0.5

type Found = Pick<
  Rating,
  'errors' | 'slips' | 'inTown' | 'missing' | 'variants' | 'isReordered' | 'completed'
> & {
  matchedAsPrefix: boolean
  /** Position in the name of the word matched last. */
  lastAt: number
}

// Assigns the best free word to a query word: exact, prefix, misspelt, or of the town.
function matchWord(
  item: QueryWord,
  words: string[],
  free: Set<number>,
  town: ReadonlySet<string>,
  found: Found,
): void {
  let bestAt = -1
  let bestErrors = Number.POSITIVE_INFINITY
  let matchedAsPrefix = false
  for (const at of free) {
    const word = words[at] as string
    const errors = wordErrors(item, word)
    if (errors < bestErrors) {
      bestAt = at
      bestErrors = errors
      matchedAsPrefix = errors % 1 === PREFIX_PENALTY
    }
  }
  const townErrors = townMatch(item, town)
  if (townErrors < bestErrors) {
    found.inTown++
    found.errors += Math.floor(townErrors)
    found.matchedAsPrefix ||= townErrors === PREFIX_PENALTY
  } else if (bestAt >= 0) {
    free.delete(bestAt)
    if (matchedAsPrefix) found.completed += (words[bestAt] as string).length - item.word.length
    found.isReordered ||= bestAt < found.lastAt
    found.lastAt = bestAt
    found.errors += Math.floor(bestErrors)
    if (Math.floor(bestErrors) === 1) found.slips += slipOf(item, words[bestAt] as string)
    if (bestErrors === VARIANT) found.variants++
    found.matchedAsPrefix ||= matchedAsPrefix
  } else found.missing++
}

// Whole errors, and a half for a beginning.
function wordErrors({ word, isPrefix, near, beginnings }: QueryWord, other: string): number {
  if (other === word) return 0
  if (isPrefix && other.startsWith(word)) return PREFIX_PENALTY
  const errors = near.get(other)
  if (errors !== undefined && errors <= 1) return errors
  if (beginnings.some(beginning => other.startsWith(beginning))) return 1 + PREFIX_PENALTY
  return errors ?? Number.POSITIVE_INFINITY
}

// Of the error in the word, or in the beginning of it.
function slipOf({ word, near, beginnings }: QueryWord, other: string): number {
  if (near.get(other) === 1) return rankTypingError(word, other)
  return rankTypingError(word, beginnings.find(beginning => other.startsWith(beginning)) ?? other)
}

function townMatch({ word, near, isPrefix, places }: QueryWord, town: ReadonlySet<string>): number {
  if (town.has(`${TOWN_PREFIX}${word}`) || places.some(place => town.has(place))) return 0
  let best = Number.POSITIVE_INFINITY
  for (const marked of town) {
    if (!marked.startsWith(TOWN_PREFIX)) continue
    const name = marked.slice(TOWN_PREFIX.length)
    const errors =
      isPrefix && name.startsWith(word) ? PREFIX_PENALTY : (near.get(name) ?? Number.POSITIVE_INFINITY)
    if (errors < best) best = errors
  }
  return best
}

function tierOf(asked: QueryWord[], name: string, surplus: number, found: Found): number {
  if (found.missing > 0) return TIER.partly
  if (found.errors > 0) return surplus === 0 ? TIER.wholeMisspelt : TIER.wordsMisspelt
  if (surplus === 0 && !found.matchedAsPrefix) return TIER.whole
  const begins = name.startsWith(asked.map(({ word }) => word).join(' '))
  if (found.matchedAsPrefix) return begins ? TIER.beginningWithPrefix : TIER.wordsWithPrefix
  return begins ? TIER.beginning : TIER.words
}
