// Printed pages of an issue, and its day and edition as printed and as in the file name.

export type PrintedLine = {
  /** Whitespace collapsed and trimmed. */
  text: string
  /** Distance of the line's start from the column's left edge, as a share of its width. */
  indent: number
  /** PDF page, from 1. */
  page: number
}

/** Day and edition of an issue, as printed or from a name; null if unknown. */
export type PageHeader = { publishedOn: string | null; edition: number | null }

export type PrintedPage = {
  page: number
  /** Printed page number, which runs through the year; null if unknown. */
  printedNumber: number | null
  header: PageHeader | null
  columns: PrintedLine[][]
}

// Determines an issue's date: as printed on its pages, else from the file name.

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

// Day and edition in the file name of an issue.

// `…/2031/03/12_1.pdf` as on the gazette's site, and names that start with the day: `2031-03-12_1.pdf`.
const SITE = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})_(\d)(?!\d)[^/]*$/
const DATED = /(?:^|\/|_)(\d{4})-(\d{2})-(\d{2})(?:_(?:ed)?(\d)(?!\d))?[^/]*$/

/** Null for what the name does not contain. */
export function readIssueName(path: string): PageHeader {
  const name = path.replaceAll('\\', '/')
  const [, year, month, day, edition] = SITE.exec(name) ?? DATED.exec(name) ?? []
  if (!year) return { publishedOn: null, edition: null }
  return { publishedOn: `${year}-${month}-${day}`, edition: edition ? Number(edition) : null }
}
