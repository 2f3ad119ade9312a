// Prints an act as another typist might have: lines of another width, names without titles. What the act states is
// the same, so that a reader that finds less depends on the print.

import { blankMargins } from '../../src/extract/acts/blank-margins.ts'

export type Variation = (text: string, recognised: boolean) => string

const HEADER = /^#/
const COLUMNS = /\S {3,}\S/
/** Share of the usual width from which a line of prose goes on below. */
const FULL = 0.93
const GOES_ON = /^[\p{L}(«"]/u
const ENDS_LINE = /[;:]$/

/** The text with its paragraphs in lines of at most `width` characters, without margin noise. */
export const rewrap =
  (width: number): Variation =>
  (text, recognised) => {
    const lines = blankMargins(text, recognised).split('\n')
    return joinParagraphs(lines)
      .flatMap(line => (HEADER.test(line) || COLUMNS.test(line) ? [line] : wrap(line, width)))
      .join('\n')
  }

function joinParagraphs(lines: readonly string[]): string[] {
  const widths = lines.map(line => line.trim().length).filter(length => length > 0)
  const usual = widths.sort((a, b) => a - b)[Math.floor(widths.length * 0.95)] ?? 0
  const paragraphs: string[] = []
  let above = ''
  for (const line of lines) {
    const words = line.trim()
    const reach = above.length + 1 + (words.split(' ')[0] ?? '').length
    const prose = above !== '' && !HEADER.test(above) && !COLUMNS.test(above) && !COLUMNS.test(words)
    if (prose && GOES_ON.test(words) && !ENDS_LINE.test(above) && reach >= FULL * usual)
      paragraphs.push(`${paragraphs.pop()} ${words}`)
    else paragraphs.push(line)
    above = words
  }
  return paragraphs
}

function wrap(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let rest = line.trim()
  for (
    let cut = rest.lastIndexOf(' ', width);
    rest.length > width && cut > 0;
    cut = rest.lastIndexOf(' ', width)
  ) {
    lines.push(indent + rest.slice(0, cut))
    rest = rest.slice(cut + 1)
  }
  return [...lines, indent + rest]
}

const TITLE =
  /(?<!\p{L})(?:Monsieur|Madame|Mademoiselle|Mme|Mlle|M\.|Mr\.?|Herrn?|Frau|de heer|mevrouw) (?=\p{Lu})/gu

/** The text without the titles before names. */
export const withoutTitles: Variation = text =>
  text
    .split('\n')
    .map(line => (HEADER.test(line) ? line : line.replace(TITLE, '')))
    .join('\n')

/** Variations by what they change. */
export const VARIATIONS: Record<string, Variation> = {
  'lines of 60 characters': rewrap(60),
  'lines of 75 characters': rewrap(75),
  'lines of 120 characters': rewrap(120),
  'names without titles': withoutTitles,
}
