// Normalises text for pattern matching: spaces collapsed, hyphenated words joined. Each character keeps its
// original offset, because redaction applies to the original.

export type NormalisedText = {
  joined: string
  /** Original offset of a character of `joined`. */
  originalOffset(at: number): number
}

// Zero-width characters are removed too: they invisibly split words and numbers.
const BREAK =
  /(?<=\p{L})-[^\S\n]*\n\s*(?=\p{L})|\u00ad\s*|(?:[\p{M}\u180e\u200b-\u200f\u2060-\u2064\ufeff])+|\s{2,}|[^\S ]/gu
const ZERO_WIDTH = /^[\p{M}\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/u

/** Normalises `text`. A hyphen at a line end between letters of the same case is removed with the break. */
export function normaliseText(text: string): NormalisedText {
  const starts: number[] = [0]
  const origins: number[] = [0]
  let joined = ''
  let end = 0
  for (const match of text.matchAll(BREAK)) {
    const after = match.index + match[0].length
    joined += text.slice(end, match.index) + replacement(text, match[0], match.index, after)
    starts.push(joined.length)
    origins.push(after)
    end = after
  }
  joined += text.slice(end)
  return { joined, originalOffset: at => findOrigin(starts, origins, at) }
}

function replacement(text: string, found: string, at: number, after: number): string {
  if (ZERO_WIDTH.test(found)) return ''
  if (!found.startsWith('-')) return ' '
  return isUpper(text[at - 1] as string) === isUpper(text[after] as string) ? '' : '-'
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase()
}

function findOrigin(starts: number[], origins: number[], at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle - 1
  }
  return (origins[low] as number) + at - (starts[low] as number)
}
