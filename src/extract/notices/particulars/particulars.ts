// Extracts the labelled fields shared by all events of a block: debtors, dates, reference.

import type { KeyDates } from '../../../domain/publications/fact-fields.ts'
import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { findDates } from '../../text/dates.ts'
import { readPassage } from '../../text/flat-text.ts'
import type { Heading } from '../headings/parse-heading.ts'
import { type NoticeBlock, readField } from '../parse-notice.ts'
import { readDebtor } from './debtor.ts'
import { readDeclaredDebtor } from './declared-debtor.ts'
import { findNumbers } from './enterprise-numbers.ts'

// Parses the decision date in running text: `Bij vonnis d.d. 22 juli 2025`, `Par ordonnance du 3 juin 2025`.

const DECIDED =
  /(?:\b(?:bij|ingevolge(?: het)?|par|suivant(?: le)?|selon(?: le)?|durch|aux termes d[e'’]un)\s+(?:een |un )?(?:vonnis|arrest|beschikking|jugement|ordonnance|arr[êe]t|urteil)|\bd[ée]charg[ée]e? du)/i
// Characters: court and chamber stand between the word and the date.
const REACH = 400

/** Date of the first dated decision in `flat`, `YYYY-MM-DD`; null if none. */
function dateOfDecision(flat: string): string | null {
  const decided = DECIDED.exec(flat)
  return decided ? (findDates(flat.slice(decided.index, decided.index + REACH))[0]?.date ?? null) : null
}

export type Particulars = {
  /** Debtors of the block; at least one, possibly with null fields. */
  debtors: Pick<EventFact, 'enterpriseNumber' | 'identifiedBy' | 'debtor'>[]
  eventDate: string | null
  reference: string | null
  judges: string[]
  keyDates: KeyDates
}

const REFERENCE = /[\p{L}]{0,3}[./-]?\d{4,8}(?:[/.-]\d{1,6})?/u

/** Reads the labels of `block` with its parsed `heading`. */
export function readParticulars(block: NoticeBlock, heading: Heading): Particulars {
  const labelled = dateOf(block, 'judgment_date')
  const isOfOpening = heading.byBody && labelled !== null && isOpeningDate(block)
  const keyDates = readKeyDates(block)
  return {
    debtors: readDebtors(block, heading),
    eventDate:
      dateOf(block, 'opened_and_closed_on') ??
      (isOfOpening ? null : labelled) ??
      dateOfDecision(readPassage(block.text, block.start, block.end).flat),
    reference: readReference(block),
    judges: readJudges(block),
    keyDates: isOfOpening ? { openedOn: labelled, ...keyDates } : keyDates,
  }
}

// In a pending procedure `Datum faillissement` is the opening date, not the date of the change.
const OPENING_DATE = /^(?:Datum faillissement|Date de la faillite|Date du jugement d['’´`]ouverture)/i

function isOpeningDate({ text, parts }: NoticeBlock): boolean {
  const part = parts.find(({ key }) => key === 'judgment_date')
  return part !== undefined && OPENING_DATE.test(text.slice(part.start, part.valueStart))
}

// Notices of dissolution have a dash between name and address.
const DASHED = /^(?:judicial_dissolution|liquidator|interim)/

// The number line identifies the debtor; a company list has a number per entry in the heading instead.
function readDebtors(
  block: NoticeBlock,
  { named, printed, announced, body }: Heading,
): Particulars['debtors'] {
  const labelled = block.parts.filter(({ key }) => key === 'number')
  const lines = labelled.flatMap(({ valueStart, end }) =>
    findNumbers(block.text.slice(valueStart, end)).slice(0, 1),
  )
  const dashed = announced.some(({ kind }) => DASHED.test(kind))
  const debtor = readDebtor(
    printed,
    block.parts.some(({ key }) => key === 'born'),
    dashed,
  )
  const numbers = lines.length > 0 ? lines.slice(0, 1) : findNumbers(named)
  if (numbers.length === 0) {
    const declared = dashed ? readDeclaredDebtor(body?.flat ?? '') : null
    return [declared ?? { enterpriseNumber: null, identifiedBy: null, debtor }]
  }
  return numbers.map(({ number }) => ({
    enterpriseNumber: number,
    identifiedBy: 'printed',
    debtor: numbers.length === 1 ? debtor : null,
  }))
}

function readReference(block: NoticeBlock): string | null {
  const value = readField(block, 'reference')?.flat
  const match = value ? REFERENCE.exec(value) : null
  return match ? match[0] : null
}

// `FIRST LAST - met e-mailadres: …`, separated by `;`.
function readJudges(block: NoticeBlock): string[] {
  const value = readField(block, 'judge')?.flat ?? ''
  return value
    .split(/;| en (?=\p{Lu}{2})| et (?=\p{Lu}{2})/u)
    .map(part => part.split(/\s*[-–−]\s*(?:met|adresse|mit)(?!\p{L})|,/iu)[0] as string)
    .map(name => name.replace(/^[\s.:]+|[\s.:]+$/g, ''))
    .filter(name => /\p{L}{2}/u.test(name))
}

function readKeyDates(block: NoticeBlock): KeyDates {
  const dates: KeyDates = {}
  const openedOn = dateOf(block, 'opened_on') ?? dateOf(block, 'opened_and_closed_on')
  const cessationOfPayments = dateOf(block, 'cessation')
  const firstVerificationReport = lastDateOf(block, 'first_report')
  const suspensionEnd = dateOf(block, 'suspension_end')
  const creditorsVote = dateOf(block, 'vote')
  const claimsDeadline = dateOf(block, 'claims')
  if (openedOn) dates.openedOn = openedOn
  if (cessationOfPayments) dates.cessationOfPayments = cessationOfPayments
  if (claimsDeadline) dates.claimsDeadline = claimsDeadline
  if (firstVerificationReport) dates.firstVerificationReport = firstVerificationReport
  if (suspensionEnd) dates.suspensionEnd = suspensionEnd
  if (creditorsVote) dates.creditorsVote = creditorsVote
  return dates
}

function dateOf(block: NoticeBlock, key: Parameters<typeof readField>[1]): string | null {
  return firstDate(readField(block, key)?.flat)
}

function lastDateOf(block: NoticeBlock, key: Parameters<typeof readField>[1]): string | null {
  const value = readField(block, key)?.flat
  return value ? (findDates(value).at(-1)?.date ?? null) : null
}

function firstDate(text: string | undefined): string | null {
  return text ? (findDates(text)[0]?.date ?? null) : null
}
