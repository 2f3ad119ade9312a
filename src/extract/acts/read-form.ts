// Parses the labelled fields on an act's first page (forms Mod 2.1 to 19.01 in Dutch, French and German),
// including common OCR misreadings of the labels.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'

export type ActForm = {
  /** Enterprise number; null if none with a valid checksum is printed. */
  number: EnterpriseNumber | null
  name: string | null
  /** As `name`, also from forms that have no line for the name in full. */
  printedName: string | null
  legalForm: string | null
  seat: string | null
  /** Subject of the act, on one line; may be empty. */
  subject: string
  /** Offset of the body text. */
  bodyStart: number
}

const NUMBER_LABEL =
  /(?:ondernemings?n(?:umme)?r\.?|ondernemingsnummer|n[°o*º.]{1,2} ?d'? ?entreprise|num[e]ro d'entreprise|unternehmens?n(?:umme)?r\.?)\s*[:.]*\s*/g
const NAME_LABEL = /(?:voluit|en ent[a-z]{1,4}|voll ausgeschrieben)\s*[)\]}]?\s*:?[^\S\n]*/
// Without the line below that has the name in full.
const SHORT_NAME_LABEL = /(?:denomination(?: sociale)?|benaming|gesellschaftsname)[^\S\n]*:[^\S\n]*/
const FORM_LABEL = /(?:rechtsvorm|rechtsform|forme legale|forme juridique)\s*:?[^\S\n]*/
const SEAT_LABEL =
  /(?:volledig adres v\.?d\.? zetel|adresse complete du siege|des sitzes|zetel|siege(?: social)?)\s*:[^\S\n]*/
const SUBJECT_LABEL =
  /(?:ob.et\(?s?\)?\.? ?de ?(?:l|f|1|i|j|p)?'?\s?a.te|onder[a-z]{2,4}(?:en)? (?:van de )?a.te|der urkunde|objet\(s\))\s*[:;.]+[^\S\n]*/
const MAX_HEADER = 6000
const MAX_SUBJECT_LINES = 4

/** Reads the fields from `text` and its folding `folded` (same length, line breaks kept). */
export function readForm(text: string, folded: string): ActForm {
  const head = folded.slice(0, MAX_HEADER)
  const subject = readSubject(text, head)
  const name = readField(text, head, NAME_LABEL)
  return {
    number: readNumber(text.slice(0, MAX_HEADER), head),
    name,
    printedName: name ?? readField(text, head, SHORT_NAME_LABEL),
    legalForm: readField(text, head, FORM_LABEL),
    seat: readField(text, head, SEAT_LABEL),
    ...subject,
  }
}

function readField(text: string, head: string, label: RegExp): string | null {
  const found = label.exec(head)
  if (!found) return null
  const start = found.index + found[0].length
  const lineEnd = head.indexOf('\n', start)
  const value = text.slice(start, lineEnd < 0 ? head.length : lineEnd).trim()
  return value === '' ? null : value.replaceAll(/\s+/g, ' ')
}

function readNumber(text: string, head: string): EnterpriseNumber | null {
  for (const label of head.matchAll(NUMBER_LABEL)) {
    const start = label.index + label[0].length
    const number = readLooseNumber(text.slice(start, start + 32).split('\n')[0] ?? '')
    if (number) return number
  }
  return null
}

/**
 * Parses an enterprise number in loose notation: dots or spaces anywhere, a `BE` prefix, the leading 0
 * missing, letters misread for digits. Null when no reading has a valid checksum.
 */
function readLooseNumber(text: string): EnterpriseNumber | null {
  const digits = text.replaceAll(/[Oo]/g, '0').replaceAll(/[Il|]/g, '1').replaceAll(/[^\d]/g, '')
  const padded = `0${digits.slice(0, 9)}`
  return (
    (digits.length >= 10 ? parseEnterpriseNumber(digits.slice(0, 10)) : null) ??
    (digits.length >= 9 ? parseEnterpriseNumber(padded) : null)
  )
}

function readSubject(text: string, head: string): { subject: string; bodyStart: number } {
  const label = SUBJECT_LABEL.exec(head)
  if (!label) return { subject: '', bodyStart: 0 }
  let at = label.index + label[0].length
  const lines: string[] = []
  while (lines.length < MAX_SUBJECT_LINES) {
    const end = head.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end).trim()
    if (!continuesSubject(lines, line)) break
    lines.push(line)
    at = end < 0 ? text.length : end + 1
    if (end < 0) break
  }
  return { subject: lines.join(' ').replaceAll(/\s+/g, ' ').trim(), bodyStart: at }
}

// A subject continues while its lines are in capitals or end in a connective, or the next line starts in
// lower case.
function continuesSubject(lines: string[], line: string): boolean {
  const last = lines.at(-1)
  if (last === undefined) return true
  if (line === '') return last === '' && lines.length < 2
  if (last === '') return true
  if (/[.:]$/.test(last)) return false
  return /[,(–-]$/.test(last) || /^[\p{Ll}(–-]/u.test(line) || !/\p{Ll}/u.test(line)
}
