// Builds tsquery expressions from folded words.

import { type QueryWord, TOWN_PREFIX } from '../../domain/search/rating.ts'

function quote(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`
}

/** Expression of one word, its completions and corrections, in a name or as the town. */
function wordExpression({ word, isPrefix, near }: QueryWord, maxErrors: number, orTown: boolean): string {
  const others = [...near]
    .filter(([term, errors]) => errors <= maxErrors && term !== word)
    .map(([term]) => term)
  const spellings = [word, ...others].flatMap(term => (orTown ? [term, `${TOWN_PREFIX}${term}`] : [term]))
  const suffix = isPrefix ? ':*' : ''
  return `(${spellings.map(spelling => `${quote(spelling)}${suffix}`).join(' | ')})`
}

/**
 * All words, with at most `maxErrors` errors in each. A town only counts together with a name: `orTown` also allows
 * it for a single word.
 */
export function allWordsQuery(words: QueryWord[], maxErrors: number, orTown = words.length > 1): string {
  return words.map(word => wordExpression(word, maxErrors, orTown)).join(' & ')
}

/** All words but one of `leftOut` (indexes in `words`). */
export function allButOneQuery(words: QueryWord[], leftOut: number[], maxErrors: number): string {
  return leftOut.map(left => `(${allWordsQuery(words.toSpliced(left, 1), maxErrors)})`).join(' | ')
}
