// Text as the gazette prints it: broken lines with hyphens, and capitals.

import type { SeededRandom } from '../random.ts'

// Capitals as the courts' software prints them: some of its fields lose accents, in others the accented letters
// stay small (`DRèVE`).

const SMALL = /[a-z]+/g
const MARKS = /\p{Mn}/gu
const PLAIN = /^[\x20-\x7e\u00a0]*$/

export type Accents = 'lost' | 'small'

/** Apostrophes are typeset. `Drève des Renards` → `DREVE DES RENARDS` or `DRèVE DES RENARDS`. */
export function capitals(text: string, accents: Accents): string {
  if (PLAIN.test(text)) return text.toUpperCase().replaceAll("'", '’')
  const typeset = text.replaceAll("'", '’')
  if (accents === 'lost')
    return typeset.normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss').toUpperCase()
  return typeset.replace(SMALL, letters => letters.toUpperCase())
}

const WIDTH = 65
const LETTER = /\p{L}/u
const VOWEL = /[aeiouyàâäéèêëîïôöùûü]/i
const MIN_HYPHENATED_LENGTH = 8

/** Keeps two words on one line, as the print keeps a postal code with its town. */
export const NO_BREAK_SPACE = '\u00a0'
const ALL_GLUE = /\u00a0/g

/**
 * Sets paragraphs, each on lines of its own. With `random` words are cut and some lines get a double blank, as in
 * print; without, neither. A paragraph that holds line breaks is set already.
 */
export function breakLines(
  paragraphs: readonly string[],
  random: SeededRandom | null,
  width = WIDTH,
): string {
  let text = ''
  for (const paragraph of paragraphs) {
    if (text !== '') text += '\n'
    const isSet = paragraph.length <= width || paragraph.includes('\n')
    text += isSet ? paragraph : setParagraph(paragraph, random, width)
  }
  return text.includes(NO_BREAK_SPACE) ? text.replace(ALL_GLUE, ' ') : text
}

function setParagraph(paragraph: string, random: SeededRandom | null, width: number): string {
  let text = ''
  let at = 0
  while (paragraph.length - at > width) {
    const { end, hyphen } = findBreak(paragraph, at, width, random !== null)
    text += justify(paragraph.slice(at, end), random)
    text += hyphen ? '-\n' : '\n'
    at = paragraph[end] === ' ' ? end + 1 : end
  }
  return text + paragraph.slice(at)
}

// Where a line that starts at `at` ends: at a blank, after a hyphen of the word's own, or within a word.
function findBreak(
  paragraph: string,
  at: number,
  width: number,
  mayCut: boolean,
): { end: number; hyphen: boolean } {
  const limit = at + width
  let blank = paragraph.lastIndexOf(' ', limit)
  if (blank <= at) blank = at
  const cut = mayCut ? hyphenate(paragraph, blank === at ? at : blank + 1, limit) : 0
  if (cut > 0) return { end: cut, hyphen: paragraph[cut - 1] !== '-' }
  return blank === at ? { end: limit, hyphen: false } : { end: blank, hyphen: false }
}

// A place inside the word that starts at `start`, before `limit`, or 0 when the word is better left whole.
function hyphenate(paragraph: string, start: number, limit: number): number {
  let end = paragraph.indexOf(' ', limit)
  if (end < 0) end = paragraph.length
  const glued = paragraph.lastIndexOf(NO_BREAK_SPACE, end - 1)
  if (glued >= start && glued < limit) return 0
  if (glued >= limit) end = paragraph.indexOf(NO_BREAK_SPACE, limit)
  const own = paragraph.lastIndexOf('-', limit - 1)
  if (own >= start + 2 && own < end - 2) return own + 1
  if (end - start < MIN_HYPHENATED_LENGTH || paragraph.slice(start, end).includes('@')) return 0
  for (let at = Math.min(limit - 1, end - 3); at >= start + 3; at--) {
    if (VOWEL.test(paragraph[at - 1] as string) && isSyllableStart(paragraph, at)) return at
  }
  return 0
}

// A consonant before a vowel, in the midst of letters.
function isSyllableStart(text: string, at: number): boolean {
  const here = text[at] as string
  const next = text[at + 1] as string
  const before = text[at - 2] as string
  return (
    LETTER.test(here) &&
    !VOWEL.test(here) &&
    VOWEL.test(next) &&
    LETTER.test(before) &&
    sameCase(text[at - 1] as string, here)
  )
}

function sameCase(a: string, b: string): boolean {
  return (a === a.toUpperCase()) === (b === b.toUpperCase())
}

function justify(line: string, random: SeededRandom | null): string {
  if (!random?.chance(0.03)) return line
  const blank = line.indexOf(' ', random.below(line.length))
  return blank < 0 ? line : `${line.slice(0, blank)} ${line.slice(blank)}`
}
