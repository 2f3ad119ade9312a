// Day and edition in the file name of an issue.

import type { PageHeader } from './printed-page.ts'

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
