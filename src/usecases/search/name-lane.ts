// Companies by name: what is spelt right first, then what is nearly so. Each step runs only when those before
// it have not answered.

import { nameKey } from '../../domain/search/hash.ts'
import { type AskedWord, compareRatings, type Rating, rateCompany, TIER } from '../../domain/search/rating.ts'
import { type CompanyRow, findTerms, type NameFound } from '../../store/register/search.ts'
import { WORD } from '../../store/register/term-kinds.ts'
import type { CompanyRows } from './company-rows.ts'
import { correctWords } from './corrections.ts'
import { allButOne, allOf } from './expression.ts'

// Candidates read for one step; the best-ranked of those that fit, see `findByWords`.
const CANDIDATES = 200
// A beginning shorter than this stands for too many words to look all of them up.
const SHORTEST_BEGINNING = 3
// So many rows of the other words are looked at for one that goes on.
const LOOKED_AT = 5_000
// To read a row and look for the beginning in it takes as long as to gather so many of the index (2 for 0.1 µs).
const ROW_BY_INDEX = 16
// With fewer hits than this, and none that is or begins with what was asked, misspellings are looked for as well.
const ENOUGH_HITS = 3
const ANSWERS = [TIER.whole, TIER.beginning, TIER.beginningCut]
// Corrected names tried as a whole, the nearest ones.
const MOST_WHOLE_NAMES = 200

// A word in so many rows is hardly a misspelling of another one, and its neighbours would bring many rows more.
const COMMON_ROWS = 2_000

export type RatedCompany = { row: CompanyRow; rating: Rating }

/** Companies one of whose names is these words and no others, in whatever order; best first. */
export async function searchWholeNames(
  rows: CompanyRows,
  words: string[],
  limit: number,
): Promise<RatedCompany[]> {
  const found = new Candidates(words.map(word => asked(word, false)))
  if (words.length > 0) found.add(await rows.byNameKeys([nameKey(words)], limit))
  return found.best(limit)
}

/** Companies whose names fit `words`, best first. `lastMayGoOn`: the last word may be cut short. */
export async function searchNames(
  rows: CompanyRows,
  words: string[],
  lastMayGoOn: boolean,
  limit: number,
): Promise<RatedCompany[]> {
  if (words.length === 0) return []
  const found = new Candidates(words.map((word, at) => asked(word, lastMayGoOn && at === words.length - 1)))
  const last = found.words.at(-1) as AskedWord
  const beginning = mayGoOnTo(last) ? last.word : null
  const named = await rows.byName({ key: nameKey(words), words, beginning }, limit)
  found.add(named.rows)
  if (named.areOfAll && found.count(TIER.whole) >= limit) return found.best(limit) // no other is better
  const known = knownOf(named)
  await addSpeltRight(rows, found, known)
  if (found.hasAny(ANSWERS) || found.size >= ENOUGH_HITS) return found.best(limit)
  await addMisspelt(rows, found, known)
  if (found.size === 0) await addRespaced(rows, found, words)
  if (found.size === 0 && words.length > 1) await addPartly(rows, found, known)
  return found.best(limit)
}

function asked(word: string, mayGoOn: boolean): AskedWord {
  return { word, mayGoOn, near: new Map() }
}

/** What the dictionary says: in how many rows each word is at most; those that go on from the last one, where it may. */
type Known = {
  rowsOf(word: string): number
  /** Null when more words than can be added up, or none is to go on. */
  goingOn: number | null
}

function knownOf({ terms, goingOn }: NameFound): Known {
  const frequency = new Map(terms.map(({ term, frequency }) => [term, frequency]))
  return { rowsOf: word => frequency.get(word) ?? 0, goingOn }
}

function mayGoOnTo({ word, mayGoOn }: AskedWord): boolean {
  return mayGoOn && word.length >= SHORTEST_BEGINNING
}

async function addSpeltRight(rows: CompanyRows, found: Candidates, known: Known): Promise<void> {
  const { words } = found
  const last = words.at(-1) as AskedWord
  const others = words.slice(0, -1)
  const fewest = Math.min(...others.map(({ word }) => known.rowsOf(word)))
  const ofLast = rowsOfLast(last, known)
  if (fewest === 0 || ofLast === 0) return
  if (last.mayGoOn && others.length > 0 && isReadRather(last, fewest, ofLast)) {
    const limits = { limit: CANDIDATES, lookedAt: LOOKED_AT }
    found.add(await rows.byWordsAndBeginning(allOf(others, 0), last.word, limits))
  } else {
    const mayGoOn = mayGoOnTo(last)
    found.add(await rows.byWords(allOf([...others, { ...last, mayGoOn }], 0), CANDIDATES))
  }
}

// In how many rows the last word is, or may go on, at most; null when that is not known.
function rowsOfLast(last: AskedWord, known: Known): number | null {
  if (mayGoOnTo(last)) return known.goingOn
  return last.mayGoOn ? null : known.rowsOf(last.word)
}

// Whether a last word that may go on is looked for in the rows of the other words, rather than looked up.
function isReadRather(last: AskedWord, fewest: number, ofLast: number | null): boolean {
  if (!mayGoOnTo(last)) return true
  return fewest < LOOKED_AT && fewest * ROW_BY_INDEX < (ofLast ?? Number.POSITIVE_INFINITY)
}

