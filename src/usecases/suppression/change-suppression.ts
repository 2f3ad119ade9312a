// Who is put on the suppression list, and what that hides: told to the operator, so that a wrong number or a misspelt
// name shows at once.

import {
  type EnterpriseNumber,
  enterpriseNumberFrom,
  parseEnterpriseNumber,
} from '../../domain/company/enterprise-number.ts'
import { canonicalNameKey, invariantWords } from '../../domain/suppression/name-keys.ts'
import { createSuppressionList, type SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { SuppressionTarget } from '../../store/access/suppression.ts'
import {
  findCompanyName,
  findMandatesNaming,
  type NamedMandate,
} from '../../store/access/suppression-targets.ts'
import type { Pool } from '../../store/db/pool.ts'
import { findHiddenSoleTraders } from './hidden-sole-traders.ts'

const LONGEST_NAME = 200
// What may be written around the digits of a number; anything else with digits is a slip.
const NUMBER = /^(?:be)?[\s\d.\-/]+$/i

/** The company or the person that `text` means; null when it can be neither. */
export function parseTarget(text: string): SuppressionTarget | null {
  const given = text.trim().replaceAll(/\s+/g, ' ')
  const number = NUMBER.test(given) ? parseEnterpriseNumber(given) : null
  if (number !== null) return { kind: 'company', enterpriseNumber: Number(number) }
  if (/\d/.test(given) || given.length > LONGEST_NAME) return null
  const nameKey = canonicalNameKey(given)
  return nameKey === null ? null : { kind: 'name', name: given, nameKey }
}

export type HiddenCompany = {
  kind: 'company'
  /** Null when the register never held it. */
  company: { legalName: string; city: string | null; inRegister: boolean } | null
}

export type HiddenName = {
  kind: 'name'
  mandates: number
  /** Companies in which these are held. */
  companies: number
  soleTraders: EnterpriseNumber[]
  /** How the gazette writes the same holders otherwise: these names are not hidden with it. */
  otherSpellings: string[]
}

/** What of the data that is held now `target` is. For a name all mandates are read: seconds on a whole register. */
export async function previewSuppression(
  pool: Pool,
  target: SuppressionTarget,
): Promise<HiddenCompany | HiddenName> {
  if (target.kind === 'company')
    return { kind: 'company', company: await findCompanyName(pool, target.enterpriseNumber) }
  const list = createSuppressionList({ companies: [], names: [target.name] })
  const [found, soleTraders] = await Promise.all([
    findMandatesNaming(pool, invariantWords(target.name)),
    findHiddenSoleTraders(pool, [target.name]),
  ])
  const hidden = found.filter(
    ({ name, representative }) => list.hidesName(name) || list.hidesName(representative),
  )
  return {
    kind: 'name',
    mandates: hidden.length,
    companies: new Set(hidden.map(({ enterpriseNumber }) => enterpriseNumber)).size,
    soleTraders: soleTraders.map(enterpriseNumberFrom),
    otherSpellings: [...new Set(found.flatMap(mandate => otherSpellings(mandate, list)))].sort(),
  }
}

// Of one holder some spellings are hidden and others are not.
function otherSpellings({ name, spellings }: NamedMandate, list: SuppressionList): string[] {
  const all = [name, ...spellings]
  const others = all.filter(spelling => !list.hidesName(spelling))
  return others.length < all.length ? others : []
}
