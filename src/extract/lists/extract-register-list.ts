// Extracts strike-offs and their reversals from the lists published by the register. A list repeats each
// entry in three languages: a company has one fact, proved by the most detailed entry.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { redactPrivateData } from '../../domain/private-data/redact.ts'
import type { Doubt } from '../../domain/publications/fact-fields.ts'
import type { EventFact } from '../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { checkPersonOrFirmName } from '../plausibility/check-name.ts'
import { filterImplausibleEvents } from '../plausibility/filter-implausible.ts'
import { parseDate } from '../text/dates.ts'
import { type FlatText, flatten } from '../text/flat-text.ts'
import {
  findGround,
  findReversal,
  findSubject,
  foldWords,
  kindOf,
  type ListEntry,
  mentionsCorrection,
  mentionsStrikeOff,
  parseEntries,
  type Reversal,
  type Subject,
} from './list-entries.ts'

type EntryReading = {
  entry: ListEntry
  subject: Subject
  takenBack: Reversal | null
  ground: string | null
  corrected: boolean
  eventDate: string | null
  /** Office struck off and its stated holder. */
  office: { role: string; holder: string; doubts: Doubt[] } | null
  closed: EnterpriseNumber | null
  replacedBy: EnterpriseNumber | null
}

/**
 * Facts of a list, one per company, or per company and holder where offices are struck off.
 * `publication.text` holds the columns in any order of languages; a page about one company
 * (`enterpriseNumber`) may hold a single sentence. Other entries (a new address) yield nothing.
 */
export function extractRegisterList(publication: Publication): EventFact[] {
  const text = flatten(publication.text)
  const { title, entries } = parseEntries(text.flat)
  const foldedTitle = foldWords(`${publication.rubrics.join(' ')} ${title}`)
  const best = new Map<string, EntryReading>()
  for (const entry of entries.length > 0 ? entries : [wholeText(text.flat)]) {
    const reading = parseSentence(entry, foldedTitle)
    if (!reading) continue
    const key = `${entry.digits} ${foldWords(reading.office?.holder ?? '').replaceAll(/[^a-z]/g, '')}`
    const other = best.get(key)
    if (!other || completeness(reading) > completeness(other)) best.set(key, reading)
  }
  const facts = [...best.values()].map(reading => toFact(publication, text, reading))
  return filterImplausibleEvents(facts, publication)
}

function wholeText(flat: string): ListEntry {
  return { digits: null, name: null, sentence: flat, start: 0, end: flat.length }
}

// Matched without spaces: some lines are printed letter-spaced.
const NEW_ADDRESS = /adressedusiegeestlasuivante|adresvandezetelhetvolgende|adressedessitzesdiefolgende/
const PRINTED_DATE = /(?<!\d)\d{1,2} ?[/.] ?\d{1,2} ?[/.] ?\d{4}(?!\d)/

function parseSentence(entry: ListEntry, title: string): EntryReading | null {
  const folded = foldWords(entry.sentence)
  if (NEW_ADDRESS.test(folded.replaceAll(' ', ''))) return null
  const said = findSubject(folded)
  // The title narrows `Radiation d'office` in an entry: to the seat or an office.
  const subject = said === null || said === 'entity' ? (findSubject(title) ?? said) : said
  if (!subject || (subject !== 'number' && !mentionsStrikeOff(folded, title))) return null
  const takenBack = findReversal(folded) ?? findReversal(title)
  const ground = findGround(folded, subject)
  return {
    entry,
    subject,
    takenBack,
    ground: ground === null || ground === subject ? findGround(title, subject) : ground,
    corrected: takenBack === null && (mentionsCorrection(folded) || mentionsCorrection(title)),
    eventDate: parseDate(PRINTED_DATE.exec(entry.sentence)?.[0] ?? ''),
    office: subject === 'function' ? readOffice(entry.sentence) : null,
    ...(subject === 'number' ? readNumbers(entry.sentence) : { closed: null, replacedBy: null }),
  }
}

const OFFICE = /["″“”„«]\s?([^"″“”„«»]{2,60}?)\s?["″“”»]/u
const HOLDER =
  /(?:exercée par|uitgeoefend door|ausgeübt (?:von|durch)|von|durch) (?<holder>\p{Lu}[^,;]{1,80}?)(?=,| (?:a été|ausgeübt|werd|wurde|est|is|ist|innegehabt)(?!\p{L}))/u

function readOffice(sentence: string): EntryReading['office'] {
  const role = OFFICE.exec(sentence)?.[1]
  if (!role) return null
  const holder = HOLDER.exec(sentence)?.groups?.holder ?? ''
  const reason = holder === '' ? null : checkPersonOrFirmName(holder)
  return reason
    ? { role, holder: '', doubts: [{ field: 'functionHolder', reason }] }
    : { role, holder, doubts: [] }
}

const PRINTED_NUMBER = /(?<!\d)[01]\d{3}[. ]?\d{3}[. ]?\d{3}(?!\d)/g

// Two numbers in sentence order: the closed one and its replacement.
function readNumbers(sentence: string): Pick<EntryReading, 'closed' | 'replacedBy'> {
  const numbers = [...sentence.matchAll(PRINTED_NUMBER)].map(match => parseEnterpriseNumber(match[0]))
  if (numbers.length < 2) return { closed: null, replacedBy: numbers[0] ?? null }
  return { closed: numbers[0] ?? null, replacedBy: numbers[1] ?? null }
}

function completeness({ entry, eventDate, office, replacedBy }: EntryReading): number {
  return (eventDate ? 4 : 0) + (office?.holder ? 2 : 0) + (replacedBy ? 2 : 0) + (entry.name ? 1 : 0)
}

function toFact(publication: Publication, text: FlatText, reading: EntryReading): EventFact {
  const { entry, subject, takenBack } = reading
  const printed = reading.closed ?? (entry.digits ? parseEnterpriseNumber(entry.digits) : null)
  const enterpriseNumber = printed ?? (entry.digits ? null : publication.enterpriseNumber)
  const listed = enterpriseNumber ? 'listed' : null
  return {
    fact: 'event',
    numac: publication.numac,
    pubDate: publication.publishedOn,
    enterpriseNumber,
    identifiedBy: printed ? 'printed' : listed,
    span: text.toSpan(entry.start, entry.end),
    eventKind: kindOf(subject, takenBack),
    source: 'kbo_admin',
    severity: 'low',
    debtor: entry.name ? { name: entry.name, legalForm: null, naturalPerson: false, address: null } : null,
    court: null,
    eventDate: reading.eventDate,
    reference: null,
    judges: [],
    practitioners: [],
    keyDates: {},
    corrects: describeCorrection(reading),
    detail: describe(reading),
    ...(reading.office?.doubts.length ? { doubts: reading.office.doubts } : {}),
  }
}

function describeCorrection({ takenBack, corrected }: EntryReading): EventFact['corrects'] {
  if (takenBack === 'annulled') return { numac: null, pubDate: null, effect: 'annulled' }
  return corrected ? { numac: null, pubDate: null, effect: 'replaced' } : null
}

// `seat`, `ubo withdrawn`, `duplicate replaced_by 0403449823`, `function corrected Zaakvoerder: Jan Peeters`.
function describe({ ground, takenBack, corrected, office, replacedBy }: EntryReading): string | null {
  const words = [ground, takenBack, corrected ? 'corrected' : null]
  if (replacedBy) words.push(`replaced_by ${replacedBy}`)
  if (office) words.push(office.holder ? `${office.role}: ${redactPrivateData(office.holder)}` : office.role)
  return words.filter(word => word !== null).join(' ') || null
}
