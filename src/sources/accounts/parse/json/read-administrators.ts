// Parses officers in a JSON-XBRL document. Addresses, professions and shareholders are not read.

import type { FiledOfficer } from '../../../../domain/accounts/deposit.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { joinName, listOfficers, type Mandate } from '../filed-party.ts'
import { findDate } from '../values.ts'
import { type CaseInsensitiveObject, objectOf, objectsOf, textOf } from './case-insensitive-object.ts'

/** One officer per mandate, and per representative of a company. */
export function readAdministrators(document: CaseInsensitiveObject): FiledOfficer[] {
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
