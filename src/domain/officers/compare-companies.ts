// Compares two companies by enterprise number, or by name without legal form where a number is missing.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { foldNameWords } from '../search/fold.ts'
import type { NameMatch } from './align-words.ts'
import { differByOneError } from './spelling.ts'

export type CompanyName = { number: EnterpriseNumber | null; words: readonly string[]; joined: string }

const ERROR = 2
// `Immo Delta` and `Immo Delts` may be two companies; in a long name an error is unambiguous.
const LONG_NAME = 12

const SAME_NUMBER = { distance: 0, reason: 'the same enterprise number' }
const SAME_NAME = {
  distance: 0,
  reason: 'the same name without its legal form; one act gives no enterprise number',
}
const SAME_BARE_NAME = { distance: 0, reason: 'the same name without its legal form' }

/** Parses the name of a company. */
export function parseCompanyName(name: string, number: EnterpriseNumber | null): CompanyName {
  const words = foldNameWords(name)
  return { number, words, joined: words.join('') }
}

/** Null when the numbers differ or there is no match. Symmetric. */
export function compareCompanies(a: CompanyName, b: CompanyName): NameMatch | null {
  if (a.number !== null && b.number !== null) return a.number === b.number ? SAME_NUMBER : null
  if (a.joined === '' || b.joined === '') return null
  if (a.joined === b.joined) return a.number === b.number ? SAME_BARE_NAME : SAME_NAME
  return compareWords(a, b)
}

function compareWords(a: CompanyName, b: CompanyName): NameMatch | null {
  if (a.words.length !== b.words.length || Math.min(a.joined.length, b.joined.length) < LONG_NAME) return null
  const differing = a.words.flatMap((word, at) =>
    word === b.words[at] ? [] : [[word, b.words[at] as string]],
  )
  const [one, other] = differing.length === 1 ? (differing[0] as [string, string]) : ['', '']
  if (/\d/.test(one + other) || !differByOneError(one, other)) return null
  const [first, second] = one < other ? [one, other] : [other, one]
  return { distance: ERROR, reason: `“${first}” and “${second}” differ by one letter, a slip in a long name` }
}
