// Parses an entry of the Bank's lists of deposits.

import type { DepositReference } from '../../../../domain/accounts/deposit.ts'
import { ParseError } from '../parse-result.ts'
import {
  findDepositNumber,
  quoteShort,
  readDate,
  readDepositType,
  readEnterpriseNumber,
  readLegalForm,
  readUpperCode,
} from '../values.ts'
import { type CaseInsensitiveObject, findValue, objectOf, textOf } from './case-insensitive-object.ts'

// Keys that occur in references only, never in documents with figures.
const REFERENCE_KEYS = ['ExerciseDates', 'DepositDate', 'EnterpriseNumber', 'ModelType', 'DepositType']

/** True for an object that describes a deposit, with or without figures. */
export function isReference(object: CaseInsensitiveObject): boolean {
  return REFERENCE_KEYS.some(key => findValue(object, key) !== undefined)
}

/** Throws `ParseError` for an entry without reference or enterprise number, or with an invalid date. */
export function readReference(object: CaseInsensitiveObject): DepositReference {
  const reference = findDepositNumber(textOf(object, 'ReferenceNumber') ?? '')
  if (!reference) throw new ParseError('an entry without ReferenceNumber; download the list again')
  const number = textOf(object, 'EnterpriseNumber')
  const enterpriseNumber = readEnterpriseNumber(number)
  if (!enterpriseNumber) {
    const found = number ? `has ${quoteShort(number)} as EnterpriseNumber` : 'has no EnterpriseNumber'
    throw new ParseError(`${reference} ${found}, which is not an enterprise number; correct it manually`)
  }
  return { ...EMPTY, ...readHeader(object), reference, enterpriseNumber }
}

const EMPTY: Omit<DepositReference, 'reference' | 'enterpriseNumber'> = {
  depositedOn: null,
  periodStart: null,
  periodEnd: null,
  approvedOn: null,
  model: null,
  depositType: null,
  language: null,
  currency: null,
  legalForm: null,
}

/** The deposit's header fields that are present. Throws `ParseError` for an invalid date. */
export function readHeader(object: CaseInsensitiveObject): Partial<DepositReference> {
  const exercise = objectOf(object, 'ExerciseDates')
  const legalForm = textOf(objectOf(object, 'LegalForm'), 'LegalFormCode') ?? textOf(object, 'LegalForm')
  const told: Partial<Record<keyof DepositReference, string | null>> = {
    reference: findDepositNumber(textOf(object, 'ReferenceNumber') ?? ''),
    enterpriseNumber: readEnterpriseNumber(textOf(object, 'EnterpriseNumber')),
    depositedOn: readDate(textOf(object, 'DepositDate'), 'DepositDate'),
    periodStart: readDate(textOf(exercise, 'StartDate'), 'StartDate'),
    periodEnd: readDate(textOf(exercise, 'EndDate'), 'EndDate'),
    approvedOn: readDate(textOf(object, 'GeneralAssemblyDate'), 'GeneralAssemblyDate'),
    model: textOf(object, 'ModelType')?.toLowerCase() ?? null,
    depositType: readDepositType(textOf(object, 'DepositType')),
    language: readUpperCode(textOf(object, 'Language'), 2),
    currency: readUpperCode(textOf(object, 'Currency'), 3),
    legalForm: readLegalForm(legalForm),
  }
  for (const key in told) {
    if (told[key as keyof DepositReference] === null) delete told[key as keyof DepositReference]
  }
  return told as Partial<DepositReference>
}
