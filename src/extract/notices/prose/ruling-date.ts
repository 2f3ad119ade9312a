// Finds the ruling date in running text: the date next to the decision, never that of a birth or a recalled
// decision.

import { type FoundDate, findDates } from '../../text/dates.ts'

const RULING =
  '(?:vonnis(?:sen)?|verstekvonnis|arrest|beschikking(?:en)?|jugements?|ordonnances?|arr[êe]ts?|d[ée]cisions?|beslissing|urteil)'
// `Bij vonnis`, `Par un jugement`, `Au terme d’une ordonnance`, `Uittreksel uit het arrest`, and a ruling
// word at the start.
const DECIDED = new RegExp(
  `(?:(?:^|[.;:»()] ?)|\\b(?:bij|in ?gevolge(?: het)?|volgens|krachtens|par|suivant|selon|durch|aux? termes? d[e'’]|r[ée]sulte (?:du|de l['’]|d['’])|blijkens(?: het)?|uit|uittreksel(?: van)?|extrait (?:de l[’']|du|d[’']un)|extract|auszug(?: aus)?|van een|[dD]e l[’'])\\s*)(?:het |een |une? |le |la |l[’'])?(?:${RULING})(?![\\p{L}])`,
  'giu',
)
const EARLIER =
  /(?:verklaard|uitgesproken|geopend|aangesteld|benoemd|verleend|toegestaan|gewezen|prononc[ée]e?s?|d[ée]clar[ée]e?s?|ouverte?s?|d[ée]sign[ée]e?s?|nomm[ée]e?s?|toevertrouwd|opgedragen|confi[ée]e?s?|attribu[ée]e?s?|rendu[es]?|faillite|tegen (?:het|een|de)?|contre (?:le|un)?|waarbij|beroep|bestreden|entrepris|r[ée]formant|attaqu[ée])\s*,?\s*$/iu
// Characters: court and chamber stand between the word and the date.
const REACH = 320

const WEEKDAY =
  /(?<!\p{L})(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch),? (?:den |le |de )?$/iu
const WEEKDAY_REACH = 16

// `Le samedi 28 mars 2026`: the weekday belongs to the date.
const datesOf = (flat: string): FoundDate[] =>
  findDates(flat).map(date => {
    const weekday = WEEKDAY.exec(before(flat, date.start, WEEKDAY_REACH))
    return weekday ? { ...date, start: date.start - weekday[0].length } : date
  })

// A hearing date is no ruling date.
const HEARING = /(?:audience|zitting|terechtzitting|hoorzitting|comparu|gehoord)[^.;]{0,60}$/iu
// `La loi du 8 août 1997`.
const LAW =
  /(?<!\p{L})(?:lois?|wet(?:ten)?|gesetz(?:es)?|arr[êe]t[ée] (?:royal|minist[ée]riel)|(?:koninklijk|ministerieel) besluit|d[ée]cret|decreet|verordening)(?: (?:van|du|vom|d\.d\.))?\s*$/iu
const BORN =
  /(?<!\p{L})(?:geboren|née?|né\(e\)|geb\.?|born|naissance|d[ée]c[ée]d[ée]e?|overleden)(?!\p{L})[^.;]{0,40}$/iu
