// Extracts facts from an act in the gazette's annex: mandate changes, and changes of the company itself.

import wordings from '../../../data/wordings/offices.json' with { type: 'json' }
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type {
  CompanyChangeFact,
  ExtractedFact,
  GazetteFact,
  Identification,
  MandateFact,
  Office,
} from '../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { filterImplausibleActFacts } from '../plausibility/filter-implausible.ts'
import { blankMargins } from './blank-margins.ts'
import { cleanCompanyName } from './company-name.ts'
import { NO_TERM, namesOtherMeeting, readMeetingDate } from './effect.ts'
import { foldLine } from './fold-line.ts'
import { languageOf } from './officers/language.ts'
import { listSentences, type ParsedAct, parseAct, type Sentence } from './officers/parse-act.ts'
import { type OfficerReading, readOfficersOf } from './officers/read-officers.ts'
import { plausibleSeats } from './plausible-seat.ts'
import { readCompanyChanges, type StatedChange } from './read-company-changes.ts'
import { type ActForm, readForm } from './read-form.ts'
import { readMerger } from './read-merger.ts'
import { readNewCapital } from './read-new-capital.ts'
import { readDeclaredSeat, readNewSeat } from './read-new-seat.ts'
import type { ActTraits } from './statement-features.ts'
import { type WeighedStatement, weighStatements } from './weigh-statements.ts'

const { offices } = wordings
const LONGEST_ACT = 120_000 // characters; longer acts are coordinated statutes, which name no officers

/** Facts of one act in text order: mandates, then company changes. Pure; never throws on text. */
export function extractAct(publication: Publication): ExtractedFact[] {
  const act = readAct(publication)
  const sentences = listSentences(act.parsed)
  const meeting = meetingDateOf(sentences)
  const quoted = quotedMeeting(sentences, meeting)
  const companyName = cleanCompanyName(act.form.printedName)
  const base = {
    numac: publication.numac,
    pubDate: publication.publishedOn,
    ...identify(publication, act.form),
    ...(companyName === null ? {} : { companyName }),
  }
  const subject = [act.form.subject, ...publication.rubrics].join(' - ')
  const changes = withNewValues(readCompanyChanges(sentences, subject), subject, act, sentences)
  const facts: GazetteFact[] = [
    ...weighStatements(readStatements(act), act.traits).map(statement =>
      toMandate(statement, statement.span.start < quoted ? meeting : null, act.traits.language, base),
    ),
    ...changes.map(change => withMerger(toChange(change, meeting, base), sentences)),
  ]
  return filterImplausibleActFacts(facts, publication)
}

export type Act = { form: ActForm; parsed: ParsedAct; traits: ActTraits }

/** Parses the act: form, sentences and act-wide traits. */
export function readAct(publication: Publication): Act {
  const recognised = publication.reading !== 'text_layer'
  const text = blankMargins(publication.text.slice(0, LONGEST_ACT), recognised)
  const form = readForm(text, foldLine(text))
  const parsed = parseAct(text, form.bodyStart, recognised)
  return { form, parsed, traits: { language: languageOf(text), recognised, subject: form.subject } }
}

/** All officer statements of the act, before classification. */
export function readStatements({ form, parsed, traits }: Act): OfficerReading {
  const { name, legalForm, subject } = form
  const reading = readOfficersOf(parsed, { ownName: name, legalForm, subject, recognised: traits.recognised })
  if (DISSOLVED.test(foldLine(subject)) || reading.statements.some(isOfLiquidator))
    endByDissolution(reading.statements)
  return reading
}

const DISSOLVED = /dissolution|liquidation|ontbinding|vereffening|auflosung/

function isOfLiquidator({ change, office }: OfficerReading['statements'][number]): boolean {
  return change === 'appointment' && office === 'liquidator'
}

// An office that ends because the company is dissolved is not a dismissal.
function endByDissolution(statements: OfficerReading['statements']): void {
  for (const statement of statements) if (statement.change === 'dismissal') statement.change = 'end_of_term'
}

const INTRODUCTION = 9 // sentences

function meetingDateOf(sentences: readonly Sentence[]): string | null {
  const first = sentences.slice(0, INTRODUCTION)
  const join = (part: 'flat' | 'fold') => first.map(sentence => sentence[part]).join(' ')
  return readMeetingDate(join('flat'), join('fold'))
}

// An act may quote another meeting: `ce jour` behind it is not the day of the first. The place of the quotation.
function quotedMeeting(sentences: readonly Sentence[], meeting: string | null): number {
  const quoted = sentences.find(({ flat, fold }) => namesOtherMeeting(flat, fold, meeting))
  return quoted?.span.start ?? Number.POSITIVE_INFINITY
}

