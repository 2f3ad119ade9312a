// Parses URLs in a page: query values, and the location of a text in the issue.

export type IssueLocation = {
  /** `YYYY-MM-DD`. */
  publishedOn: string
  /** Edition of the day, from 1. */
  edition: number
  /** Page of that edition's PDF, from 1; null if the link has none. */
  page: number | null
}

const ISSUE_PATH = /\/mopdf\/(\d{4})\/(\d{2})\/(\d{2})_(\d+)\.pdf(?:#Page(\d+))?/i
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The query value `name` of a URL, also relative; null when absent or empty. */
export function queryValue(href: string | undefined, name: string): string | null {
  const query = href?.split('#')[0]?.split('?')[1]
  return (query && new URLSearchParams(query).get(name)) || null
}

/** The first of `names` in a URL that holds a date. */
export function queryDay(href: string | undefined, names: readonly string[]): string | null {
  const values = names.map(name => queryValue(href, name))
  return values.find(value => value !== null && DAY.test(value)) ?? null
}

/** Issue, edition and page in `/mopdf/2031/06/11_1.pdf#Page23`, or null. */
export function parseIssueLink(href: string | undefined): IssueLocation | null {
  const match = ISSUE_PATH.exec(href ?? '')
  if (!match) return null
  const [, year, month, day, edition, page] = match
  return {
    publishedOn: `${year}-${month}-${day}`,
    edition: Number(edition),
    page: page ? Number(page) : null,
  }
}
