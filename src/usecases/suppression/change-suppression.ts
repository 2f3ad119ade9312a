// Parses and previews changes of the suppression list, so that operators notice wrong numbers and misspelt names.

import {
  type EnterpriseNumber,
  enterpriseNumberFrom,
  parseEnterpriseNumber,
} from '../../domain/company/enterprise-number.ts'
import {
  canonicalNameKey,
  createSuppressionList,
  invariantWords,
  type SuppressionList,
} from '../../domain/suppression/suppression-list.ts'
import {
  findCompanyName,
  findMandatesNaming,
  type NamedMandate,
  type SuppressionTarget,
} from '../../store/access/suppression.ts'
import type { Pool } from '../../store/db/pool.ts'
import { findHiddenSoleTraders } from './hidden-sole-traders.ts'

const LONGEST_NAME = 200
// Allowed characters around a number; other texts with digits are invalid.
const NUMBER = /^(?:be)?[\s\d.\-/]+$/i

/** The company or person in `text`; null when it is neither. */
export function parseTarget(text: string): SuppressionTarget | null {
  const input = text.trim().replaceAll(/\s+/g, ' ')
  const number = NUMBER.test(input) ? parseEnterpriseNumber(input) : null
  if (number !== null) return { kind: 'company', enterpriseNumber: Number(number) }
  if (/\d/.test(input) || input.length > LONGEST_NAME) return null
  const nameKey = canonicalNameKey(input)
  return nameKey === null ? null : { kind: 'name', name: input, nameKey }
}

export type HiddenCompany = {
  kind: 'company'
  /** Null when it was never in the register. */
  company: { legalName: string; city: string | null; inRegister: boolean } | null
}

export type HiddenName = {
  kind: 'name'
  mandates: number
  /** Companies with such mandates. */
  companies: number
  soleTraders: EnterpriseNumber[]
  /** Other spellings of the same holders, which are not hidden. */
  otherSpellings: string[]
}

/** Data currently hidden by `target`. For names all mandates are scanned, which takes seconds on a full register. */
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

// Spellings that stay visible although another one of the same holder is hidden.
function otherSpellings({ name, spellings }: NamedMandate, list: SuppressionList): string[] {
  const all = [name, ...spellings]
  const others = all.filter(spelling => !list.hidesName(spelling))
  return others.length < all.length ? others : []
}
