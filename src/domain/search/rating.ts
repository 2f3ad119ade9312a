// Rates how well a company's names match the query words. Better tiers come first; within a tier fewer
// errors, then the company's rank.

/** A query word with its dictionary candidates. */
export type QueryWord = {
  word: string
  /** True when it may be a prefix of a longer word. */
  isPrefix: boolean
  /** Dictionary words within the allowed errors, with the number of errors. */
  near: Map<string, number>
}

export type Rating = {
  /** Lower is better, see `TIER`. */
  tier: number
  /** Typing errors between query and match. */
  errors: number
  /** Query words found in the town only. */
  inTown: number
  /** Words of the name not in the query. */
  surplus: number
}

/**
 * In order: the whole name; a prefix of the name; words anywhere in it; the same two with a last-word prefix;
 * words across several names of the company; the whole name and words anywhere with typing errors; most of
 * the words.
 */
export const TIER = {
  whole: 0,
  beginning: 1,
  words: 2,
  beginningWithPrefix: 3,
  wordsWithPrefix: 4,
  scattered: 5,
  wholeMisspelt: 6,
  wordsMisspelt: 7,
  partly: 8,
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
  return scattered && { ...scattered, tier: TIER.scattered }
}

/** Orders ratings, best first. */
export function compareRatings(a: Rating, b: Rating): number {
  return (
    a.tier - b.tier ||
    a.errors - b.errors ||
    (a.tier >= TIER.beginningWithPrefix ? a.surplus - b.surplus : 0) ||
    a.inTown - b.inTown
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
  const found = { errors: 0, inTown: 0, missing: 0, matchedAsPrefix: false }
  for (const item of asked) matchWord(item, words, free, town, found)
  // Found in the town only: "gent" means companies of that name, not all companies there.
  if (free.size === words.length) return town.size > 0 ? rateName(asked, name, NO_TOWN, mayMiss) : null
  if (found.missing > mayMiss) return null
  const surplus = free.size
  return { tier: tierOf(asked, name, surplus, found), errors: found.errors, inTown: found.inTown, surplus }
}

// Between an exact and a misspelt match.
const PREFIX_PENALTY = 0.5

type Found = { errors: number; inTown: number; missing: number; matchedAsPrefix: boolean }

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
    const begins = item.isPrefix && word !== item.word && word.startsWith(item.word)
    const errors =
      word === item.word ? 0 : begins ? PREFIX_PENALTY : (item.near.get(word) ?? Number.POSITIVE_INFINITY)
    if (errors < bestErrors) {
      bestAt = at
      bestErrors = errors
      matchedAsPrefix = begins
    }
  }
  const townErrors = townMatch(item, town)
  if (townErrors < bestErrors) {
    found.inTown++
    found.errors += Math.floor(townErrors)
    found.matchedAsPrefix ||= townErrors === PREFIX_PENALTY
  } else if (bestAt >= 0) {
    free.delete(bestAt)
    found.errors += Math.floor(bestErrors)
    found.matchedAsPrefix ||= matchedAsPrefix
  } else found.missing++
}

function townMatch({ word, near, isPrefix }: QueryWord, town: ReadonlySet<string>): number {
  if (town.has(`${TOWN_PREFIX}${word}`)) return 0
  let best = Number.POSITIVE_INFINITY
  for (const marked of town) {
    const name = marked.slice(TOWN_PREFIX.length)
    const errors =
      isPrefix && name.startsWith(word) ? PREFIX_PENALTY : (near.get(name) ?? Number.POSITIVE_INFINITY)
    if (errors < best) best = errors
  }
  return best
}

function tierOf(asked: QueryWord[], name: string, surplus: number, found: Found): number {
  if (found.missing > 0) return TIER.partly
  if (found.errors > 0)
    return surplus === 0 && !found.matchedAsPrefix ? TIER.wholeMisspelt : TIER.wordsMisspelt
  if (surplus === 0 && !found.matchedAsPrefix) return TIER.whole
  const begins = name.startsWith(asked.map(({ word }) => word).join(' '))
  if (found.matchedAsPrefix) return begins ? TIER.beginningWithPrefix : TIER.wordsWithPrefix
  return begins ? TIER.beginning : TIER.words
}
