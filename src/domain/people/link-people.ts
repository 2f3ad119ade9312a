// Groups appearances of one name key into people by evidence: strongest first, never across contradictions.

import evidence from '../../../data/people/evidence.json' with { type: 'json' }
import { type Appearance, type AppearanceId, districtOf, type Frequencies, idOf } from './appearance.ts'
import { isCircumstantial } from './circumstances.ts'
import { expectedNamesakes, JOIN_THRESHOLD, nameBits, weighPair } from './evidence.ts'
import type { Evidence } from './join-reason.ts'
import { contradictMiddle } from './person-key.ts'

/** A decision of an operator about two appearances. */
export type Decision = { kind: 'join' | 'split'; a: DecidedAppearance; b: DecidedAppearance }

export type DecidedAppearance = AppearanceId & { nameKey: string }

/** Why two appearances of a person are one, by their positions. */
export type Join = Evidence & { a: number; b: number }

export type LinkedPeople = {
  /** Positions of the appearances of each person, ascending. */
  people: number[][]
  /** One fewer than appearances for each person: the joins that hold it together. */
  joins: Join[]
}

/**
 * The people among appearances of one name key, in the order of their first appearance; of several keys where decisions
 * join them. Deterministic for a given order.
 */
export function linkPeople(
  appearances: readonly Appearance[],
  frequencies: Frequencies,
  decisions: readonly Decision[] = [],
): LinkedPeople {
  const groups = openGroups(appearances)
  applyDecisions(groups, appearances, decisions)
  const positions = appearances.map((_, at) => at)
  for (const named of Map.groupBy(positions, at => (appearances[at] as Appearance).nameKey).values())
    joinByEvidence(groups, appearances, named, frequencies)
  return { people: groups.list(), joins: groups.joins }
}

// `named`: positions of the appearances of one name key.
function joinByEvidence(
  groups: Groups,
  appearances: readonly Appearance[],
  named: readonly number[],
  frequencies: Frequencies,
): void {
  if (named.length < 2) return
  const expected = expectedNamesakes((appearances[named[0] as number] as Appearance).nameParts, frequencies)
  const pairs = weighCandidates(appearances, named, frequencies)
  const byStructure = pairs.filter(pair => !isCircumstantial(pair))
  joinStrongest(groups, byStructure, nameBits(expected))
  // Many groups that no structure connects are namesakes.
  const { tolerated, share } = evidence.observed_namesakes
  const observed = (groups.count(named) - tolerated) * share
  joinStrongest(groups, pairs.filter(isCircumstantial), nameBits(Math.max(expected, observed)))
}

function joinStrongest(groups: Groups, pairs: readonly Join[], ofName: number): void {
  const strongest = pairs
    .map(pair => ({ ...pair, bits: pair.bits + ofName }))
    .filter(({ bits }) => bits >= JOIN_THRESHOLD)
    .sort((x, y) => y.bits - x.bits || x.a - y.a || x.b - y.b)
  for (const pair of strongest) groups.join(pair)
}

function weighCandidates(
  appearances: readonly Appearance[],
  named: readonly number[],
  frequencies: Frequencies,
): Join[] {
  const pairs: Join[] = []
  for (const [a, b] of listCandidatePairs(appearances, named)) {
    const found = weighPair(appearances[a] as Appearance, appearances[b] as Appearance, frequencies)
    if (found !== null) pairs.push({ a, b, ...found })
  }
  return pairs
}

// Pairs that have something in common: all pairs of a frequent name would be too many.
function listCandidatePairs(
  appearances: readonly Appearance[],
  named: readonly number[],
): [number, number][] {
  const lists = new Map<string, number[]>()
  for (const at of named) {
    for (const feature of featuresOf(appearances[at] as Appearance)) {
      const list = lists.get(feature)
      if (list === undefined) lists.set(feature, [at])
      else list.push(at)
    }
  }
  const pairs = new Set<number>()
  const { length } = appearances
  for (const list of lists.values()) {
    if (list.length > evidence.longest_list.entries) continue
    list.forEach((b, at) => {
      for (const a of list.slice(0, at)) pairs.add(a * length + b)
    })
  }
  return [...pairs].sort((x, y) => x - y).map(pair => [Math.floor(pair / length), pair % length])
}

