// What must be found, from the company that a query was written for.

import { foldName, foldWords } from '../../../src/domain/search/fold.ts'
import type { Address, Company, Written } from './types.ts'

/** A query for any company of that name. */
export function forName(company: Company, text: string): Written {
  return { text, expected: { foldedName: foldName(company.name) } }
}

/** A query for the company itself; another one with the same name counts too. */
export function forCompany(company: Company, text: string): Written {
  const { enterpriseNumber, name } = company
  return { text, expected: { enterpriseNumber, sameName: foldName(name) } }
}

/** A query for one company and no other. */
export function forNumber({ enterpriseNumber }: Company, text: string): Written {
  return { text, expected: { enterpriseNumber } }
}

export type AddressOptions = {
  /** The query has a house number; true by default. */
  numbered?: boolean
  /** How the query says the town; `city`, unless it has the postal code, leaves all postal codes of it. */
  town?: 'city' | 'zip' | 'none'
}

/** A query for any company in the street, at the number and in the town that `options` say are typed. */
export function forAddress(address: Address, text: string, options: AddressOptions = {}): Written {
  const { numbered = true, town = 'city' } = options
  const { zip, houseNumber, townNl: city } = address
  const place = town === 'none' ? {} : town === 'zip' || text.includes(zip) ? { zip } : { zip, city }
  const street = foldStreet(address.streetNl)
  return { text, expected: { street, ...place, ...(numbered && { houseNumber }) } }
}

/** `Rue de l'Église(Plo)` → `rue de l eglise`. */
export function foldStreet(street: string): string {
  return foldWords(withoutVillage(street)).join(' ')
}

/** A street without the suffix of its merged village: `Kerkstraat(Kor)` → `Kerkstraat`. */
export function withoutVillage(street: string): string {
  return street.replace(/\s*\([^)]*\)\s*$/, '').trim()
}
