// What an act in the gazette's annex states about the company that filed it: mandates that begin or end, and changes
// of the company itself.

import type { EnterpriseNumber } from '../../../../domain/enterprise-number.ts'
import type {
  CompanyChangeFact,
  GazetteFact,
  Identification,
  MandateFact,
  Office,
} from '../../../../domain/gazette-fact.ts'
import type { Publication } from '../../../../domain/publication.ts'
import { blankMargins } from './blank-margins.ts'
import { readMeetingDate } from './effect.ts'
import { letters } from './find-names.ts'
import { findOffices } from './find-offices.ts'
import { foldLine } from './fold-line.ts'
import type { Label } from './make-statements.ts'
import { mergeStatements } from './merge-statements.ts'
import { readCompanyChanges, type StatedChange } from './read-company-changes.ts'
import { type ActForm, readForm } from './read-form.ts'
import { readMandates } from './read-mandates.ts'
import { type Segment, splitSegments } from './split-segments.ts'
import type { Statement } from './statement.ts'

const LONGEST_ACT = 120_000 // characters; coordinated statutes beyond that name no officers

/** Facts of one act, in the order of its text: mandates, then changes of the company. Pure; never throws on text. */
export function extractAct(publication: Publication): GazetteFact[] {
  const recognised = publication.reading !== 'text_layer'
  const text = blankMargins(publication.text.slice(0, LONGEST_ACT), recognised)
  const form = readForm(text, foldLine(text))
  const segments = splitSegments(text, form.bodyStart, recognised)
  const intro = segments
    .slice(0, 8)
    .map(segment => segment.flat)
    .join(' ')
  const meeting = readMeetingDate(intro, foldLine(intro))
  const statements = readMandates(segments, {
    ownName: form.name === null ? null : letters(foldLine(form.name)) || null,
    founding: FOUNDED.test(foldLine(form.subject)),
    subjectOffices: readSubjectOffices(form.subject),
    onlyOffice: () => readOnlyOffice(segments, form.legalForm),
  })
  if (DISSOLVED.test(foldLine(form.subject)) || statements.some(isOfLiquidator)) endByDissolution(statements)
  const base = { numac: publication.numac, pubDate: publication.publishedOn, ...identify(publication, form) }
  const changes = readCompanyChanges(segments, [form.subject, ...publication.rubrics].join(' - '))
  return [
    ...mergeStatements(statements).map(statement => toMandate(statement, meeting, base)),
    ...changes.map(change => toChange(change, meeting, base)),
  ]
}

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

function toMandate({ immediate, ...statement }: Statement, meeting: string | null, base: Base): MandateFact {
  const effectiveOn = statement.effectiveOn ?? (immediate ? meeting : null)
  return { fact: 'mandate', ...base, ...statement, effectiveOn }
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
