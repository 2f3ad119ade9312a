// Extracts fields specific to some event kinds: the moved cessation date, the new judge, the duration of a
// ban. Read from the body of the notice.

import type { Duration, EventFact } from '../../../domain/publications/gazette-fact.ts'
import { stripAccents } from '../../../domain/search/fold.ts'
import { findDates } from '../../text/dates.ts'
import type { AnnouncedEvent } from '../headings/heading-rules.ts'
import { normaliseWording } from '../normalise-wording.ts'
import { hasMission, readMissionEnd } from './mission-terms.ts'

// Parses the duration of a ban: `voor een termijn van 10 jaar`, `pour une durée de trois ans et six mois`.

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

// Parses a moved date of cessation of payments: `Terugbrenging van de datum van staking van betaling op
// 15/07/2025`, `Report … du 25 février 2025 au 30 août 2024`.

const CUE =
  /(?:staking(?:van)?(?:de|haar|zijn)?betaling(?:en)?|cessationd(?:e|es)p?aiements?|zahlungseinstellung)/
const TO =
  /(?:\b(?:op|naar|tot|au|[àa] la date du|le|per|am)|\bauf(?: den| dem| das datum(?: des)?)?)\s*:?\s*(?:den |de datum van |la date du )?$/i
const FROM =
  /(?:\b(?:van|du|vom|from)|in plaats van|au lieu du|i\.?p\.?v\.?|statt(?: am| dem)?|(?:eerder|aanvankelijk|oorspronkelijk|voorheen|vroeger|initialement|pr[ée]c[ée]demment|ant[ée]rieurement|provisoirement|voorlopig|urspr[üu]nglich|zuvor)[^;.\d]{0,40}?(?:op|au|auf(?: den)?|am)?)\s*:?\s*$/i

/** The new cessation date in `flat` (body of a notice); null if missing or ambiguous. */
export function readMovedCessation(flat: string): string | null {
  const { letters, originalIndex: origin } = normaliseWording(flat)
  const cue = CUE.exec(letters)
  if (!cue) return null
  const from = origin(cue.index)
  const dates = findDates(flat)
  const after = dates.filter(({ start }) => start > from)
  // `Bepaalt op 1 maart 2031 de datum van staking van betaling`: without a date after the words, the one
  // before.
  const near = after.length > 0 ? after : dates.filter(({ end }) => end <= from && from - end < 60)
  const said = near.map(({ start, date }) => ({ date, before: flat.slice(Math.max(0, start - 60), start) }))
  const to = said.filter(({ before }) => !FROM.test(before))
  const pointed = to.filter(({ before }) => TO.test(before))
  const found = [...new Set((pointed.length > 0 ? pointed : to).map(({ date }) => date))]
  return found.length === 1 ? (found[0] as string) : null
}

// The replacing judges: of `A is vervangen door B` only B.

const JUDGE =
  '(?:(?:de |le |les |la |der |des |du |van de |de la )?(?:rechters?[- ]?commissaris(?:sen)?|juges?[- ]commissaires?|konkursrichter(?:in)?|gedelegeerde? rechters?|juges? d[ée]l[ée]gu[ée]s?))'
const REPLACED_BY =
  /(?:(?:is|zijn|werd|werden|wordt|worden)?[^.;:]{0,40}?vervangen\s*door|(?:est|sont|a [ée]t[ée]|ont [ée]t[ée])?\s*remplac[ée]{1,2}e?s?[^.;:]{0,30}?\s*par|ersetzt\s*durch)\s*:?\s*/i
const TURNED: readonly RegExp[] = [
  /(?:vervanging van|remplacement de?s?|ersetzung(?: des)?)[^;]{0,80}?(?:door|par|durch)\s*:?\s*(?<who>.+)/i,
  new RegExp(
    `(?:stelt|benoemt|duidt|d[ée]signe|nomme|bestellt|ernennt)\\s+(?<who>.{3,120}?)\\s*,?\\s*(?:aan |als |en (?:qualit|tant)[^ ]* (?:que |de )?|comme |zum |zur )+${JUDGE}`,
    'i',
  ),
  new RegExp(
    `(?<who>[^.;:]{3,80}?)\\s*,?\\s*(?:(?:wordt|werd|is)\\s+(?:aangesteld|benoemd|aangeduid) als|(?:est|a [ée]t[ée])\\s+(?:d[ée]sign[ée]e?|nomm[ée]e?)(?: en qualit[ée] de| comme)?|wird als)\\s+${JUDGE}`,
    'i',
  ),
]
const LABEL = new RegExp(`^\\s*${JUDGE}\\s*:?[\\s.]*`, 'i')
const ENDS = /(?:(?:de |les? |der )?(?:curator|curateur|konkursverwalter)|voor eensluidend|pour extrait)/i
const TITLE =
  /^(?:(?:de heer|mevrouw|monsieur|madame|herr|frau|dhr|mevr|mme|mm|m|mr|mw)\.?|(?:rechter|juge) (?:in ondernemingszaken|consulaire))\s+/i

/** The newly appointed judges in `flat` (body of a notice). */
export function readNewJudges(flat: string): string[] {
  const replaced = REPLACED_BY.exec(flat)
  const after = replaced
    ? flat.slice(replaced.index + replaced[0].length)
    : TURNED.map(pattern => pattern.exec(flat)?.groups?.who).find(who => who !== undefined)
  return after === undefined ? [] : splitJudges(after)
}

function splitJudges(text: string): string[] {
  const said = text.replace(LABEL, '')
  return said
    .slice(0, said.search(ENDS) < 0 ? said.length : said.search(ENDS))
    .split(/;|,| en (?=\p{Lu})| et (?=\p{Lu})| und (?=\p{Lu})|\.(?: |$)(?!\p{Lu}\.)/u)
    .map(part => (part.split(/\s[-–]\s/)[0] as string).replace(LABEL, '').replace(/^[\s.:]+|[\s.:]+$/g, ''))
    .map(name => name.replace(TITLE, ''))
    .filter(name => /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,6}$/u.test(name))
}

type CommonParticulars = Pick<EventFact, 'keyDates' | 'judges'>

/** `common` fields of a notice plus those its `body` (on one line) states for the event. */
export function particularsOf(
  announced: AnnouncedEvent,
  body: string,
  common: CommonParticulars,
): CommonParticulars & { duration?: Duration } {
  const { kind } = announced
  if (hasMission(announced)) return { ...common, keyDates: withMissionEnd(body, common.keyDates) }
  if (kind === 'cessation_date_moved')
    return { ...common, keyDates: withMovedCessation(body, common.keyDates) }
  if (kind === 'judge_replaced') {
    const judges = readNewJudges(body)
    return judges.length > 0 ? { ...common, judges } : common
  }
  if (kind !== 'professional_ban') return common
  const duration = readBanDuration(body)
  return duration ? { ...common, duration } : common
}

/** `keyDates` with the day on which the mission ends by `flat`, if stated. */
export function withMissionEnd(flat: string, keyDates: EventFact['keyDates']): EventFact['keyDates'] {
  const missionEnd = readMissionEnd(flat)
  return missionEnd === null ? keyDates : { ...keyDates, missionEnd }
}

function withMovedCessation(body: string, keyDates: EventFact['keyDates']): EventFact['keyDates'] {
  const moved = readMovedCessation(body)
  return moved === null ? keyDates : { ...keyDates, cessationOfPayments: moved }
}
