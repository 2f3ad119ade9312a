// Tells signs of the right side of a page's frame, which recognition puts behind the last word of a line, from colons and
// semicolons of the text: those of the frame also stand where the sentence runs on below.

const LONG_ROW = 45 // characters: shorter ones end away from the frame
const BAR = /[!|]\s*$/
// Not the short words that a name may begin with.
const FRAGMENTS = /^(?:(?!(?:[Dd]e|[Ll]a|[Ll]e|M\.|Mr|Dr|NV|BV|SA|SC|CV|AG)\s)\S{1,2}\s+){0,4}(?=\S)/
const RUNS_ON = /^\p{Ll}/u
// `de la SA:`, `Madame Peeters:`, `décidé de:`
const UNFINISHED =
  /\s(?:à|au|de|du|des|en|et|la|le|par|van|het|een|door|von|der|die|und|zu|\p{Lu}{2,4}|\p{Lu}\p{Ll}[\p{L}'-]*)\s?[:;]$/u
const LEFT_BAR = /^(?:\S{1,2}\s+){0,3}[!|:;=]\s/
const CERTAIN_SHARE = 0.06 // of the long rows
const SIGN_SHARE = 0.14 // of the long rows

export type RightFrame = {
  /** Signs that come from the frame rather than from the text. */
  signs: string
  /** Some signs do. */
  seen: boolean
}

// `Jean Peeters`, `PEETERS Jan`, `Van den Broeck Jan`, `La SRL X`
const NAMED =
  /^(?:(?:[Ll]a|[Ll]e|[Dd]e)\s(?:société|vennootschap|naamloze|besloten|\p{Lu}{2,5}\s)|(?:(?:[Vv]an|[Dd]e[rn]?|[Dd]u|[Ll]e)\s){0,2}\p{Lu}[\p{L}'’-]+,?\s(?:(?:van|de[rn]?|du|le)\s){0,2}\p{Lu}[\p{L}'’-])/u

/** True where the row ends in a colon that may head a list whose first entry begins the `next` row with a name. */
export const headsNames = (row: string, next: string): boolean =>
  /[\p{L}\d)]\s?:$/u.test(row.trimEnd()) &&
  !UNFINISHED.test(row.trimEnd()) &&
  NAMED.test(withoutMarginNoise(next))

/** A row without what was recognised of the frame before its first word. */
export const withoutMarginNoise = (row: string): string => row.trim().replace(FRAGMENTS, '')

export function rightFrameOf(rows: readonly string[]): RightFrame {
  const printed = rows.filter(row => row.trim() !== '').map(row => row.trim())
  const long = printed
    .map((row, at) => ({
      row,
      runsOn: UNFINISHED.test(row) || RUNS_ON.test(withoutMarginNoise(printed[at + 1] ?? '')),
    }))
    .filter(({ row }) => row.length > LONG_ROW)
  const ending = (sign: string) => long.filter(({ row }) => row.endsWith(sign))
  const bars = long.filter(({ row }) => BAR.test(row) || LEFT_BAR.test(row)).length
  const certain = (sign: string) => bars + ending(sign).filter(({ runsOn }) => runsOn).length
  const isOften = (sign: string) => long.length > 3 && ending(sign).length > SIGN_SHARE * long.length
  return {
    signs: [':', ';', ','].filter(sign => isOften(sign) && (sign === ',' || certain(sign) > 0)).join(''),
    seen: certain(':') + certain(';') - bars > CERTAIN_SHARE * long.length,
  }
}
