// Search with a typing error in a last word that is not typed to its end, or in the words before it.

import { prefixSpellings } from '../../domain/search/prefix-spellings.ts'
import { type QueryWord, TIER } from '../../domain/search/rating.ts'
import { rankTypingError } from '../../domain/search/typing-errors.ts'
import {
  findBegunTerms,
  findCompletions,
  findUsedPrefixes,
  type UsedPrefix,
} from '../../store/register/dictionary.ts'
import { WORD } from '../../store/register/terms.ts'
import { CANDIDATES, Candidates, type NameSearch } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { addCompletedNames, type Completion } from './completed-names.ts'
import type { DictionaryStats } from './dictionary-stats.ts'
import { hasCompletions, withCompletions } from './exact-words.ts'
import { COMMON_ROWS, correctedNames, withoutErrors } from './misspelt-words.ts'
import { allWordsQuery, correctedQuery, type WordQuery } from './word-query.ts'

// A shorter beginning is near too many others.
const MIN_CORRECTED_PREFIX = 4
const MAX_ROWS_OF_OTHERS = 1_000
// With more terms the beginning says too little.
const MAX_TERMS_OF_PREFIX = 400
// Terms of all beginnings, the likelier ones first.
const MAX_BEGUN_TERMS = 1_000
const MAX_QUERIED_TERMS = 96
const FIRST_PAGE = 10
// Of corrected words before a beginning, and completions of it.
const MAX_CORRECTED_NAMES = 12
const MAX_COMPLETIONS = 25

/**
 * Adds companies with a word that begins as the last word does: with one error in the beginning, or in the words before
 * it, as `addMisspeltNames` has corrected them.
 */
export async function addMisspeltPrefix(search: NameSearch): Promise<void> {
  const { rows, found, known } = search
  const last = found.words.at(-1)
  if (!last || !hasCompletions(last)) return
  const before = found.size
  await addByOtherWords(search)
  const isByOthers = found.size > before
  const completions = await correctLastWord(search)
  await addCompletedNames(rows, found, completions)
  await addCorrectedBefore(search)
  if (isByOthers || found.countNames(TIER.wholeMisspelt) >= FIRST_PAGE) return
  const queries = writeQueries(found.words, completions, known, rows.costLeft() / 3)
  if (queries.length > 0) found.add(await rows.byWords(queries, CANDIDATES))
}

/** Adds companies with a name that begins as the text does but for one error in its last word. */
export async function addMisspeltCompletions(search: NameSearch): Promise<void> {
  const { rows, found } = search
  const last = found.words.at(-1)
  if (!last || !hasCompletions(last)) return
  await addCompletedNames(rows, found, await correctLastWord(search))
}

/** Adds what the last word may begin as to the words of `found`; returns the words that begin so. */
async function correctLastWord({ rows, found, known }: NameSearch): Promise<readonly Completion[]> {
  const last = found.words.at(-1) as QueryWord
  const { beginnings, completions } = await correctBeginning(rows, known, last.word)
  found.words = [...found.words.slice(0, -1), { ...last, beginnings }]
  return completions
}

// The last word is spelt right, as far as it goes; those before it are not.
async function addCorrectedBefore({ rows, found, known }: NameSearch): Promise<void> {
  const others = found.words.slice(0, -1)
  const last = found.words.at(-1) as QueryWord
  if (rows.costLeft() === 0 || known.completions?.rows === 0) return
  if (others.every(({ near }) => withoutErrors(near).size === near.size)) return
  const completions = await findCompletions(rows.pool, WORD, last.word, MAX_COMPLETIONS)
  await addCompletedNames(
    rows,
    found,
    completions.map(completion => ({ ...completion, errorRank: 0 })),
    correctedNames(others).slice(0, MAX_CORRECTED_NAMES),
  )
}

function writeQueries(
  words: readonly QueryWord[],
  completions: readonly Completion[],
  known: DictionaryStats,
  mostCost: number,
): WordQuery[] {
  const last = { ...(words.at(-1) as QueryWord), beginnings: [] }
  const near = withoutErrors(last.near)
  const others = words.slice(0, -1).map(word => ({
    ...word,
    isPrefix: false,
    near: known.rowsOf(word.word) > COMMON_ROWS ? withoutErrors(word.near) : word.near,
  }))
  const spelt = others.map(word => ({ ...word, near: withoutErrors(word.near) }))
  const queries: (WordQuery | null)[] = []
  if (completions.length > 0) {
    const terms = completions.slice(0, MAX_QUERIED_TERMS).map(({ term }) => [term, 1] as const)
    const begun = { ...last, isPrefix: false, near: new Map([...near, ...terms]) }
    queries.push(correctedQuery([...spelt, begun], 1, known, mostCost))
  }
  if (others.some(({ near }) => withoutErrors(near).size < near.size))
    queries.push(
      correctedQuery([...others, withCompletions({ ...last, near }, known)], 1, known, 2 * mostCost),
    )
  return queries.filter(query => query !== null)
}

// Where the words before the last are rare, reads their rows and filters them by the misspelt prefix.
async function addByOtherWords({ rows, found, known }: NameSearch): Promise<void> {
  const others = found.words.slice(0, -1)
  const last = found.words.at(-1) as QueryWord
  const fewest = Math.min(...others.map(word => known.rowsOfWord(word)))
  if (others.length === 0 || fewest === 0 || fewest > MAX_ROWS_OF_OTHERS) return
  const named = await rows.byWords([allWordsQuery(others, 0, known, true)], MAX_ROWS_OF_OTHERS)
  const ofRows = new Set(
    named
      .flatMap(({ names }) => names.split(/[ \n]/))
      .flatMap(word => [-1, 0, 1].map(more => word.slice(0, last.word.length + more))),
  )
  const beginnings = prefixSpellings(last.word).filter(beginning => ofRows.has(beginning))
  const begun = new Candidates([...others, { ...last, beginnings }])
  begun.add(named)
  found.merge(begun)
}

type Corrected = {
  beginnings: readonly string[]
  /** The likelier and more frequent ones first. */
  completions: readonly Completion[]
}

async function correctBeginning(
  { pool }: CompanyRows,
  known: DictionaryStats,
  word: string,
): Promise<Corrected> {
  if (word.length < MIN_CORRECTED_PREFIX) return { beginnings: [], completions: [] }
  const spellings = prefixSpellings(word)
  const used = new Map(
    (await findUsedPrefixes(pool, WORD, spellings, MAX_TERMS_OF_PREFIX)).map(row => [row.prefix, row]),
  )
  const beginnings = chooseBeginnings(spellings.flatMap(spelling => used.get(spelling) ?? []))
  if (beginnings.length === 0) return { beginnings, completions: [] }
  const terms = await findBegunTerms(pool, WORD, beginnings)
  known.learnTerms(terms.map(({ term, frequency }) => [term, frequency]))
  const completions = new Map<string, Completion>()
  for (const row of terms) {
    const beginning = beginnings.find(text => row.term.startsWith(text))
    if (beginning !== undefined)
      completions.set(row.term, { ...row, errorRank: rankTypingError(word, beginning) })
  }
  return {
    beginnings,
    completions: [...completions.values()].sort(
      (a, b) => a.errorRank - b.errorRank || b.frequency - a.frequency,
    ),
  }
}

// As many as the limit of terms allows.
function chooseBeginnings(used: readonly UsedPrefix[]): string[] {
  let left = MAX_BEGUN_TERMS
  return used
    .filter(({ terms }) => {
      if (terms > left) return false
      left -= terms
      return true
    })
    .map(({ prefix }) => prefix)
}
