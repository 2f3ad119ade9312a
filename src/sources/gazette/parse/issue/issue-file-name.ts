// Day and edition of an issue from the name of its file.

import type { PageHeader } from './printed-page.ts'

// `…/2031/03/12_1.pdf` as on the gazette's site, and names that begin with the day: `2031-03-12_1.pdf`.
const SITE = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})_(\d)(?!\d)[^/]*$/
const DATED = /(?:^|\/|_)(\d{4})-(\d{2})-(\d{2})(?:_(?:ed)?(\d)(?!\d))?[^/]*$/

/** Nulls for what the name does not say. */
export function readIssueName(path: string): PageHeader {
  const name = path.replaceAll('\\', '/')
  const [, year, month, day, edition] = SITE.exec(name) ?? DATED.exec(name) ?? []
  if (!year) return { publishedOn: null, edition: null }
  return { publishedOn: `${year}-${month}-${day}`, edition: edition ? Number(edition) : null }
}
