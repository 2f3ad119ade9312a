// Clusters the spellings of holders in one company's acts. Pairs are compared by name, then checked against
// the rest: a spelling compatible with two different holders joins neither.

import type { MandateChange, Office } from '../publications/gazette-fact.ts'
import type { NameMatch } from './align-words.ts'
import type { PersonName } from './person-name.ts'
import {
  compareHolders,
  MAX_COMPATIBLE_DISTANCE,
  MAX_SAME_DISTANCE,
  type ParsedHolder,
} from './same-holder.ts'

/** A mention of a spelling in one act. */
type Mention = { numac: string; change: MandateChange; office: Office }

export type Spelling = { holder: ParsedHolder; mentions: readonly Mention[] }

type Pair = { a: number; b: number; likeness: NameMatch; close: boolean }
type Pairs = ReadonlyMap<number, Pair>

/** Groups of indexes into `spellings`; each index is in one group. */
export function clusterSpellings(spellings: readonly Spelling[]): number[][] {
  const units = [...Map.groupBy(spellings.keys(), at => unitKey(spellings[at] as Spelling, at)).values()]
  return clusterUnits(units.map(unit => unit.map(at => spellings[at] as Spelling))).map(group =>
    group.flatMap(at => units[at] as number[]),
  )
}

// One enterprise number is one company, whatever the names. Persons of the same letters are one, whatever others
// resemble them.
function unitKey({ holder: { kind, holder, name } }: Spelling, at: number): string {
  if (kind === 'company') return holder.enterpriseNumber ?? `${at}`
  return name.letters === ''
    ? `${at}`
    : `${name.letters} ${name.generation} ${name.several} ${marriedLetters(name)}`
}

const marriedLetters = ({ marriedName }: PersonName): string =>
  marriedName === null ? '' : marriedName.map(({ text }) => text).join('')

type Unit = readonly Spelling[]

function clusterUnits(units: readonly Unit[]): number[][] {
  const pairs = comparePairs(units)
  const close = [...pairs.values()].filter(pair => pair.close)
  const size = units.length
  const certain = close.filter(pair => pair.likeness.distance === 0)
  const sure = close.filter(pair => isUnambiguous(pair, close, pairs, size))
  return connectedComponents(size, close).flatMap(group => {
    if (isConsistent(group, pairs, size)) return [group]
    const inside = (pair: Pair) => group.includes(pair.a)
    const smaller = connectedComponents(size, sure.filter(inside)).filter(part =>
      group.includes(part[0] as number),
    )
    if (smaller.every(part => isConsistent(part, pairs, size))) return smaller
    const fitting = certain.filter(inside).filter(pair => isUnambiguous(pair, certain, pairs, size))
    return connectedComponents(size, fitting).filter(part => group.includes(part[0] as number))
  })
}

function comparePairs(units: readonly Unit[]): Pairs {
  const pairs = new Map<number, Pair>()
  for (let a = 0; a < units.length; a++) {
    for (let b = a + 1; b < units.length; b++) {
      const likeness = bestMatch(units[a] as Unit, units[b] as Unit)
      if (likeness === null) continue
      pairs.set(a * units.length + b, { a, b, likeness, close: likeness.distance <= MAX_SAME_DISTANCE })
    }
  }
  return pairs
}

function bestMatch(a: Unit, b: Unit): NameMatch | null {
  let found: NameMatch | null = null
  for (const one of a) {
    for (const other of b) {
      const likeness = compareHolders(one.holder, other.holder)
      if (likeness === null || likeness.distance > MAX_COMPATIBLE_DISTANCE) continue
      if (likeness.distance > 0 && areNamedApart(one, other)) return null
      if (found === null || likeness.distance < found.distance) found = likeness
    }
  }
  return found
}

// One act that lists both in one capacity, or replaces one by the other, means two people. Board listings
// repeat names beside a change, and one person may have two offices under two spellings.
function areNamedApart(one: Spelling, other: Spelling): boolean {
  return one.mentions.some(mention =>
    other.mentions.some(
      beside =>
        mention.numac === beside.numac &&
        (mention.change === 'confirmation') === (beside.change === 'confirmation') &&
        (mention.change !== beside.change || mention.office === beside.office),
    ),
  )
}

function pairOf(a: number, b: number, pairs: Pairs, size: number): Pair | undefined {
  return pairs.get(a < b ? a * size + b : b * size + a)
}

function isConsistent(group: readonly number[], pairs: Pairs, size: number): boolean {
  return group.every((a, at) => group.slice(at + 1).every(b => pairOf(a, b, pairs, size) !== undefined))
}

// True when everyone close to one of the two may also be the other.
function isUnambiguous(pair: Pair, close: readonly Pair[], pairs: Pairs, size: number): boolean {
  const fits = (from: number, to: number) =>
    close.every(({ a, b }) => {
      const third = a === from ? b : b === from ? a : to
      return third === to || pairOf(third, to, pairs, size) !== undefined
    })
  return fits(pair.a, pair.b) && fits(pair.b, pair.a)
}

function connectedComponents(size: number, pairs: readonly Pair[]): number[][] {
  const groupOf = Array.from({ length: size }, (_, at) => [at])
  for (const { a, b } of pairs) {
    const [one, other] = [groupOf[a] as number[], groupOf[b] as number[]]
    if (one === other) continue
    one.push(...other)
    for (const member of other) groupOf[member] = one
  }
  return [...new Set(groupOf)]
}
