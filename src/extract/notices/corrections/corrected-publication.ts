// Resolves which publication a correction refers to: by numac, printed number or date.

import { numacOf } from '../../../domain/publications/publication.ts'
import { type FoundDate, findDates } from '../../text/dates.ts'
import type { NormalisedWording } from '../normalise-wording.ts'

type CorrectedPublication = { numac: string | null; pubDate: string | null }

type Mention = { start: number; value: string }

// `2031803899` (numac), `2031/103899` and `2031103899` (printed).
const LONG = /(?<![\d.])(20\d{2})([78]|[\s/.-]{0,3}1)(\d{5})(?![\d]|[.,]\d)/g
// `n° 103899`, `nr. 3515`: the year comes from the date next to it.
const SHORT =
  /(?:numac|publicatienummer|n[°ºro]s?\.?|nummer|num[ée]ro)[\s:.°″"“”]{0,5}(1\d{5}|\d{1,5})(?![\d/.-]\d|\d)/giu

// No date and no end of a sentence follow. The alternatives exclude each other, so that nothing is tried in two ways.
const PUBLISHED =
  /(?:publica(?:tie|tion)s?|pub|staatsblad|moniteurbelge|staatsblatts?|gepubliceerd|publiee?s?|verschenen|parue?s?|veroffentlich[a-z]*|erschienen|bekendmaking|bekendgemaakt|bekanntmachung|celle|celui)(?:[^.;\d]|\.(?=[a-z]{1,3}[.\d])|(?:\.:?)?\d{5,20}(?!\d)[a-z,(]*(?![a-z,(])){0,60}$/

/**
 * The publication named in `flat`; `squeezed` is its normalised wording. Of several, the nearest one on
 * `side` of `at` (index in the normalised wording) within the sentence.
 */
export function findCorrectedPublication(
  flat: string,
  squeezed: NormalisedWording,
  publishedOn: string | null,
  cue: { start: number; end: number; object: 'before' | 'after' } | null,
): CorrectedPublication {
  const from = cue ? squeezed.originalIndex(cue.start) : 0
  const to = cue ? squeezed.originalIndex(cue.end) : 0
  const choose = (mentions: readonly Mention[]) =>
    chooseNearest(flat, mentions, from, to, cue?.object ?? null)
  const days = findDates(flat).filter(date => isOfPublication(flat, date))
  const pubDate = choose(days.map(({ start, date }) => ({ start, value: date })))
  return { numac: choose(numbersIn(flat, days, pubDate, publishedOn)), pubDate }
}

function chooseNearest(
  flat: string,
  mentions: readonly Mention[],
  from: number,
  to: number,
  object: 'before' | 'after' | null,
): string | null {
  const before = mentions.filter(
    ({ start }) => start < from && !/;|\.\s+\p{Lu}/u.test(flat.slice(start, from)),
  )
  const after = mentions.filter(({ start }) => start >= to)
  const ordered = object === 'before' ? [before.at(-1), after[0]] : [after[0], before.at(-1)]
  return (object === null ? mentions[0] : (ordered[0] ?? ordered[1] ?? mentions[0]))?.value ?? null
}

function numbersIn(
  flat: string,
  days: readonly FoundDate[],
  pubDate: string | null,
  publishedOn: string | null,
): Mention[] {
  const long = [...flat.matchAll(LONG)].map(({ index, 1: year = '', 2: kind = '', 3: digits = '' }) => ({
    start: index,
    value: `${year}${kind === '7' ? '7' : '8'}${digits}`,
  }))
  if (long.length > 0) return long
  const year = (pubDate ?? publishedOn)?.slice(0, 4)
  if (!year || !pubDate) return []
  return [...flat.matchAll(SHORT)].flatMap(({ index, 1: digits = '' }) => {
    if (!stands(flat, index, days)) return []
    const value = digits.length === 6 ? numacOf(`${year}/${digits}`, null) : numacOf(`(${digits})`, pubDate)
    return value ? [{ start: index, value }] : []
  })
}

// A short number is a publication number only next to a date; elsewhere it may be a house number.
const MAX_DISTANCE = 30

function stands(flat: string, at: number, days: readonly FoundDate[]): boolean {
  if (/^(?:numac|publicatienummer)/i.test(flat.slice(at))) return true
  return days.some(
    ({ start, end }) => (at >= end && at - end < MAX_DISTANCE) || (at < start && start - at < MAX_DISTANCE),
  )
}

// Normalised without `normaliseWording`, since no offsets are needed.
function isOfPublication(flat: string, { start }: FoundDate): boolean {
  const before = flat
    .slice(Math.max(0, start - 90), start)
    .normalize('NFD')
    .replaceAll(/[\p{M}\s-]+|[^\p{L}\p{M}\d.;:,(]/gu, '')
    .toLowerCase()
  return PUBLISHED.test(before)
}
