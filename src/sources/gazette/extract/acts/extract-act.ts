// What an act in the gazette's annex states about the company that filed it: mandates that begin or end, and changes
// of the company itself.

import type { EnterpriseNumber } from '../../../../domain/enterprise-number.ts'
import type {
  CompanyChangeFact,
  ExtractedFact,
  GazetteFact,
  Identification,
  MandateFact,
  Office,
} from '../../../../domain/gazette-fact.ts'
import type { Publication } from '../../../../domain/publication.ts'
import { keepPlausibleActs } from '../plausibility/keep-plausible.ts'
import { blankMargins } from './blank-margins.ts'
import { readMeetingDate } from './effect.ts'
import { letters } from './find-names.ts'
import { findOffices } from './find-offices.ts'
import { foldLine } from './fold-line.ts'
import type { Label } from './make-statements.ts'
import { mergeStatements } from './merge-statements.ts'
import { languageOf } from './officers/language.ts'
import { readOfficers } from './officers/read-officers.ts'
import { readCompanyChanges, type StatedChange } from './read-company-changes.ts'
import { type ActForm, readForm } from './read-form.ts'
import { readMandates } from './read-mandates.ts'
import { readNewCapital, readNewSeat } from './read-new-values.ts'
import { type Segment, splitSegments } from './split-segments.ts'
import type { Statement } from './statement.ts'
import { type ActTraits, type Candidate, listCandidates, weighStatements } from './weigh-statements.ts'

const LONGEST_ACT = 120_000 // characters; coordinated statutes beyond that name no officers

/** Facts of one act, in the order of its text: mandates, then changes of the company. Pure; never throws on text. */
export function extractAct(publication: Publication): ExtractedFact[] {
  const act = readAct(publication)
  return factsOf(act, publication, weighStatements(readPhrases(act), readStructure(act), act.traits))
}

/** As `extractAct`, with mandates by the phrase reader alone: every statement it makes, however likely. */
export function extractByPhrases(publication: Publication): ExtractedFact[] {
  const act = readAct(publication)
  return factsOf(act, publication, readPhrases(act))
}

/** As `extractAct`, with mandates by the structural reader alone. */
export function extractByStructure(publication: Publication): ExtractedFact[] {
  const act = readAct(publication)
  return factsOf(
    act,
    publication,
    readStructure(act).statements.map(({ by: _by, signs: _signs, ...one }) => one),
  )
}

/** What the readers state of officers in an act, before it is weighed. */
export function listActCandidates(publication: Publication): { traits: ActTraits; candidates: Candidate[] } {
  const act = readAct(publication)
  const changes = readPhrases(act).filter(({ change }) => change !== 'confirmation')
  return { traits: act.traits, candidates: listCandidates(changes, readStructure(act), act.traits) }
}

type Act = { text: string; form: ActForm; segments: Segment[]; traits: ActTraits }

function readAct(publication: Publication): Act {
  const recognised = publication.reading !== 'text_layer'
  const text = blankMargins(publication.text.slice(0, LONGEST_ACT), recognised)
  const form = readForm(text, foldLine(text))
  const segments = splitSegments(text, form.bodyStart, recognised)
  return { text, form, segments, traits: { language: languageOf(text), recognised } }
}

function readPhrases({ form, segments }: Act): Statement[] {
  const statements = readMandates(segments, {
    ownName: form.name === null ? null : letters(foldLine(form.name)) || null,
    founding: FOUNDED.test(foldLine(form.subject)),
    subjectOffices: readSubjectOffices(form.subject),
    onlyOffice: () => readOnlyOffice(segments, form.legalForm),
  })
  if (DISSOLVED.test(foldLine(form.subject)) || statements.some(isOfLiquidator)) endByDissolution(statements)
  return mergeStatements(statements)
}

function readStructure({ text, form, traits }: Act): ReturnType<typeof readOfficers> {
  const { name, legalForm, subject, bodyStart } = form
  return readOfficers(text, bodyStart, { ownName: name, legalForm, subject, recognised: traits.recognised })
}

function factsOf(
  { text, form, segments, traits }: Act,
  publication: Publication,
  statements: readonly Stated[],
): ExtractedFact[] {
  const intro = segments
    .slice(0, 8)
    .map(segment => segment.flat)
    .join(' ')
  const meeting = readMeetingDate(intro, foldLine(intro))
  const base = { numac: publication.numac, pubDate: publication.publishedOn, ...identify(publication, form) }
  const subject = [form.subject, ...publication.rubrics].join(' - ')
  const changes = withNewValues(readCompanyChanges(segments, subject), subject, text, form, traits)
  const facts: GazetteFact[] = [
    ...statements.map(statement => toMandate(statement, meeting, base)),
    ...changes.map(change => toChange(change, meeting, base)),
  ]
  return keepPlausibleActs(facts, publication)
}

