// A company as an Excel workbook: one sheet a subject, cells with types, columns named as in the CSV export.

import type { Cell, Sheet } from 'write-excel-file/node'
import { labelRubric } from '../../../domain/accounts/rubric-labels.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { SourceUnavailableError } from '../../../domain/errors.ts'
import { directorRoleKind } from '../../../domain/officers/mandate.ts'
import type { GazetteFact } from '../../../domain/publications/gazette-fact.ts'
import { openBankruptcyBy } from '../../../domain/timeline/open-bankruptcy.ts'
import type { Officer } from '../../../store/gazette/officers.ts'
import type { ExportedFigure, ExportFinancials } from '../../../usecases/accounts/export-financials.ts'
import { quoteKey } from '../../../usecases/timeline/quote-facts.ts'
import { COMPANY_CHANGES, MANDATE_CHANGES } from '../../i18n/act-changes.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import type { Lang } from '../../i18n/languages.ts'
import { plainRatioLabel } from '../dossier/accounts/ratio-words.ts'
import { describeGap } from '../dossier/summary.ts'
import type { ReportOrder } from './compose-report.ts'
import { type ReportAnswers, type ReportLimits, type ReportSources, readReport } from './read-report.ts'

export type WorkbookSources = ReportSources & { exportFinancials: ExportFinancials }

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

// More rows than any company has, and few enough for one answer.
const LIMITS: ReportLimits = { acts: 100, events: 5_000, officers: 5_000, owners: 5_000, years: 5 }

/** Throws as `readReport` does. A part whose source did not answer says so in its sheet. */
export async function createWorkbook(order: ReportOrder, sources: WorkbookSources): Promise<Buffer> {
  const { number, lang } = order
  const [answers, figures] = await Promise.all([
    readReport(number, order, sources, LIMITS),
    readFigures(number, sources),
  ])
  const gap = [[text(describeGap(lang, answers.overview.dossier))]]
  const sheets = [
    describeCompany(order, answers),
    { ...describeEvents(lang, answers), sheet: 'events' },
    { ...describeOfficers(answers), sheet: 'officers' },
    { ...describeOwners(answers), sheet: 'owners' },
    { ...pivot(figures, 'filed', lang), sheet: 'figures' },
    { ...pivot(figures, 'derived', lang), sheet: 'ratios' },
    { ...describeSources(lang, answers, figures), sheet: 'sources' },
  ]
  const { default: writeWorkbook } = await import('write-excel-file/node')
  return writeWorkbook(
    sheets.map(({ sheet, header, rows }) => toSheet(sheet, header, rows ?? gap)),
  ).toBuffer()
}

/** Null when the accounts did not answer. */
async function readFigures(number: EnterpriseNumber, { exportFinancials }: WorkbookSources) {
  try {
    return [...(await exportFinancials(number))]
  } catch (error) {
    if (error instanceof SourceUnavailableError) return null
    throw error
  }
}

type Rows = (Cell | null)[][]
/** `rows` null: the source did not answer. */
type Table = { header: (string | Cell)[]; rows: Rows | null }

function toSheet(sheet: string, header: Table['header'], rows: Rows): Sheet<never> {
  const heads = header.map(head => (typeof head === 'string' ? { ...text(head), fontWeight: 'bold' } : head))
  const columns = header.map((_, at) => ({ width: at === 0 ? 22 : 20 }))
  return { sheet, data: [heads as Cell[], ...(rows as Cell[][])], columns, stickyRowsCount: 1 }
}

const MAX_TEXT = 32_767

/** Text stays text, whatever it begins with. */
function text(value: string | null | undefined): Cell {
  if (value === null || value === undefined || value === '') return null
  return { type: String, value: value.slice(0, MAX_TEXT), format: '@' }
}

function day(value: string | null | undefined): Cell {
  return value
    ? { type: Date, value: new Date(`${value.slice(0, 10)}T00:00:00Z`), format: 'yyyy-mm-dd' }
    : null
}

/** Decimal text as a number; as text where a number would lose digits. */
function figure(value: string | number | null | undefined, format = '#,##0.00'): Cell {
  if (value === null || value === undefined) return null
  const digits = String(value).replaceAll(/^-?0*|\D/g, '')
  return digits.length > 15 ? text(String(value)) : { type: Number, value: Number(value), format }
}

