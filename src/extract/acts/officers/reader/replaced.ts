// `coopte X comme administrateur en remplacement de Y, démissionnaire`: the office of Y has ended, where the act says no
// more of it.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { NO_TERM } from '../../effect.ts'
import { isSamePerson } from '../../statement.ts'
import type { Content } from '../attach/attached.ts'
import type { FoundName } from '../names/name-search.ts'
import { isWord } from '../tokens.ts'
import { type OfficerStatement, type Reader, trimName } from './reader.ts'

const BEGINS: ReadonlySet<MandateChange> = new Set(['appointment', 'reappointment'])
const REACH = 6 // tokens beside the name, besides an address
const FAR = 24

/** Keeps who is replaced in a piece that stated `added`. */
export function noteReplaced(reader: Reader, { all }: Content, added: readonly OfficerStatement[]): void {
  const begun = added.filter(({ change }) => BEGINS.has(change))
  for (const name of all) {
    const start = reader.tokens[name.from]?.start ?? 0
    const by = begun.findLast(({ span }) => span.start <= start) ?? begun[0] ?? lastBegun(reader, added)
    // Whoever follows a representative may replace that one.
    if (name.replaced && by && by.representative === null) reader.replaced.push({ name, by })
  }
}

// `X, rue du Bac 4` / `(Jambes), en remplacement de Y, démissionnaire`: the sentence goes on in a piece of its own.
function lastBegun({ group }: Reader, added: readonly OfficerStatement[]): OfficerStatement | undefined {
  const last = group.at(-1)
  return added.length === 0 && last && BEGINS.has(last.change) ? last : undefined
}

/** The ends of those who are replaced and of whom the act states nothing else. */
export function stateReplaced(reader: Reader): OfficerStatement[] {
  const stated = [...reader.statements]
  return reader.replaced.flatMap(({ name, by }) => {
    const holder = trimName(name.name)
    const isStated = stated.some(
      one =>
        isSamePerson(one.holder.name, holder) &&
        (!BEGINS.has(one.change) || one.office === by.office || one === by),
    )
    // A company has one permanent representative: another one ends the first.
    const exchanged = by.office === 'permanent_representative'
    const change = changeBeside(reader, name) ?? (exchanged ? 'resignation' : null)
    if (isStated || change === null) return []
    const end: OfficerStatement = {
      ...by,
      change,
      holder: { kind: name.kind, name: holder, enterpriseNumber: null },
      representative: null,
      effectiveOn: exchanged ? by.effectiveOn : null,
      immediate: false,
      term: { ...NO_TERM },
      signs: [...by.signs, 'replaced'],
    }
    stated.push(end)
    return [end]
  })
}

// Null where it is not said that the one replaced has left.
function changeBeside({ tokens, masked }: Reader, { from, to }: FoundName): MandateChange | null {
  const behind = tokens.slice(to, to + FAR).filter((_, at) => !masked[to + at])
  const beside = [...tokens.slice(Math.max(0, from - REACH), from), ...behind.slice(0, REACH)]
  const words = beside
    .filter(isWord)
    .map(({ fold }) => fold)
    .join(' ')
  if (/\b(?:decede|defunt|overleden|verstorben)/.test(words)) return 'death'
  if (/\b(?:demission|ontslag|aftredend|uittredend|rucktritt|zuruckgetreten|ausscheidend)/.test(words))
    return 'resignation'
  return null
}
