// Fetches every page in every language as HTML, without a browser.

import { type CheerioAPI, load } from 'cheerio'
import { LANGUAGES, type Lang } from '../../../src/http/i18n/languages.ts'
import type { InventedSite } from '../../fixtures/browser-site.ts'
import { languagesOf, listPageTypes, type PageType } from './page-types.ts'

type Read = { answer: Response; markup: string; $: CheerioAPI }

export type Document = Read & { type: PageType; lang: Lang }

export async function readDocument(site: InventedSite, path: string, signedIn = false): Promise<Read> {
  const cookie = signedIn ? { cookie: site.memberCookie } : null
  const answer = await fetch(new URL(path, site.origin), { headers: { accept: 'text/html', ...cookie } })
  const markup = await answer.text()
  return { answer, markup, $: load(markup) }
}

export async function readDocuments(site: InventedSite): Promise<Document[]> {
  const documents: Document[] = []
  for (const type of listPageTypes(site))
    for (const lang of languagesOf(type, LANGUAGES))
      documents.push({ type, lang, ...(await readDocument(site, type.path(lang), type.signedIn)) })
  return documents
}

export function named({ type, lang }: Document): string {
  return `${type.name} (${lang})`
}
