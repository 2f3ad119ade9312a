// Missions of administrators and experts that are extended, and the day on which a mission ends as stated.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import { findDates } from '../../text/dates.ts'
import type { AnnouncedEvent } from '../headings/heading-rules.ts'

const MISSION = /(?<!\p{L})(?:missions?|mandats?|opdracht|mandaat|aanstelling|Auftrag|Bestellung)(?!\p{L})/iu

// `sauf prorogation` and `sous réserve de prolongation` extend nothing yet.
const EXTENDED =
  /(?<!\p{L})(?:prolonge(?:r|ons|nt)?|proroge(?:r|ons|nt)?|(?:est|sont|a [ée]t[ée]|ont [ée]t[ée]) (?:prolong|prorog)[ée]{1,2}e?s?|verlengt|verlengen|(?:wordt|werd|is) [^.;]{0,60}?verlengd|verl[äa]ngert|(?:wird|wurde) [^.;]{0,60}?verl[äa]ngert)(?!\p{L})/iu

/** Detail of an `interim_other` that extends the mission of an appointment, by the kind of the appointment. */
const EXTENSIONS: Partial<Record<EventKind, string>> = {
  restructuring_expert_appointed: 'restructuring_expert_extended',
  provisional_administrator_appointed: 'provisional_administrator_extended',
}

/** `announced`, or the extension that `body` says it is: the heading names the article of law for both. */
export function withExtension(announced: AnnouncedEvent, body: string): AnnouncedEvent {
  const detail = EXTENSIONS[announced.kind]
  return detail && EXTENDED.test(body) && MISSION.test(body) ? { kind: 'interim_other', detail } : announced
}

/** The appointment that an extension extends; null for any other event. */
export function extendedAppointment({ kind, detail }: AnnouncedEvent): EventKind | null {
  if (kind !== 'interim_other') return null
  const [appointment] = Object.entries(EXTENSIONS).find(([, extension]) => extension === detail) ?? []
  return (appointment as EventKind | undefined) ?? null
}

const WEEKDAY =
  '(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)\\s+)?'
const ENDS_ON = new RegExp(
  `(?:(?:prendra|prend)\\s+fin|se\\s+terminera|expirera|expire|eindigt|neemt\\s+(?:een\\s+)?einde|een\\s+einde\\s+neemt|loopt\\s+af|loopt|endet)(?:\\s+de\\s+plein\\s+droit|\\s+van\\s+rechtswege)?\\s+(?:le|au|op|tot|am)\\s+${WEEKDAY}$`,
  'iu',
)
const UNTIL = new RegExp(`(?:jusqu['’´]au|tot(?:\\s+en\\s+met)?|bis(?:\\s+zum)?)\\s+${WEEKDAY}$`, 'iu')
// Characters: names and offices stand between the verb and the day.
const REACH = 350

/** The day on which the mission ends by `flat`, `YYYY-MM-DD`; null if none is stated, or several. */
export function readMissionEnd(flat: string): string | null {
  const days = findDates(flat).flatMap(({ start, date }) => {
    const before = flat.slice(Math.max(0, start - REACH), start)
    const isEnd = ENDS_ON.test(before) || (UNTIL.test(before) && EXTENDED.test(before))
    return isEnd && MISSION.test(before) ? date : []
  })
  const [only] = new Set(days)
  return only !== undefined && days.every(day => day === only) ? only : null
}

/** Whether facts of `kind` and `detail` may state the end of a mission. */
export function hasMission({ kind, detail }: AnnouncedEvent): boolean {
  return (
    kind in EXTENSIONS ||
    kind === 'judicial_mandatary_appointed' ||
    extendedAppointment({ kind, detail }) !== null
  )
}
