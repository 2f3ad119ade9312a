// The date of an issue: the one its pages print, else the one in its file's name.

import type { PageHeader } from './printed-page.ts'

/** The most common day and edition in `headers`; null where none has one. */
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
 * The day and edition of an issue, and a warning where file name and pages disagree on the day. The pages' day is
 * taken then: the gazette prints it on every page, a file is often named by the day of the download. The edition is the
 * name's, since print names only editions after the first.
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
    ? `its name says ${named.publishedOn}, its pages ${printed.publishedOn}: the pages' day was taken`
    : null
  return { issue, disagreement }
}
