// An act's text cut into the pieces that can each prove a fact: sentences, and items of a list, each on one line and
// knowing where it stands in the text as printed.

import type { Span } from '../../../../domain/gazette-fact.ts'
import { flatten } from '../text/flat-text.ts'
import { findCues } from './find-cues.ts'
import { findOffices } from './find-offices.ts'
import { foldLine } from './fold-line.ts'
import { findTables, type Table } from './read-tables.ts'
import { repairWords } from './repair-words.ts'

export type Segment = {
  flat: string
  /** `flat` folded: lower case, no accents, same offsets. */
  fold: string
  /** Begins with a bullet or a number, or follows a `;` or `:`. */
  listed: boolean
  /** Stands in a paragraph that begins with a bullet or a number. */
  bulleted: boolean
  /** First of its paragraph. */
  opens: boolean
  span: Span
}

const BULLET =
  /^(?:(?:[-–—•·*▪➢●■>][.\s]*|o\s+)(?=\p{L}|["“«])|\.\s?(?=\p{Lu})|\(?\d{1,2}\s?[.)°/](?:\d{1,2}\.?)*\s?(?!\d)|\(?[a-hA-H][.)]\s|\(?[ivxIVX]{1,4}[.)]\s|§)/u
const DATED =
  /^\d{1,2}\.?\s(?:jan|feb|f[ée]v|maa|mar|mär|mai|mei|apr|avr|jui|jun|jul|ao[uû]|aug|sep|o[ck]t|nov|d[ée][cz])\p{L}*\.?\s(?:19|20)\d\d/iu
const SECTION =
  /^(?:(?:premiere|deuxieme|seconde|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|derniere|eerste|tweede|derde|vierde|vijfde|zesde|zevende|laatste|erster?|zweiter?|dritter?|vierter?|funfter?|einziger?|enige) (?:resolution|decision|beslissing|besluit|beschluss|agendapunt|punt)|(?:resolution|decision|beslissing|besluit|beschluss|point|punt|agendapunt)s? (?:unique|n|\d|[ivx]+\b)|resolutions?\s*:?$|besluiten\s*:?$|beslissingen\s*:?$)/
const UPPER_START = /^["“«(]?\p{Lu}/u
const LEAST_WIDTH = 80 // characters: where all lines are short, none is wrapped
const SHORT_LINE = 0.62 // of the usual width: a shorter line did not end for want of room

// Below a list: said of all its items.
const ADDS =
  /^(?:pour une (?:dur|p[ée]r)|avec effet|à (?:partir|dater|compter)|met ingang|vanaf|voor (?:een|onbep)|für (?:eine|die)|mit Wirkung|ab dem)/

const AFTER_TOWN = /\b\d{4} \p{Lu}[\p{L}'’-]+$/u
const AFTER_HOUSE = /\d{4} \p{Lu}.*, .*\p{L} \d{1,4}[a-z]?$/u // `4700 Eupen, Am Berg 8`
const TITLED = /^(?:M\.|Mme|Mr\.?|Mlle|Monsieur|Madame|De heer|Mevrouw|Mevr\.|Dhr\.|Herrn?|Frau)\s\p{Lu}/u

const AFTER_ADDRESS = /\b\d{4} \p{Lu}[\p{L}'’-]+(?: \(\p{L}+\))?\s?[;,.]?$/u
// A name of two words or more with a comma behind, debris of the scan before it.
const NAME_THEN_ADDRESS =
  /^(?:[^\p{L}]{0,3}(?:\p{Ll}\s)?)?[\p{Lu}\d][\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’.-]*|van|de|der|den|von|du)){1,4}, ?\p{L}/u

// `Trésorier : M. X`, a titled name or a line of the same make after an address.
function startsItem(previous: string, line: string): boolean {
  if (AFTER_ADDRESS.test(previous) && NAME_THEN_ADDRESS.test(line)) return true
  if ((AFTER_TOWN.test(previous) || AFTER_HOUSE.test(previous)) && TITLED.test(line)) return true
  if (AFTER_TOWN.test(previous) && UPPER_START.test(line) && findCues(foldLine(line))[0]?.start === 0)
    return true
  const colon = line.indexOf(':')
  if (colon < 4 || colon > LONGEST_LABEL || !UPPER_START.test(line)) return false
  const [office] = findOffices(foldLine(line.slice(0, colon + 2)))
  if (office !== undefined) return office.start === 0 && colon - office.end < 3
  const [cue] = findCues(foldLine(line))
  return cue?.start === 0 && cue.end <= colon && colon - cue.end < 3
}

const LONGEST_LABEL = 45 // characters
// Two wide gaps: a row of a table.
const COLUMNS = /\S(?: {3,}|\t+)\S.*?(?: {3,}|\t+)\S/
// One wide gap, in a line above or below another such.
const ROW = /^\S(?:.{0,70}?\S)?(?: {3,}|\t+)\S/
const GAP = /(?<=[\p{L}\d)])(?: {3,}|\t\s*)(?=[\p{Lu}\d(])/gu
// A line that begins like a sentence after one that lost its dot.
const NEW_SENTENCE =
  /^(?:L['’]\p{Ll}{5}|(?:Les?|La|Leurs?|Son|Sa|Ses|Ils?|Elles?|Het|De|Hun|Zijn|Haar|Zij|Hij|Deze|Dit) (?!heer)\p{Ll}{3}|(?:Das|Die|Der|Ihre?|Sein|Seine) (?:Mandat|Versamml|Generalv|Gesellsch|Amt))/u
// A short line with nothing but a colon at its end announces what follows.
const HEADS_LIST = /^\p{Lu}\p{Ll}{3}[^.;:,]{0,50} ?:$/u
const OPEN_ENDED =
  /\b(?:de|du|des|la|le|les|van|der|den|von|et|en|und|par|door|durch|a|te|als|tot|zum|zur|m|mr|mme|monsieur|madame|heer|mevrouw|herr|frau)$/

const CRUMB = /^\p{L}$/u
// `en verkozen als bestuurder:` below the items of another list.
const NEXT_LIST = /^(?:en|et|und|alsook|ainsi que|sowie) [^:]{3,60}:$/
const AFTER_BIRTH = /\b(?:geboren|geb\.|nee?|gebor\.)[^;]{0,40}\b(?:19|20)\d\d\)?$/
const AFTER_ITEM = /(?:\d|\)|\p{Lu}[\p{L}'’-]+)$/u

const LONGEST_GROUP = 70 // characters
// `Pour la Ville de X :` groups the items below it.
const GROUP = /^(?:pour|voor|fur|namens|au nom|im namen|representant|vertegenwoordig|vertreter)/

// `Volgende leden worden aangesteld:` below an item, which ends in a name or a number.
function startsList(previous: string, line: string): boolean {
  if (!line.endsWith(':') || !UPPER_START.test(line) || !AFTER_ITEM.test(previous)) return false
  const fold = foldLine(line)
  return (line.length < LONGEST_GROUP && GROUP.test(fold)) || findCues(fold).length > 0
}

const SIDE_BY_SIDE = /^(\S(?:.*?\S)?) {4,}(\S(?:.*\S)?)$/

// Names side by side over their offices side by side: signatures.
function signs(names = '', offices = ''): boolean {
  const held = SIDE_BY_SIDE.exec(offices)
  const named = held && SIDE_BY_SIDE.exec(names)
  if (!named || /[\d:;,]/.test(names + offices)) return false
  const starts = held.slice(1).map(column => findOffices(foldLine(column))[0]?.start)
  return starts.every(start => start === 0) && findOffices(foldLine(names)).length === 0
}

type Line = { start: number; end: number; text: string }

/** The pieces of `text` from `from` on, in order; of recognised characters with misread words restored. */
export function splitSegments(text: string, from: number, recognised = false): Segment[] {
  const segments: Segment[] = []
  const tables = findTables(readLines(text, from))
  const prose = blankTables(text, tables)
  const paragraphs = splitParagraphs(prose, from)
  const printed = blankLetters(prose, paragraphs)
  for (const paragraph of paragraphs) addSentences(segments, printed, paragraph)
  if (tables.length > 0) {
    segments.push(...tables.flatMap(toSegments))
    segments.sort((a, b) => a.span.start - b.span.start)
  }
  return recognised ? segments.map(restoreWords) : segments
}

function blankTables(text: string, tables: Table[]): string {
  return tables.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
}

function toSegments({ rows }: Table): Segment[] {
  return rows.map(({ flat, start, end }) => ({
    flat,
    fold: foldLine(flat),
    listed: true,
    bulleted: true,
    opens: true,
    span: { start, end },
  }))
}

function restoreWords(segment: Segment): Segment {
  const flat = repairWords(segment.flat)
  return flat === segment.flat ? segment : { ...segment, flat, fold: foldLine(flat) }
}

type Paragraph = { start: number; end: number; listed: boolean; bulleted: boolean }

function splitParagraphs(text: string, from: number): Paragraph[] {
  const lines = readLines(text, from)
  const width = usualWidth(lines)
  const paragraphs: Paragraph[] = []
  let previous: Line | null = null
  let crumb = false
  for (const [at, line] of lines.entries()) {
    if (line.text === '' || signs(line.text, lines[at + 1]?.text) || signs(lines[at - 1]?.text, line.text)) {
      previous = null
      continue
    }
    if (CRUMB.test(line.text)) {
      crumb = true
      continue
    }
    const parted = crumb && UPPER_START.test(line.text) && !previous?.text.endsWith(',')
    crumb = false
    const bulleted = isBulleted(line.text)
    const current = paragraphs.at(-1)
    if (!previous || !current || bulleted || parted || breaksBefore(previous.text, line.text, width)) {
      const listed = bulleted || (previous !== null && /[:;]$/.test(previous.text))
      paragraphs.push({ start: line.start, end: line.end, listed, bulleted })
    } else current.end = line.end
    previous = line
  }
  return paragraphs
}

const LETTER = /^([A-Ha-h]|[IVX]{1,4})[.)]\s/
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

// What a mark counts: a letter by its place, a Roman numeral beside them.
function rankOf(mark: string): number {
  return ROMAN.includes(mark) ? 1000 + ROMAN.indexOf(mark) : mark.charCodeAt(0)
}

// `A. Fusion`, further down `B. Nomination`: no initial of a name, so that it is taken out of the text. So is `V.`.
function blankLetters(text: string, paragraphs: Paragraph[]): string {
  const lettered = paragraphs.flatMap(({ start }) => {
    const mark = LETTER.exec(text.slice(start, start + 7))?.[1]
    return mark ? [{ mark, rank: rankOf(mark), at: start }] : []
  })
  const near = (one: number, other?: number): boolean => other !== undefined && other - one === 1
  let blanked = text
  for (const [index, { mark, rank, at }] of lettered.entries()) {
    if (!near(rank, lettered[index + 1]?.rank) && !near(lettered[index - 1]?.rank ?? -1, rank)) continue
    blanked = `${blanked.slice(0, at)}${'-'.padStart(mark.length)}${blanked.slice(at + mark.length)}`
  }
  return blanked
}

function readLines(text: string, from: number): Line[] {
  const lines: Line[] = []
  let at = from
  while (at < text.length) {
    const newline = text.indexOf('\n', at)
    const stop = newline < 0 ? text.length : newline
    const raw = text.slice(at, stop)
    const trimmed = raw.trim()
    const start = at + (raw.length - raw.trimStart().length)
    lines.push({ start, end: start + trimmed.length, text: trimmed })
    at = stop + 1
  }
  return lines
}

function usualWidth(lines: Line[]): number {
  const lengths = lines.map(line => line.text.length).filter(length => length > 0)
  lengths.sort((a, b) => a - b)
  return Math.max(lengths[Math.floor(lengths.length * 0.85)] ?? 0, LEAST_WIDTH)
}

function isShouted(line: string): boolean {
  return !/\p{Ll}/u.test(line)
}

// `ADMINISTRATEURS DÉMISSIONNAIRES` below items of another list.
function isShoutedTitle(line: string): boolean {
  if (!isShouted(line) || line.length > LONGEST_GROUP || !/^[\p{Lu}’' :/()&-]{8,}$/u.test(line)) return false
  const fold = foldLine(line)
  return findCues(fold).length > 0 || findOffices(fold)[0]?.start === 0
}

function isBulleted(line: string): boolean {
  return BULLET.test(line) && !DATED.test(line)
}

function breaksBefore(previous: string, line: string, width: number): boolean {
  if (startsItem(previous, line) || NEXT_LIST.test(line) || startsList(previous, line)) return true
  if (AFTER_BIRTH.test(foldLine(previous)) && UPPER_START.test(line)) return true
  if (/[:;]$/.test(previous) || COLUMNS.test(previous) || COLUMNS.test(line)) return true
  if (ROW.test(previous) && ROW.test(line)) return true
  if (isShoutedTitle(line) && !isShouted(previous)) return true
  if (SECTION.test(foldLine(line.slice(0, 40))) && UPPER_START.test(line)) return true
  if (NEW_SENTENCE.test(line) && /[\p{L}\d)»”"]$/u.test(previous) && !OPEN_ENDED.test(foldLine(previous)))
    return true
  if (/[.?!]["”»]?$/.test(previous) && previous.length < width * 0.85 && UPPER_START.test(line)) return true
  if (HEADS_LIST.test(line) && /[\p{L}\d).]$/u.test(previous) && !OPEN_ENDED.test(foldLine(previous)))
    return true
  const short = previous.length < width * SHORT_LINE
  if (short && ADDS.test(line)) return true
  return short && UPPER_START.test(line) && !/[,-]$/.test(previous)
}

// A dot that ends a sentence: not after an initial, an abbreviation or a number of an article.
const SENTENCE_END = /[.?!;]["”»)]?\s+(?=[-–•]?\s?["“«(]?[\p{Lu}\d])|;\s+/gu
const ABBREVIATION =
  /(?:^|[\s(.'’-])(?:\p{L}|m|mm|mr|mrs|mme|mmes|mlle|dhr|mevr|mw|dr|ir|ing|me|mtr|prof|em|bar|st|ste|art|nr|no|n°|nrs|blz|p|pp|d\.d|dd|bd|av|ch|chee|str|tel|resp|incl|excl|vert|vertegenw|repr|cfr|cf|del|adm|delegue|comm|soc|ltd|inc|co|cie|jr|sr|hr|hrn|abs|bzw|geb|wwe|vve|echt|apr|okt|nov|dec|sep|sept|jan|feb|janv|fevr|juil|aout|ondernemingsnr|enz|nl|m\.n|o\.m|d\.w\.z|zgn|o\.a|m\.b\.t|a\.l|e\.a|i\.e|t\.w|s\.a|n\.v|b\.v|b\.v\.b\.a|s\.p\.r\.l|s\.r\.l|a\.s\.b\.l|v\.z\.w|g\.m\.b\.h)$/iu

// `werden ernannt: 1. X, 2. Y`
const ENUMERATED = /[:,;]\s\d{1,2}$/
// `30. Juni 2025`: no sentence ends here.
const ORDINAL = /(?:^|\s)\d{1,2}$/
const MONTH_NEXT =
  /^\s*(?:jan|f[ée]v|feb|maa|mar|märz|mai|mei|apr|avr|jui|jun|jul|ao[uû]|aug|sep|o[ck]t|nov|d[ée][cz])\p{L}*\.?,?\s\d{4}/iu

// What stands in another column is no part of the name: a comma at its place.
function partColumns(text: string): string {
  return text.replaceAll(GAP, gap => `,${gap.slice(1)}`)
}

function addSentences(segments: Segment[], text: string, paragraph: Paragraph): void {
  const { flat, toSpan } = flatten(partColumns(text.slice(paragraph.start, paragraph.end)))
  let start = 0
  let listed = paragraph.listed
  const push = (end: number): void => {
    const piece = flat.slice(start, end)
    if (piece.trim() === '') return
    const span = toSpan(start, end)
    segments.push({
      flat: piece,
      fold: foldLine(piece),
      listed,
      bulleted: paragraph.bulleted,
      opens: start === 0,
      span: { start: span.start + paragraph.start, end: span.end + paragraph.start },
    })
  }
  for (const mark of flat.matchAll(SENTENCE_END)) {
    const before = flat.slice(Math.max(0, mark.index - 14), mark.index)
    if (mark[0].startsWith('.') && ABBREVIATION.test(before)) continue
    if (ENUMERATED.test(before)) continue
    const end = mark.index + mark[0].trimEnd().length
    if (ORDINAL.test(before) && MONTH_NEXT.test(flat.slice(mark.index + 2, mark.index + 24))) continue
    if (/^\(?(?:-|\d{0,2}|[ivxIVX]{1,4}|[a-hA-H])[.)]?$/.test(flat.slice(start, end).trim())) continue
    push(end)
    start = mark.index + mark[0].length
    listed = mark[0].startsWith(';')
  }
  push(flat.length)
}
