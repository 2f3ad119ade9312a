// Calendar days, `YYYY-MM-DD`.

const DAY_MS = 86_400_000

/** Whether `text` is a day of the calendar in the years 1000 to 9999, which databases can compare. */
export function isCalendarDay(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}

/** The days from `from` to `to`, both included; none when `from` is the later. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

/** The day `days` after `day`, or before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
