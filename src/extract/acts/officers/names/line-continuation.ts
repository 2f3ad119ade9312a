// Names that are broken over two lines.

import { has, isSign, isUpper, type Token } from '../tokens.ts'

const LONGEST_REST = 5 // tokens

/**
 * True where a line goes on with the name of a person begun above: `Monsieur VARLIN` / `ODON Paul et`,
 * `Madame VARLIN Rose` / `Anne Marie, née`.
 */
export function continuesPerson(tokens: readonly Token[], at: number): boolean {
  let from = at - 1
  while (isUpper(tokens[from]) && !has(tokens[from], 'title') && at - from < LONGEST_REST) from--
  if (!has(tokens[from], 'title') || from === at - 1) return false
  let to = at
  while (isNamePart(tokens[to]) && to - at < LONGEST_REST) to++
  if (to === at) return false
  if (from === at - 2) return true
  const next = isSign(tokens[to], ',') ? tokens[to + 1] : tokens[to]
  return has(next, 'born') || has(next, 'lives')
}

const isNamePart = (token: Token | undefined): boolean =>
  isUpper(token) && !token?.class.office && !token?.class.cues?.length && !has(token, 'title')
