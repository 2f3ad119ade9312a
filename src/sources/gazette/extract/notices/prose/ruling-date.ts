// When a court ruled, in running text: the date that stands with its decision, never one of a birth or of a decision
// it recalls.

import { type FoundDate, findDates } from '../../text/dates.ts'

const RULING =
  '(?:vonnis(?:sen)?|verstekvonnis|arrest|beschikking(?:en)?|jugements?|ordonnances?|arr[êe]ts?|d[ée]cisions?|beslissing|urteil)'
// `Bij vonnis`, `Par un jugement`, `Au terme d’une ordonnance`, `Uittreksel uit het arrest`, and a ruling as the first word.
const DECIDED = new RegExp(
  `(?:(?:^|[.;:»)] ?)|\\b(?:bij|in ?gevolge(?: het)?|volgens|krachtens|par|suivant|selon|durch|aux? termes? d[e'’]|uit|uittreksel van|extrait (?:de l[’']|du|d[’']un)|extract|van een|[dD]e l[’'])\\s*)(?:het |een |une? |le |la |l[’'])?(?:${RULING})(?![\\p{L}])`,
  'giu',
)
const EARLIER =
  /(?:verklaard|uitgesproken|geopend|aangesteld|benoemd|verleend|toegestaan|gewezen|prononc[ée]e?s?|d[ée]clar[ée]e?s?|ouverte?s?|d[ée]sign[ée]e?s?|nomm[ée]e?s?|rendu[es]?|faillite|tegen (?:het|een|de)?|contre (?:le|un)?|waarbij|beroep|bestreden|entrepris|r[ée]formant|attaqu[ée])\s*,?\s*$/iu
// The court and its chamber stand between the word and the date.
const REACH = 320

// A hearing is no ruling.
const HEARING = /(?:audience|zitting|terechtzitting|hoorzitting|comparu|gehoord)[^.;]{0,60}$/iu
const BORN =
  /(?<!\p{L})(?:geboren|née?|né\(e\)|geb\.?|born|naissance|d[ée]c[ée]d[ée]e?|overleden)(?!\p{L})[^.;]{0,40}$/iu
const RECALLED =
  /(?:tegen|waarbij|contre|bestreden|entrepris|attaqu[ée]|r[ée]formant|hervorm|prononc[ée]e?s? par|d[ée]clar|ouverte? |aangesteld|eerder|verklaard|geopend|publica|Moniteur|Staatsblad|(?:het|le|du) (?:verstek)?(?:vonnis|jugement)(?: rendu)?(?: van| du| d\.d\.| le)?)[^.;]{0,60}$/iu
const ANOTHER =
  /tegen|waarbij|contre|r[ée]form|hervorm|n[ée]ant|teniet|vernietig|geboren|publica|Staatsblad|Moniteur/iu
const LABELLED =
  /(?:Date (?:du jugement|de l['’](?:ordonnance|arr[êe]t)|de la faillite)|Datum (?:van (?:het|de) )?(?:vonnis|arrest|beschikking|uitspraak|faillissement)|Datum des Urteils|Urteil vom)\s*:\s*$/iu
const PRONOUNCED =
  /(?:uitgesproken|prononc[ée]e?s?|gewezen|geveld|statu[ée]|de dato|d\.d\.|ausgesprochen)[^.;]{0,60}$/iu
const A_RULING = /^,? (?:een|un|une) (?:vonnis|arrest|beschikking|jugement|arr[êe]t|ordonnance)/iu

/** The date of the ruling told by `flat` in `clause`, `YYYY-MM-DD`; null when none stands with it. */
export function dateOfRuling(flat: string, clause: { start: number; end: number }): string | null {
  const dates = findDates(flat).filter(({ start }) => {
    const words = before(flat, start, 90)
    return !BORN.test(words) && (!HEARING.test(words) || PRONOUNCED.test(words))
  })
  const ruled = dates.find(({ end }) => A_RULING.test(flat.slice(end, end + 30)))
  return (
    dateOfLabel(flat) ??
    ruled?.date ??
    dateOfDecision(flat, dates) ??
    dates.find(one => isPronounced(flat, one))?.date ??
    onlyDate(
      dates.filter(
        ({ start, end }) =>
          start >= clause.start && end <= clause.end && isDayOfRuling(before(flat, start, 70)),
      ),
    ) ??
    onlyDate(dates.filter(({ start }) => !RECALLED.test(before(flat, start, 120))))
  )
}

/** The date that a label gives for the ruling (`Date du jugement : …`), or null. */
export function dateOfLabel(flat: string): string | null {
  return findDates(flat).find(({ start }) => LABELLED.test(before(flat, start, 40)))?.date ?? null
}

function dateOfDecision(flat: string, dates: readonly FoundDate[]): string | null {
  for (const decided of flat.matchAll(DECIDED)) {
    if (EARLIER.test(before(flat, decided.index, 40))) continue
    const end = decided.index + decided[0].length
    const date = dates.find(({ start }) => start >= end && start < end + REACH)
    if (date && !ANOTHER.test(flat.slice(end, date.start))) return date.date
  }
  return null
}

const ON = /(?:^|[\s,(])(?:op|le|en date du|am|vom|d\.d\.|dd\.?|du) $/iu
const UNTIL =
  /(?:tot|jusqu|avant|v[óo][óo]r|bis|uiterlijk|[ée]ch[ée]ance|vanaf|sedert|sinds|depuis|dater|periode|vervalt)[^.;]{0,24}$/iu

function isDayOfRuling(words: string): boolean {
  return ON.test(words) && !UNTIL.test(words) && !RECALLED.test(words)
}

function isPronounced(flat: string, { start }: FoundDate): boolean {
  const words = before(flat, start, 120)
  return PRONOUNCED.test(words) && !RECALLED.test(words)
}

function onlyDate(dates: readonly FoundDate[]): string | null {
  const days = new Set(dates.map(({ date }) => date))
  return days.size === 1 ? (dates[0]?.date ?? null) : null
}

function before(flat: string, at: number, length: number): string {
  return flat.slice(Math.max(0, at - length), at)
}
