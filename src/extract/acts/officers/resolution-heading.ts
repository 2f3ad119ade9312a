// Headings of resolutions: `Troisième résolution : démission du gérant`.

import { has, isUpper, type Token } from './tokens.ts'

const LONGEST = 40 // tokens
const RESOLUTION = /^(?:resolutions?|decisions?|beslissing|besluit|beschluss)$/

/** True where a titled name opens a paragraph of its own below the heading of a resolution. */
export function isUnderResolution(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (!(token && before && has(token, 'title') && isUpper(token) && token.line - before.line > 1))
    return false
  const above = tokens.slice(Math.max(0, at - LONGEST), at)
  return above.some(
    (word, nth) =>
      word.opens && isUpper(word) && above.slice(nth, nth + 2).some(({ fold }) => RESOLUTION.test(fold)),
  )
}
