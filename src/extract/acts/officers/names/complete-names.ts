// Completes abbreviated names from the names next to or before them.

import { foldLine } from '../../fold-line.ts'
import { isGivenName } from '../lexicon.ts'
import { has, isSign, isUpper, type Token } from '../tokens.ts'
import { type FoundName, lettersOf } from './found-name.ts'
import type { Scan } from './scan.ts'

/** `Messieurs Paul et Marc VARLIN`: gives the first person the second one's family name. */
export function shareSurnames(found: FoundName[], tokens: readonly Token[]): void {
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
export function brotherAt(
  { tokens, masked, officeAt }: Scan,
  at: number,
  last?: FoundName,
): FoundName | null {
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
export function completeSurnames(found: FoundName[]): void {
  const full = new Map<string, string | null>()
  // Names without a title or given name come last: they may be misread.
  for (const { kind, name, certain } of [...found].sort((a, b) => Number(b.certain) - Number(a.certain))) {
    if (kind !== 'person' || !/\S\s+\S/.test(name)) continue
    for (const word of name.split(/\s+/).map(lettersOf)) {
      const known = full.get(word)
      if (!certain && known !== undefined) continue
      full.set(
        word,
        known === undefined || (known !== null && lettersOf(known) === lettersOf(name)) ? name : null,
      )
    }
  }
  for (const name of found)
    if (name.kind === 'person' && (name.titled || !name.certain) && !/\s/.test(name.name))
      name.name = full.get(lettersOf(name.name)) ?? name.name
}
