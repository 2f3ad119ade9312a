// Determines an issue's date: as printed on its pages, else from the file name.

import type { PageHeader } from './printed-page.ts'

/** The most common day and edition in `headers`; null where none. */
export function mostCommonHeader(headers: readonly (PageHeader | null)[]): PageHeader {
  return {
    publishedOn: commonest(headers.map(header => header?.publishedOn ?? null)),
    edition: commonest(headers.map(header => header?.edition ?? null)),
  }
}

function commonest<Value>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<Value, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/**
 * Day and edition of an issue, and a warning if file name and pages disagree on the day. The printed day
 * wins, because files are often named by download date. The edition comes from the name, since only later
 * editions are printed.
 */
export function resolveIssueDate(
  named: PageHeader,
  printed: PageHeader,
): { issue: PageHeader; disagreement: string | null } {
  const issue = {
    publishedOn: printed.publishedOn ?? named.publishedOn,
    edition: named.edition ?? printed.edition,
  }
  const disagrees =
    named.publishedOn !== null && printed.publishedOn !== null && named.publishedOn !== printed.publishedOn
  const disagreement = disagrees
    ? `date conflict: file name ${named.publishedOn}, pages ${printed.publishedOn}; the date of the pages is used`
    : null
  return { issue, disagreement }
}
