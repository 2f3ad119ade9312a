// Parses participating interests and shareholders in a JSON-XBRL document. Addresses of persons are not read.

import type { FiledOwnership, FiledShareholder } from '../../../../domain/accounts/filed-ownership.ts'
import { cleanText, type ParsedEntity, toEntity } from '../filed-entity.ts'
import { joinName } from '../filed-party.ts'
import { findDate, readDecimal, readUpperCode } from '../values.ts'
import { type CaseInsensitiveObject, objectOf, objectsOf, textOf } from './case-insensitive-object.ts'

/** Entries without a name are left out. Throws `ParseError` for a non-numeric figure. */
export function readOwnership(document: CaseInsensitiveObject): FiledOwnership {
  const shareholders = objectOf(document, 'Shareholders')
  return {
    holdings: objectsOf(document, 'ParticipatingInterests').flatMap(readHolding),
    shareholders: [
      ...objectsOf(shareholders, 'EntityShareHolders').flatMap(readEntityShareholder),
      ...objectsOf(shareholders, 'IndividualShareHolders').flatMap(readIndividualShareholder),
    ],
  }
}

function readHolding(entry: CaseInsensitiveObject) {
  const entity = readEntity(entry)
  if (entity === null) return []
  const rights = objectsOf(entry, 'ParticipatingInterestHeld').map(right => ({
    nature: cleanText(textOf(right, 'Nature')),
    number: decimalOf(right, 'Number'),
    direct: decimalOf(right, 'PercentageDirectlyHeld'),
    throughSubsidiaries: decimalOf(right, 'PercentageSubsidiaries'),
  }))
  return [
    {
      ...entity,
      rights,
      accountsDate: findDate(textOf(entry, 'AccountDate')),
      currency: readUpperCode(textOf(entry, 'Currency'), 3),
      equity: decimalOf(entry, 'Equity'),
      netResult: decimalOf(entry, 'NetResult'),
    },
  ]
}

function readEntityShareholder(entry: CaseInsensitiveObject): FiledShareholder[] {
  const entity = readEntity(entry)
  return entity === null ? [] : [{ kind: 'company', ...entity, rights: readRights(entry) }]
}

function readIndividualShareholder(entry: CaseInsensitiveObject): FiledShareholder[] {
  const person = objectOf(entry, 'Person')
  const name = joinName(textOf(person, 'FirstName'), textOf(person, 'LastName'))
  if (name === null) return []
  return [{ kind: 'person', name, ...NO_ENTITY, rights: readRights(entry) }]
}

const NO_ENTITY = { enterpriseNumber: null, foreignIdentifier: null, country: null }

function readRights(entry: CaseInsensitiveObject): FiledShareholder['rights'] {
  return objectsOf(entry, 'RightsHeld').map(right => ({
    nature: cleanText(textOf(right, 'Nature')),
    number: decimalOf(right, 'NumberSecuritiesAttached'),
    numberNotAttached: decimalOf(right, 'NumberNotSecuritiesAttached'),
    percentage: decimalOf(right, 'Percentage'),
  }))
}

function readEntity(entry: CaseInsensitiveObject): ParsedEntity | null {
  const entity = objectOf(entry, 'Entity')
  const name = cleanText(textOf(entity, 'Name'))
  if (name === null) return null
  const address = objectOf(entity, 'Address')
  return toEntity({
    name,
    identifier: textOf(entity, 'Identifier'),
    identifierKind: textOf(objectOf(entity, 'IdentifierKindOfNumber'), 'IdentifierKindOfNumberCode'),
    country: readUpperCode(textOf(address, 'Country') ?? textOf(entity, 'Country'), 2),
    addressParts: [
      textOf(address, 'Street'),
      textOf(address, 'Number'),
      textOf(address, 'City')?.replace(/^pcd:m/, '') ?? null,
    ],
  })
}

function decimalOf(object: CaseInsensitiveObject, key: string): string | null {
  const text = textOf(object, key)
  return text === null ? null : readDecimal(text, key)
}
