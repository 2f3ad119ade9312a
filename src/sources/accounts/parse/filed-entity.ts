// A company named in a structured filing, with the address that may identify it.

import type { FiledEntity } from '../../../domain/accounts/filed-ownership.ts'
import { parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { redactPrivateData } from '../../../domain/private-data/redact.ts'

/** `address`: street, number and postal code in one line, for matching; never stored. */
export type ParsedEntity = FiledEntity & { address?: string }

type FiledValues = {
  name: string
  identifier: string | null
  /** `nmt:m1` is the Belgian register; null: not stated. */
  identifierKind: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Street, number, postal code. */
  addressParts: readonly (string | null)[]
}

const BELGIAN_REGISTER = 'nmt:m1'
const MAX_IDENTIFIER_LENGTH = 40

export function toEntity({
  name,
  identifier,
  identifierKind,
  country,
  addressParts,
}: FiledValues): ParsedEntity {
  const isAbroad = country !== null && country !== 'BE'
  // Foreign numbers may have ten digits too, so abroad a number is Belgian only where the filer says so.
  const isForeign = identifierKind === null ? isAbroad : identifierKind !== BELGIAN_REGISTER
  const enterpriseNumber = isForeign ? null : parseEnterpriseNumber(identifier ?? '')
  const address = addressParts.filter(part => part !== null).join(' ')
  return {
    name,
    enterpriseNumber,
    foreignIdentifier: isForeign ? (identifier?.slice(0, MAX_IDENTIFIER_LENGTH) ?? null) : null,
    country: country ?? (enterpriseNumber === null ? null : 'BE'),
    ...(enterpriseNumber === null && !isForeign && address !== '' && { address }),
  }
}

/** Free text of a filing on one line; null when empty. It may hold personal data. */
export function cleanText(text: string | null): string | null {
  const tidy = text?.replaceAll(/\s+/g, ' ').trim()
  return tidy ? redactPrivateData(tidy) : null
}
