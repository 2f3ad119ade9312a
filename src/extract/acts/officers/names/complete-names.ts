// Completes abbreviated names from the names next to or before them.

import { isSign, type Token } from '../tokens.ts'
import { type FoundName, lettersOf } from './found-name.ts'

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

/** `M. Varlin` becomes the only person of that family name who was named in full before. */
export function completeSurnames(found: FoundName[]): void {
  const full = new Map<string, string | null>()
  for (const { kind, name } of found) {
    if (kind !== 'person' || !/\S\s+\S/.test(name)) continue
    for (const word of name.split(/\s+/).map(lettersOf)) {
      const known = full.get(word)
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
