// Finds people and companies in an act, with their role where the words beside the name show it.

import { foldLine } from '../../fold-line.ts'
import type { FoundOffice } from '../find-offices.ts'
import { isGivenName, isOrdinary } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import {
  bareCompanyAfterOffice,
  bareCompanyAt,
  bareCompanyRepresented,
  companyAfterForm,
  ordinaryCompanyAt,
  quotedCompanyAt,
} from './company-names.ts'
import { endOfForm } from './legal-forms.ts'
import { decideParts } from './name-parts.ts'
import { type FoundName, isQuote, isTitle, lettersOf, prepareScan, type Scan } from './name-search.ts'
import { canStartName, titledPersonAt, untitledPersonAt } from './person-names.ts'
import { surnamesAt } from './surname-list.ts'

// Completes abbreviated names from the names next to or before them.

/** `Messieurs Paul et Marc VARLIN`: gives the first person the second one's family name. */
function shareSurnames(found: FoundName[], tokens: readonly Token[]): void {
  for (const [index, name] of found.entries()) {
    const next = found[index + 1]
    if (!next || name.kind !== 'person' || next.kind !== 'person' || /\s/.test(name.name)) continue
    const between = tokens.slice(name.to, next.from)
    const joined =
      between.length === 1 && (isSign(between[0], ',') || /^(?:et|en|und)$/.test(between[0]?.fold ?? ''))
    const words = next.name.split(/\s+/)
    const grouped = next.titled === false || !name.titled
    if (joined && grouped && words.length >= 2) name.name = `${name.name} ${words.slice(1).join(' ')}`
  }
}

/** `Messieurs VARLIN Paul et Marc`: the given name behind the first person belongs to the same family. */
function brotherAt({ tokens, masked, officeAt }: Scan, at: number, last?: FoundName): FoundName | null {
  const [joint, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!last?.titled || last.kind !== 'person' || last.to !== at - 1 || masked[at] || officeAt[at]) return null
  const [family, given] = last.name.split(/\s+/)
  const severalTitled = has(tokens[last.from], 'titles')
  const familyFirst = /^\p{Lu}{2,}$/u.test(family ?? '') && isGivenName(foldLine(given ?? ''))
  if (!severalTitled || !familyFirst || !/^(?:et|en|und)$/.test(joint?.fold ?? '')) return null
  if (!isUpper(token) || !isGivenName(token?.fold ?? '') || isUpper(next)) return null
  const name = `${family} ${token?.text}`
  return { kind: 'person', name, from: at, to: at + 1, titled: true, certain: true, part: 'holder' }
}

/** `M. Varlin` becomes the only person of that family name who was named in full before. */
function completeSurnames(found: FoundName[]): void {
  const full = new Map<string, string | null>()
  // Names without a title or given name come last: they may be misread.
  for (const { kind, name, certain } of [...found].sort((a, b) => Number(b.certain) - Number(a.certain))) {
    if (kind !== 'person' || !/\S\s+\S/.test(name)) continue
    for (const word of name.split(/\s+/).map(lettersOf)) {
      const known = full.get(word)
      if (!certain && known !== undefined) continue
      full.set(word, known === undefined ? name : known && sharedName(known, name))
    }
  }
  for (const name of found)
    if (name.kind === 'person' && (name.titled || !name.certain) && !/\s/.test(name.name))
      name.name = full.get(lettersOf(name.name)) ?? name.name
}

// `VARLIN Paul` and `Paul Marie Varlin` are one person: the shorter name, which the act uses. Null for two people.
function sharedName(one: string, other: string): string | null {
  const [a, b] = [one, other].map(name => name.split(/\s+/).map(lettersOf)) as [string[], string[]]
  if (a.every(word => b.includes(word))) return one
  return b.every(word => a.includes(word)) ? other : null
}

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
    const surnames = surnamesAt(scan, at)
    if (surnames.length > 0) {
      found.push(...surnames)
      at = (surnames.at(-1)?.to ?? at) - 1
      continue
    }
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

// `Van de Varlin BV`; `De Varlin Beheer BV` only inside a sentence, where `De` is no article.
function opensFirm(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]]
  if (!isUpper(token)) return false
  if (/^(?:van|vande[nr]?|ver|von|di|el|da|dos)$/.test(token.fold)) return true
  const inside = !token.opens && before !== undefined && isWord(before) && !isUpper(before)
  return (
    inside &&
    /^de[nr]?$/.test(token.fold) &&
    isUpper(next) &&
    !isOrdinary(next?.fold ?? '') &&
    endOfForm(tokens, at + 1) === at + 1
  )
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
  // `Van de Varlin Réviseurs d'Entreprises SRL`
  const firm = opensFirm(tokens, at) ? bareCompanyAt(scan, at) : null
  if (firm) return firm
  if (!canStartName(scan, at)) return ordinaryCompanyAt(scan, at)
  return (
    bareCompanyAt(scan, at) ??
    bareCompanyRepresented(scan, at) ??
    untitledPersonAt(scan, at, inGroup) ??
    bareCompanyAfterOffice(scan, at)
  )
}

// Enough to publish as a name: a title and one word, or two words.
function isPerson({ name, titled }: FoundName): boolean {
  const words = name.split(/\s+/).filter(word => /^\p{Lu}/u.test(word))
  return words.length >= (titled ? 1 : 2) && /\p{L}{2}/u.test(name)
}
