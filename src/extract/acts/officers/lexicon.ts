// Lexicon of officer acts by word class, with lookup of words misread by OCR.

import lexicon from '../../../../data/gazette/act-lexicon.json' with { type: 'json' }
import rare from '../../../../data/gazette/given-names.json' with { type: 'json' }
import ordinary from '../../../../data/gazette/ordinary-words.json' with { type: 'json' }
import { isGivenName as isCommonGivenName } from '../../../domain/officers/given-names.ts'
import type { MandateChange } from '../../../domain/publications/gazette-fact.ts'
import { memoize } from '../../../platform/cache/memoize.ts'

type Forms = { active?: string[]; noun?: string[]; passive?: string[] }
type Lexicon = {
  titles: { one: string[]; several: string[]; notary: string[] }
  particles: string[]
  forms: Record<'short' | 'spelt' | 'long' | 'head' | 'generic' | 'words', string[]>
  offices: Record<string, string[]>
  delegate: string[]
  /** Words too short for fuzzy matching, by their known misreadings. */
  misread: Record<string, string>
  cues: Record<string, Forms>
  [words: string]: unknown
}

export const LEXICON: Lexicon = lexicon
const ORDINARY: ReadonlySet<string> = new Set([...ordinary, ...lexicon.ordinaryShort])

/** Words that end no sentence and no entry: articles, prepositions, conjunctions, auxiliaries; folded. */
export const UNFINISHED: ReadonlySet<string> = new Set(lexicon.unfinished)

/**
 * Where the names of a change stand: behind the word (`nomme`), before it (`est nommé`), or on either side (a
 * noun).
 */
type CueForm = 'active' | 'noun' | 'passive'
export type CueClass = { change: MandateChange; form: CueForm }

/** Classes of a word; there may be several. */
export type WordClass = {
  office?: string
  cues?: CueClass[]
  tags: ReadonlySet<string>
  /** Lexicon spelling; unset where the text matches it. */
  spelling?: string
}

const NOTHING: WordClass = { tags: new Set() }
const SIMPLE = [
  ['delegate', LEXICON.delegate],
  ['title', [...LEXICON.titles.one, ...LEXICON.titles.several]],
  ['titles', LEXICON.titles.several],
  ['notary', LEXICON.titles.notary],
  ['particle', LEXICON.particles],
  ['form', LEXICON.forms.short],
  ['companyHead', LEXICON.forms.head],
  ...['endNouns', 'mandate', 'links', 'represented', 'representative', 'negations', 'replaces'].map(name => [
    name,
    LEXICON[name],
  ]),
  ...['streets', 'lives', 'born', 'signed', 'month', 'common'].map(name => [name, LEXICON[name]]),
] as [string, string[]][]

const CLASSES = buildClasses()

function buildClasses(): Map<string, WordClass> {
  const building = new Map<string, { office?: string; cues: CueClass[]; tags: Set<string> }>()
  const entry = (word: string) => {
    const known = building.get(word) ?? { cues: [], tags: new Set<string>() }
    building.set(word, known)
    return known
  }
  for (const [tag, words] of SIMPLE) for (const word of words) entry(word).tags.add(tag)
  for (const [office, words] of Object.entries(LEXICON.offices))
    for (const word of words) entry(word).office = office
  for (const [change, forms] of Object.entries(LEXICON.cues))
    for (const form of ['active', 'noun', 'passive'] as const)
      for (const word of forms[form] ?? []) entry(word).cues.push({ change: change as MandateChange, form })
  return building
}

const SHORTEST_MISREAD = 7 // letters
const SHORTEST_MISREAD_TITLE = 6 // `Madamc`
const LONGEST_WORD = 40 // letters: longer tokens are no words
const LONG = 12 // letters: two errors are still unambiguous
const MISREAD_TAGS = [
  'delegate',
  'represented',
  'representative',
  'title',
  'replaces',
  'lives',
  'notary',
  'mandate',
  'common',
]

// Words long enough for fuzzy matching with one or two errors, by first letter.
const MISREADABLE = Map.groupBy(
  [...CLASSES].filter(
    ([word, { office, cues, tags }]) =>
      word.length >= (tags.has('title') ? SHORTEST_MISREAD_TITLE : SHORTEST_MISREAD) &&
      (office || (cues?.length ?? 0) > 0 || MISREAD_TAGS.some(tag => tags.has(tag))),
  ),
  ([word]) => word[0] as string,
)
const TITLES: ReadonlySet<string> = new Set([...LEXICON.titles.one, ...LEXICON.titles.several])

// The same words keyed by the rest after the first letter.
const TAILS = new Map([...MISREADABLE.values()].flat().map(([word]) => [word.slice(1), word]))