function featuresOf({
  company,
  represents,
  others,
  related,
  numacs,
  zip,
  seat,
  activity,
}: Appearance): Set<string> {
  return new Set([
    ...[company, ...represents, ...related].map(number => `company ${number}`),
    ...others.map(other => `other ${other}`),
    ...numacs.map(numac => `numac ${numac}`),
    ...(zip === null ? [] : [`zip ${zip}`, `district ${districtOf(zip)}`]),
    ...(activity === null ? [] : [`activity ${activity}`]),
    ...(seat === null ? [] : [`seat ${seat}`]),
  ])
}

type Groups = {
  joins: Join[]
  join(pair: Join): void
  /** Keeps two appearances in different groups from now on. */
  separate(a: number, b: number): void
  /** Number of groups among these positions. */
  count(positions: readonly number[]): number
  list(): number[][]
}

type Group = { members: number[]; middles: (readonly string[])[]; companies: Set<number>; apart: Set<Group> }

// Disjoint sets, with what keeps two sets apart.
function openGroups(appearances: readonly Appearance[]): Groups {
  const groupOf = appearances.map(({ middle, company }, at): Group => {
    const middles = middle.length === 0 ? [] : [middle]
    return { members: [at], middles, companies: new Set([company]), apart: new Set() }
  })
  const joins: Join[] = []
  return {
    joins,
    join(pair) {
      const [a, b] = [groupOf[pair.a] as Group, groupOf[pair.b] as Group]
      const isDecided = pair.reasons.includes('decided')
      if (a === b || a.apart.has(b) || (!isDecided && excludeEachOther(a, b))) return
      joins.push(pair)
      a.members.push(...b.members)
      a.middles.push(...b.middles)
      for (const company of b.companies) a.companies.add(company)
      for (const other of b.apart) {
        other.apart.delete(b)
        other.apart.add(a)
        a.apart.add(other)
      }
      for (const member of b.members) groupOf[member] = a
    },
    separate(a, b) {
      const [one, other] = [groupOf[a] as Group, groupOf[b] as Group]
      if (one === other) return
      one.apart.add(other)
      other.apart.add(one)
    },
    count: positions => new Set(positions.map(at => groupOf[at])).size,
    list: () => [...new Set(groupOf)].map(({ members }) => members.sort((x, y) => x - y)),
  }
}

// Two persons that one company tells apart by their given names are two persons everywhere.
function excludeEachOther(a: Group, b: Group): boolean {
  if (a.middles.some(one => b.middles.some(other => contradictMiddle(one, other)))) return true
  return [...b.companies].some(company => a.companies.has(company))
}

// Later decisions are last: they win.
function applyDecisions(
  groups: Groups,
  appearances: readonly Appearance[],
  decisions: readonly Decision[],
): void {
  if (decisions.length === 0) return
  const at = new Map(appearances.map((appearance, index) => [idOf(appearance), index]))
  const latest = new Map<string, { kind: Decision['kind']; a: number; b: number }>()
  for (const { kind, a, b } of decisions) {
    const [x, y] = [at.get(idOf(a)), at.get(idOf(b))]
    if (x === undefined || y === undefined || x === y) continue
    latest.set(x < y ? `${x} ${y}` : `${y} ${x}`, { kind, a: Math.min(x, y), b: Math.max(x, y) })
  }
  for (const { kind, a, b } of latest.values())
    if (kind === 'join') groups.join({ a, b, reasons: ['decided'], bits: JOIN_THRESHOLD })
  for (const { kind, a, b } of latest.values()) if (kind === 'split') groups.separate(a, b)
}
