// Which publications and deposits are recorded as changes. Those loaded late, such as decades of publications at the
// first load, are stored without a change: they are not news.

/** Publications and deposits of at most this many days ago make changes. */
const CHANGE_WINDOW_DAYS = 90

/** The first day whose publications and deposits make a change on `today`; both `YYYY-MM-DD`. */
export function firstRecentDay(today: string): string {
  return new Date(Date.parse(today) - CHANGE_WINDOW_DAYS * 86_400_000).toISOString().slice(0, 10)
}
