// Dates and the delegated judge that a free-text ruling states beside its decision.

import type { KeyDates } from '../../../domain/publications/fact-fields.ts'
import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import { UPHELD } from '../../../domain/timeline/classify-event.ts'
import { findDates } from '../../text/dates.ts'

const WEEKDAY =
  '(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag |(?:lun|mar|mercre|jeu|vendre|same)di |dimanche )?'
// `De opschorting werd verleend tot 5 maart 2026`, `le sursis et fixer son échéance à la date du 6 août 2025`.
const SUSPENSION = new RegExp(
  `(?:opschorting|sursis|Aufschub)[^.;]{0,120}?(?:tot(?: en met)?|(?:te eindigen|eindigend) op|[ée]ch[ée]ance (?:[àa] la date du|le|au)|jusqu['’]au|expirant le|bis(?: zum)?|:) ${WEEKDAY}$`,
  'iu',
)
// `De datum voor de stemming over het plan werd bepaald op 26 februari 2026`.
const VOTE = new RegExp(
  `(?:stemming|vote|Abstimmung)(?!\\p{L})[^.;]{0,100}?(?:op|au|le|auf den|am) ${WEEKDAY}$`,
  'iu',
)
// `Het faillissement, geopend bij vonnis van deze rechtbank in datum van …`.
const OPENED =
  /(?:faillissement|faillite|Konkurs)(?!\p{L})[^;]{0,200}?(?:geopend|uitgesproken|ouverte|d[ée]clar[ée]e|er[öo]ffnet|prononc[ée]e)(?!\p{L})(?:(?! werd| wordt| a [ée]t[ée])[^.;]){0,60}(?:op|van|d\.?d\.?|du|le|vom|am) $/iu

// `Het verzet tegen het faillissementsvonnis, d.d. 20 januari 2031, … afgewezen`: what is upheld is that opening.
const CONTESTED_OPENING =
  /(?:tegen|contre) [^.;]{0,40}?(?:faillissementsvonnis|faillietverklaring|jugement (?:d[ée]claratif de|d[ée]clarant la|de) faillite)(?!\p{L})[^.;\d]{0,40}?(?:van|d\.?\s?d\.?|du) $/iu

const REACH = 260
const WHILE_RUNNING =
  /^(?:judge_replaced|curator_replaced|curator_added|curator_discharged|cessation_date_moved)$/

/** The dates that `flat` states for an event of `kind` and `detail`; each only where it states one. */
export function readStatedDates(flat: string, kind: EventKind, detail: string | null): KeyDates {
  const suspensionEnd = SUSPENDED.has(kind) ? onlyDateBehind(flat, SUSPENSION) : null
  const creditorsVote = SUSPENDED.has(kind) ? onlyDateBehind(flat, VOTE) : null
  const cue = kind === 'bankruptcy_other' && detail === UPHELD ? CONTESTED_OPENING : OPENED
  const openedOn = WHILE_RUNNING.test(kind) || cue !== OPENED ? onlyDateBehind(flat, cue) : null
  return {
    ...(suspensionEnd && { suspensionEnd }),
    ...(creditorsVote && { creditorsVote }),
    ...(openedOn && { openedOn }),
  }
}

const SUSPENDED: ReadonlySet<EventKind> = new Set([
  'reorganisation_opening',
  'reorganisation_extension',
  'transfer_opening',
  'transfer_extension',
])

// `n° de RG N/25/01625`, `A.R. nr. N/25/1625`.
const ROLL =
  /(?:R\.?G\.?|A\.?R\.?|rolnummer|num[ée]ro de r[ôo]le|Listennummer)\s?(?:n[°ºr]\.?)?\s?:?\s?(?<number>[A-Z]\/\d{2,4}\/\d{2,6})(?!\d)/gu

/** The only roll number of the ruling that `flat` prints; null if none, or several. A court can sell to two buyers on one day. */
export function readRollNumber(flat: string, kind: EventKind): string | null {
  if (kind !== 'transfer_authorised') return null
  const numbers = new Set([...flat.matchAll(ROLL)].map(({ groups }) => groups?.number ?? ''))
  const [only, ...others] = numbers
  return only !== undefined && others.length === 0 ? only : null
}

function onlyDateBehind(flat: string, cue: RegExp): string | null {
  const days = findDates(flat).flatMap(({ start, date }) =>
    cue.test(flat.slice(Math.max(0, start - REACH), start)) ? date : [],
  )
  const [only, ...others] = new Set(days)
  return only !== undefined && others.length === 0 ? only : null
}

// `In deze werd als gedelegeerd rechter aangesteld : de heer Jan Persoon (…)`.
const DELEGATED =
  /(?:gedelegeerde? rechter|juge d[ée]l[ée]gu[ée]e?|delegierte[rn]? Richter(?:in)?)(?: (?:aangesteld|d[ée]sign[ée]e?|bestellt))?\s*:\s*(?:de heer|mevrouw|Monsieur|Madame|M\.|Mme|Herrn?|Frau)?\s*(?<name>\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4})(?=\s*[,(;]|\.(?:\s|$)|$)/iu

/** The delegated judge of a reorganisation; empty where none is named. */
export function readDelegatedJudge(flat: string, kind: EventKind): string[] {
  const name = kind.startsWith('reorganisation_') ? DELEGATED.exec(flat)?.groups?.name : undefined
  return name === undefined ? [] : [name]
}
