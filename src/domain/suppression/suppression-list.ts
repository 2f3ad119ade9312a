// What an operator hides, made ready for being asked on every read: companies by number, people by name.

import { memoize } from '../../platform/cache/memoize.ts'
import type { CompanyFacts } from '../company/company.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { nameKeysOf } from './name-keys.ts'
import { createNameMatcher } from './name-mentions.ts'

export type Suppressed = {
  /** Enterprise numbers as stored. */
  companies: readonly number[]
  /** Names of people as given. */
  names: readonly string[]
}

export type SuppressionList = {
  /** True for a company that is hidden by its number. */
  hidesNumber(number: number | EnterpriseNumber): boolean
  /** True for a company that is hidden: by its number, or a sole trader by the name. */
  hidesCompany(company: Named): boolean
  /** True for the whole name of a hidden person, or for several names of which one is. */
  hidesName(name: string | null): boolean
  /** True for a text in which a hidden person is named. */
  hidesText(text: string | null): boolean
}

/** What tells whether a company is hidden. */
export type Named = Pick<CompanyFacts, 'naturalPerson' | 'legalName'> & {
  enterpriseNumber: number | EnterpriseNumber
}

const BETWEEN_PEOPLE = /[&;]/
// Courts and particulars repeat themselves; the texts of acts are longer and do not.
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
