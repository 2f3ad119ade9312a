// Converts between the printed number of a court notice and its numac.

import { numacOf } from '../../../../domain/publications/publication.ts'

const SERIES_8 = /^(\d{4})8(\d{5})$/
const SERIES_7 = /^\d{4}7(\d{5})$/
const PRINTED_LINE = /^(?:\d{4}\/1\d{5}|\(\d{1,5}\))$/

/** `2031804477` → `2031/104477`; `2031701357` → `(1357)`; null for a numac of another series. */
function printedNumberOf(numac: string): string | null {
  const numbered = SERIES_8.exec(numac)
  if (numbered) return `${numbered[1]}/1${numbered[2]}`
  const typed = SERIES_7.exec(numac)
  return typed ? `(${Number(typed[1])})` : null
}

/** The number line at the end of a notice, if it matches `numac`; else the number derived from it. */
export function findPrintedNumber(
  lines: readonly string[],
  numac: string,
  publishedOn: string | null,
): string | null {
  const line = lines.findLast(text => PRINTED_LINE.test(text))
  return line && numacOf(line, publishedOn) === numac ? line : printedNumberOf(numac)
}
