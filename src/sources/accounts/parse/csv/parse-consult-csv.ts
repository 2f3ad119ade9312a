// CSV export of the Bank's public site: one key and value per line, first the deposit's header, then the
// figures of the period in any order.

import type { CellConflict, DepositReference, FiledAccounts } from '../../../../domain/accounts/deposit.ts'
import { ParseError } from '../parse-result.ts'
import { RubricCollector } from '../rubric-collector.ts'
import {
  findDepositNumber,
  readDate,
  readDecimal,
  readDepositType,
  readEnterpriseNumber,
  readUpperCode,
} from '../values.ts'

type ParsedConsultCsv = {
  accounts: FiledAccounts
  header: Partial<DepositReference>
  unknownFacts: number
  conflicts: readonly CellConflict[]
}

/** True when the first lines contain the keys of the site's export. */
export function looksLikeConsultCsv(head: string): boolean {
  return /^\s*"(?:Reference number|Entity number|Model code)",/im.test(head)
}

const LINE = /^"((?:[^"]|"")*)","((?:[^"]|"")*)"$/
const RUBRIC = /^\(?\d/

/**
 * The reference is taken from the file's `name` if the header has none. Throws `ParseError` for a line that
 * is no pair, a non-numeric figure, or a missing reference.
 */
export function parseConsultCsv(text: string, name: string): ParsedConsultCsv {
  const keys = new Map<string, string>()
  const collector = new RubricCollector()
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [, key, value = ''] = LINE.exec(line) ?? []
    if (key === undefined)
      throw new ParseError(`line ${at + 1} is not a key-value pair; download the file again`)
    if (!RUBRIC.test(key)) keys.set(key.toLowerCase(), value.replaceAll('""', '"').trim())
    else {
      const decimal = readDecimal(value, `the value of ${key}`)
      if (decimal !== null) collector.add(key, false, decimal)
    }
  }
  const header = readHeader(keys)
  const reference = header.reference ?? findDepositNumber(name)
  if (!reference) {
    throw new ParseError('no "Reference number"; name the file after its deposit, as in 2025-00012345.csv')
  }
  const { unknownFacts, conflicts, ...figures } = collector.finish()
  return {
    accounts: { reference, form: 'consult_csv', ...figures, officers: [] },
    header: { ...header, reference },
    unknownFacts,
    conflicts,
  }
}

// The legal form is left out: the export has its name in words, not its code.
function readHeader(keys: ReadonlyMap<string, string>): Partial<DepositReference> {
  const told = (key: string) => keys.get(key) || null
  const corrected = /^true$/i.test(told('correction flag') ?? '') ? 'Correction' : null
  const header: Partial<Record<keyof DepositReference, string | null>> = {
    reference: findDepositNumber(told('reference number') ?? ''),
    enterpriseNumber: readEnterpriseNumber(told('entity number')),
    periodStart: readDate(told('accounting period start date'), 'Accounting period start date'),
    periodEnd: readDate(told('accounting period end date'), 'Accounting period end date'),
    approvedOn: readDate(told('general assembly date'), 'General assembly date'),
    model: told('model code')?.toLowerCase() ?? null,
    depositType: readDepositType(told('deposit type')) ?? corrected,
    language: readUpperCode(told('language'), 2),
    currency: readUpperCode(told('currency'), 3),
  }
  const entries = Object.entries(header).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as Partial<DepositReference>
}
