// Errata that print a court's dissolution again: `ERRATUM : Dissolution/Liquidation de : …` with the ruling and the
// liquidator below. The ruling is older than the erratum and often older than what is on file.

import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { OPENING_RESTATED } from '../../../domain/timeline/classify-event.ts'
import { findDates } from '../../text/dates.ts'
import { readPassage } from '../../text/flat-text.ts'

const RULED = /(?:jugement|ordonnance|vonnis|beschikking|Urteil)\s(?:du|van|d\.?\s?d\.?|vom)\s?:?\s*$/iu
const DISSOLVES =
  /^[^.;]{0,200}?(?<!\p{L})(?:(?:a|est|sont)\s(?:constat[ée]e?|prononc[ée]e?|dissoute?)|prononce|constate|ontbond|ontbonden|ontbinding|l[öo]st|aufgel[öo]st|Aufl[öo]sung)(?!\p{L})/iu
const DISSOLUTION = /dissolution|dissoute|ontbinding|ontbonden|Aufl[öo]sung|aufgel[öo]st/iu
const UNDONE =
  /rapport[ée]|r[ée]tract|annul|r[ée]form|mis[e]? [àa] n[ée]ant|intrek|ingetrok|teniet|vernietig|herroep|widerruf|aufgehoben|cl[ôo]tur|sluit|geslot|abgeschloss/iu

/** `fact`, a correction, as the restated opening of a liquidation where it names who was appointed in one; else unchanged. */
export function withRestatedDissolution(fact: EventFact, text: string): EventFact {
  const { eventKind, detail, corrects, practitioners } = fact
  const names = practitioners.some(({ role, change }) => role === 'liquidator' && change === 'appointed')
  if (eventKind !== 'interim_correction' || detail !== null || corrects?.effect !== 'replaced' || !names)
    return fact
  const { flat } = readPassage(text, fact.span.start, fact.span.end)
  if (!DISSOLUTION.test(flat) || UNDONE.test(flat)) return fact
  const openedOn = dayOfRuling(flat)
  const keyDates = openedOn === null ? fact.keyDates : { ...fact.keyDates, openedOn }
  return { ...fact, keyDates, detail: OPENING_RESTATED }
}

// `Par jugement du 2 mai 2031, le tribunal a constaté la dissolution`; null unless one day is told.
function dayOfRuling(flat: string): string | null {
  const days = findDates(flat).flatMap(({ start, end, date }) =>
    RULED.test(flat.slice(Math.max(0, start - 30), start)) && DISSOLVES.test(flat.slice(end)) ? date : [],
  )
  const [only, ...others] = new Set(days)
  return only !== undefined && others.length === 0 ? only : null
}
