// Noise in a publication's text: running heads, parts of another notice, characters lost in decoding. Of two texts of
// one publication the one with less noise is stored, whichever arrives first.

import { countHeadersFooters, stripHeadersFooters } from './headers-footers.ts'

/**
 * A notice's number alone on a line, `2031/107259`, or `(417)` where it was typed by hand: what stands before it is
 * another notice, when a court or an office stands over what follows. An erratum may name a number on a line, too.
 */
const NUMBER = /^(?:\d{4}\/1\d{5}|\(\d{1,5}\))$/
const OFFICE =
  /^\s*(?:(?:\p{L}+talige )?(?:ondernemings)?rechtbank|tribunal|\p{L}*gericht |hof van|cour d[’']|vredegerecht|justice de paix|(?:faillite|faillissement|konkurs|réorganisation judiciaire|gerechtelijke reorganisatie)\s*$)/iu
/** Letters that could not be read, controls, and UTF-8 taken for Latin-1 (`Ã©`, `â€™`). */
const DECODING_ERRORS = /\ufffd|[\u0080-\u009f]|Ã[\u00a0-\u00bf]|â€/g
/** A word that was left broken when lines were joined, `schuld- vorderingen`; not `brood- en banketbakkerij`. */
const BROKEN_WORD = /\u00ad|(?<=\p{Ll}{2})- (?!(?:en|of|tot|als|et|ou|und|oder|bzw|sowie)\b)(?=\p{Ll}{2})/gu
/** A text with a smaller share of the other's letters is only a part of it. */
const MIN_LETTER_SHARE = 0.8

/** Number of running heads, other notices and lost characters in `text`. */
export function countNoise(text: string): number {
  return (
    countHeadersFooters(text) + (splitNotices(text).length - 1) + (text.match(DECODING_ERRORS)?.length ?? 0)
  )
}

/**
 * Which of two texts of one publication has less noise: negative for `a`, positive for `b`, 0 when neither. Broken words
 * count only where the letters are the same: else one is another wording, for instance a corrected one. A text that
 * lacks a good part of the other's own words is not cleaner.
 */
export function compareNoise(a: string, b: string): number {
  const difference = countNoise(a) - countNoise(b)
  if (difference !== 0) {
    const [cleaner, other] = difference < 0 ? [a, b] : [b, a]
    return lettersOf(cleaner).length < MIN_LETTER_SHARE * lettersOf(ownNotice(other)).length ? 0 : difference
  }
  const broken = countBrokenWords(a) - countBrokenWords(b)
  return broken !== 0 && lettersOf(a) === lettersOf(b) ? broken : 0
}

const countBrokenWords = (text: string): number => text.match(BROKEN_WORD)?.length ?? 0
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
const ownNotice = (text: string): string => stripHeadersFooters(splitNotices(text).at(-1) as string)

// The notices in `text`; the last one is its own, and so is a number on the last line.
function splitNotices(text: string): string[] {
  const lines = text.trimEnd().split('\n')
  const ends = lines.flatMap((raw, at) =>
    NUMBER.test(raw.trim()) && OFFICE.test(lines[at + 1] ?? '') ? [at + 1] : [],
  )
  return [0, ...ends].map((from, index) => lines.slice(from, ends[index]).join('\n'))
}
