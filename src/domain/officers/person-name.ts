// Parses a person's name for comparison: folded words, joined particles, initials, generation suffixes and
// married names; titles are dropped.

import { stripAccents } from '../search/fold.ts'
import { isGivenName } from './given-names.ts'

export type NameWord = {
  /** Folded, particles and hyphenated parts joined: `vandenberghe`, `jeanpierre`. */
  text: string
  /** True for an initial. */
  initial: boolean
  /** Parts of a hyphenated word, else empty. */
  parts: readonly string[]
  /** The word with umlauts written out (`mueller`), if any. */
  writtenOut: string | null
}

export type PersonName = {
  words: readonly NameWord[]
  /** All letters in order. */
  letters: string
  /** The name with the spouse's family name; null if none is filed. */
  marriedName: readonly NameWord[] | null
  /** `junior`, `senior`, `2`, `3`: distinguishes two persons of one name. */
  generation: string | null
  /** True for several people in one text: `Jan Verhulst & An Maes`. */
  several: boolean
}

const PARTICLES: ReadonlySet<string> = new Set(
  (
    'van vanden vander vande ven den der de du des dela la le les di da dal del della dello dos do von vom zu zum zur ' +
    'ten ter te tot op opde'
  ).split(' '),
)
const TITLES: ReadonlySet<string> = new Set(
  (
    'heer dhr mijnheer meneer mevrouw mevr mw mej juffrouw monsieur mr m mister mrs ms madame mme mademoiselle mlle herr ' +
    'herrn frau maitre me mter meester mtre dr docteur doctor dokter ir ing ingenieur prof professor professeur baron ' +
    'barones baronesse baronne graaf gravin comte comtesse ridder chevalier jonkheer jonkvrouw jhr notaris notaire'
  ).split(' '),
)
// After a name; `ridder` or `graaf` there are family names.
const PROFESSIONS: ReadonlySet<string> = new Set(
  (
    'advocaat avocat avocate rechtsanwalt rechtsanwaltin bedrijfsrevisor reviseur revisor accountant dr ir ing lic ' +
    'notaire'
  ).split(' '),
)
const GENERATIONS: ReadonlyMap<string, string> = new Map([
  ['junior', 'junior'],
  ['jr', 'junior'],
  ['jun', 'junior'],
  ['fils', 'junior'],
  ['zoon', 'junior'],
  ['senior', 'senior'],
  ['sr', 'senior'],
  ['sen', 'senior'],
  ['pere', 'senior'],
  ['vader', 'senior'],
  ['ii', '2'],
  ['iii', '3'],
])
// Between a married person's name and the spouse's family name.
const SPOUSES =
  /(?<!\p{L})(?:ep(?:ouse|oux|se)?|echtg(?:enote|enoot)?|veuve|vve|weduwe|wed|wwe|nee|geb(?:oren|orene)?|verh(?:eiratete)?|gehuwd met)(?!\p{L})/u

const UMLAUTS = /[äöü]/i
const UMLAUT = /[äöü]/gi
const SEPARATORS = /[\s,;()."“”„″&]+/
const INNER_APOSTROPHES = /['’`´]\s?/g
const OUTER_HYPHENS = /(?<!\p{L})-|-(?!\p{L})/gu
const DIGITS_FOR_LETTERS: Record<string, string> = { '0': 'o', '1': 'l', '5': 's', '8': 'b' }
const DIGIT_IN_WORD = /(?<=\p{L})[0158]|[0158](?=\p{L})/gu
// Nearly all names match.
const HAS_DIGIT = /[0158]/
const NO_VOWEL_PAIR = /^[bcdfghjklmnpqrstvwxz]{2}$/

/** Parses a person's name. Never fails; a name without letters has no words. */
export function parsePersonName(name: string): PersonName {
  const folded = stripAccents(name)
  const marker = SPOUSES.exec(folded)
  // Accents shift the marker's offset, so the folded text is cut.
  const main = marker ? folded.slice(0, marker.index) : folded
  const { plain, generation } = splitName(main)
  const before = wordsOf(plain, UMLAUTS.test(name) ? splitWrittenOut(name) : null)
  const behind = marker ? wordsOf(splitName(folded.slice(marker.index + marker[0].length)).plain, null) : []
  // A truncated text may start with the marker: the name then follows it.
  const [words, other] = before.length > 0 ? [before, behind] : [behind, []]
  return {
    words,
    letters: words.map(word => word.text).join(''),
    marriedName: other.length > 0 ? [...givenNamesOf(words), ...other] : null,
    generation,
    several: folded.includes('&'),
  }
}

function splitName(folded: string): { plain: string[]; generation: string | null } {
  const text = HAS_DIGIT.test(folded)
    ? folded.replaceAll(DIGIT_IN_WORD, digit => DIGITS_FOR_LETTERS[digit] as string)
    : folded
  const all = text
    .replaceAll(INNER_APOSTROPHES, '')
    .replaceAll(OUTER_HYPHENS, ' ')
    .split(SEPARATORS)
    .filter(isWord)
  const plain = withoutTitles(all)
  const mark = plain.length > 2 ? plain.find(word => GENERATIONS.has(word)) : undefined
  if (mark === undefined) return { plain, generation: null }
  return { plain: plain.filter(word => word !== mark), generation: GENERATIONS.get(mark) ?? null }
}

function isWord(word: string): boolean {
  return word !== ''
}

// Keeps a given name and another name: `M. Peeters` may be an initial, `Baron Jan Paul` a family name.
function withoutTitles(words: string[]): string[] {
  let start = words[0] === 'de' && words[1] === 'heer' && words.length > 3 ? 2 : 0
  let end = words.length
  while (end - start > 2 && TITLES.has(words[start] as string)) start++
  while (end - start > 2 && PROFESSIONS.has(words[end - 1] as string)) end--
  if (start === 0 && end === words.length) return words
  const left = words.slice(start, end)
  return left.every(isGivenName) ? words : left
}

function splitWrittenOut(name: string): string[] {
  return splitName(stripAccents(name.replaceAll(UMLAUT, letter => `${stripAccents(letter)}e`))).plain
}

function wordsOf(plain: readonly string[], writtenOut: readonly string[] | null): NameWord[] {
  const words: NameWord[] = []
  let particles = ''
  plain.forEach((word, at) => {
    if (PARTICLES.has(word) && at < plain.length - 1) particles += word
    else {
      const out = writtenOut?.[at]
      words.push(...nameWords(particles, word, out === undefined || out === word ? null : out))
      particles = ''
    }
  })
  return words
}

function nameWords(particles: string, word: string, out: string | null): NameWord[] {
  if (particles === '' && (word.length === 1 || NO_VOWEL_PAIR.test(word) || /^\p{L}-\p{L}$/u.test(word)))
    return [...word.replaceAll('-', '')].map(text => ({ text, initial: true, parts: [], writtenOut: null }))
  const parts = word.includes('-') ? word.split('-').filter(isWord) : []
  const text = particles + (parts.length > 0 ? parts.join('') : word)
  return [
    { text, initial: false, parts, writtenOut: out === null ? null : particles + out.replaceAll('-', '') },
  ]
}

function givenNamesOf(words: readonly NameWord[]): readonly NameWord[] {
  const known = words.filter(({ text, initial }) => !initial && isGivenName(text))
  return known.length > 0 && known.length < words.length ? known : words.slice(0, 1)
}
