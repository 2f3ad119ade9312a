// The two pages of the site that are read: its login form and its list of files.

import { load } from 'cheerio'
import { type ListedExtract, readExtractName } from '../extract-name.ts'

export type LoginForm = {
  /** Where it goes, as written. */
  action: string
  /** Hidden fields, which are sent back as they are. */
  hidden: [name: string, value: string][]
}

/** The form that asks for user and password (`j_username`, `j_password`); null on a page without one. */
export function readLoginForm(html: string): LoginForm | null {
  const page = load(html)
  const form = page('form').has('input[name="j_password"]').first()
  if (form.length === 0) return null
  const hidden = form
    .find('input[type="hidden"][name]')
    .toArray()
    .map(
      input => [page(input).attr('name') ?? '', page(input).attr('value') ?? ''] satisfies [string, string],
    )
  return { action: form.attr('action') ?? '', hidden }
}

/** The extracts that a page links to, each once. */
export function readExtractList(html: string): ListedExtract[] {
  const page = load(html)
  const found = page('a[href]')
    .toArray()
    .map(link => readExtractName(fileNameOf(page(link).attr('href') ?? '')))
    .filter(extract => extract !== null)
  return [...new Map(found.map(extract => [extract.name, extract])).values()]
}

function fileNameOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/^.*\//, '')
}
