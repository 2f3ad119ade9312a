// Mergers that acts state of several companies, whichever of the merged ones published the act.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { NetworkMerger } from '../../domain/network/merger-edges.ts'
import type { Pool } from '../db/pool.ts'

// The expression and condition of the index fact_merger_idx.
const FIND_MERGERS = {
  name: 'network-mergers',
  text: `
    SELECT numac, coalesce(body->>'effectiveOn', body->>'pubDate') AS date,
           body->'merger'->>'absorbing' AS absorbing, body->'merger'->'absorbed' AS absorbed
    FROM gazette.fact
    WHERE body ? 'merger' AND ((body->'merger'->'absorbed') || (body->'merger'->'absorbing')) ?| $1::text[]
    ORDER BY date, numac LIMIT $2`,
}

/** At most `limit`, oldest first. */
export async function findMergersAround(
  pool: Pool,
  numbers: readonly EnterpriseNumber[],
  limit: number,
): Promise<NetworkMerger[]> {
  const { rows } = await pool.query<NetworkMerger>({ ...FIND_MERGERS, values: [numbers, limit] })
  return rows
}
