// Appearances of name keys as people with ids, ready to be stored.

import type { Frequencies } from '../domain/people/appearance.ts'
import { type Decision, linkPeople } from '../domain/people/link-people.ts'
import { assignPersonIds } from '../domain/people/person-id.ts'
import { personKeyOf } from '../domain/people/person-key.ts'
import type { PersonRow, StoredAppearance } from '../store/people/appearances.ts'

type GroupedPeople = {
  appearances: StoredAppearance[]
  people: PersonRow[]
  /** Ids that no person has any more, with the id of the person that has most of their appearances. */
  former: Map<string, string>
}

/** Groups all appearances of some name keys. Appearances keep their order. */
export function groupAppearances(
  appearances: readonly StoredAppearance[],
  frequencies: Frequencies,
  decisions: readonly Decision[],
): GroupedPeople {
  const { people, joins } = linkPeople(appearances, frequencies, decisions)
  const members = people.map(positions => positions.map(at => appearances[at] as StoredAppearance))
  const ids = assignPersonIds(
    members.map(group => ({ members: group, previous: group.map(({ personId }) => personId) })),
  )
  const joinsOf = Map.groupBy(joins, ({ a }) => a)
  const rows = people.map((positions, group): PersonRow => {
    const at = new Map(positions.map((position, index) => [position, index]))
    const own = positions.flatMap(position => joinsOf.get(position) ?? [])
    return {
      ...describe(members[group] as StoredAppearance[]),
      personId: ids[group] as string,
      joins: own.map(join => ({ ...join, a: at.get(join.a) as number, b: at.get(join.b) as number })),
    }
  })
  return {
    appearances: members.flatMap((group, index) =>
      group.map(appearance => ({ ...appearance, personId: ids[index] as string })),
    ),
    people: rows,
    former: findFormer(members, ids),
  }
}

function describe(members: readonly StoredAppearance[]): Omit<PersonRow, 'personId' | 'joins'> {
  const names = countBy(members.flatMap(({ names }) => names))
  return {
    companies: new Set(members.map(({ company }) => company)).size,
    name: names[0] as string,
    nameKey: (members[0] as StoredAppearance).nameKey,
    words: wordsOf(members),
  }
}

// Folded.
function wordsOf(appearances: readonly Pick<StoredAppearance, 'names'>[]): string[] {
  const names = new Set(appearances.flatMap(({ names }) => names))
  return [...new Set([...names].flatMap(name => personKeyOf(name)?.words ?? []))]
}

/** The most frequent first, then the longest. */
function countBy(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1))
    .map(([value]) => value)
}

function findFormer(
  members: readonly (readonly StoredAppearance[])[],
  ids: readonly string[],
): Map<string, string> {
  const kept = new Set(ids)
  const heirs = new Map<string, Map<string, number>>()
  members.forEach((group, index) => {
    for (const { personId } of group) {
      if (personId === null || kept.has(personId)) continue
      const counts = heirs.get(personId) ?? new Map<string, number>()
      heirs.set(personId, counts)
      counts.set(ids[index] as string, (counts.get(ids[index] as string) ?? 0) + 1)
    }
  })
  return new Map(
    [...heirs].map(([id, counts]) => {
      const [[heir]] = [...counts].sort((a, b) => b[1] - a[1]) as [[string, number]]
      return [id, heir]
    }),
  )
}
