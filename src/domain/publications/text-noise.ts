// Measures noise in a publication's text: running heads, parts of other notices, decoding errors. Of two
// texts of a publication the cleaner one is stored.

import { countHeadersFooters, stripHeadersFooters } from './headers-footers.ts'

/**
 * A notice's number alone on a line, `2031/107259`, or `(417)` for a typed one: another notice precedes it,
 * if a court or office follows. An erratum may quote a number on a line, too.
 */
const NUMBER = /^(?:\d{4}\/1\d{5}|\(\d{1,5}\))$/
const OFFICE =
  /^\s*(?:(?:\p{L}+talige )?(?:ondernemings)?rechtbank|tribunal|\p{L}*gericht |hof van|cour d[’']|vredegerecht|justice de paix|(?:faillite|faillissement|konkurs|réorganisation judiciaire|gerechtelijke reorganisatie)\s*$)/iu
/** Replacement characters, control characters, and UTF-8 decoded as Latin-1 (`Ã©`, `â€™`). */
const DECODING_ERRORS = /\ufffd|[\u0080-\u009f]|Ã[\u00a0-\u00bf]|â€/g
/** A word left hyphenated when lines were joined, `schuld- vorderingen`; not `brood- en banketbakkerij`. */
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
 * Compares the noise of two texts of one publication: negative if `a` is cleaner, positive if `b` is, 0 if
 * neither. Broken words count only between texts with the same letters: other differences may be corrections.
 * A text that lacks many of the other's words is not cleaner.
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

// The notices in `text`; the last one is its own, as is a number on the last line.
function splitNotices(text: string): string[] {
  const lines = text.trimEnd().split('\n')
  const ends = lines.flatMap((raw, at) =>
    NUMBER.test(raw.trim()) && OFFICE.test(lines[at + 1] ?? '') ? [at + 1] : [],
  )
  return [0, ...ends].map((from, index) => lines.slice(from, ends[index]).join('\n'))
}
