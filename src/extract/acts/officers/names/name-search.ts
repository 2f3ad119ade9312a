// Input of the name search: tokens, masked ranges, offices, and which lines continue.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import { has, isSign, isUpper, type Token } from '../tokens.ts'

// A named-entity candidate, its printed text and its key for comparison.

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
  /** Somebody holds an office in place of this one. */
  replaced?: true
  /** How the one replaced left, where the act tells it beside the name. */
  left?: MandateChange
  /** The clause that tells why this one is replaced. */
  clause?: ReplacedClause
  /** For a company: its representative. */
  representative?: FoundName
}

export type ReplacedClause = {
  /** Tokens, end exclusive. */
  from: number
  to: number
  /** The end that it states. */
  cue: FoundCue | null
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

export type Scan = {
  tokens: readonly Token[]
  masked: readonly boolean[]
  /** For each token whether it is part of an office. */
  officeAt: readonly boolean[]
  /** For each line whether it is about as long as its neighbours. */
  fullLines: readonly boolean[]
}

const FULL_LINE = 0.8 // of the usual line length
const LEAST_LENGTH = 60 // characters

/** Prepares the tokens of an act for the name search. */
export function prepareScan(
  tokens: readonly Token[],
  masked: readonly boolean[],
  offices: readonly FoundOffice[],
): Scan {
  const officeAt = new Array<boolean>(tokens.length).fill(false)
  for (const { from, to } of offices) officeAt.fill(true, from, to)
  return { tokens, masked, officeAt, fullLines: findFullLines(tokens) }
}

function findFullLines(tokens: readonly Token[]): boolean[] {
  const lengths: number[] = []
  const starts: number[] = []
  for (const { line, start, end } of tokens) {
    starts[line] ??= start
    lengths[line] = end - (starts[line] as number)
  }
  const longestFirst = [...lengths].filter(Number.isFinite).sort((a, b) => b - a)
  const usual = Math.max(LEAST_LENGTH, longestFirst[Math.floor(lengths.length / 8)] ?? 0)
  return Array.from(lengths, length => (length ?? 0) > FULL_LINE * usual)
}

/** True when the line before that of `token` was full, so the text continues here. */
export function runsOn({ fullLines }: Scan, { line }: Token): boolean {
  return fullLines[line - 1] ?? false
}

/** True for a quotation mark. */
export const isQuote = (token: Token | undefined): boolean => isSign(token, '"“”«»„')

/** True where a title such as `Monsieur` or `Me` starts; an abbreviation counts only before a name. */
export function isTitle(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (!has(token, 'title') && !has(token, 'notary')) return false
  if (token.fold.length > 2) return true
  return (
    /^(?:M|MM|Mr|Me|Mn|Mw|MR|mr|Dr|Ir|DR|dr|ir)$/.test(token.text.replace('.', '')) &&
    (isUpper(tokens[at + 1]) ||
      (isSign(tokens[at + 1], '.') &&
        (isUpper(tokens[at + 2]) || (has(tokens[at + 2], 'particle') && isUpper(tokens[at + 3])))) ||
      has(tokens[at + 1], 'title') ||
      has(tokens[at + 1], 'particle'))
  )
}
