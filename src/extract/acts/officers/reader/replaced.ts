// `coopte X comme administrateur en remplacement de Y, démissionnaire`: the office of Y has ended, where the act says no
// more of it.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { NO_TERM } from '../../effect.ts'
import { isSamePerson } from '../../statement.ts'
import type { Content } from '../attach/attached.ts'
import type { FoundName } from '../names/name-search.ts'
import { isWord } from '../tokens.ts'
import { type OfficerStatement, type Reader, trimName } from './reader.ts'
import { representativeOf } from './representatives.ts'

const BEGINS: ReadonlySet<MandateChange> = new Set(['appointment', 'reappointment'])
const REACH = 6 // tokens beside the name, besides an address
const FAR = 24

/** Keeps who is replaced in a piece that stated `added`; `before`: the statements of the piece before. */
export function noteReplaced(
  reader: Reader,
  content: Content,
  added: readonly OfficerStatement[],
  before: readonly OfficerStatement[],
): void {
  const begun = added.filter(({ change }) => BEGINS.has(change))
  for (const name of content.all.filter(({ replaced }) => replaced)) {
    const start = reader.tokens[name.from]?.start ?? 0
    const first = begun.findLast(({ span }) => span.start <= start) ?? begun[0]
    if (first && isOfRepresentative(content, name, first)) continue
    // `Elle succède à Madame X, dont le mandat a pris fin.`
    const by = first
      ? begun.filter(({ holder }) => holder.name === first.holder.name)
      : name.left
        ? before.filter(({ change }) => BEGINS.has(change))
        : lastBegun(reader, added)
    reader.replaced.push(...by.map(one => ({ name, by: one })))
  }
}

// Whoever follows a representative may replace that one.
function isOfRepresentative(
  { all, offices }: Content,
  { from }: FoundName,
  { representative }: OfficerStatement,
): boolean {
  const last = all.findLast(({ to }) => to <= from)
  if (representative === null || last?.part !== 'represents') return false
  return !offices.some(office => office.from >= last.to && office.from < from)
}

// `X, rue du Bac 4` / `(Jambes), en remplacement de Y, démissionnaire`: the sentence goes on in a piece of its own.
function lastBegun({ group }: Reader, added: readonly OfficerStatement[]): OfficerStatement[] {
  return added.length === 0 ? group.slice(-1).filter(({ change }) => BEGINS.has(change)) : []
}

/** The ends of those who are replaced and of whom the act states nothing else. */
export function stateReplaced(reader: Reader): OfficerStatement[] {
  const told = [...reader.statements]
  return reader.replaced.flatMap(({ name, by }) => {
    const holder = trimName(name.name)
    const isStated = told.some(
      one =>
        isSamePerson(one.holder.name, holder) &&
        (!BEGINS.has(one.change) || one.office === by.office || one === by),
    )
    // A company has one permanent representative: another one ends the first.
    const exchanged = by.office === 'permanent_representative'
    const change = name.left ?? changeBeside(reader, name) ?? (exchanged ? 'resignation' : null)
    if (isStated || change === null) return []
    return [
      {
        ...by,
        change,
        holder: { kind: name.kind, name: holder, enterpriseNumber: null },
        representative: representativeOf(name),
        effectiveOn: exchanged ? by.effectiveOn : null,
        immediate: false,
        term: { ...NO_TERM },
        signs: [...by.signs, 'replaced'],
      },
    ]
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