async function addMisspelt(rows: CompanyRows, found: Candidates, known: Known): Promise<void> {
  const isCommon = ({ word }: AskedWord) => known.rowsOf(word) > COMMON_ROWS
  const doubtful = found.words.every(isCommon) ? found.words : found.words.filter(word => !isCommon(word))
  const near = await correctWords(
    rows.pool,
    WORD,
    doubtful.map(({ word }) => word),
  )
  found.words = found.words.map(word => ({ ...word, near: near.get(word.word) ?? word.near }))
  const complete = found.words.map(word => ({ ...word, mayGoOn: false }))
  if (complete.every(({ near }) => near.size === 0)) return
  found.add(await rows.byNameKeys(correctedNames(complete).map(nameKey), CANDIDATES))
  if (found.hasAny([TIER.wholeMisspelt])) return
  found.add(await rows.byWords(allOf(complete, 1), CANDIDATES))
  if (found.size >= ENOUGH_HITS) return
  found.add(await rows.byWords(allOf(complete, 2), CANDIDATES))
}

// What the words may have been, as whole names: those with the fewest errors first.
function correctedNames(words: AskedWord[]): string[][] {
  let names: WholeName[] = [{ words: [], errors: 0 }]
  for (const { word, near } of words) names = goOn(names, [[word, 0], ...near])
  return names.map(name => name.words)
}

type WholeName = { words: string[]; errors: number }

// All pairs of a name and a next word would be ten thousand, of which few are wanted.
function goOn(names: WholeName[], choices: [word: string, errors: number][]): WholeName[] {
  const longer: WholeName[] = []
  const mostErrors =
    Math.max(...names.map(({ errors }) => errors)) + Math.max(...choices.map(([, errors]) => errors))
  for (let errors = 0; errors <= mostErrors; errors++) {
    for (const name of names) {
      for (const [choice, more] of choices) {
        if (name.errors + more !== errors) continue
        longer.push({ words: [...name.words, choice], errors })
        if (longer.length === MOST_WHOLE_NAMES) return longer
      }
    }
  }
  return longer
}

// A blank too many or too few: `bouw centrum` for Bouwcentrum, `jansbouw` for Jans Bouw.
async function addRespaced(rows: CompanyRows, found: Candidates, words: string[]): Promise<void> {
  const respaced = [...joinings(words), ...splittings(words)]
  const known = await findTerms(rows.pool, WORD, [...new Set(respaced.flat())])
  const terms = new Set(known.map(({ term }) => term))
  for (const variant of respaced.filter(parts => parts.every(part => terms.has(part))).slice(0, 4)) {
    const exact = new Candidates(variant.map(word => asked(word, false)))
    exact.add(await rows.byWords(allOf(exact.words, 0), CANDIDATES))
    found.adopt(exact)
  }
}

function joinings(words: string[]): string[][] {
  return words.slice(1).map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`))
}

const SHORTEST_PART = 2

function splittings(words: string[]): string[][] {
  return words.flatMap((word, at) =>
    Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, cut) => {
      const end = cut + SHORTEST_PART
      return words.toSpliced(at, 1, word.slice(0, end), word.slice(end))
    }),
  )
}

// Better an answer to most of the words than none. A word that no company has is the one to leave out; else any
// but the rarest, which says most and keeps the search small.
async function addPartly(rows: CompanyRows, found: Candidates, known: Known): Promise<void> {
  const rowsOf = ({ word, near }: AskedWord) => known.rowsOf(word) || (near.size > 0 ? 1 : 0)
  const complete = found.words.map(word => ({
    ...word,
    mayGoOn: false,
    near: rowsOf(word) > 1 ? new Map() : word.near,
  }))
  const places = [...complete.keys()].sort(
    (a, b) => rowsOf(complete[a] as AskedWord) - rowsOf(complete[b] as AskedWord),
  )
  const unknown = places.filter(place => rowsOf(complete[place] as AskedWord) === 0)
  if (unknown.length > 1) return
  const leftOut = unknown.length === 1 ? unknown : places.slice(1)
  found.add(await rows.byWords(allButOne(complete, leftOut, 1), CANDIDATES), 1)
}

class Candidates {
  words: AskedWord[]
  readonly #rated = new Map<number, RatedCompany>()

  constructor(words: AskedWord[]) {
    this.words = words
  }

  get size(): number {
    return this.#rated.size
  }

  /** True when a company of the register was found in one of `tiers`. */
  hasAny(tiers: number[]): boolean {
    return this.#rated.values().some(({ rating, row }) => tiers.includes(rating.tier) && row.inRegister)
  }

  /** Companies of the register in `tier`. */
  count(tier: number): number {
    return this.#rated
      .values()
      .reduce((sum, { rating, row }) => sum + Number(rating.tier === tier && row.inRegister), 0)
  }

  add(rows: CompanyRow[], mayMiss = 0): void {
    for (const row of rows) {
      if (this.#rated.has(row.enterpriseNumber)) continue
      const town = new Set(row.townWords.split(' '))
      const rating = rateCompany(this.words, row.names.split('\n'), town, mayMiss)
      if (rating) this.#rated.set(row.enterpriseNumber, { row, rating })
    }
  }

  /** Takes what was found for another writing of the same words, as misspelt. */
  adopt(others: Candidates): void {
    for (const { row, rating } of others.#rated.values()) {
      if (this.#rated.has(row.enterpriseNumber)) continue
      const tier = rating.tier === TIER.whole ? TIER.wholeMisspelt : TIER.wordsMisspelt
      this.#rated.set(row.enterpriseNumber, { row, rating: { ...rating, tier, errors: rating.errors + 1 } })
    }
  }

  best(limit: number): RatedCompany[] {
    return [...this.#rated.values()]
      .sort(
        (a, b) =>
          Number(b.row.inRegister) - Number(a.row.inRegister) ||
          compareRatings(a.rating, b.rating) ||
          a.row.rank - b.row.rank ||
          a.row.enterpriseNumber - b.row.enterpriseNumber,
      )
      .slice(0, limit)
  }
}
