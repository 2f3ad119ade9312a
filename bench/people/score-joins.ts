// Precision and recall of joins: by links, of which a person with n appearances needs n - 1, and by pairs of
// appearances, which weigh a person with a hundred companies like five thousand with two.

import type { Pool } from '../../src/store/db/pool.ts'
import type { Truth } from './fill.ts'

type Share = { precision: number; recall: number; made: number; wanted: number }

export type JoinScores = {
  links: Share
  pairs: Share
  /** Links of the truth between appearances that anything connects: no evidence could find more. */
  connected: number
}

type Appearance = {
  person_id: string
  enterprise_number: number
  name_key: string
  names: string[]
  features: string[]
}

// What two appearances may have in common: companies, others on the board, seat, town, district, activity.
const READ = `
  SELECT person_id, enterprise_number, name_key, names, ARRAY(
    SELECT 'c' || n FROM unnest(represents || related || enterprise_number) n
    UNION ALL SELECT 'o' || o FROM unnest(others) o
    UNION ALL SELECT 's' || seat WHERE seat IS NOT NULL
    UNION ALL SELECT 'z' || zip WHERE zip IS NOT NULL
    UNION ALL SELECT 'd' || left(zip, 2) WHERE zip IS NOT NULL
    UNION ALL SELECT 'a' || activity WHERE activity IS NOT NULL) AS features
  FROM people.appearance ORDER BY enterprise_number, appearance_key`

/** Compares the stored people with the truth. */
export async function scoreJoins(pool: Pool, truth: Truth): Promise<JoinScores> {
  const { rows } = await pool.query<Appearance>(READ)
  const derived = new Map<string, Map<number, number>>()
  const meant = new Map<number, Map<string, number>>()
  const byPerson = new Map<number, Appearance[]>()
  for (const row of rows) {
    const { person_id, enterprise_number, names } = row
    const person = truth.get(`${enterprise_number} ${names[0]}`)
    if (person === undefined) throw new Error(`no truth for an appearance in ${enterprise_number}`)
    count(derived, person_id, person)
    count(meant, person, person_id)
    const own = byPerson.get(person)
    if (own === undefined) byPerson.set(person, [row])
    else own.push(row)
  }
  let connected = 0
  for (const own of byPerson.values()) connected += countConnected(own)
  return {
    links: shareOf(linksOf(derived), linksOf(meant)),
    pairs: shareOf(pairsOf(derived), pairsOf(meant)),
    connected,
  }
}

// Links that join the appearances of one name by features in common.
function countConnected(appearances: readonly Appearance[]): number {
  const parents = appearances.map((_, at) => at)
  const rootOf = (at: number): number => {
    const parent = parents[at] as number
    return parent === at ? at : rootOf(parent)
  }
  const seen = new Map<string, number>()
  let links = 0
  appearances.forEach(({ name_key, features }, at) => {
    for (const feature of features) {
      const key = `${name_key} ${feature}`
      const [own, other] = [rootOf(at), rootOf(seen.get(key) ?? at)]
      seen.set(key, at)
      if (own === other) continue
      parents[own] = other
      links++
    }
  })
  return links
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
