// Identifies companies that a filing names without a number, by name and address.

import type { FiledOwnership } from '../../../domain/accounts/filed-ownership.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { matchNamesake, type NamedParty, type Namesake } from '../../../domain/company/match-namesake.ts'
import { foldNameWords } from '../../../domain/search/fold.ts'
import { nameKey } from '../../../domain/search/lookup-keys.ts'
import type { Deposit } from '../../../store/accounts/deposits.ts'
import type { PoolClient } from '../../../store/db/pool.ts'
import { findNamesakes } from '../../../store/register/companies.ts'
import type { ParsedEntity } from '../parse/filed-entity.ts'

type Filing = { enterpriseNumber: EnterpriseNumber; reference: string; ownership: FiledOwnership }

/** What `deposits` state of ownership, without addresses, and with the numbers that the register gives. */
export async function identifyParties(client: PoolClient, deposits: readonly Deposit[]): Promise<Filing[]> {
  const filings = deposits.flatMap(({ enterpriseNumber, reference, figures }) =>
    figures?.ownership ? { enterpriseNumber, reference, ownership: figures.ownership } : [],
  )
  const sought = filings.flatMap(({ ownership }) =>
    listParties(ownership).flatMap(party => queryOf(party) ?? []),
  )
  const namesakes =
    sought.length === 0 ? [] : await findNamesakes(client, [...new Set(sought.map(query => query.nameKey))])
  return filings.map(({ ownership, ...filing }) => ({
    ...filing,
    ownership: {
      holdings: ownership.holdings.map(party => identify(party, namesakes)),
      shareholders: ownership.shareholders.map(party => identify(party, namesakes)),
    },
  }))
}

function listParties({ holdings, shareholders }: FiledOwnership): ParsedEntity[] {
  return [...holdings, ...shareholders]
}

function queryOf({ name, address }: ParsedEntity): NamedParty | null {
  const words = foldNameWords(name)
  return address === undefined || words.length === 0
    ? null
    : { nameKey: nameKey(words), naturalPerson: false, address }
}

function identify<T extends ParsedEntity>(party: T, namesakes: readonly Namesake[]): Omit<T, 'address'> {
  const { address: _, ...stored } = party
  const query = queryOf(party)
  const enterpriseNumber = query && matchNamesake(query, namesakes)
  return enterpriseNumber ? { ...stored, enterpriseNumber, country: 'BE', matchedByName: true } : stored
}