// Fills in the new seat and capital. A change that no sentence decides is added where the act states its result.
function withNewValues(
  changes: readonly StatedChange[],
  subject: string,
  act: Act,
  sentences: readonly Sentence[],
): StatedChange[] {
  const about = foldLine(subject)
  const states = (kind: StatedChange['change']) => changes.some(({ change }) => change === kind)
  const seat =
    states('seat') || OF_SEAT.test(about.replaceAll(NO_SEAT, '')) ? readNewSeat(act.parsed.tokens) : null
  const capital = readNewCapital(sentences)
  const valued = changes.map(one => {
    if (one.change === 'seat') return { ...one, after: seat?.value ?? one.after }
    return one.change === 'capital' && capital
      ? { ...one, before: capital.before, after: capital.after }
      : one
  })
  const unsaidSeat = states('seat') ? null : (seat ?? readDeclaredSeat(act.parsed, act.form))
  if (unsaidSeat) valued.push(addedChange('seat', null, unsaidSeat.value, unsaidSeat))
  const isUnsaid = capital?.decided && !states('capital') && !states('incorporation')
  if (isUnsaid && OF_CAPITAL.test(about))
    valued.push(addedChange('capital', capital.before, capital.after, capital))
  return valued
}

const addedChange = (
  change: StatedChange['change'],
  before: string | null,
  after: string,
  { start, end }: { start: number; end: number },
): StatedChange => ({ change, before, after, effectiveOn: null, immediate: false, span: { start, end } })

const OF_CAPITAL = /capital|kapita|statut|satzung/
const OF_SEAT = /siege|adresse|zetel|sitz/
// Rubrics of branches.
const NO_SEAT =
  /adresse autre que (?:le )?siege(?: social)?|adres ander dan (?:de )?(?:maatschappelijke )?zetel|andere adresse als (?:der )?(?:gesellschafts)?sitz/g

type Base = Pick<MandateFact, 'numac' | 'pubDate' | 'enterpriseNumber' | 'identifiedBy' | 'companyName'>

const ENDS: ReadonlySet<MandateFact['change']> = new Set(['resignation', 'dismissal', 'end_of_term', 'death'])

function toMandate(
  { immediate, probability, doubtful, wholeBoard, holder, ...statement }: WeighedStatement,
  meeting: string | null,
  language: ActTraits['language'],
  base: Base,
): MandateFact {
  const effectiveOn = statement.effectiveOn ?? (immediate ? meeting : null)
  return {
    fact: 'mandate',
    ...base,
    ...statement,
    role: statement.role || termOf(statement.office, language),
    // A sentence may state the term of a successor beside an end.
    term: ENDS.has(statement.change) ? NO_TERM : statement.term,
    holder: withoutOwnNumber(holder, base),
    effectiveOn,
    ...(probability === null ? {} : { probability }),
    ...(doubtful ? { doubtful } : {}),
    ...(wholeBoard ? { wholeBoard } : {}),
  }
}

// The usual term where the act prints none beside the name: `Nominations : Monsieur X`.
const termOf = (office: Office, language: ActTraits['language']): string =>
  (offices as Partial<Record<Office, Record<ActTraits['language'], string>>>)[office]?.[language] ?? ''

// A company holds no office in itself: a number equal to its own was misattributed, so it is removed.
function withoutOwnNumber(holder: MandateFact['holder'], { enterpriseNumber }: Base): MandateFact['holder'] {
  return holder.enterpriseNumber === enterpriseNumber ? { ...holder, enterpriseNumber: null } : holder
}

function toChange(
  { immediate, ...change }: StatedChange,
  meeting: string | null,
  base: Base,
): CompanyChangeFact {
  const effectiveOn = change.effectiveOn ?? (immediate ? meeting : null)
  const seats = change.change === 'seat' ? plausibleSeats(change) : null
  return { fact: 'company_change', ...base, ...change, ...seats, effectiveOn }
}

function withMerger(fact: CompanyChangeFact, sentences: readonly Sentence[]): CompanyChangeFact {
  const merger = fact.change === 'merger' ? readMerger(sentences, fact.enterpriseNumber) : null
  return merger === null ? fact : { ...fact, merger }
}

function identify(
  { enterpriseNumber }: Publication,
  { number }: ActForm,
): { enterpriseNumber: EnterpriseNumber | null; identifiedBy: Identification } {
  if (number) return { enterpriseNumber: number, identifiedBy: 'printed' }
  return { enterpriseNumber, identifiedBy: enterpriseNumber ? 'listed' : null }
}
