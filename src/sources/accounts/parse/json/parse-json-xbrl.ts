// Parses the Bank's JSON-XBRL: rubrics by code, for the period (N) and the previous one (NM1). Enterprise
// number, period and model come from the list of deposits, by reference.

import type {
  CellConflict,
  DepositReference,
  FiledAccounts,
  FiledOfficer,
} from '../../../../domain/accounts/deposit.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { joinName, listOfficers, type Mandate } from '../filed-party.ts'
import { ParseError } from '../parse-result.ts'
import { RubricCollector } from '../rubric-collector.ts'
import { findDate, findDepositNumber, readDecimal } from '../values.ts'
import {
  type CaseInsensitiveObject,
  findValue,
  objectOf,
  objectsOf,
  textOf,
} from './case-insensitive-object.ts'
import { readOwnership } from './read-ownership.ts'
import { readHeader } from './read-reference.ts'

// Parses officers in a JSON-XBRL document. Addresses and professions are not read.

/** One officer per mandate, and per representative of a company. */
function readAdministrators(document: CaseInsensitiveObject): FiledOfficer[] {
  const administrators = objectOf(document, 'Administrators')
  return [
    ...objectsOf(administrators, 'NaturalPersons').flatMap(readPerson),
    ...objectsOf(administrators, 'LegalPersons').flatMap(readCompany),
  ]
}

function readPerson(entry: CaseInsensitiveObject): FiledOfficer[] {
  const name = readName(objectOf(entry, 'Person'))
  if (!name) return []
  return listOfficers({
    kind: 'person',
    name,
    enterpriseNumber: null,
    office: null,
    representatives: [],
    mandates: readMandates(entry),
  })
}

function readCompany(entry: CaseInsensitiveObject): FiledOfficer[] {
  const entity = objectOf(entry, 'Entity')
  const name = joinName(null, textOf(entity, 'Name'))
  if (!name) return []
  return listOfficers({
    kind: 'company',
    name,
    enterpriseNumber: readNumber(entity),
    office: null,
    representatives: objectsOf(entry, 'Representatives')
      .map(readName)
      .filter(representative => representative !== null),
    mandates: readMandates(entry),
  })
}

// The names are in the object itself, or in its `Person`.
function readName(person: CaseInsensitiveObject): string | null {
  const inner = objectOf(person, 'Person')
  const given = textOf(person, 'FirstName') ?? textOf(inner, 'FirstName')
  return joinName(given, textOf(person, 'LastName') ?? textOf(inner, 'LastName'))
}

// `nmt:m1` is the Belgian register; other kinds are foreign numbers.
function readNumber(entity: CaseInsensitiveObject): EnterpriseNumber | null {
  const kind = textOf(objectOf(entity, 'IdentifierKindOfNumber'), 'IdentifierKindOfNumberCode')
  return kind === null || kind === 'nmt:m1' ? parseEnterpriseNumber(textOf(entity, 'Identifier') ?? '') : null
}

function readMandates(entry: CaseInsensitiveObject): Mandate[] {
  return objectsOf(entry, 'Mandates').map(mandate => {
    const dates = objectOf(mandate, 'MandateDates')
    return {
      functionCode: textOf(mandate, 'FunctionMandate'),
      functionText: textOf(mandate, 'OtherFunctionMandate'),
      from: findDate(textOf(dates, 'StartDate')),
      to: findDate(textOf(dates, 'EndDate')),
    }
  })
}

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
    accounts: {
      reference,
      form: 'json_xbrl',
      ...figures,
      officers: readAdministrators(document),
      ownership: readOwnership(document),
    },
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