// The seat and the capital as the structural reader finds them; a seat that is the act's subject is stated where only it does.
function withNewValues(
  changes: readonly StatedChange[],
  subject: string,
  text: string,
  form: ActForm,
  { recognised }: ActTraits,
): StatedChange[] {
  const seat = readNewSeat(text, form.bodyStart, recognised)
  const capital = readNewCapital(text, form.bodyStart)
  const valued = changes.map(one => {
    if (one.change === 'seat' && seat) return { ...one, after: seat.value }
    return one.change === 'capital' ? { ...one, after: one.after ?? capital?.value ?? null } : one
  })
  const stated = valued.some(({ change }) => change === 'seat')
  if (stated || !seat || !OF_SEAT.test(foldLine(subject))) return valued
  const span = { start: seat.start, end: seat.end }
  return [
    ...valued,
    { change: 'seat', before: null, after: seat.value, effectiveOn: null, immediate: false, span },
  ]
}

const OF_SEAT = /siege|adresse|zetel|sitz/

type Stated = Statement & { probability?: number | null; doubtful?: boolean }

const FOUNDED = /oprichting|constitution|grundung/
const DISSOLVED = /dissolution|liquidation|ontbinding|vereffening|auflosung/

function isOfLiquidator({ change, office }: Statement): boolean {
  return change === 'appointment' && office === 'liquidator'
}

// Who loses his office because the company is dissolved was not dismissed.
function endByDissolution(statements: Statement[]): void {
  for (const statement of statements) if (statement.change === 'dismissal') statement.change = 'end_of_term'
}

type Base = Pick<MandateFact, 'numac' | 'pubDate' | 'enterpriseNumber' | 'identifiedBy'>

function toMandate(stated: Stated, meeting: string | null, base: Base): MandateFact {
  const { immediate, probability, doubtful, ...statement } = stated
  const effectiveOn = statement.effectiveOn ?? (immediate ? meeting : null)
  return {
    fact: 'mandate',
    ...base,
    ...statement,
    effectiveOn,
    ...(typeof probability === 'number' ? { probability } : {}),
    ...(doubtful ? { doubtful } : {}),
  }
}

function toChange(
  { immediate, ...change }: StatedChange,
  meeting: string | null,
  base: Base,
): CompanyChangeFact {
  const effectiveOn = change.effectiveOn ?? (immediate ? meeting : null)
  return { fact: 'company_change', ...base, ...change, effectiveOn }
}

function identify(
  { enterpriseNumber }: Publication,
  { number }: ActForm,
): { enterpriseNumber: EnterpriseNumber | null; identifiedBy: Identification } {
  if (number) return { enterpriseNumber: number, identifiedBy: 'printed' }
  return { enterpriseNumber, identifiedBy: enterpriseNumber ? 'listed' : null }
}

const HAS_DIRECTORS =
  /\b(?:a\.?s\.?b\.?l|v\.?z\.?w|vog|asbl|association|vereniging|vereinigung|fondation|stichting|stiftung|naamloze|anonyme|aktiengesellschaft|sa|nv|ag|bv|srl|cooperatieve vennootschap|societe cooperative|genossenschaft)\b|besloten vennootschap(?! met)/

/** The one office an act speaks of, else that of a board its legal form has. */
function readOnlyOffice(segments: Segment[], legalForm: string | null): Label[] {
  const labels = new Map<Office, Label>()
  for (const { flat, fold } of segments) {
    for (const found of findOffices(fold)) {
      if (found.office === 'permanent_representative') continue
      labels.set(found.office, { office: found.office, role: flat.slice(found.start, found.end) })
    }
  }
  if (labels.size === 1) return [...labels.values()]
  return HAS_DIRECTORS.test(foldLine(legalForm ?? '')) ? [{ office: 'director', role: '' }] : []
}

function readSubjectOffices(subject: string) {
  const labels = findOffices(foldLine(subject))
    .filter(({ office }) => office !== 'permanent_representative')
    .map(({ office, start, end }) => ({ office, role: subject.slice(start, end) }))
  return new Set(labels.map(({ office }) => office)).size === 1 ? labels.slice(0, 1) : []
}
