// Parses instances of the Bank's taxonomies before April 2022 (`pfs`): one element per rubric; contexts for
// the current and previous period; instants for the balance sheet, durations for the income statement.

import type { DepositReference } from '../../../../domain/accounts/deposit.ts'
import { readTable } from '../../../../platform/read-table.ts'
import { RubricCollector } from '../rubric-collector.ts'
import { readDate, readDecimal, readEnterpriseNumber, readLegalForm, readUpperCode } from '../values.ts'
import {
  type Context,
  currencyOf,
  type Fact,
  findCurrency,
  type Instance,
  type ParsedInstance,
} from './instance.ts'

// Which rubric an element of the Bank's taxonomies before April 2022 (`pfs`) is.

const ELEMENTS = Map.groupBy(
  readTable('accounts/pfs-elements.tsv', {
    columns: ['code', 'element', 'filers', 'layout'],
    unique: ['element', 'layout'],
    values: {
      code: /^\d+[A-Z]?(?:\/\d+[A-Z]?)?$/,
      element: /^[A-Za-z]+$/,
      filers: ['all', 'companies'],
      layout: ['any', 'from_2016', 'before_2016'],
    },
  }),
  ({ element }) => element,
)

/**
 * The code of an element in accounts of a year that began on `start` (null: unknown, then no code that depends on it);
 * null for an element without a known one.
 */
function findPfsCode(element: string, start: string | null, association: boolean): string | null {
  const layout = start !== null && start >= '2016-01-01' ? 'from_2016' : 'before_2016'
  const row = ELEMENTS.get(element)?.find(
    row =>
      (row.filers === 'all' || !association) &&
      (row.layout === 'any' || (start !== null && row.layout === layout)),
  )
  return row?.code ?? null
}

// Identifies the contexts of the current and previous period in an older instance. The Bank names them
// CurrentDuration, PrecedingInstant and so on; otherwise their dates decide.

type Periods = {
  start: string | null
  end: string | null
  /** Closing date of the previous period. */
  previousEnd: string | null
}

type Period = { id: string; start: string | null; end: string }

/** Throws `ParseError` for an invalid date. */
function findPeriods(contexts: ReadonlyMap<string, Context>): Periods {
  const periods = [...contexts].flatMap(([id, context]) => readPeriod(id, context))
  const named = (names: string[]) => periods.find(({ id }) => names.includes(id))
  const durations = periods.filter(({ start }) => start !== null)
  const current =
    named(['CurrentDuration']) ?? latest(durations) ?? named(['CurrentInstant']) ?? latest(periods)
  if (!current) return { start: null, end: null, previousEnd: null }
  const before = periods.filter(({ end }) => end < (current.start ?? current.end))
  const previous = named(['PrecedingInstant', 'PrecedingDuration']) ?? latest(before)
  return { start: current.start, end: current.end, previousEnd: previous?.end ?? null }
}

function readPeriod(id: string, { start, end, members, typed }: Context): Period[] {
  const last = members.length > 0 || typed ? null : readDate(end, 'the end of a period')
  return last === null ? [] : [{ id, start: readDate(start, 'the start of a period'), end: last }]
}

function latest(periods: readonly Period[]): Period | undefined {
  return periods.reduce<Period | undefined>(
    (last, period) => (last && last.end >= period.end ? last : period),
    undefined,
  )
}

const PFS = /\/pfs\//

/** True for instances in that syntax. */
export function isPfs({ schema, facts }: Instance): boolean {
  return PFS.test(schema ?? '') || facts.some(({ namespace }) => PFS.test(namespace))
}

/**
 * Of the model only the full one is read, by the name of the schema: its code today stands for it, and the list of
 * deposits has the right one. Officers are not read. Throws `ParseError` for an invalid figure or date.
 */
export function parsePfs(instance: Instance): ParsedInstance {
  const periods = findPeriods(instance.contexts)
  const currency = findCurrency(instance.facts, instance.units)
  const association = isNonProfit(instance.schema)
  const collector = new RubricCollector()
  let unreadLines = 0
  for (const fact of instance.facts) {
    if (fact.unit === null || fact.value === null) continue
    const code = PFS.test(fact.namespace) ? findPfsCode(fact.name, periods.start, association) : null
    const period = findPeriod(instance.contexts.get(fact.context), periods)
    const unit = currencyOf(fact.unit, instance.units)
    // An element of the year itself that no rubric is known for: what the filing lacks may be in it.
    if (!code && period === 'current') unreadLines++
    if (!code || !period || (unit !== null && unit !== currency)) collector.countUnknown()
    else addFigure(collector, code, period === 'previous', fact)
  }
  const { unknownFacts, conflicts, ...figures } = collector.finish()
  return {
    header: readHeader(instance, periods, currency),
    figures: { ...figures, officers: [], ...(unreadLines > 0 && { unreadLines }) },
    unknownFacts,
    conflicts,
  }
}

function isNonProfit(schema: string | null): boolean {
  return /\/npo\/|[-_]npo[-_]/.test(schema ?? '')
}

function findPeriod(context: Context | undefined, periods: Periods): 'current' | 'previous' | null {
  if (!context || context.members.length > 0 || context.typed || context.end === null) return null
  if (context.end === periods.end) return 'current'
  return context.end === periods.previousEnd ? 'previous' : null
}

function addFigure(collector: RubricCollector, code: string, previous: boolean, { value }: Fact): void {
  const read = readDecimal(value ?? '', `the value of ${code}`)
  if (read !== null) collector.add(code, previous, read)
}

function readHeader({ contexts, facts, schema }: Instance, { start, end }: Periods, currency: string | null) {
  const header: Partial<DepositReference> = {}
  for (const { entity } of contexts.values()) {
    const number = readEnterpriseNumber(entity)
    if (number) header.enterpriseNumber = number
    if (number) break
  }
  if (start) header.periodStart = start
  if (end) header.periodEnd = end
  if (currency) header.currency = currency
  if (/pfs-full/.test(schema ?? '')) header.model = isNonProfit(schema) ? 'm05' : 'm02'
  for (const fact of facts) readHeaderFact(header, fact)
  return header
}

const LANGUAGE = 'XCode_LanguageCode_'
const LEGAL_FORM = 'XCode_LegalFormCode_'

// Codes are part of the element name. The first legal form is the filer's; later ones belong to other
// companies.
function readHeaderFact(header: Partial<DepositReference>, { namespace, name, value }: Fact): void {
  if (!PFS.test(namespace)) return
  if (name === 'AccountsApprovalDateGeneralAssembly') {
    header.approvedOn ??= readDate(value, 'the date of the general meeting')
  } else if (name.startsWith(LANGUAGE)) {
    header.language ??= readUpperCode(name.slice(LANGUAGE.length), 2)
  } else if (name.startsWith(LEGAL_FORM)) {
    header.legalForm ??= readLegalForm(name.slice(LEGAL_FORM.length))
  }
}
