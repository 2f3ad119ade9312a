// Which day an issue is of: what its pages print, else what the name of its file says.

import type { PageHeader } from './printed-page.ts'

/** The day and the edition that most of `headers` name; null for what none names. */
export function majority(headers: readonly (PageHeader | null)[]): PageHeader {
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
 * The day and edition to go by, and where name and pages disagree on the day, a sentence on it. The pages' day is
 * right then: it is printed by the gazette on every page, a file's name is given by whoever saved it (often the day
 * of the download). The edition is the name's, since print names only editions after the first.
 */
export function settleDay(
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
