// Words that character recognition misread, restored: `adrninistrateur`, `gede1egeerd`, `septem bre`. Names are left
// as they were read but for a 5 that must be an S: only words of the acts' own vocabulary are known.

import { foldLine } from './fold-line.ts'
import { CUE_WORDS } from './lexicon/changes.ts'
import { OFFICE_WORDS } from './lexicon/offices.ts'
import { MISREAD_SHORT, MISREAD_TITLES } from './lexicon/short-words.ts'
import { ACT_VOCABULARY } from './lexicon/vocabulary.ts'
import { FRENCH_GERMAN_VOCABULARY } from './lexicon/vocabulary-fr-de.ts'
import { DUTCH_VOCABULARY } from './lexicon/vocabulary-nl.ts'

const VOCABULARY = new Set([...ACT_VOCABULARY, ...DUTCH_VOCABULARY, ...FRENCH_GERMAN_VOCABULARY])
const PATTERNS = [...CUE_WORDS, ...OFFICE_WORDS].map(({ words }) => words).join(' ')
const KNOWN = new Set([...VOCABULARY, ...(PATTERNS.match(/[a-z]{5,}/g) ?? [])])
const LEAST_LETTERS = 5 // shorter words are too like one another
const MOST_LETTERS = 40 // longer runs are no words
const LEAST_FOR_EDIT = 8
const LEAST_CAPITALIZED = 9 // a capitalised word may be a name
const GLUED =
  /^(als|tot|van|met|een|comme|zum|zur|der|dem|les|des|par|door|est|sont|wird|und|wurde|nicht)(?=\p{L}{7})/u
// `dadministrateur`: the apostrophe was lost
const ELIDED = /^[dl](?=[aeiou]\p{L}{8})/u
const WORDS = /[\p{L}\d|!]+/gu
const FIVE_AS_S = /(?<=\p{Lu}?\p{Ll}{3})5(?![\p{Lu}\d])/gu // `Peeter5`: no name has a digit
// `LIN5EN`, `5chreiner`, `5A`
const FIVE_AS_CAPITAL =
  /(?<=\p{Lu}{2})5(?=\p{Lu})|(?<![\p{L}\d])5(?=\p{Ll}{4}|(?:A|C|RL|PRL|NC)(?![\p{L}\d]))/gu
