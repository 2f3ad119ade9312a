// Ids of people: derived from an appearance, and kept for as long as a person keeps most of its appearances.

import { createHash } from 'node:crypto'
import { type AppearanceId, idOf } from './appearance.ts'

const ID_LENGTH = 16
const ID = /^[0-9a-f]{16}$/

/** Whether a text has the form of an id. */
export function isPersonId(text: string): boolean {
  return ID.test(text)
}

/** A person as grouped now; `previous` has the ids that its appearances had, null for new ones. */
export type IdentifiedGroup = { members: readonly AppearanceId[]; previous: readonly (string | null)[] }

/**
 * Ids of the groups, in their order. A group keeps the id that most of its appearances had, unless another group has
 * more of that id; a new one gets the id of its first appearance.
 */
export function assignPersonIds(groups: readonly IdentifiedGroup[]): string[] {
  const claims = groups.flatMap(({ previous }, group) =>
    [...countOf(previous)].map(([id, count]) => ({ group, id, count })),
  )
  claims.sort((a, b) => b.count - a.count || a.group - b.group || (a.id < b.id ? -1 : 1))
  const ids = new Map<number, string>()
  const taken = new Set<string>()
  for (const { group, id } of claims) {
    if (ids.has(group) || taken.has(id)) continue
    ids.set(group, id)
    taken.add(id)
  }
  return groups.map(({ members }, group) => {
    const id = ids.get(group) ?? newId(members, taken)
    taken.add(id)
    return id
  })
}

// Ids of people split off may be those of another group.
function newId(members: readonly AppearanceId[], taken: ReadonlySet<string>): string {
  const first = idOf(members[0] as AppearanceId)
  for (let attempt = 0; ; attempt++) {
    const hash = createHash('sha256').update(attempt === 0 ? first : `${first} ${attempt}`)
    const id = hash.digest('hex').slice(0, ID_LENGTH)
    if (!taken.has(id)) return id
  }
}

function countOf(previous: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of previous) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
