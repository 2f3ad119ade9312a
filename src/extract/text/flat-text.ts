// Printed text on one line: print hyphens joined, whitespace collapsed. Patterns match this text; facts carry
// spans of the original, so each character keeps its original offset.

import type { Span } from '../../domain/publications/gazette-fact.ts'

export type FlatText = {
  flat: string
  /** Maps a range of `flat` to the printed text. */
  toSpan(start: number, end: number): Span
}

const SPACE = /\s/

// Called for every character: comparisons are faster than a regular expression.
function isSpace(char: string): boolean {
  return char === ' ' || char === '\n' || ((char < ' ' || char > '~') && SPACE.test(char))
}
const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u

// Parts of place and given names that keep their hyphen at a line end.
const HYPHENATED = new Set(
  'SINT SAINT SAINTE ST STE SANKT NOTRE GRAND JEAN MARIE ANNE PIERRE PAUL KARL HANS LOUIS CHARLES HENRI JAN'.split(
    ' ',
  ),
)

// Words inside place names, written with a hyphen on either side: `CHAPELLE-LEZ-⏎HERLAIMONT`, `MOLENBEEK-⏎SAINT-JEAN`.
const LINKING = new Set(
  'LEZ LES LA LE SUR SOUS TEN TER EN ET AAN OP DE DEN DER DU DES VAN AU AUX BIJ IN SAINT SAINTE SINT'.split(
    ' ',
  ),
)

// A hyphen after a legal form is a dash before the address (`BVBA-⏎KERKSTRAAT 1`).
const LEGAL_FORMS = new Set(
  'BV BVBA EBVBA NV VZW IVZW VOF CVBA CV COMMV GCV SRL SPRL SPRLU SA ASBL AISBL SNC SCS SCRL SC SCA SCOMM GMBH AG VOG KG'.split(
    ' ',
  ),
)

/**
 * Flattens `text`. A hyphen at a line end is removed between letters of the same case (`DURME-⏎LAAN`,
 * `Forde-⏎rungen`). It is kept before a digit or another case (`BRUXELLES-⏎Ville`), after a word that is
 * written with one (`SINT-⏎AGATHA`), beside one that links the words of a place name and inside an e-mail address. Between an address and an e-mail address it
 * is a dash. Soft hyphens are always removed.
 */
export function flatten(text: string): FlatText {
  const origins = new Uint32Array(text.length + 1)
  let flat = ''
  let at = 0
  while (at < text.length) {
    const char = text[at] as string
    if (char === '\u00ad') {
      at++
      continue
    }
    if (isSpace(char)) {
      const start = at
      while (at < text.length && isSpace(text[at] as string)) at++
      if (flat !== '' && at < text.length) {
        origins[flat.length] = start
        flat += ' '
      }
      continue
    }
    if (char === '-' && at > 0) {
      const next = afterLineBreak(text, at + 1)
      if (next > 0) {
        if (!isPrintHyphen(text, at, next)) {
          origins[flat.length] = at
          flat += '-'
          if (isDash(text, at, next)) {
            origins[flat.length] = at + 1
            flat += ' '
          }
        }
        at = next
        continue
      }
    }
    origins[flat.length] = at
    flat += char
    at++
  }
  origins[flat.length] = text.length
  return {
    flat,
    toSpan: (start, end) => ({
      start: origins[start] as number,
      end: end > start ? (origins[end - 1] as number) + 1 : (origins[start] as number),
    }),
  }
}

// Index of the first character of the next line, or 0 when the line does not end at `from`.
function afterLineBreak(text: string, from: number): number {
  let at = from
  let broken = false
  while (at < text.length && isSpace(text[at] as string)) {
    if (text[at] === '\n') broken = true
    at++
  }
  return broken && at < text.length ? at : 0
}

function isPrintHyphen(text: string, at: number, next: number): boolean {
  const before = text[at - 1] as string
  const after = text[next] as string
  if (LOWER.test(before)) return LOWER.test(after) && !isInsideEmail(text, at, next)
  if (!UPPER.test(before) || !(UPPER.test(after) || LOWER.test(after))) return false
  return !isDash(text, at, next) && !HYPHENATED.has(capitalsBefore(text, at)) && !isBesideLink(text, at, next)
}

// The linking word has its other hyphen.
function isBesideLink(text: string, at: number, next: number): boolean {
  const before = capitalsBefore(text, at)
  if (text[at - before.length - 1] === '-' && LINKING.has(before)) return true
  let end = next
  while (UPPER.test(text[end] ?? '')) end++
  return text[end] === '-' && LINKING.has(text.slice(next, end))
}

function isDash(text: string, at: number, next: number): boolean {
  return LEGAL_FORMS.has(capitalsBefore(text, at)) || isBeforeEmail(text, at, next)
}

function capitalsBefore(text: string, at: number): string {
  let start = at
  while (start > 0 && UPPER.test(text[start - 1] as string)) start--
  return text.slice(start, at)
}

// `3600 GENK-⏎name@office.be`: a dash between an address in capitals and an e-mail address.
function isBeforeEmail(text: string, at: number, next: number): boolean {
  return !LOWER.test(text[at - 1] as string) && wordFrom(text, next).includes('@')
}

function isInsideEmail(text: string, at: number, next: number): boolean {
  let start = at
  while (start > 0 && !isSpace(text[start - 1] as string)) start--
  if (text.slice(start, at).includes('@')) return true
  return wordFrom(text, next).includes('@')
}

function wordFrom(text: string, start: number): string {
  let end = start
  while (end < text.length && !isSpace(text[end] as string)) end++
  return text.slice(start, end)
}

// A range of a publication's text, normalised to one line.

export type Passage = {
  /** As printed, with line breaks. */
  text: string
  /** On one line, print hyphens joined. */
  flat: string
  /** Maps a range of `flat` to the publication's text. */
  toSpan(start: number, end: number): Span
  /** The whole passage in the publication's text. */
  span: Span
  /** The part from `start`, an offset in the publication's text. */
  from(start: number): Passage
}

/** The passage of `text` from `start` to `end` (exclusive). */
export function readPassage(text: string, start: number, end: number): Passage {
  const printed = text.slice(start, end)
  const { flat, toSpan } = flatten(printed)
  return {
    text: printed,
    flat,
    toSpan: (from, to) => {
      const span = toSpan(from, to)
      return { start: span.start + start, end: span.end + start }
    },
    span: { start, end },
    from: later => readPassage(text, later, end),
  }
}
