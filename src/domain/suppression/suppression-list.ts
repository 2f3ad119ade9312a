// The operator's suppression list, indexed for lookups on every read: companies by number, people by name.

import { memoize } from '../../platform/cache/memoize.ts'
import type { CompanyFacts } from '../company/company.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { nameKeysOf } from './name-keys.ts'
import { createNameMatcher } from './name-mentions.ts'

export type Suppressed = {
  /** Enterprise numbers as stored. */
  companies: readonly number[]
  /** Names of people as entered. */
  names: readonly string[]
}

export type SuppressionList = {
  /** True for a company suppressed by number. */
  hidesNumber(number: number | EnterpriseNumber): boolean
  /** True for a suppressed company: by number, or a sole trader by name. */
  hidesCompany(company: Named): boolean
  /** True for the full name of a suppressed person, or several names including one. */
  hidesName(name: string | null): boolean
  /** True for a text that mentions a suppressed person. */
  hidesText(text: string | null): boolean
}

/** Fields that decide whether a company is suppressed. */
type Named = Pick<CompanyFacts, 'naturalPerson' | 'legalName'> & {
  enterpriseNumber: number | EnterpriseNumber
}

const BETWEEN_PEOPLE = /[&;]/
// Court names and details recur; texts of acts are longer and do not.
const TEXT_CACHE_SIZE = 2_000
const MAX_CACHED_LENGTH = 200

export function createSuppressionList({ companies, names }: Suppressed): SuppressionList {
  const numbers = new Set(companies)
  const keys = new Set(names.flatMap(nameKeysOf))
  const mentions = createNameMatcher(names)
  const mentionsOften = memoize(mentions, TEXT_CACHE_SIZE)
  const isKnown = (name: string) => nameKeysOf(name).some(key => keys.has(key))

  function hidesName(name: string | null): boolean {
    if (keys.size === 0 || name === null) return false
    return isKnown(name) || (BETWEEN_PEOPLE.test(name) && name.split(BETWEEN_PEOPLE).some(isKnown))
  }

  const hidesNumber = (number: number | EnterpriseNumber) => numbers.has(Number(number))
  return {
    hidesNumber,
    hidesCompany: ({ enterpriseNumber, naturalPerson, legalName }) =>
      hidesNumber(enterpriseNumber) || (naturalPerson && hidesName(legalName)),
    hidesName,
    hidesText(text) {
      if (keys.size === 0 || text === null) return false
      return text.length > MAX_CACHED_LENGTH ? mentions(text) : mentionsOften(text)
    },
  }
}
