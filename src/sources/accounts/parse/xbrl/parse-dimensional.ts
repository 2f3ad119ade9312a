// Parses instances of the Bank's taxonomies since April 2022. A dozen metrics serve all figures; the exact
// set of dimension members identifies the rubric. The previous year is a member too (prd:m2): all contexts
// have the closing date as instant.

import type { DepositReference } from '../../../../domain/accounts/deposit.ts'
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
import { readOfficers } from './read-officers.ts'
import { readOwnership } from './read-ownership.ts'
import { factKey, findCells, type RubricCells } from './rubric-cells.ts'

const METRICS = /\/cbso\/dict\/met$/

/** True for instances in the dimensional syntax. */
export function isDimensional({ schema, facts }: Instance): boolean {
  return /\/cbso\/fws\//.test(schema ?? '') || facts.some(({ namespace }) => METRICS.test(namespace))
}

/** Throws `ParseError` for an invalid figure or date. */
export function parseDimensional(instance: Instance): ParsedInstance {
  const model = readModelName(instance.schema)
  const currency = findCurrency(
    instance.facts.filter(({ name }) => isAmount(name)),
    instance.units,
  )
  const collector = new RubricCollector()
  const header: Partial<DepositReference> = readIdentity(instance)
  if (model) header.model = model
  if (currency) header.currency = currency
  const cells = findCells(model)
  for (const fact of instance.facts) {
    const context = instance.contexts.get(fact.context)
    if (!context || fact.value === null) continue
    if (fact.unit !== null) addFigure(collector, cells, fact, context, instance.units, currency)
    else if (!context.typed) readHeaderFact(header, factKey(fact.name, context.members), fact.value)
  }
  const { unknownFacts, conflicts, ...figures } = collector.finish()
  return {
    header,
    figures: { ...figures, officers: readOfficers(instance), ownership: readOwnership(instance) },
    unknownFacts,
    conflicts,
  }
}

/** `…/fws/25.0/mod/m01/m01-f.xsd` → `m01-f`. */
function readModelName(schema: string | null): string | null {
  return /\/(m\d{2,3}(?:-[a-z])*)\.xsd$/i.exec(schema ?? '')?.[1]?.toLowerCase() ?? null
}

function isAmount(metric: string): boolean {
  return metric === 'am1' || metric === 'am2' || metric === 'am3'
}

function addFigure(
  collector: RubricCollector,
  cells: RubricCells,
  { name, unit, value }: Fact,
  { members, typed }: Context,
  units: ReadonlyMap<string, string>,
  currency: string | null,
): void {
  const cell = typed ? undefined : cells.get(factKey(name, members))
  const foreign = isAmount(name) && currencyOf(unit, units) !== currency
  if (!cell || foreign) collector.countUnknown()
  else {
    const read = readDecimal(value ?? '', `the value of ${cell.code}`)
    if (read !== null) collector.add(cell.code, cell.previous, read)
  }
}

function readIdentity({ contexts, language }: Instance): Partial<DepositReference> {
  const header: Partial<DepositReference> = {}
  for (const { entity } of contexts.values()) {
    const enterpriseNumber = readEnterpriseNumber(entity)
    if (!enterpriseNumber) continue
    header.enterpriseNumber = enterpriseNumber
    break
  }
  const code = readUpperCode(language?.slice(0, 2) ?? null, 2)
  if (code) header.language = code
  return header
}

type HeaderReader = (header: Partial<DepositReference>, value: string) => void

// Facts about a correction's former period or language have one more member and do not match.
const HEADER_FACTS = new Map<string, HeaderReader>([
  [
    factKey('dte1', ['bas:m27', 'evt:m1', 'part:m2']),
    (header, value) => {
      header.approvedOn = readDate(value, 'the date of the general meeting')
    },
  ],
  [
    factKey('dte1', ['bas:m27', 'mmt:m1', 'part:m2', 'prd:m1']),
    (header, value) => {
      header.periodStart = readDate(value, 'the first day of the period')
    },
  ],
  [
    factKey('dte1', ['bas:m27', 'mmt:m2', 'part:m2', 'prd:m1']),
    (header, value) => {
      header.periodEnd = readDate(value, 'the last day of the period')
    },
  ],
  [
    factKey('bln1', ['bas:m28', 'dcl:m2', 'part:m2']),
    (header, value) => {
      header.depositType = /^(?:true|1)$/.test(value) ? 'Correction' : 'Initial'
    },
  ],
  [
    factKey('list2', ['bas:m30', 'part:m2', 'psn:m1']),
    (header, value) => {
      const legalForm = readLegalForm(value)
      if (legalForm) header.legalForm = legalForm
    },
  ],
])

function readHeaderFact(header: Partial<DepositReference>, key: string, value: string): void {
  HEADER_FACTS.get(key)?.(header, value)
}
