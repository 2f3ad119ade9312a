// Publications written as one JSON object a line, the form in which sets of notices and acts are passed on. Names of
// fields differ from set to set, so each is looked for under those seen.

import { parseEnterpriseNumber } from '../../../../domain/enterprise-number.ts'
import {
  type Language,
  numacOf,
  type Publication,
  type PublicationKind,
  type Reading,
} from '../../../../domain/publication.ts'
import { languageByCourt } from '../issue/courts.ts'
import { detectLanguage } from '../language.ts'
import { type ReadResult, unreadable } from '../read-result.ts'
import { splitGluedNotices } from './split-glued-notices.ts'

type Fields = Record<string, unknown>

const LANGUAGES: readonly Language[] = ['nl', 'fr', 'de']
const KINDS: readonly PublicationKind[] = ['court_notice', 'register_list', 'act']
const READINGS: readonly Reading[] = ['text_layer', 'html', 'ocr', 'lines']
const LIST_NUMBER = /^\[C\s?[−–-]\s?\d{4}\/2\d{5}\]$/m

/**
 * Reads one line. Fields: `text`; the number as `numac`, `numac_derived`, `pub_no` or (printed) `notice_no`,
 * `printed_number`; the day as `pub_date`, `date` or `published_on`; and where known `edition`, `pdf_page` or `page`,
 * `lang` or `language`, `kind`, `reading`, `enterprise_number` or `kbo`, `rubrics`. A number of eight digits is an
 * act's.
 *
 * Notices typed by hand that were left in front of the next notice's text become publications of their own. A line
 * that gives nothing is one `unreadable`, with `place` (`line 12`) and `file`.
 */
export function parsePublicationLine(json: string, place: string, file = ''): ReadResult[] {
  let fields: unknown
  try {
    fields = JSON.parse(json)
  } catch {
    return [unreadable(file, place, 'the line is no JSON')]
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return [unreadable(file, place, 'the line is no JSON object')]
  }
  const publication = toPublication(fields as Fields)
  if (typeof publication === 'string') return [unreadable(file, place, publication)]
  if (publication.kind !== 'court_notice') return [{ publication }]
  const notices = splitGluedNotices(publication)
  if (notices.length === 0) return [unreadable(file, place, 'the text is a heading only')]
  return notices.map(notice => ({ publication: notice }))
}

// The publication, or what is wrong with the line.
function toPublication(fields: Fields): Publication | string {
  const text = textOf(fields, ['text'])
  if (!text) return 'the line has no text'
  if (text.includes('\0')) return 'the text holds a NUL character'
  const publishedOn = textOf(fields, ['pub_date', 'date', 'published_on', 'publishedOn'])
  if (publishedOn && !isDay(publishedOn))
    return `"${publishedOn.slice(0, 20)}" is no date of the form YYYY-MM-DD`
  const printedNumber = textOf(fields, ['notice_no', 'printed_number', 'printedNumber'])
  const numac = readNumac(fields, printedNumber, publishedOn)
  if (!numac) return 'the line has no publication number of ten or eight digits'
  const kind = oneOf(KINDS, textOf(fields, ['kind'])) ?? kindOf(numac, text)
  return {
    numac,
    kind,
    publishedOn,
    language: kind === 'register_list' ? null : readLanguage(fields, text),
    text,
    reading: oneOf(READINGS, textOf(fields, ['reading'])) ?? 'lines',
    printedNumber: kind === 'court_notice' ? printedNumber : null,
    page: countOf(fields, ['pdf_page', 'page']),
    edition: countOf(fields, ['edition']),
    enterpriseNumber: parseEnterpriseNumber(
      textOf(fields, ['enterprise_number', 'enterpriseNumber', 'kbo', 'bce', 'btw']) ?? '',
    ),
    rubrics: Array.isArray(fields.rubrics) ? fields.rubrics.filter(rubric => typeof rubric === 'string') : [],
  }
}

function readNumac(fields: Fields, printedNumber: string | null, publishedOn: string | null): string | null {
  const given = textOf(fields, ['numac', 'numac_derived', 'pub_no', 'publication_number'])
  if (given && /^(?:\d{8}|\d{10})$/.test(given)) return given
  return numacOf(given ?? printedNumber ?? '', publishedOn) ?? numacOf(printedNumber ?? '', publishedOn)
}

function kindOf(numac: string, text: string): PublicationKind {
  if (numac.length === 8) return 'act'
  return LIST_NUMBER.test(text.slice(0, 400)) ? 'register_list' : 'court_notice'
}

function readLanguage(fields: Fields, text: string): Language | null {
  const given = oneOf(LANGUAGES, textOf(fields, ['lang', 'language'])?.toLowerCase() ?? null)
  return given ?? languageByCourt(text.slice(0, 200)) ?? detectLanguage(text)
}

/** The first of `names` that holds text or a number, without blanks at its ends. */
function textOf(fields: Fields, names: string[]): string | null {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return null
}

function countOf(fields: Fields, names: string[]): number | null {
  const count = Number(textOf(fields, names) ?? Number.NaN)
  return Number.isSafeInteger(count) && count > 0 ? count : null
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find(candidate => candidate === value) ?? null
}

function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}
