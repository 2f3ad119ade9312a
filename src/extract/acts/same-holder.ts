// Compares two names from one act: ignores titles and legal forms, tolerates OCR errors.

import { foldLine } from './fold-line.ts'
import { editDistance } from './officers/lexicon.ts'

const NO_NAMES = new Set(
  'sa nv sprl srl bvba bv scrl cvba sc scs sca snc ag gmbh asbl vzw de du des la le les van der den von et en und d l dit societe anonyme monsieur madame m mme mr'.split(
    ' ',
  ),
)

const known = new Map<string, string[]>()
const MOST_KNOWN = 5_000

function wordsOf(name: string): readonly string[] {
  const words = known.get(name) ?? splitWords(name)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, words)
  return words
}

function splitWords(name: string): string[] {
  return foldLine(name)
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '' && !NO_NAMES.has(word))
}

function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const most = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0
  return one === other || (most > 0 && editDistance(one, other, most) <= most)
}

/** True where every word of the shorter name has a match in the longer, with at most one extra word. */
export function isSameHolder(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)].sort((x, y) => x.length - y.length) as [
    readonly string[],
    readonly string[],
  ]
  if (a.length === 0) return false
  const rest = [...b]
  for (const word of a) {
    const at = rest.findIndex(near => isNear(word, near))
    if (at < 0) return false
    rest.splice(at, 1)
  }
  return rest.length === 0 || (a.length >= 2 && rest.length <= 1)
}

/** True where the names share a word of three letters or more. */
export function sharesWord(one: string, other: string): boolean {
  const words = wordsOf(other)
  return wordsOf(one).some(word => word.length > 2 && words.includes(word))
}
