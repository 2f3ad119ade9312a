// Parses the duration of a ban: `voor een termijn van 10 jaar`, `pour une durée de trois ans et six mois`.

import type { Duration } from '../../../domain/publications/gazette-fact.ts'
import { stripAccents } from '../../../domain/search/fold.ts'

const WORDS: readonly string[] = [
  'een un une ein eine einem',
  'twee deux zwei',
  'drie trois drei',
  'vier quatre',
  'vijf cinq funf',
  'zes six sechs',
  'zeven sept sieben',
  'acht huit',
  'negen neuf neun',
  'tien dix zehn',
  'elf onze',
  'twaalf douze zwolf',
  'dertien treize dreizehn',
  'veertien quatorze vierzehn',
  'vijftien quinze funfzehn',
  'zestien seize sechzehn',
  'zeventien dix-sept siebzehn',
  'achttien dix-huit achtzehn',
  'negentien dix-neuf neunzehn',
  'twintig vingt zwanzig',
]
const VALUES = new Map(WORDS.flatMap((words, index) => words.split(' ').map(word => [word, index + 1])))
VALUES.set('achttien', 18)

const NUMBER = '(\\d{1,3}|[a-z-]{2,12})\\s*(?:\\(\\s*[a-z\\d-]+\\s*\\)\\s*)?'
const YEARS = '(?:ans?|annees?|jaren|jaar|jahren?)'
const MONTHS = '(?:mois|maanden?|monate?n?)'
const SPAN =
  '(?:duree|duur|termijn|periode|tijdspanne|gedurende|pendant|dauer|zeitraum|wahrend|voor|pour|fur|verbod van|interdiction de|ban van)'
// `pourune durée`, `pendantune période`: spaces get lost.
const LASTING = new RegExp(
  `${SPAN}(?:\\s*(?:une?|een|eine[rn]?|d'une|van|de|von|effectieve|effective|totale|duree|duur|termijn|periode|dauer|zeitraum|maximum|ten minste))*\\s*:?\\s*${NUMBER}(?:(?<years>${YEARS})(?:\\s*(?:et|en|und)\\s*${NUMBER}${MONTHS})?|${MONTHS})(?![a-z])`,
  'g',
)
const OF_PRISON = /gevangenisstraf|emprisonnement|prison|freiheitsstrafe|hechtenis/

/** The duration of a ban in `flat`; null if there is none, or several. */
export function readBanDuration(flat: string): Duration | null {
  const folded = stripAccents(flat.toLowerCase()).replace(/\s+/g, ' ')
  const found = new Map<string, Duration>()
  for (const match of folded.matchAll(LASTING)) {
    if (OF_PRISON.test(folded.slice(Math.max(0, match.index - 60), match.index))) continue
    const duration = durationOf(match)
    if (duration) found.set(`${duration.years} ${duration.months}`, duration)
  }
  const [only] = found.values()
  return found.size === 1 && only ? only : null
}

function durationOf({ 1: first = '', 3: second, groups }: RegExpExecArray): Duration | null {
  const value = numberOf(first)
  if (value === null) return null
  if (!groups?.years) return { years: 0, months: value }
  return { years: value, months: second === undefined ? 0 : (numberOf(second) ?? 0) }
}

function numberOf(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : (VALUES.get(word) ?? null)
}
