// Groups by majority holdings as filings stated them by a day, and how many of their companies failed.

import type { PoolClient } from '../db/pool.ts'

export type Groups = {
  /** Failed companies of the group besides the company itself; NaN where no filing states any holding. */
  failuresAround(enterpriseNumber: number): number
}

type Holding = { filer: number; direction: 'holds' | 'held_by'; party: number | null; share: number | null }

const MAJORITY = 0.5

/** In the caller's transaction; `failed`: companies that failed by the day `asOf`, `YYYY-MM-DD`. */
export async function readGroups(
  client: PoolClient,
  asOf: string,
  failed: ReadonlySet<number>,
): Promise<Groups> {
  const groups = openGroups()
  const majorities = new Map<string, Set<boolean>>()
  for (const { filer, direction, party, share } of await readHoldings(client, asOf)) {
    for (const number of [filer, party]) if (number !== null) groups.add(number)
    if (party === null || party === filer || share === null || share > 1) continue
    const link = direction === 'holds' ? `${filer} ${party}` : `${party} ${filer}`
    majorities.set(link, (majorities.get(link) ?? new Set()).add(share > MAJORITY))
  }
  // Not where one side denies what the other states.
  for (const [link, stated] of majorities) {
    const [holder, held] = link.split(' ').map(Number) as [number, number]
    if (stated.has(true) && !stated.has(false)) groups.join(holder, held)
  }
  const counts = new Map<number, number>()
  for (const number of failed) {
    const group = groups.find(number)
    if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return {
    failuresAround(enterpriseNumber) {
      const group = groups.find(enterpriseNumber)
      if (group === null) return Number.NaN
      return (counts.get(group) ?? 0) - (failed.has(enterpriseNumber) ? 1 : 0)
    },
  }
}

// The newest filing of each filer and direction that was deposited by the day. Shares as in
// src/domain/ownership: the sum over kinds of securities, direct and through subsidiaries; null when none is stated.
async function readHoldings(client: PoolClient, asOf: string): Promise<Holding[]> {
  const { rows } = await client.query<Holding>({
    text: `
      WITH known AS (
        SELECT o.*, dense_rank() OVER (PARTITION BY o.enterprise_number, o.direction
                 ORDER BY d.period_end DESC NULLS LAST, k.day DESC, o.reference DESC) AS age
        FROM accounts.ownership o
        JOIN accounts.deposit d USING (enterprise_number, reference)
        CROSS JOIN LATERAL (SELECT accounts.placed_on(d.deposited_on, d.period_end, d.reference) AS day) k
        WHERE k.day <= $1::date
      )
      SELECT enterprise_number AS filer, direction, party_number AS party, sum(share) AS share
      FROM known
      CROSS JOIN LATERAL (
        SELECT sum(coalesce((r->>'direct')::numeric, (r->>'percentage')::numeric)) AS direct,
               sum((r->>'throughSubsidiaries')::numeric) AS through
        FROM jsonb_array_elements(body->'rights') r
      ) rights
      CROSS JOIN LATERAL (SELECT sum(part)::float8 AS share FROM unnest(ARRAY[direct, through]) part) stated
      WHERE age = 1
      GROUP BY 1, 2, 3
      ORDER BY 1, 2, 3`,
    values: [asOf],
  })
  return rows
}

// Disjoint sets of numbers.
function openGroups() {
  const parents = new Map<number, number>()
  const find = (number: number): number | null => {
    let at = parents.get(number)
    if (at === undefined) return null
    while (at !== parents.get(at)) {
      const above = parents.get(at) as number
      parents.set(at, parents.get(above) as number)
      at = parents.get(at) as number
    }
    return at
  }
  return {
    find,
    add(number: number) {
      if (!parents.has(number)) parents.set(number, number)
    },
    join(a: number, b: number) {
      const [one, other] = [find(a) as number, find(b) as number]
      parents.set(Math.max(one, other), Math.min(one, other))
    },
  }
}
