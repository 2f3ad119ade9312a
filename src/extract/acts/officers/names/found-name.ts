// A name as it was found in an act, and its spelling: as it is printed, and as two spellings of one name are compared.

import type { Token } from '../tokens.ts'

export type FoundName = {
  kind: 'person' | 'company'
  name: string
  /** Tokens, end exclusive, the title and the legal form included. */
  from: number
  to: number
  titled: boolean
  /** A title, a given name or a legal form stands in it. */
  certain: boolean
  /**
   * `represents`: acts for a company beside it; `notary`, `replaced`, `own` (the company whose act it is) and `none` hold
   * nothing by being named here.
   */
  part: 'holder' | 'represents' | 'notary' | 'replaced' | 'own' | 'none'
  /** Of a company: who acts for it. */
  representative?: FoundName
}

export const LONGEST_NAME = 9 // tokens

/** The tokens as they are printed, blanks made one, quotes and commas at both ends left out. */
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

/** Letters and digits of a name without its legal form: what two spellings of one name have in common. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(
      /^(?:sprl|srl|sa|nv|bvba|scrl|sc|asbl|ag)(?=.{4})|(?<=.{4})(?:sprl|srl|sa|nv|bvba|scrl|asbl|ag)$/g,
      '',
    )
