// PostgreSQL's tsquery notation for words that are already folded.

import { type QueryWord, TOWN_PREFIX } from '../../domain/search/rating.ts'

function quote(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`
}

/** One word: itself, what it may go on to, what it may be a misspelling of; in a name or as the town. */
function wordExpression(
  { word, isPrefix: mayGoOn, near }: QueryWord,
  maxErrors: number,
  orTown: boolean,
): string {
  const others = [...near]
    .filter(([term, errors]) => errors <= maxErrors && term !== word)
    .map(([term]) => term)
  const writings = [word, ...others].flatMap(term => (orTown ? [term, `${TOWN_PREFIX}${term}`] : [term]))
  const goOn = mayGoOn ? ':*' : ''
  return `(${writings.map(writing => `${quote(writing)}${goOn}`).join(' | ')})`
}

/**
 * All of the words, with at most so many errors in each. A town counts beside a name, not alone: `orTown` says so where another
 * word is looked for elsewhere.
 */
export function allWordsQuery(words: QueryWord[], maxErrors: number, orTown = words.length > 1): string {
  return words.map(word => wordExpression(word, maxErrors, orTown)).join(' & ')
}

/** All of the words but one, which is any of `leftOut` (places in `words`). */
export function allButOneQuery(words: QueryWord[], leftOut: number[], maxErrors: number): string {
  return leftOut.map(left => `(${allWordsQuery(words.toSpliced(left, 1), maxErrors)})`).join(' | ')
}
