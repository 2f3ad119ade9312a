// Dates as whole days since 1 January 1970, and the ways in which the gazette prints them.

import type { Language } from '../../domain/publications/publication.ts'
import { readWordsByLanguage } from '../read-table.ts'

const DAY_MS = 86_400_000
const MONTHS = readWordsByLanguage('months')
const WEEKDAYS = readWordsByLanguage('weekdays')
// A few thousand days are printed again and again.
const isoDays = new Map<number, string>()

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

/** `day` itself, or the Monday after a weekend. */
export function workday(day: number): number {
  const weekday = weekdayOf(day)
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day
}

function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7 // 1 January 1970 was a Thursday
}

/** `26/02/2025`, or with another mark between. */
export function printFigures(day: number, mark = '/'): string {
  const iso = toIso(day)
  return `${iso.slice(8)}${mark}${iso.slice(5, 7)}${mark}${iso.slice(0, 4)}`
}

/** `26 februari 2025`, `1er mars 2025`, `10 Juli 2025`. */
export function printDate(day: number, language: Language): string {
  const iso = toIso(day)
  const date = Number(iso.slice(8))
  const ordinal = language === 'fr' && date === 1 ? '1er' : String(date)
  return `${ordinal} ${MONTHS[language][Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`
}

/** `maandag 02/06/2025`. */
export function printWeekday(day: number, language: Language): string {
  return `${WEEKDAYS[language][weekdayOf(day)]} ${printFigures(day)}`
}
