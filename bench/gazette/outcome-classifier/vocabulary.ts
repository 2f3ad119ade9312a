// Vocabulary of the outcome classifier: words in lower case in several notices. Names of people, companies
// and streets are capitalised.

import { plainWords } from '../../../src/extract/notices/prose/lexicon.ts'
import type { LabelledText } from './labelled-texts.ts'

const MIN_NOTICES = 3
const LOWER_SHARE = 0.6
const MIN_WORD_LENGTH = 2

/** The ordinary words of `texts`, sorted. */
export function ordinaryWords(texts: readonly LabelledText[]): string[] {
  const small = new Map<string, number>()
  const capital = new Map<string, number>()
  for (const { text } of texts) {
    const seen = new Map<string, boolean>()
    for (const [word, isSmall] of wordsOf(text.passage.flat))
      seen.set(word, (seen.get(word) ?? false) || isSmall)
    for (const [word, isSmall] of seen) countUp(isSmall ? small : capital, word)
  }
  return [...small]
    .filter(
      ([word, count]) => count >= MIN_NOTICES && count >= LOWER_SHARE * (count + (capital.get(word) ?? 0)),
    )
    .map(([word]) => word)
    .sort()
}

// E-mail and web addresses contain names in lower case.
const MAIL = /\S*@\s?\S*|\S*www\.\S*|\S+\.(?:be|com|eu|net|law)(?![\p{L}])/giu

// Words in all capitals do not show their usual case.
function wordsOf(flat: string): [string, boolean][] {
  return [...flat.replaceAll(MAIL, ' ').matchAll(/\p{L}+/gu)].flatMap(([word]): [string, boolean][] => {
    const plain = plainWords(word).replaceAll(' ', '')
    if (plain.length < MIN_WORD_LENGTH || (word.length > 1 && word === word.toUpperCase())) return []
    return [[plain, word === word.toLowerCase()]]
  })
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
