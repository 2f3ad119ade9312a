// Parses the summary of one edition (`cgi/summary.pl`): its texts, and the day's number of editions. Layout
// of May 2024; links are used instead of positions, because headings and buttons differ by section.

import { type CheerioAPI, load } from 'cheerio'
import type { Language } from '../../../../domain/publications/publication.ts'
import { decodePage, matchesAny, NO_RESULT, type PageNode, queryDay, queryValue } from './site-page.ts'

export type SummaryEntry = {
  numac: string
  /** Issuer as printed; null if none. */
  source: string | null
  title: string | null
  /** Heading of its section. */
  section: string | null
}

export type DaySummary = {
  /** Day shown by the page itself; null without such a link. */
  day: string | null
  /** Edition shown, if marked. */
  edition: number | null
  /** Editions of the day, at least 1. */
  editions: number
  entries: SummaryEntry[]
  /** The page states that there is nothing. */
  saysNothing: boolean
}

const NUMAC = /^\d{4}[\dA-Z]\d{5}$/
const NUMBER = /^\d{1,2}$/

/** Parses a summary page; any other page yields no entries. Check its frame first. */
export function readDaySummary(bytes: Uint8Array): DaySummary {
  const $ = load(decodePage(bytes))
  return {
    day: readDay($),
    ...readEditions($),
    entries: readEntries($),
    saysNothing: matchesAny(NO_RESULT, $('main').text() || $('body').text()),
  }
}

function readEntries($: CheerioAPI): SummaryEntry[] {
  const entries = new Map<string, SummaryEntry>()
  const sectionOf = createSectionReader($)
  for (const link of $('a[href*="article.pl"]').toArray()) {
    const numac = queryValue($(link).attr('href'), 'numac_search') ?? $(link).text().trim()
    if (!NUMAC.test(numac) || entries.has(numac)) continue
    const item = $(link).closest('.list-item')
    entries.set(numac, {
      numac,
      source: tidy(item.find('.list-item--subtitle').first().text()),
      title: tidy(item.find('.list-item--title').first().text()),
      section: sectionOf(link),
    })
  }
  return [...entries.values()]
}

// Section headings are cached: a section holds hundreds of texts.
function createSectionReader($: CheerioAPI) {
  const headings = new Map<unknown, string | null>()
  return (link: PageNode): string | null => {
    const section = $(link).closest('[id^="list-title"]')
    const key = section.get(0)
    if (!headings.has(key)) headings.set(key, tidy(section.find('.list-title').first().text()))
    return headings.get(key) ?? null
  }
}

function readDay($: CheerioAPI): string | null {
  const hrefs = ['a.nav__language-button', '.editions a', 'a[href*="article.pl"]'].flatMap(selector =>
    $(selector)
      .toArray()
      .map(link => $(link).attr('href')),
  )
  for (const href of hrefs) {
    const day = queryDay(href, ['sum_date', 'pd_search', 'pub_date'])
    if (day) return day
  }
  return null
}

function readEditions($: CheerioAPI): { edition: number | null; editions: number } {
  const buttons = $('.editions').find('a, span, button, .button__small')
  const numbers = buttons
    .toArray()
    .flatMap(button => [$(button).text().trim(), queryValue($(button).attr('href'), 's_editie') ?? ''])
    .filter(text => NUMBER.test(text))
  const active = $('.editions .active').first().text().trim()
  return {
    edition: NUMBER.test(active) ? Number(active) : null,
    editions: Math.max(1, ...numbers.map(Number)),
  }
}

function tidy(text: string): string | null {
  return text.replaceAll(/\s+/g, ' ').trim() || null
}

// Guesses the language in which to request a text. A wrong guess costs one more request.

const GERMAN = /unternehmensgericht|friedensgericht|konkurs|gerichtliche|abschluss wegen/i
const FRENCH = /\b(?:tribunal|cour|faillite|ouverture|clôture|dissolution|prorogation|homologation du)\b/i

/** The likeliest language by issuer and title; Dutch by default. */
export function guessLanguage({ source, title }: SummaryEntry): Language {
  const words = `${source ?? ''} ${title ?? ''}`
  if (GERMAN.test(words)) return 'de'
  return FRENCH.test(words) ? 'fr' : 'nl'
}