const WORD_CACHE_SIZE = 50_000

/** Classes of a folded word, or of its closest lexicon word when it is not listed. */
export function classOf(fold: string): WordClass {
  return CLASSES.get(fold) ?? (fold.length > LONGEST_WORD ? NOTHING : classOfUnlisted(fold))
}

const classOfUnlisted = memoize((fold: string): WordClass => {
  const short = LEXICON.misread[fold]
  if (short) return spelt(short)
  if (fold.length < SHORTEST_MISREAD_TITLE || ORDINARY.has(fold) || isKnownGivenName(fold)) return NOTHING
  return guess(fold)
}, WORD_CACHE_SIZE)

// Letters that scans confuse, as one: `Emennung` and `Ernennung`, `noinme` and `nomme`.
const canonical = (word: string): string =>
  word.replaceAll(/rn|in/g, 'm').replaceAll('ii', 'u').replaceAll('cl', 'd').replaceAll('vv', 'w')

const CANONICAL = new Map([...MISREADABLE.values()].flat().map(([word]) => [canonical(word), word]))

// The first letter is rarely misread; where it is, the rest must match exactly.
function guess(fold: string): WordClass {
  const infinitive = /^(ab|wieder|aus|nieder)zu(.+)$/.exec(fold)
  if (infinitive) return CLASSES.get(`${infinitive[1]}${infinitive[2]}`) ?? NOTHING
  const merged = CANONICAL.get(canonical(fold))
  if (merged) return spelt(merged)
  let best = CLASSES.has(fold.slice(1)) ? fold.slice(1) : (TAILS.get(fold.slice(1)) ?? null)
  let least = best === null ? Number.POSITIVE_INFINITY : 1
  for (const [word] of MISREADABLE.get(fold[0] as string) ?? []) {
    const most = word.length >= LONG ? 2 : 1
    if (Math.abs(word.length - fold.length) > most) continue
    if (fold.length < SHORTEST_MISREAD && !TITLES.has(word)) continue
    const distance = editDistance(fold, word, Math.min(most, least))
    if (distance < least) [best, least] = [word, distance]
  }
  return best === null ? NOTHING : spelt(best)
}

const spelt = (word: string): WordClass => ({ ...(CLASSES.get(word) ?? NOTHING), spelling: word })

/** Levenshtein distance of two words; `Infinity` above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let lowest = i
    for (let j = 1; j <= b.length; j++) {
      const cost = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
      next.push(cost)
      if (cost < lowest) lowest = cost
    }
    if (lowest > most) return Number.POSITIVE_INFINITY
    row = next
  }
  const distance = row[b.length] as number
  return distance > most ? Number.POSITIVE_INFINITY : distance
}

const RARE_GIVEN_NAMES: ReadonlySet<string> = new Set(
  rare.names
    .toLowerCase()
    .split(' ')
    .filter(name => name.length > 2 && !ORDINARY.has(name) && !CLASSES.has(name)),
)

const isKnownGivenName = (fold: string): boolean => isCommonGivenName(fold) || RARE_GIVEN_NAMES.has(fold)

/** True for a given name, including each part of a double one. */
export function isGivenName(fold: string): boolean {
  return fold.split('-').every(part => isKnownGivenName(part))
}

/** True for a listed word of the language in its exact spelling. */
export const isListedWord = (fold: string): boolean => ORDINARY.has(fold)

/**
 * True for an ordinary word of the language, as opposed to one found in names only; tolerates one wrong
 * letter.
 */
export function isOrdinary(fold: string): boolean {
  if (ORDINARY.has(fold) || CLASSES.get(fold)?.cues?.length) return true
  if (fold.length <= LONGEST_WORD && fold.includes('-')) {
    const parts = fold.split('-')
    // `J-C` is neither.
    return parts.some(part => part.length > 1) && parts.every(part => part.length < 3 || isOrdinary(part))
  }
  if (fold.length < 6 || fold.length > LONGEST_WORD || isKnownGivenName(fold)) return false
  return isNearOrdinary(fold)
}

const isNearOrdinary = memoize(
  fold => deletions(fold).some(key => ORDINARY.has(key) || ORDINARY_KEYS().has(key)),
  WORD_CACHE_SIZE,
)

function deletions(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

// Deletion neighbourhoods: two words that differ by one letter share a key.
let ordinaryKeys: Set<string> | null = null
function ORDINARY_KEYS(): Set<string> {
  ordinaryKeys ??= new Set([...ORDINARY].filter(word => word.length >= 7).flatMap(deletions))
  return ordinaryKeys
}