const ZERO_AS_O = /(?<=\p{L})0(?=\p{Ll})|(?<!\p{L})0(?=\p{Ll}{4})/gu // `P0l`, `Le0n`
const ZERO_AS_CAPITAL = /(?<=\p{Lu})0(?=\p{Lu})/gu
const ONE_AS_L = /(?<=\p{Ll})1(?=\p{Ll})/gu
const D_AS_CL = /(?<!\p{L})cl(?=(?:oor|urch|u|es?|er|en|ie|as)(?!\p{L}))/gu // `cloor`: too short to be told otherwise
// Only in lower case: a word with a capital may be a name.
const SHORT = /(?<![\p{L}\d'’])[a-z0-9]{3,6}(?![\p{L}\d])/gu
const CACHE_SIZE = 20_000
const LOOKALIKES: Record<string, string> = {
  l: 'i',
  '1': 'i',
  t: 'i',
  f: 'i',
  j: 'i',
  r: 'i',
  '|': 'i',
  '!': 'i',
  e: 'c',
  a: 'c',
  '0': 'o',
  h: 'b',
  q: 'g',
  '9': 'g',
  '5': 's',
  '8': 's',
  u: 'n',
  v: 'y',
}

const bySkeleton = new Map<string, string[]>()
const byDeletion = new Map<string, string[]>()
for (const word of VOCABULARY) {
  if (word.length < LEAST_LETTERS) continue
  const skeleton = skeletonOf(word)
  remember(bySkeleton, skeleton, word)
  if (word.length < LEAST_FOR_EDIT) continue
  for (const shorter of [skeleton, ...deletions(skeleton)]) remember(byDeletion, shorter, word)
}
const repaired = new Map<string, string | null>()

/** `flat` with its misread words restored, so far as they are known; its length may change. */
export function repairWords(flat: string): string {
  return repairTitles(flat)
    .replace(WORDS, repairWord)
    .replace(FIVE_AS_S, 's')
    .replace(FIVE_AS_CAPITAL, 'S')
    .replace(ZERO_AS_O, 'o')
    .replace(ZERO_AS_CAPITAL, 'O')
    .replace(ONE_AS_L, 'l')
    .replace(D_AS_CL, 'd')
    .replace(SHORT, word => MISREAD_SHORT.get(word) ?? word)
    .replace(/(?<!\p{L})(\p{Ll}{2,})\s(\p{Ll}{2,})(?!\p{L})/gu, joinHalves)
}

function repairTitles(flat: string): string {
  return MISREAD_TITLES.reduce((text, [misread, title]) => text.replace(misread, title), flat)
}

function repairWord(printed: string): string {
  if (printed.length < LEAST_LETTERS || printed.length > MOST_LETTERS) return printed
  const known = repaired.get(printed)
  if (known !== undefined) return known ?? printed
  if (repaired.size >= CACHE_SIZE) repaired.clear()
  const word = findWord(printed)
  repaired.set(printed, word)
  return word ?? printed
}

function findWord(printed: string): string | null {
  const folded = foldLine(printed)
  if (KNOWN.has(folded) || !/\p{Ll}{2}/u.test(printed)) return null
  const glued = GLUED.exec(printed)
  if (glued && KNOWN.has(folded.slice(glued[0].length)))
    return `${glued[0]} ${printed.slice(glued[0].length)}`
  const capitalized = /^\p{Lu}/u.test(printed)
  const word = nearestWord(folded, capitalized)
  if (word === null && ELIDED.test(folded)) {
    const rest = KNOWN.has(folded.slice(1)) ? folded.slice(1) : nearestWord(folded.slice(1), false)
    if (rest !== null) return `${printed[0]}'${rest}`
  }
  if (word === null || (capitalized && word.length < LEAST_LETTERS + 1)) return null
  return capitalized ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

function nearestWord(folded: string, capitalized: boolean): string | null {
  const skeleton = skeletonOf(folded)
  const long = folded.length >= LEAST_FOR_EDIT
  const same = (bySkeleton.get(skeleton) ?? []).filter(
    word => misread(word, folded) <= allowance(folded, capitalized && !long),
  )
  if (same.length > 0) return closest(same, folded)
  if (folded.length < (capitalized ? LEAST_CAPITALIZED : LEAST_FOR_EDIT)) return null
  const near = new Set<string>()
  for (const shorter of [skeleton, ...deletions(skeleton)])
    for (const word of byDeletion.get(shorter) ?? [])
      if (!isInflected(word, folded) && misread(word, folded) <= allowance(folded, capitalized))
        near.add(word)
  return closest([...near], folded)
}

// How many letters may be misread: a letter and a half of one taken for two (`rn`) in a long word.
function allowance(folded: string, capitalized: boolean): number {
  if (/[\d|!]/.test(folded)) return 3
  return capitalized || folded.length < LEAST_FOR_EDIT ? 1 : 2
}

// Words that differ in their ends are forms of one, or others.
function isInflected(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  return start === 0 || start >= Math.min(a.length, b.length) - 2
}

// Two letters read for one count as none.
function misread(word: string, folded: string): number {
  const joined = joinLetters(folded)
  const near = Math.min(distance(word, folded), distance(word, joined))
  return near < 2 ? near : Math.min(near, distance(joinLetters(word), joined))
}

function joinLetters(folded: string): string {
  return folded.replaceAll('rn', 'm').replaceAll('cl', 'd').replaceAll('ii', 'u').replaceAll('vv', 'w')
}

/** Letters to change, add or leave out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1)
    }
    row = next
  }
  return row[b.length] as number
}

// None when two are equally near.
function closest(words: string[], folded: string): string | null {
  const ranked = words
    .map(word => ({ word, far: misread(word, folded) }))
    .sort((one, other) => one.far - other.far)
  return ranked[0]?.far === ranked[1]?.far ? null : (ranked[0]?.word ?? null)
}

// Letters taken for one another are made one: what is misread that way keeps its skeleton.
function skeletonOf(folded: string): string {
  let plain = ''
  for (const char of folded.replaceAll('cl', 'd').replaceAll('vv', 'w')) plain += LOOKALIKES[char] ?? char
  return plain.replaceAll('ii', 'n').replaceAll('in', 'm')
}

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function remember(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key)
  if (!words) map.set(key, [word])
  else if (!words.includes(word)) words.push(word)
}

// `septem bre`
function joinHalves(both: string, first: string, second: string): string {
  const [a, b] = [foldLine(first), foldLine(second)]
  if (a === 'ten' || a.length + b.length < LEAST_LETTERS || !KNOWN.has(a + b)) return both
  if (KNOWN.has(a) && (KNOWN.has(b) || b.length < 4)) return both // `te stellen de heer`
  return first + second
}
