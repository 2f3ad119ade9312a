// Dates as whole days since 1 January 1970; financial years end with a month.

const DAY_MS = 86_400_000

/** `2025-02-26` → days since 1970. */
export function dayOf(iso: string): number {
  return Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS)
}

/** Days since 1970 → `2025-02-26`. */
export function toIso(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

/** The last day of a month, 1 to 12. */
export function endOfMonth(year: number, month: number): number {
  return Date.UTC(year, month, 0) / DAY_MS
}

/** The first day of a year. */
export function newYear(year: number): number {
  return Date.UTC(year, 0, 1) / DAY_MS
}

/** `day` itself, or the Monday after a weekend. */
export function workday(day: number): number {
  const weekday = (((day + 4) % 7) + 7) % 7 // 1 January 1970 was a Thursday
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day
}
