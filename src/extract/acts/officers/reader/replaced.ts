// `coopte X comme administrateur en remplacement de Y, démissionnaire`: the office of Y has ended, where the act says no
// more of it.

import type { MandateChange, Office } from '../../../../domain/publications/gazette-fact.ts'
import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { NO_TERM } from '../../effect.ts'
import { isSamePerson } from '../../statement.ts'
import type { Content } from '../attach/attached.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import { isWord } from '../tokens.ts'
import { effectOf, type OfficerStatement, type Reader, trimName } from './reader.ts'
import { representativeOf } from './representatives.ts'
import { toStated } from './stated-offices.ts'

const REACH = 6 // tokens beside the name, besides an address
const FAR = 24

/** Keeps who is replaced in a piece that stated `added`, or that heads the list of those who follow; `before`: the statements of the piece before. */
export function noteReplaced(
  reader: Reader,
  content: Content,
  added: readonly OfficerStatement[],
  before: readonly OfficerStatement[],
): void {
  const begun = added.filter(({ change }) => beginsMandate(change))
  for (const waiting of reader.replaced) waiting.by ??= begun[0] ?? null
  const heads = reader.head !== null && beginsMandate(reader.head.change)
  for (const name of content.all.filter(({ replaced }) => replaced)) {
    const start = reader.tokens[name.from]?.start ?? 0
    const first = begun.findLast(({ span }) => span.start <= start) ?? begun[0]
    if (first && !name.clause?.cue && isOfRepresentative(content, name, first)) continue
    // `Elle succède à Madame X, dont le mandat a pris fin.`
    const by: (OfficerStatement | null)[] = first
      ? begun.filter(({ holder }) => holder.name === first.holder.name)
      : name.left
        ? before.filter(({ change }) => beginsMandate(change))
        : lastBegun(reader, added)
    if (by.length === 0 && heads && name.clause) by.push(null)
    const offices = officesIn(name, content.offices)
    reader.replaced.push(...by.map(one => ({ name, by: one, offices })))
  }
}

const officesIn = ({ clause }: FoundName, offices: readonly FoundOffice[]): FoundOffice[] =>
  clause ? offices.filter(({ from }) => from >= clause.from && from < clause.to) : []

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
  return added.length === 0 ? group.slice(-1).filter(({ change }) => beginsMandate(change)) : []
}

/** The ends of those who are replaced and of whom the act states nothing else. */
export function stateReplaced(reader: Reader): OfficerStatement[] {
  const told = [...reader.statements]
  const ends: OfficerStatement[] = []
  for (const { name, by, offices } of reader.replaced) {
    // A company has one permanent representative: another one ends the first.
    const exchanged = by?.office === 'permanent_representative'
    const change = name.left ?? changeBeside(reader, name) ?? (exchanged ? 'resignation' : null)
    if (by === null || change === null) continue
    const own = toStated(reader, offices, 'after')
    for (const office of own.length > 0 ? own : [{ office: by.office, role: by.role, by: by.by }]) {
      const end = toEnd(reader, name, { ...by, ...office, change })
      const isSame = (one: OfficerStatement) =>
        one.office === end.office && isSamePerson(one.holder.name, end.holder.name)
      const isTold = told.some(one => statesAlready(one, end.holder.name, end.office, by))
      if (!isTold && !ends.some(isSame)) ends.push(end)
    }
  }
  return ends
}

const statesAlready = (
  one: OfficerStatement,
  holder: string,
  office: Office,
  by: OfficerStatement,
): boolean =>
  isSamePerson(one.holder.name, holder) && (!beginsMandate(one.change) || one.office === office || one === by)

function toEnd(reader: Reader, name: FoundName, by: OfficerStatement): OfficerStatement {
  const { clause } = name
  const ownDate = clause ? effectOf(reader, clause, by.change).effectiveOn : null
  return {
    ...by,
    holder: { kind: name.kind, name: trimName(name.name), enterpriseNumber: null },
    representative: representativeOf(name),
    effectiveOn: by.office === 'permanent_representative' ? by.effectiveOn : ownDate,
    immediate: false,
    term: { ...NO_TERM },
    signs: [...by.signs, 'replaced'],
  }
}

// Null where it is not said that the one replaced has left.
function changeBeside({ tokens, masked }: Reader, { from, to, clause }: FoundName): MandateChange | null {
  const behind = clause
    ? tokens.slice(clause.from, clause.to)
    : tokens
        .slice(to, to + FAR)
        .filter((_, at) => !masked[to + at])
        .slice(0, REACH)
  const beside = [...tokens.slice(Math.max(0, from - REACH), from), ...behind]
  const words = beside
    .filter(isWord)
    .map(({ fold }) => fold)
    .join(' ')
  if (/\b(?:decede|defunt|overleden|verstorben)/.test(words)) return 'death'
  if (/\b(?:demission|ontslag|aftredend|uittredend|rucktritt|zuruckgetreten|ausscheidend)/.test(words))
    return 'resignation'
  if (
    clause &&
    /\b(?:mandaat|mandat|mandats|opdracht)\b.*(?:einde|verstreken|verstrijkt|vervall|vervalt|afloopt|afgelopen|\bfin\b|expir|echu)/.test(
      words,
    )
  )
    return 'end_of_term'
  return null
}
