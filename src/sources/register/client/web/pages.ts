// Parses the site's login form and file list.

import { load } from 'cheerio'
import { type ListedExtract, readExtractName } from '../extract-name.ts'

type LoginForm = {
  /** Form action, as written. */
  action: string
  /** Hidden fields, returned unchanged. */
  hidden: [name: string, value: string][]
}

/** The form with user and password fields (`j_username`, `j_password`); null if there is none. */
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

/** The extracts linked from a page, deduplicated. */
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
