// Parses act PDFs: from the text layer if there is one, else by OCR.

import { type ParseOptions, type ParseResult, unreadableResult } from '../parse-result.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { joinLines, type PositionedPage, readPositionedText } from '../pdf/positioned-text.ts'
import { type ActName, actPublication, COLLECTIVE_PAGE, isCollectivePage } from './act-publication.ts'

// Recognises printed parts of an act's form: the gazette's margin, the reserved box, the instructions at the
// foot, and the repeated heading.

// `Bijlagen bij het Belgisch Staatsblad - 12/03/2031 - Annexes du Moniteur belge`
const MARGIN =
  /(?:Bijlagen bij het Belgisch Staatsblad|Annexes du Moniteur belge|Anlagen zum Belgischen Staatsblatt)/
const MARGIN_DAY = /(\d{2})\/(\d{2})\/(\d{4})/

const FOOT_INSTRUCTIONS =
  /^(?:Op de laatste blz\. van Luik B|Mentionner sur la dernière page du Volet B|Bitte auf der letzten Seite des Teils B)/i

const CONTINUED_HEADING = /^(?:Luik B|Volet B|Teil B)\s*[-–]?\s*(?:vervolg|suite|Fortsetzung)$/i
const FORM_CODE = /^Mod(?: (?:PDF|DOC|WORD))? \d{1,2}\.\d{1,2}$/i

const RESERVED: ReadonlySet<string> = new Set(
  'voor-|voorbehouden|behouden|aan het|belgisch|staatsblad|réservé|au|moniteur|belge|dem|belgischen|staatsblatt|vorbehalten'.split(
    '|',
  ),
)

/** Publication day in a margin line, `YYYY-MM-DD`; null for other lines. */
function readMarginDay(line: string): string | null {
  const day = MARGIN.test(line) ? MARGIN_DAY.exec(line) : null
  return day ? `${day[3]}-${day[2]}-${day[1]}` : null
}

const isMarginLine = (line: string): boolean => readMarginDay(line) !== null
/** First of the instruction lines at a page's foot. */
const isFootLine = (line: string): boolean => FOOT_INSTRUCTIONS.test(line)
/** A heading repeated on later pages. */
const isRepeatedHeading = (line: string): boolean => CONTINUED_HEADING.test(line) || FORM_CODE.test(line)
/** A word of the box on the left reserved for the gazette. */
const isReservedBox = (text: string): boolean => RESERVED.has(text.trim().toLowerCase())

// Text layer of an act's page as lines, without the parts of form and gazette.

type ActPage = { lines: string[]; publishedOn: string | null }

/** Width of the gazette's reserved box, as a share of the page, from the left. */
const RESERVED_BOX_WIDTH = 0.16
/** Share of the page's height below which the foot may start. */
const FOOT_FROM = 0.85

/** `number` is the page number, from 1. */
function readActPage(page: PositionedPage, number: number): ActPage {
  const publishedOn = page.texts.map(text => readMarginDay(text.text)).find(day => day !== null) ?? null
  const texts = page.texts.filter(
    text =>
      text.upright &&
      !isMarginLine(text.text) &&
      !(text.right < RESERVED_BOX_WIDTH * page.width && isReservedBox(text.text)),
  )
  const lines = joinLines(texts)
  const foot = lines.findIndex(line => line.y > FOOT_FROM * page.height && isFootLine(line.text))
  const body = (foot < 0 ? lines : lines.slice(0, foot)).map(line => line.text)
  return { lines: number === 1 ? body : body.filter(line => !isRepeatedHeading(line)), publishedOn }
}

/** OCR of all pages of a scanned act. */
type RecognisePages = (pdf: OpenPdf, signal?: AbortSignal) => Promise<string>

/** A shorter text layer is the gazette's stamp on a scan. */
const MIN_TEXT_LAYER_CHARACTERS = 400

/**
 * Parses the act `name` from `pdf`. `recognise` is called for a scan, unless the options forbid it.
 * Letter-spaced text layers are returned as they are.
 */
export async function parseActPdf(
  path: string,
  name: ActName,
  pdf: OpenPdf,
  options: ParseOptions,
  recognise: RecognisePages,
): Promise<ParseResult> {
  const lines: string[] = []
  let publishedOn: string | null = null
  for (let number = 1; number <= pdf.pages; number++) {
    options.signal?.throwIfAborted()
    const page = await pdf.withPage(number, async proxy =>
      readActPage(await readPositionedText(proxy), number),
    )
    publishedOn ??= page.publishedOn
    lines.push(...page.lines)
    options.onProgress?.({ file: path, unit: 'page', done: number, total: pdf.pages })
  }
  const facts = { ...name, publishedOn: publishedOn ?? name.publishedOn }
  const text = lines.join('\n')
  if (isCollectivePage(text)) return unreadableResult(path, null, COLLECTIVE_PAGE)
  if (text.length >= MIN_TEXT_LAYER_CHARACTERS)
    return { publication: actPublication(facts, text, 'text_layer') }
  if (options.ocr === 'never') {
    return unreadableResult(path, null, 'the act is a scan without text, and OCR is disabled')
  }
  const recognised = await recognise(pdf, options.signal)
  // A short act with its own text layer, on pages that contain nothing else.
  if (text.trim().length > recognised.trim().length) {
    return { publication: actPublication(facts, text, 'text_layer') }
  }
  if (recognised.trim() === '') return unreadableResult(path, null, 'OCR recognised no text on the pages')
  if (isCollectivePage(recognised)) return unreadableResult(path, null, COLLECTIVE_PAGE)
  return { publication: actPublication(facts, recognised, 'ocr') }
}
