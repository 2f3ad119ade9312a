// Precision and recall of joins: by links, of which a person with n appearances needs n - 1, and by pairs of
// appearances, which weigh a person with a hundred companies like five thousand with two.

import type { Pool } from '../../src/store/db/pool.ts'
import type { Truth } from './fill.ts'

type Share = { precision: number; recall: number; made: number; wanted: number }

export type JoinScores = { links: Share; pairs: Share }

/** Compares the stored people with the truth. */
export async function scoreJoins(pool: Pool, truth: Truth): Promise<JoinScores> {
  const { rows } = await pool.query<{ person_id: string; enterprise_number: number; names: string[] }>(
    'SELECT person_id, enterprise_number, names FROM people.appearance',
  )
  const derived = new Map<string, Map<number, number>>()
  const meant = new Map<number, Map<string, number>>()
  for (const { person_id, enterprise_number, names } of rows) {
    const person = truth.get(`${enterprise_number} ${names[0]}`)
    if (person === undefined) throw new Error(`no truth for an appearance in ${enterprise_number}`)
    count(derived, person_id, person)
    count(meant, person, person_id)
  }
  return {
    links: shareOf(linksOf(derived), linksOf(meant)),
    pairs: shareOf(pairsOf(derived), pairsOf(meant)),
  }
}

function count<A, B>(groups: Map<A, Map<B, number>>, group: A, part: B): void {
  const parts = groups.get(group) ?? new Map<B, number>()
  groups.set(group, parts)
  parts.set(part, (parts.get(part) ?? 0) + 1)
}

/** Of groups: what holds each together, and how much of that is within one part. */
type Counted = { all: number; within: number }

function linksOf<A, B>(groups: Map<A, Map<B, number>>): Counted {
  const counted: Counted = { all: 0, within: 0 }
  for (const parts of groups.values()) {
    const members = sum(parts)
    counted.all += members - 1
    counted.within += members - parts.size
  }
  return counted
}

function pairsOf<A, B>(groups: Map<A, Map<B, number>>): Counted {
  const pairs = (members: number) => (members * (members - 1)) / 2
  const counted: Counted = { all: 0, within: 0 }
  for (const parts of groups.values()) {
    counted.all += pairs(sum(parts))
    for (const members of parts.values()) counted.within += pairs(members)
  }
  return counted
}

function sum(parts: Map<unknown, number>): number {
  let members = 0
  for (const count of parts.values()) members += count
  return members
}

function shareOf(made: Counted, wanted: Counted): Share {
  return {
    precision: made.within / made.all,
    recall: wanted.within / wanted.all,
    made: made.all,
    wanted: wanted.all,
  }
}