function describeCompany({ now }: ReportOrder, answers: ReportAnswers): Table & { sheet: string } {
  const { overview, digest, unanswered } = answers
  const { company } = overview.dossier
  const whole = 'absence' in overview ? null : overview
  const { legalForm, situation, activity } = overview.names
  const risk = whole?.dossier.risk
  const rows: [string, Cell][] = [
    ['enterprise_number', text(company.enterpriseNumber)],
    ['legal_name', text(company.legalName)],
    ['natural_person', { type: Boolean, value: company.naturalPerson }],
    ['in_register', { type: Boolean, value: company.inRegister }],
    ['left_register_on', day('absence' in overview ? overview.absence.leftOn : null)],
    ['legal_form', text(company.legalForm)],
    ['legal_form_name', text(legalForm?.text)],
    ['legal_situation', text(company.situationCode)],
    ['legal_situation_name', text(situation?.text)],
    ['open_bankruptcy_by', text(whole && openBankruptcyBy(whole.dossier).join(', '))],
    ['primary_nace', text(company.primaryNace)],
    ['primary_nace_name', text(activity?.text)],
    ['street', text(whole && company.address?.street)],
    ['zip', text(company.address?.zip)],
    ['city', text(company.address?.city)],
    ['start_date', day(whole?.registered?.record.startDate)],
    ['risk_band', text(risk?.band)],
    ['risk_score_out_of_100', figure(risk?.scoreOutOf100, '0')],
    ['risk_probability', figure(risk?.probability, '0.00%')],
    ['risk_altman_z', figure(risk?.altmanZ, '0.00')],
    ['risk_model', text(risk?.modelVersion)],
    ['risk_basis_deposit', text(risk?.basis?.deposit)],
    ['risk_unscored', text(whole?.unscored)],
    ['sources_not_read', text(unanswered.join(', '))],
    ['made_at', text(now.toISOString())],
    ['content_sha256', text(digest)],
  ]
  return {
    sheet: 'company',
    header: ['field', 'value'],
    rows: rows.map(([name, value]) => [text(name), value]),
  }
}

function describeEvents(lang: Lang, { overview: { events } }: ReportAnswers): Table {
  const header = [
    'publication',
    'published_on',
    'event_date',
    'source',
    'severity',
    'event_kind',
    'label',
    'court',
    'detail',
  ]
  const rows = events?.map(event => [
    text(event.numac),
    day(event.pubDate),
    day(event.eventDate),
    text(event.source),
    text(event.severity),
    text(event.eventKind),
    text(eventKindLabel(event.eventKind, lang)),
    text(event.court),
    text(event.detail),
  ])
  return { header, rows: rows ?? null }
}

function describeOfficers({ overview: { officers, namedInAccounts } }: ReportAnswers): Table {
  const header = [
    'name',
    'representative',
    'holder_number',
    'role',
    'role_kind',
    'state',
    'from',
    'to',
    'term_ends_on',
  ]
  const rows = officers && Object.values(officers).flat().map(describeOfficer)
  const named = (namedInAccounts ?? []).map(({ name, representative, role, from, termEndsOn, deposit }) => [
    ...[name, representative, null, role, null, 'named_in_accounts'].map(text),
    ...[from, null, termEndsOn, null].map(day),
    text(deposit),
  ])
  return { header: [...header, 'confirmed_on', 'source'], rows: rows && [...rows, ...named] }
}

function describeOfficer(officer: Officer): Cell[] {
  const { name, representative, holderNumber, role, currency, sourceNumac } = officer
  return [
    ...[name, representative, holderNumber, role, directorRoleKind(officer), currency].map(text),
    ...[officer.from, officer.to, officer.termEndsOn, officer.confirmedOn].map(day),
    text(sourceNumac),
  ]
}

