// Parses the Bank's JSON-XBRL: rubrics by code, for the period (N) and the previous one (NM1). Enterprise
// number, period and model come from the list of deposits, by reference.

import type { CellConflict, DepositReference, FiledAccounts } from '../../../../domain/accounts/deposit.ts'
import { ParseError } from '../parse-fault.ts'
import { RubricCollector } from '../rubric-collector.ts'
import { findDepositNumber, readDecimal } from '../values.ts'
import { type CaseInsensitiveObject, findValue, textOf } from './case-insensitive-object.ts'
import { readAdministrators } from './read-administrators.ts'
import { readHeader } from './read-reference.ts'

export type ParsedJsonXbrl = {
  accounts: FiledAccounts
  header: Partial<DepositReference>
  unknownFacts: number
  conflicts: readonly CellConflict[]
}

/** True for an object with a list of rubrics, even an empty one. */
export function isJsonXbrl(object: CaseInsensitiveObject): boolean {
  return Array.isArray(findValue(object, 'Rubrics'))
}

/**
 * The reference is taken from the file's `name` if the document has none. Throws `ParseError` without a
 * reference, and for a non-numeric figure.
 */
export function parseJsonXbrl(document: CaseInsensitiveObject, name: string): ParsedJsonXbrl {
  const reference = findDepositNumber(textOf(document, 'ReferenceNumber') ?? '') ?? findDepositNumber(name)
  if (!reference) {
    throw new ParseError('no ReferenceNumber; name the file after its deposit, as in 2025-00012345.json')
  }
  const { unknownFacts, conflicts, ...figures } = readRubrics(findValue(document, 'Rubrics') as unknown[])
  return {
    accounts: { reference, form: 'json_xbrl', ...figures, officers: readAdministrators(document) },
    header: { ...readHeader(document), reference },
    unknownFacts,
    conflicts,
  }
}

function readRubrics(rubrics: readonly unknown[]) {
  const collector = new RubricCollector()
  for (const rubric of rubrics) {
    const { code, value, period } = readRubric(rubric)
    if (value === null) continue
    if (code === null || (period !== 'N' && period !== 'NM1')) collector.countUnknown()
    else {
      const decimal = readDecimal(value, `the value of ${code}`)
      if (decimal !== null) collector.add(code, period === 'NM1', decimal)
    }
  }
  return collector.finish()
}

// Fast path: keys as the service writes them, then any other case.
function readRubric(rubric: unknown): { code: string | null; value: string | null; period: string } {
  const object = (rubric ?? {}) as CaseInsensitiveObject
  const { Code, Value, Period } = object
  if (typeof Code === 'string' && typeof Value === 'string' && (Period === 'N' || Period === 'NM1')) {
    return { code: Code, value: Value, period: Period }
  }
  return {
    code: textOf(object, 'Code')?.toUpperCase() ?? null,
    value: textOf(object, 'Value'),
    period: textOf(object, 'Period')?.toUpperCase() ?? 'N',
  }
}
