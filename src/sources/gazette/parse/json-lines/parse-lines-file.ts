// Publications in JSON Lines, plain or gzip: the file as a stream, and each line.

import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { constants, createGunzip, type ZlibOptions } from 'node:zlib'
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { parseRunningHead, stripHeadersFooters } from '../../../../domain/publications/headers-footers.ts'
import {
  type Language,
  numacOf,
  type Publication,
  type PublicationKind,
  type Reading,
} from '../../../../domain/publications/publication.ts'
import { detectLanguage } from '../detect-language.ts'
import { APPEAL_COURT, ENTERPRISE_COURT_LINE, languageByCourt } from '../issue/notice-head.ts'
import { type ParseOptions, type ParseResult, unreadableResult } from '../parse-result.ts'
import { splitMergedNotices } from './split-merged-notices.ts'

// Parses publications in JSON Lines, the exchange format for sets of notices and acts. Field names differ
// between sets, so known aliases are tried.

type Fields = Record<string, unknown>

const LANGUAGES: readonly Language[] = ['nl', 'fr', 'de']
const KINDS: readonly PublicationKind[] = ['court_notice', 'register_list', 'act']
const READINGS: readonly Reading[] = ['text_layer', 'html', 'ocr', 'lines']
const LIST_NUMBER = /^\[C\s?[−–-]\s?\d{4}\/2\d{5}\]$/m

/**
 * Parses one line. Aliases: `text` (or `body`, `content`); the number as `numac`, `numac_derived`, `pub_no`
 * or (printed) `notice_no`, `printed_number`, else ten or eight digits within `id`, `file`, `name`, `path` or
 * `url`; the day as `pub_date`, `date`, `published_on` or `publication_date`; and optionally `edition`,
 * `pdf_page` or `page`, `lang` or `language`, `kind`, `reading`, `enterprise_number` or `kbo`, `rubrics`. A
 * number of eight digits is an act's. `numberless`: a line without a number is identified by its position,
 * for trials only.
 * Running heads left in the text are removed; they give the day if no field does. A notice left before the
 * next one's text, with its number below it, becomes its own publication. An unusable line yields one
 * `unreadable`, with `place` (`line 12`) and `file`.
 */
export function parsePublicationLine(
  json: string,
  place: string,
  file = '',
  { numberless = false } = {},
): ParseResult[] {
  let fields: unknown
  try {
    fields = JSON.parse(json)
  } catch {
    return [unreadableResult(file, place, 'the line is not valid JSON')]
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return [unreadableResult(file, place, 'the line is not a JSON object')]
  }
  const publication = toPublication(fields as Fields, numberless ? place : null)
  if (typeof publication === 'string') return [unreadableResult(file, place, publication)]
  if (publication.kind !== 'court_notice') return [{ publication }]
  const notices = splitMergedNotices(publication)
  if (notices.length === 0) return [unreadableResult(file, place, 'the text is only a heading')]
  return notices.map(notice => ({ publication: notice }))
}

// The publication, or the line's defect.
function toPublication(fields: Fields, standIn: string | null): Publication | string {
  const given = textOf(fields, ['text', 'body', 'content', 'raw_text', 'ocr_text'])
  if (!given) return 'the line has no text'
  const text = stripHeadersFooters(given).trim()
  if (text === '') return 'the text is only a page header'
  if (text.includes('\0')) return 'the text contains a NUL character'
  const publishedOn =
    textOf(fields, ['pub_date', 'date', 'published_on', 'publishedOn', 'publication_date']) ??
    dateInRunningHead(given)
  if (publishedOn && !isDay(publishedOn))
    return `"${publishedOn.slice(0, 20)}" is not a date of the form YYYY-MM-DD`
  const printedNumber = textOf(fields, ['notice_no', 'printed_number', 'printedNumber'])
  const numac = readNumac(fields, printedNumber, publishedOn) ?? standIn
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

// Day in a running head left in the text.
function dateInRunningHead(text: string): string | null {
  const heads = text.split('\n').map(line => parseRunningHead(line.trim()))
  return heads.find(head => head !== null)?.publishedOn ?? null
}

function readNumac(fields: Fields, printedNumber: string | null, publishedOn: string | null): string | null {
  const given = textOf(fields, ['numac', 'numac_derived', 'pub_no', 'publication_number'])
  if (given && /^(?:\d{8}|\d{10})$/.test(given)) return given
  return (
    numacOf(given ?? printedNumber ?? '', publishedOn) ??
    numacOf(printedNumber ?? '', publishedOn) ??
    numberWithin(textOf(fields, ['id', 'file', 'filename', 'name', 'path', 'url', 'act', 'number']))
  )
}

// `…/25122095.pdf`, `25122095_fr_0123456749.txt`: the first run of eight or ten digits.
function numberWithin(name: string | null): string | null {
  return /(?<!\d)(?:\d{10}|\d{8})(?!\d)/.exec(name ?? '')?.[0] ?? null
}

function kindOf(numac: string, text: string): PublicationKind {
  if (/^\d{8}$/.test(numac)) return 'act'
  if (LIST_NUMBER.test(text.slice(0, 400))) return 'register_list'
  if (/^\d{10}$/.test(numac)) return 'court_notice'
  return text.split('\n', 12).some(line => isCourt(line.trim())) ? 'court_notice' : 'act'
}

function isCourt(line: string): boolean {
  return ENTERPRISE_COURT_LINE.test(line) || (line.length < 60 && APPEAL_COURT.test(line))
}

function readLanguage(fields: Fields, text: string): Language | null {
  const given = oneOf(LANGUAGES, textOf(fields, ['lang', 'language'])?.toLowerCase() ?? null)
  return given ?? languageByCourt(text.slice(0, 200)) ?? detectLanguage(text)
}

/** The first of `names` with text or a number, trimmed. */
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

/** Lines between two progress reports. */
const REPORT_EVERY = 1000

/** Empty lines are skipped. A truncated gzip file yields the lines before the cut, then one `unreadable`. */
export async function* parseLinesFile(path: string, options: ParseOptions): AsyncGenerator<ParseResult> {
  let done = 0
  const parseLine = (line: string) => {
    options.signal?.throwIfAborted()
    done++
    if (done % REPORT_EVERY === 0) options.onProgress?.({ file: path, unit: 'line', done, total: null })
    return line.trim() === '' ? [] : parsePublicationLine(line, `line ${done}`, path, options)
  }
  try {
    for await (const line of readLines(path)) yield* parseLine(line)
    options.onProgress?.({ file: path, unit: 'line', done, total: done })
  } catch (error) {
    if (options.signal?.aborted) throw error
    for await (const line of readLinesBeforeCut(path, done)) yield* parseLine(line)
    yield unreadableResult(path, `after line ${done}`, `the file is truncated (${(error as Error).message})`)
  }
}

async function* readLines(path: string, gunzip: ZlibOptions = {}): AsyncGenerator<string> {
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? file.pipe(createGunzip(gunzip)) : file
  file.on('error', error => input.destroy(error))
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  } finally {
    file.destroy()
  }
}

// A stream that fails drops what it had buffered: that is read again, without an error at the end of the file. The last
// line is cut, and lines of a damaged file end where it cannot be decompressed.
async function* readLinesBeforeCut(path: string, skip: number): AsyncGenerator<string> {
  let at = 0
  let held: string | null = null
  try {
    for await (const line of readLines(path, { finishFlush: constants.Z_SYNC_FLUSH })) {
      if (held !== null && at++ >= skip) yield held
      held = line
    }
  } catch {
    // the first reading told why
  }
}
