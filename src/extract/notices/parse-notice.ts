// Parses a court notice into blocks: court lines, heading, labelled fields, body, signature. A publication
// can hold several (a correction repeats the notice it corrects).

import { type Passage, readPassage } from '../text/flat-text.ts'
import { type Label, type LabelKey, labelOf } from './labels.ts'
import { isCourtLine, nameCourt } from './particulars/courts.ts'

/** A labelled part of a notice, or unlabelled lines (`body`). */
export type Part = {
  key: LabelKey | 'body'
  /** Offsets of label, value and end in the publication's text. */
  start: number
  valueStart: number
  end: number
}

export type NoticeBlock = {
  /** The publication's text; base of all offsets. */
  text: string
  /** Null when the block does not start with a court's name. */
  court: string | null
  /** The sentence that states the event and its debtor, up to the first label. */
  heading: Passage
  parts: Part[]
  /** Offsets of the block in the publication's text. */
  start: number
  end: number
}

/** Value of label `key`, on one line; null if the block has no such label. */
export function readField(block: NoticeBlock, key: Part['key']): Passage | null {
  const part = block.parts.find(part => part.key === key)
  return part ? readPassage(block.text, part.valueStart, part.end) : null
}

type Line = { text: string; start: number; end: number }
type Section = Omit<Part, 'key'> & { key: Part['key'] | 'heading' }

const MARK = /^(?:RegSol|RegSol\.)$/

/** Splits a notice into its blocks; at least one. */
export function readNotice(text: string): NoticeBlock[] {
  const lines = splitLines(text)
  const starts = findBlockStarts(lines)
  return starts.map((first, index) => readBlock(text, lines.slice(first, starts[index + 1])))
}

function splitLines(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim()
    const start = at + raw.indexOf(trimmed)
    if (trimmed !== '') lines.push({ text: trimmed, start, end: start + trimmed.length })
    at += raw.length + 1
  }
  return lines
}

// A block starts at the first of consecutive court lines. Text before the first court (a section title) is in
// no block; a text without court lines is one block.
function findBlockStarts(lines: Line[]): number[] {
  const starts: number[] = []
  let inRun = false
  lines.forEach((line, index) => {
    const court = isCourtLine(line.text) && !BREAKS_OFF.test(lines[index - 1]?.text ?? '')
    if (court && !inRun) starts.push(index)
    inRun = court || (inRun && MARK.test(line.text))
  })
  return starts.length === 0 ? [0] : starts
}

// `Failliet verklaard door de⏎ondernemingsrechtbank Gent, afdeling Kortrijk.`: a court named by a sentence.
const BREAKS_OFF =
  /(?:^|\s)(?:[lL]['’]|(?:de|het|la|le|du|au|van|door|bij|par|aan|der|des|dem|das|vom|von|beim)|\p{Ll}+,)$/u

function readBlock(text: string, lines: Line[]): NoticeBlock {
  let first = 0
  let court: string | null = null
  while (first < lines.length) {
    const line = (lines[first] as Line).text
    if (isCourtLine(line)) court ??= nameCourt(line)
    else if (!MARK.test(line)) break
    first++
  }
  const sections = cutSections(text, lines.slice(first))
  const heading = sections.find(({ key }) => key === 'heading')
  const start = lines[0]?.start ?? 0
  const end = lines.at(-1)?.end ?? 0
  return {
    text,
    court,
    heading: readPassage(text, heading?.start ?? end, heading?.end ?? end),
    parts: sections.filter((section): section is Part => section.key !== 'heading'),
    start,
    end,
  }
}

function cutSections(text: string, lines: Line[]): Section[] {
  const sections: Section[] = []
  let current: Section | null = null
  let label: Label | null = null
  for (const line of lines) {
    const found = labelOf(line.text)
    if (found && !isInsideHeading(found.label, current)) {
      label = found.label
      current = { key: label.key, start: line.start, valueStart: line.start + found.valueAt, end: line.end }
      sections.push(current)
      continue
    }
    const full =
      label?.oneLine && current && isComplete(text.slice(current.valueStart, current.end), line.text)
    if (!current || full) {
      current = {
        key: sections.length === 0 ? 'heading' : 'body',
        start: line.start,
        valueStart: line.start,
        end: line.end,
      }
      label = null
      sections.push(current)
    } else current.end = line.end
  }
  return sections
}

// A one-line value is complete unless it is empty or breaks off at a print hyphen or before a month. The next
// line completes an empty value only if it may be a number or date: `Ondernemingsnummer:⏎De gefailleerde is
// …`.
function isComplete(value: string, next: string): boolean {
  if (value.trim() === '') return !BEGINS_VALUE.test(next)
  return !/\p{L}-$/u.test(value) && !(/(?<!\d)\d{1,2}(?:er|\.)?$/.test(value) && MONTH.test(next))
}

const BEGINS_VALUE = /^(?:\(?\p{L}{0,3}[.\s/-]{0,2}\d|(?:op|le|am|du|vom|van|in|te|[àa]) )/u
const MONTH = /^\p{L}{3,10} (?:19|20)\d{2}/u

// `Faillissement van` and `Curateur` may also continue a heading on a new line; they are labels only once
// some heading text has been read.
function isInsideHeading(label: Label, current: Section | null): boolean {
  return current === null && label.key !== 'signature' && label.key !== 'number'
}