function describeOwners({ overview }: ReportAnswers): Table {
  const header = [
    'direction',
    'kind',
    'name',
    'enterprise_number',
    'country',
    'stated_by',
    'share',
    'through_subsidiaries',
  ]
  const ownership = 'ownership' in overview ? overview.ownership : null
  const rows =
    ownership &&
    [
      ...(ownership.heldBy ?? []).map(link => ({ direction: 'held_by', ...link })),
      ...(ownership.holds ?? []).map(link => ({ direction: 'holds', ...link })),
    ].flatMap(({ direction, party, byHolder, byHeld }) =>
      Object.entries({ holder: byHolder, held: byHeld }).flatMap(([side, claim]) =>
        claim === null
          ? []
          : [
              [
                ...[direction, party.kind, party.name, party.enterpriseNumber, party.country, side].map(text),
                figure(claim.direct, '0.00%'),
                figure(claim.throughSubsidiaries, '0.00%'),
                text(claim.reference),
                day(claim.periodEnd),
              ],
            ],
      ),
    )
  return { header: [...header, 'deposit', 'period_end'], rows }
}

const RATIO_FORMATS: Record<string, string> = {
  fraction: '0.0%',
  days: '0',
  amount: '#,##0',
  persons: '0.0',
  ratio: '0.00',
}

/** Rubrics or ratios as rows, years as columns, newest first; what has no value says why. */
function pivot(figures: readonly ExportedFigure[] | null, kind: ExportedFigure['kind'], lang: Lang): Table {
  const years = new Map((figures ?? []).map(one => [one.fiscalYearEnd, one]))
  const header = [
    'code',
    'label',
    ...[...years.keys()].map(end => ({ ...(day(end) as object), fontWeight: 'bold' }) as Cell),
  ]
  if (figures === null) return { header, rows: null }
  const deposits = [...years.values()]
  const rows: Rows = [
    [text('deposit_reference'), null, ...deposits.map(one => text(one.depositReference))],
    [text('deposited_on'), null, ...deposits.map(one => day(one.depositedOn))],
    [text('currency'), null, ...deposits.map(one => text(one.currency))],
  ]
  const byCode = Map.groupBy(
    figures.filter(one => one.kind === kind && one.code !== null),
    ({ code }) => code as string,
  )
  for (const [code, ofCode] of byCode) {
    const ofYear = new Map(ofCode.map(one => [one.fiscalYearEnd, one]))
    const label = kind === 'derived' ? plainRatioLabel(lang, code) : (labelRubric(code)?.[lang] ?? null)
    const cells = [...years.keys()].map(end => {
      const one = ofYear.get(end)
      return one?.value == null ? text(one?.reason) : figure(one.value, RATIO_FORMATS[one.unit ?? ''])
    })
    rows.push([text(code), text(label), ...cells])
  }
  return { header, rows: years.size === 0 ? [] : rows }
}

/** Publications with each fact and the words that prove it, and deposits. */
function describeSources(
  lang: Lang,
  { overview: { acts }, quotes }: ReportAnswers,
  figures: readonly ExportedFigure[] | null,
): Table {
  const header = ['source', 'number', 'date', 'fact', 'label', 'about', 'words']
  const facts = acts?.acts.flatMap(({ numac, publishedOn, kind, facts: stated }) =>
    (stated ?? []).map(fact => [
      text(kind),
      text(numac),
      day(publishedOn),
      ...[fact.fact, labelFact(lang, fact), subjectOf(fact), quotes?.get(quoteKey(fact))].map(text),
    ]),
  )
  const deposits = new Map((figures ?? []).map(one => [one.depositReference, one]))
  const filed = [...deposits.values()].map(one => [
    text('deposit'),
    text(one.depositReference),
    day(one.depositedOn),
    ...['annual_accounts', null, one.fiscalYearEnd, null].map(text),
  ])
  return { header, rows: facts ? [...facts, ...filed] : null }
}

function labelFact(lang: Lang, fact: GazetteFact): string {
  if (fact.fact === 'event') return eventKindLabel(fact.eventKind, lang)
  return fact.fact === 'mandate' ? MANDATE_CHANGES[fact.change][lang] : COMPANY_CHANGES[fact.change][lang]
}

function subjectOf(fact: GazetteFact): string | null {
  if (fact.fact === 'mandate') return fact.holder.name
  return fact.fact === 'company_change' ? [fact.before, fact.after].filter(Boolean).join(' → ') : null
}
