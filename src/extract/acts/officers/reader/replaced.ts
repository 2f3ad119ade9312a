// `coopte X comme administrateur en remplacement de Y, démissionnaire`: the office of Y has ended, where the act says no
// more of it.

import type { MandateChange, Office } from '../../../../domain/publications/gazette-fact.ts'
import { NO_TERM } from '../../effect.ts'
import { isSamePerson } from '../../statement.ts'
import type { Content } from '../attach/attached.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import { isWord } from '../tokens.ts'
import { effectOf, type OfficerStatement, type Reader, trimName } from './reader.ts'
import { representativeOf } from './representatives.ts'
import { toStated } from './stated-offices.ts'

const BEGINS: ReadonlySet<MandateChange> = new Set(['appointment', 'reappointment'])
const REACH = 6 // tokens beside the name

/** Keeps who is replaced in a piece that stated `added`, or that heads the list of those who follow. */
export function noteReplaced(
  reader: Reader,
  { all, offices }: Content,
  added: readonly OfficerStatement[],
): void {
  const begun = added.filter(({ change }) => BEGINS.has(change))
  for (const waiting of reader.replaced) waiting.by ??= begun[0] ?? null
  const heads = reader.head !== null && BEGINS.has(reader.head.change)
  for (const name of all) {
    if (!name.replaced || (begun.length === 0 && !(heads && name.clause))) continue
    const start = reader.tokens[name.from]?.start ?? 0
    const by = begun.findLast(({ span }) => span.start <= start) ?? begun[0] ?? null
    // Whoever follows a representative may replace that one.
    if (by?.representative && name.kind === 'person' && !name.clause?.cue) continue
    reader.replaced.push({ name, by, offices: officesIn(name, offices) })
  }
}

const officesIn = ({ clause }: FoundName, offices: readonly FoundOffice[]): FoundOffice[] =>
  clause ? offices.filter(({ from }) => from >= clause.from && from < clause.to) : []

/** The ends of those who are replaced and of whom the act states nothing else. */
export function stateReplaced(reader: Reader): OfficerStatement[] {
  const stated = [...reader.statements]
  return reader.replaced.flatMap(({ name, by, offices }) => {
    // A company has one permanent representative: another one ends the first.
    const exchanged = by?.office === 'permanent_representative'
    const change =
      name.clause?.cue?.change ?? changeBeside(reader, name) ?? (exchanged ? 'resignation' : null)
    if (by === null || change === null) return []
    const own = toStated(reader, offices, 'after')
    const ended = own.length > 0 ? own : [{ office: by.office, role: by.role, by: by.by }]
    return ended.flatMap(office => {
      if (stated.some(one => statesAlready(one, trimName(name.name), office.office, by))) return []
      const end = toEnd(reader, name, { ...by, ...office, change })
      stated.push(end)
      return [end]
    })
  })
}

const statesAlready = (
  one: OfficerStatement,
  holder: string,
  office: Office,
  by: OfficerStatement,
): boolean =>
  isSamePerson(one.holder.name, holder) && (!BEGINS.has(one.change) || one.office === office || one === by)

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
function changeBeside({ tokens }: Reader, { from, to, clause }: FoundName): MandateChange | null {
  const behind = clause ? tokens.slice(clause.from, clause.to) : tokens.slice(to, to + REACH)
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
