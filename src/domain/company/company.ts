// Register facts of a company.

import type { NaceVersion } from '../nace-codes.ts'
import { stripAccents } from '../search/fold.ts'
import type { EnterpriseNumber } from './enterprise-number.ts'

/** Street with number and box, postal code and town; each null if not filed. */
type Address = {
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
  /** Edition of `primaryNace`, where it is known. */
  naceVersion?: NaceVersion | null
  /** Null when the register has none. */
  address: Address | null
  /** Legal situation, the register's three digits verbatim: `000` ordinary, `050` open bankruptcy. */
  situationCode: string | null
  naturalPerson: boolean
  /** False for a company missing from the newest extract. */
  inRegister: boolean
}

/** Since when a company is not in the register. */
export type Absence = {
  /** Whether an earlier extract had it. */
  wasRegistered: boolean
  /** Snapshot date (`YYYY-MM-DD`) of the first extract without it; null when unknown, or when none had it. */
  leftOn: string | null
  /** Snapshot date of the first extract loaded; null when unknown. */
  firstExtractOn: string | null
}

const SLUG_NAME_LENGTH = 80

/**
 * URL slug of a company: `Crème & Zoon NV`, 0403449823 → `creme-zoon-nv-0403449823`. The name part has at
 * most 80 characters; a name without Latin letters or digits gives the number only.
 */
export function slug(legalName: string, number: EnterpriseNumber): string {
  const words = stripAccents(legalName)
    .split(/[^a-z\d]+/)
    .filter(word => word !== '')
  const name = words.join('-').slice(0, SLUG_NAME_LENGTH).replace(/-$/, '')
  return name === '' ? number : `${name}-${number}`
}
