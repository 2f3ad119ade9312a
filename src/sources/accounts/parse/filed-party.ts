// A party with mandates in a structured filing, converted to officers.

import type { FiledOfficer } from '../../../domain/accounts/deposit.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { cleanText } from './filed-entity.ts'

export type Mandate = Pick<FiledOfficer, 'functionCode' | 'functionText' | 'from' | 'to'>

export type Party = {
  kind: FiledOfficer['kind']
  name: string
  enterpriseNumber: EnterpriseNumber | null
  /** Role of a party without a mandate. */
  office: string | null
  representatives: string[]
  mandates: Mandate[]
}

/** One officer per mandate and representative; a party without a mandate is an officer too. */
export function listOfficers(party: Party): FiledOfficer[] {
  const { kind, name, enterpriseNumber, office } = party
  const unnamed: Mandate = { functionCode: null, functionText: null, from: null, to: null }
  const mandates = party.mandates.length > 0 ? party.mandates : [unnamed]
  const representatives = party.representatives.length > 0 ? party.representatives : [null]
  return mandates.flatMap(({ functionCode, functionText, from, to }) =>
    representatives.map(representative => ({
      kind,
      name,
      enterpriseNumber,
      functionCode,
      functionText: functionCode ? cleanText(functionText) : (cleanText(functionText) ?? office),
      from,
      to,
      representative,
    })),
  )
}

/** First name, then family name; null when both are missing. */
export function joinName(given: string | null, family: string | null): string | null {
  const name = [given, family].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim()
  return name === '' ? null : name
}
