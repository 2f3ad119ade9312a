// Parses instances of the Bank's taxonomies before April 2022 (`pfs`): one element per rubric; contexts for
// the current and previous period; instants for the balance sheet, durations for the income statement.

import type { DepositReference } from '../../../../domain/accounts/deposit.ts'
import { RubricCollector } from '../rubric-collector.ts'
import { findPfsCode } from '../taxonomy/pfs-elements.ts'
import { readDate, readDecimal, readEnterpriseNumber, readLegalForm, readUpperCode } from '../values.ts'
import { currencyOf, findCurrency } from './currency.ts'
import type { Context, Fact, Instance, ParsedInstance } from './instance.ts'
import { findPeriods, type Periods } from './pfs-periods.ts'

const PFS = /\/pfs\//

/** True for instances in that syntax. */
export function isPfs({ schema, facts }: Instance): boolean {
  return PFS.test(schema ?? '') || facts.some(({ namespace }) => PFS.test(namespace))
}

/**
 * The model is not read, because its code here is undocumented; the list of deposits has it. Officers are not
 * read either. Throws `ParseError` for an invalid figure or date.
 */
export function parsePfs(instance: Instance): ParsedInstance {
  const periods = findPeriods(instance.contexts)
  const currency = findCurrency(instance.facts, instance.units)
  const association = /\/npo\/|[-_]npo[-_]/.test(instance.schema ?? '')
  const collector = new RubricCollector()
  for (const fact of instance.facts) {
    if (fact.unit === null || fact.value === null) continue
    const code = PFS.test(fact.namespace) ? findPfsCode(fact.name, periods.start, association) : null
    const period = findPeriod(instance.contexts.get(fact.context), periods)
    const unit = currencyOf(fact.unit, instance.units)
    if (!code || !period || (unit !== null && unit !== currency)) collector.countUnknown()
    else addFigure(collector, code, period === 'previous', fact)
  }
  const { unknownFacts, conflicts, ...figures } = collector.finish()
  return {
    header: readHeader(instance, periods, currency),
    figures: { ...figures, officers: [] },
    unknownFacts,
    conflicts,
  }
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

function readHeader({ contexts, facts }: Instance, { start, end }: Periods, currency: string | null) {
  const header: Partial<DepositReference> = {}
  for (const { entity } of contexts.values()) {
    const number = readEnterpriseNumber(entity)
    if (number) header.enterpriseNumber = number
    if (number) break
  }
  if (start) header.periodStart = start
  if (end) header.periodEnd = end
  if (currency) header.currency = currency
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