// `Le jugement entrepris` is the contested one; `le tribunal de l'entreprise` is the court.
const RECALLED =
  /(?:tegen|waarbij|contre|(?<!\p{L})gegen|bestreden|(?<!['’])entrepris(?!es)|attaqu[ée]|r[ée]formant|hervorm|prononc[ée]e?s? par|d[ée]clar|ouverte? |aangesteld|eerder|verklaard(?!e (?:de|het|zij|hij)(?!\p{L}))|geopend|publica|Moniteur|Staatsblad|(?:het|le|du) (?:verstek)?(?:vonnis|jugement)(?: rendu)?(?: van| du| d\.d\.| le)?)[^.;]{0,60}$/iu
const ANOTHER =
  /tegen|waarbij|contre|(?<!\p{L})gegen|r[ée]form|hervorm|n[ée]ant|teniet|vernietig|geboren|publica|Staatsblad|Moniteur/iu
const LABELLED =
  /(?:Date (?:du jugement|de l['’](?:ordonnance|arr[êe]t)|de la faillite)|Datum (?:van (?:het|de) )?(?:vonnis|arrest|beschikking|uitspraak|faillissement)|Datum des (?:Urteils|Konkurses)|Urteil vom|(?:Vonnis|Beschikking|Arrest) van|(?:Jugement|Arr[êe]t) du|Ordonnance du)(?: (?:dat|die|qui|das|tot|rapportant|r[ée]voquant|annulant|mettant)(?:(?!open|verkla|uitsp|prononc|d[ée]clar|ouv|er[öo]ff)[^:.;]){0,70})?\s*:\s*$/iu
const PRONOUNCED =
  /(?:uitgesproken|prononc[ée]e?s?|gewezen|geveld|statu[ée]|de dato|d\.d\.|ausgesprochen)[^.;]{0,60}$/iu
const TODAY =
  /(?<!\p{L})(?:heden|vandaag|ce jour|aujourd['’]hui|heute|am heutigen Tage?)\s*,?\s*(?:(?:op|le|zijnde|soit|den|het is) )?$/iu
const JUDGED =
  /(?:jug[ée]|d[ée]cid[ée]|beslist|besloten|geoordeeld|uitspraak gedaan|entschieden)(?!\p{L})[^.;]{0,50}$/iu
// `Hof van beroep Gent 20 april 2031 - 7de kamer`: the head of a ruling.
const OF_CHAMBER =
  /^\s*[–—,-]\s*(?:\d{1,2}|\p{L}+)(?:de|ste|e|[èe]me|er|re)?\.?\s(?:kamer|chambre|kammer)(?!\p{L})/iu
const A_RULING = /^,? (?:een|un|une) (?:vonnis|arrest|beschikking|jugement|arr[êe]t|ordonnance)/iu

/**
 * Date of the ruling of `flat` stated in `clause`, `YYYY-MM-DD`; null if none. A ruling follows everything it
 * recalls: of two dates the later one counts, unless it is after `publishedOn`.
 */
export function dateOfRuling(
  flat: string,
  clause: { start: number; end: number },
  publishedOn: string | null,
): string | null {
  const labelled = dateOfLabel(flat)
  if (labelled) return labelled
  const dates = datesOf(flat)
  const first = dateInClause(flat, clause, dates)
  // No ruling is made after its publication: such a day stays, with its doubt, only where no other stands with it.
  const past =
    publishedOn !== null && first !== null && first > publishedOn ? notAfter(dates, publishedOn) : []
  const told = dateInClause(flat, clause, past) ?? first
  const days = pastDays(flat, publishedOn)
  const last = latestOf(days)
  if (told) return last && last > told ? last : told
  const own = latestOf(days.filter(({ start, end }) => !isRecalled(before(flat, start, 90), flat.slice(end))))
  return own === last ? own : null
}

function notAfter(dates: readonly FoundDate[], day: string): FoundDate[] {
  return dates.filter(({ date }) => date <= day)
}

function dateInClause(
  flat: string,
  clause: { start: number; end: number },
  found: readonly FoundDate[],
): string | null {
  const dates = found.filter(({ start }) => {
    const words = before(flat, start, 90)
    return (
      !BORN.test(words) &&
      !LAW.test(words) &&
      (!HEARING.test(words) || PRONOUNCED.test(words) || JUDGED.test(words))
    )
  })
  const today = dates.find(({ start }) => TODAY.test(before(flat, start, 40)))
  const ruled = dates.find(({ end }) => {
    const behind = flat.slice(end, end + 30)
    return A_RULING.test(behind) || OF_CHAMBER.test(behind)
  })
  return (
    (today ?? ruled)?.date ??
    dateOfDecision(flat, dates) ??
    dates.find(one => isPronounced(flat, one))?.date ??
    onlyDate(
      dates.filter(
        ({ start, end }) =>
          start >= clause.start &&
          end <= clause.end &&
          isDayOfRuling(before(flat, start, 70)) &&
          !DESCRIBED.test(flat.slice(end, end + 30)),
      ),
    ) ??
    onlyDate(
      dates.filter(
        ({ start, end }) =>
          !RECALLED.test(before(flat, start, 120)) && !DESCRIBED.test(flat.slice(end, end + 30)),
      ),
    )
  )
}

/** The labelled ruling date (`Date du jugement : …`), or null. */
export function dateOfLabel(flat: string): string | null {
  return datesOf(flat).find(({ start }) => LABELLED.test(before(flat, start, 120)))?.date ?? null
}

// `Le jugement rendu le 6 mai 2026 autorise …`: the ruling is the subject of its own sentence.
const SUBJECT =
  /(?<=(?:^|[.;:»()]|\p{L})\s?)(?:L(?:e jugement|['’](?:arr[êe]t|ordonnance))|(?:Het (?:vonnis|arrest)|De beschikking)|D(?:as Urteil|er (?:Beschluss|Entscheid))) (?:rendue?|prononc[ée]e?|gewezen|uitgesproken|ergangen)(?: (?:le|op|van|d\.d\.|am))? $/u
const REVIEWED =
  /(?<!\p{L})(?:waartegen|bestreden|entrepris|attaqu|dont (?:appel|opposition)|(?:est|wordt|werd|wird|wurde) (?:[\p{Ll}']+ ){0,3}(?:r[ée]form|mis |annul|confirm|hervorm|teniet|vernietig|bevestig|aufgehoben|best[äa]tigt))/iu

const isOfSubject = (flat: string, { start, end }: FoundDate): boolean =>
  SUBJECT.test(before(flat, start, 60)) && !REVIEWED.test(flat.slice(end, end + 160))

function dateOfDecision(flat: string, dates: readonly FoundDate[]): string | null {
  const own = dates.find(one => isOfSubject(flat, one))
  if (own) return own.date
  for (const decided of flat.matchAll(DECIDED)) {
    if (EARLIER.test(before(flat, decided.index, 40))) continue
    const end = decided.index + decided[0].length
    const date = dates.find(({ start }) => start >= end && start < end + REACH)
    if (date && !ANOTHER.test(flat.slice(end, date.start))) return date.date
  }
  return null
}

const DAY = /(?:(?:^|[\s,(])(?:op|le|ce|en date du|am|vom|van|du|d\.d\.|dd\.?|de dato)|[–—-]|\s:)\s*$/iu
// Dates of something else: a deadline, request, hearing, publication, vote or signature.
const OTHER_DAY =
  /(?:tot|jusqu|avant|v[óo][óo]r|bis|uiterlijk|tard|prochain|[ée]ch[ée]an(?:ce|t)|terme|fin du|vanaf|sedert|sinds|depuis|dater|cours|effet|uitwerking|periode|sursis|opschorting|Frist|neergelegd|requ[êe]te|verzoekschrift|aanvraag|citation|dagvaarding|bericht|avis|parue?|betaling|paiements?|Zahlungseinstellung|zitting|audience|terechtzitting|stemming|statt|findet|plaats|website|naissance|(?<!\p{L})n[ée]e?|geboren|betekend|fait à|gedaan te|opgemaakt te|d[ée]clar[ée]e)(?!\p{L})[^.;]{0,34}$/iu
const OF_OTHER =
  /(?:cessation|staking|verstr(?:ij|e)|expir|abgelaufen|l[äa]uft ab|v[ée]rif|publi(?!que)|bekendg|[ée]ch[ée]an(?:ce|t)|aangifte|Moniteur|Staatsblad|regsol|signifi|d[ée]pos|interjet|aangetekend|gewijsde|force de chose|assembl[ée]e|vergadering|par acte|bij akte|akte verleden)[^.;]{0,60}$/iu
const STILL_AHEAD = /^ (?:zou|zal|zullen|devait|devrait|sera|um|om \d|à \d|au plus tard)(?!\p{L})/iu
const SIGNED = /(?:^|[.;»]\s*)\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,2}, (?:le |den )?$/u

// `Ainsi prononcé à l'audience publique du`.
const PRONOUNCED_IN_HEARING =
  /(?:prononc[ée]e?|uitgesproken|gewezen|ausgesprochen|verk[üu]ndet)[^.;]{0,50}(?:audience|zitting|terechtzitting|Sitzung)[^.;]{0,30}$/iu

// Dates up to publication that may be the ruling date.
function pastDays(flat: string, publishedOn: string | null): FoundDate[] {
  return datesOf(flat).filter(({ date, start, end }) => {
    const words = before(flat, start, 90)
    return (
      (publishedOn === null || date <= publishedOn) &&
      DAY.test(words) &&
      (!OTHER_DAY.test(words.slice(-44)) || PRONOUNCED_IN_HEARING.test(words)) &&
      !OF_OTHER.test(words) &&
      !LAW.test(words) &&
      !SIGNED.test(words) &&
      !STILL_AHEAD.test(flat.slice(end, end + 16))
    )
  })
}

function latestOf(days: readonly FoundDate[]): string | null {
  return days.reduce<string | null>((last, { date }) => (last && last > date ? last : date), null)
}

const DONE_BEFORE =
  /(?:verklaard|uitgesproken|geopende?|cl[ôo]tur[ée]e?s?|ouverte?s?|attribu[ée]e?s?|confi[ée]e?s?|d[ée]sign[ée]e?s?|aangesteld|d[ée]claratif|eröffnet)(?:,? (?:par|bij|durch))?(?: (?:un |een )?(?:jugement|vonnis|ordonnance|beschikking)[^.;]{0,30})?(?: [\p{L}.’']+){1,2} ?$/iu
const DESCRIBED =
  /^ (?:aangevatte|geopende?|verleende|toegestane|uitgesproken|gewezen|avait|a été (?:ouverte|déposée?)|werd neergelegd)/iu
const SET_ASIDE = /(?:(?<!\p{L})gegen|n[ée]ant|annul|teniet|vernietig|hervorm|r[ée]form|curat)[^.;]{0,60}$/iu

function isRecalled(words: string, behind: string): boolean {
  return RECALLED.test(words) || SET_ASIDE.test(words) || DONE_BEFORE.test(words) || DESCRIBED.test(behind)
}

const ON = /(?:^|[\s,(])(?:op|le|en date du|am|vom|d\.d\.|dd\.?|du) $/iu
const UNTIL =
  /(?:eindig|verstrij|prend fin|expir|endet|tot|jusqu|avant|v[óo][óo]r|bis|uiterlijk|[ée]ch[ée]an(?:ce|t)|vanaf|sedert|sinds|depuis|dater|periode|vervalt)[^.;]{0,24}$/iu

// `Dont Me X avait été chargée le 3 février`.
const PLUPERFECT = /(?<!\p{L})(?:avait|avaient|had|hadden|hatte|hatten)\s[^.;,]{0,60}$/iu

function isDayOfRuling(words: string): boolean {
  return ON.test(words) && !UNTIL.test(words) && !RECALLED.test(words) && !PLUPERFECT.test(words)
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
