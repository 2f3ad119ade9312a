// Finds people and companies in an act, with their role where the words beside the name show it.

import type { FoundOffice } from '../find-offices.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { bareCompanyAt, companyAfterForm, ordinaryCompanyAt, quotedCompanyAt } from './company-names.ts'
import { brotherAt, completeSurnames, shareSurnames } from './complete-names.ts'
import type { FoundName } from './found-name.ts'
import { decideParts } from './name-parts.ts'
import { canStartName, titledPersonAt, untitledPersonAt } from './person-names.ts'
import { isQuote, isTitle, prepareScan, type Scan } from './scan.ts'

const ENUMERATION = 60 // tokens covered by a plural title such as `Messieurs`

/** Names in text order. `ownName` holds letters and digits only. */
export function findNames(
  tokens: readonly Token[],
  masked: readonly boolean[],
  offices: readonly FoundOffice[],
  ownName: string | null,
): FoundName[] {
  const found = scanNames(prepareScan(tokens, masked, offices))
  shareSurnames(found, tokens)
  completeSurnames(found)
  decideParts(tokens, found, ownName)
  return found.filter(name => name.kind === 'company' || isPerson(name))
}

function scanNames(scan: Scan): FoundName[] {
  const { tokens, masked } = scan
  const found: FoundName[] = []
  let plural = -1
  for (let at = 0; at < tokens.length; at++) {
    if (masked[at]) continue
    const name =
      brotherAt(scan, at, found.at(-1)) ?? nameAt(scan, at, plural >= 0 && at - plural < ENUMERATION)
    if (!name) {
      if (isSign(tokens[at], '.;:')) plural = -1
      continue
    }
    if (has(tokens[at], 'titles')) plural = at
    found.push(name)
    at = name.to - 1
  }
  return found
}

function nameAt(scan: Scan, at: number, inGroup: boolean): FoundName | null {
  const { tokens } = scan
  const token = tokens[at] as Token
  if (!isWord(token)) return null
  const company = companyAfterForm(scan, at)
  if (company) return company
  if (isTitle(tokens, at)) return titledPersonAt(scan, at)
  const quoted = isQuote(tokens[at - 1]) && isUpper(token) ? quotedCompanyAt(scan, at) : null
  if (quoted) return quoted
  if (!canStartName(scan, at)) return ordinaryCompanyAt(scan, at)
  return bareCompanyAt(scan, at) ?? untitledPersonAt(scan, at, inGroup)
}

// Enough to publish as a name: a title and one word, or two words.
function isPerson({ name, titled }: FoundName): boolean {
  const words = name.split(/\s+/).filter(word => /^\p{Lu}/u.test(word))
  return words.length >= (titled ? 1 : 2) && /\p{L}{2}/u.test(name)
}
