// A named-entity candidate, its printed text and its key for comparison.

import type { Token } from '../tokens.ts'

export type FoundName = {
  kind: 'person' | 'company'
  name: string
  /** Tokens, end exclusive, including title and legal form. */
  from: number
  to: number
  titled: boolean
  /** Includes a title, a given name or a legal form. */
  certain: boolean
  /**
   * `represents`: acts for a company next to it. `notary`, `replaced`, `own` (the filing company) and `none`
   * hold no office by this mention.
   */
  part: 'holder' | 'represents' | 'notary' | 'replaced' | 'own' | 'none'
  /** For a company: its representative. */
  representative?: FoundName
}

export const LONGEST_NAME = 9 // tokens

/** The tokens as printed, with single spaces, without quotes and commas at both ends. */
export const textOf = (tokens: readonly Token[], from: number, to: number): string => {
  let text = ''
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token
    const before = tokens[at - 1]
    const apart = at > from && before !== undefined && before.end < token.start
    text += `${apart ? ' ' : ''}${token.text}`
  }
  return text.replace(/^['’"“«]+|[,;:"”“»]+$/g, '').trim()
}

/** Letters and digits of a name without its legal form, for comparing spellings. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(
      /^(?:sprl|srl|sa|nv|bvba|scrl|sc|asbl|ag)(?=.{4})|(?<=.{4})(?:sprl|srl|sa|nv|bvba|scrl|asbl|ag)$/g,
      '',
    )
