// What the register says about one company, as the rest of the service sees it.

import { stripAccents } from '../search/fold.ts'
import type { EnterpriseNumber } from './enterprise-number.ts'

/** Street with number and box, postal code and town; each null where not filed. */
export type Address = {
  street: string | null
  zip: string | null
  city: string | null
}

export type CompanyFacts = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  /** Form code of the register, `014`. */
  legalForm: string | null
  /** NACE code as filed, without dots. */
  primaryNace: string | null
  /** Null when the register holds no part of one. */
  address: Address | null
  /** Legal situation, the register's three digits verbatim: `000` ordinary, `050` open bankruptcy. */
  situationCode: string | null
  naturalPerson: boolean
  /** False for a company that has left the newest extract. */
  inRegister: boolean
}

const SLUG_NAME_LENGTH = 80

/**
 * The name and number of a company as part of an address: `Crème & Zoon NV`, 0403449823 →
 * `creme-zoon-nv-0403449823`. The name part has at most 80 characters; a name without any Latin letter or
 * digit leaves the number alone.
 */
export function slug(legalName: string, number: EnterpriseNumber): string {
  const words = stripAccents(legalName)
    .split(/[^a-z\d]+/)
    .filter(word => word !== '')
  const name = words.join('-').slice(0, SLUG_NAME_LENGTH).replace(/-$/, '')
  return name === '' ? number : `${name}-${number}`
}
