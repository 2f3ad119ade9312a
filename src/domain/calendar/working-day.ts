// Working days, on which the gazette is expected to appear.

const DAY_MS = 86_400_000
const FIXED_DATE_HOLIDAYS = new Set(['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'])
// Days after Easter Sunday: Easter Monday, Ascension, Whit Monday.
const MOVABLE_HOLIDAYS = [1, 39, 50]

/** True for Monday to Friday outside the ten legal holidays (law of 4 January 1974). `day` is `YYYY-MM-DD`. */
export function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED_DATE_HOLIDAYS.has(day.slice(5))) return false
  const easter = easterSunday(date.getUTCFullYear())
  return !MOVABLE_HOLIDAYS.some(days => easter + days * DAY_MS === date.getTime())
}

// Gregorian Easter, the anonymous computus (Meeus, Astronomical Algorithms, chapter 8); milliseconds since 1970.
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const monthAndDay = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(monthAndDay / 31) - 1, (monthAndDay % 31) + 1)
}
