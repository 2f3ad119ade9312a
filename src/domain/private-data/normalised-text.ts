// Maps full-width and other Unicode digits and letters to ASCII one to one, so that offsets stay valid.

// Zero of Arabic-Indic, Persian, Devanagari, Bengali and full-width digits.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]
const OTHER =
  /[\u00b2\u00b3\u00b9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u2070-\u2079\u2080-\u2089\uff01-\uff5e]|\ud835[\udfce-\udfff]/g
const RAISED: Record<string, string> = { '²': '2', '³': '3', '¹': '1' }

/**
 * `text` with full-width characters, superscript, mathematical and other Unicode digits as ASCII; same
 * length.
 */
export function foldToAscii(text: string): string {
  return text.replace(OTHER, foldCharacter)
}

function foldCharacter(char: string): string {
  const code = char.charCodeAt(0)
  if (char.length === 2) return `\u200b${(char.charCodeAt(1) - 0xdfce) % 10}`
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  if (code >= 0x2070 && code <= 0x2089) return String(code % 16)
  const zero = ZEROS.find(zero => code >= zero && code < zero + 10)
  return zero === undefined ? (RAISED[char] ?? char) : String(code - zero)
}

// Types for private data in published texts.

type PrivateKind = 'national_number' | 'birth_date' | 'birth_place' | 'home_address' | 'email'

/** Offsets into the searched text, in UTF-16 units, end exclusive. */
export type PrivateSpan = { kind: PrivateKind; start: number; end: number }

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
