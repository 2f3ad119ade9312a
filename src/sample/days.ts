// Dates as whole days since 1 January 1970, and the ways in which publications print them.

import type { Language } from '../domain/publications/publication.ts'
import { readWordsByLanguage } from './read-table.ts'

const DAY_MS = 86_400_000
const MONTHS = readWordsByLanguage('months')
const WEEKDAYS = readWordsByLanguage('weekdays')
// A few thousand days are printed again and again.
const isoDays = new Map<number, string>()

/** Last day of publication and of deposit: the eve of the first extract of the invented register. */
export const LAST_DAY = Date.UTC(2025, 9, 3) / DAY_MS

/** Date that the register gives where it does not know the start. */
export const UNKNOWN_START = '1968-01-01'

/** `2025-02-26` → days since 1970. */
export function dayOf(iso: string): number {
  return Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS)
}

/** Days since 1970 → `2025-02-26`. */
export function toIso(day: number): string {
  let iso = isoDays.get(day)
  if (iso === undefined) {
    iso = new Date(day * DAY_MS).toISOString().slice(0, 10)
    isoDays.set(day, iso)
  }
  return iso
}

export function yearOf(day: number): number {
  return Number(toIso(day).slice(0, 4))
}

/** The first day of a year. */
export function newYear(year: number): number {
  return Date.UTC(year, 0, 1) / DAY_MS
}

/** The last day of a month, 1 to 12. */
export function endOfMonth(year: number, month: number): number {
  return Date.UTC(year, month, 0) / DAY_MS
}

/** `day` itself, or the Monday after a weekend. */
export function workday(day: number): number {
  const weekday = weekdayOf(day)
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day
}

function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7 // 1 January 1970 was a Thursday
}

/** `26/02/2025`, or with another separator. */
export function printFigures(day: number, separator = '/'): string {
  return toIso(day).split('-').reverse().join(separator)
}

/** `26 februari 2025`, `1er mars 2025`, `10 Juli 2025`. */
export function printDate(day: number, language: Language): string {
  const [year, month, date] = toIso(day).split('-').map(Number) as [number, number, number]
  return `${language === 'fr' && date === 1 ? '1er' : date} ${MONTHS[language][month - 1]} ${year}`
}

/** `maandag 02/06/2025`. */
export function printWeekday(day: number, language: Language): string {
  return `${WEEKDAYS[language][weekdayOf(day)]} ${printFigures(day)}`
}
