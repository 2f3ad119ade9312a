// What all notices share: the court's lines above, the signature below, and the labelled lines between.

import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { toIso } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import { type Lawyer, pickRegistrar } from '../court-staff.ts'
import { breakLines, NO_BREAK_SPACE } from '../print/break-lines.ts'
import type { ExpectedEvent, ExpectedFact, ExpectedPractitioner, LabelledText } from '../truth.ts'
import type { CaseFile } from './case-file.ts'
import { printDebtor } from './debtor.ts'
import { LABELS, type NoticeLabels } from './labels.ts'

/**
 * `regsol`: produced from the solvency register, signed by the curator, dots after dates. `registry`: written by the
 * registry, without those dots and mostly without the address. `prose`: typed by the gazette's staff, numbered
 * `(2282)`.
 */
export type NoticeForm = 'regsol' | 'registry' | 'prose'

/** What one notice is written from. */
export type NoticeContext = {
  file: CaseFile
  form: NoticeForm
  /** Of the text; Eupen writes each notice in German and in French. */
  language: Language
  /** Of the judgment that it tells, days since 1970. */
  judgedOn: number
  random: SeededRandom
  labels: NoticeLabels
}

export type NoticeBody = {
  paragraphs: string[]
  facts: ExpectedFact[]
  /** Who signs, where not the first curator. */
  signer?: Lawyer
}

export function createNoticeContext(
  file: CaseFile,
  form: NoticeForm,
  language: Language,
  judgedOn: number,
  random: SeededRandom,
): NoticeContext {
  return { file, form, language, judgedOn, random, labels: LABELS[language] }
}

/** The court as the first line names it. */
export function courtName({ file, language }: NoticeContext): string {
  return courtLines(file, language).name
}

function courtLines({ court }: CaseFile, language: Language): { name: string; inText: string } {
  return language === 'fr' && court.french ? court.french : court
}

/** Puts the court above and a signature below. */
export function frameNotice(brief: NoticeContext, { paragraphs, facts, signer }: NoticeBody): LabelledText {
  const { file, form, language, random } = brief
  const { name, inText } = courtLines(file, language)
  const head =
    form === 'prose' ? [name] : form === 'regsol' ? [name, 'RegSol', `${inText}.`] : [name, `${inText}.`]
  return { language, text: breakLines([...head, ...paragraphs, sign(brief, signer)], random), facts }
}

/** `Voor eensluidend uittreksel: De curator: LELIEVRE FREDERIC.` */
function sign(brief: NoticeContext, curator: Lawyer | undefined = brief.file.curators[0]): string {
  const { file, form, labels, random } = brief
  const head = `${labels.extract}${labels.colon}`
  if (form === 'regsol' && curator) return `${head}${labels.byCurator}${curator.signature}.`
  const registrar = pickRegistrar(file.court, random)
  return `${head}${labels.byRegistrar}${registrar}${random.chance(0.7) ? '.' : ''}`
}

/** The dot that the registry leaves out. */
export function dot({ form }: NoticeContext): string {
  return form === 'registry' ? '' : '.'
}

/** `Referentie: 20250098.` */
export function labelled(brief: NoticeContext, label: string, value: string, end = dot(brief)): string {
  return `${label}${brief.form === 'prose' ? `${NO_BREAK_SPACE}: ` : brief.labels.colon}${value}${end}`
}

/** The line with the enterprise number; none when it was not printed. */
export function numberLine(brief: NoticeContext): string[] {
  const { file, labels, form } = brief
  if (!file.numbered) return []
  return [labelled(brief, labels.number, dotted(file.company.enterpriseNumber), form === 'prose' ? '.' : '')]
}

/** `0712345630` → `0712.345.630` */
export function dotted(number: string): string {
  const parsed = parseEnterpriseNumber(number)
  return parsed ? formatEnterpriseNumber(parsed) : number
}

/** Heading sentence with the debtor, and the birth of a natural person on a line of its own. */
export function headedDebtor(
  brief: NoticeContext,
  heading: string,
  { dash = ' ', below = false } = {},
): string[] {
  const { file, form, language, labels, random } = brief
  const { line, birth, name, legalForm } = printDebtor(file, language, dash)
  const bare = form === 'registry' && birth === null && dash === ' ' && random.chance(0.4)
  const opening = `${heading}${form === 'prose' ? `${NO_BREAK_SPACE}:` : labels.colon.trimEnd()}`
  const end = bare ? '' : birth ? ',' : dash === ' ' ? '.' : ''
  const debtor = bare ? nameAlone(name, legalForm) : `${line}${end}`
  const lines = below ? [opening, debtor] : [`${opening} ${debtor}`]
  return birth ? [...lines, `${birth}.`] : lines
}

function nameAlone(name: string, legalForm: string | null): string {
  return legalForm ? `${name} ${legalForm}` : name
}

/** The fact that a notice of this brief states. */
export function expectedEvent(
  brief: NoticeContext,
  kind: EventKind,
  { date = brief.judgedOn, practitioners = [], detail = null, ...rest }: FactDetails = {},
): ExpectedEvent {
  const { file, language } = brief
  const { name, legalForm } = printDebtor(file, language)
  return {
    fact: 'event',
    kind,
    enterprise_number: file.numbered ? file.company.enterpriseNumber : null,
    date: toIso(date),
    court: courtName(brief),
    reference: file.reference,
    debtor: name,
    legal_form: legalForm,
    practitioners,
    detail,
    ...rest,
  }
}

type FactDetails = Partial<Omit<ExpectedEvent, 'date' | 'kind' | 'fact'>> & {
  date?: number
  practitioners?: ExpectedPractitioner[]
}
