// Risk bands that a load of the register changes by itself: a company becomes bankrupt by its situation, or no longer is.
// Recorded in the transaction of the load, because dossiers show it at once.

import { recordedBand } from '../../domain/changes/band-changes.ts'
import { BANKRUPT_SITUATIONS, isBankruptSituation, type Score } from '../../domain/risk.ts'
import type { PoolClient } from '../db/pool.ts'
import { recordChanges } from './record-changes.ts'
import type { RecordedLoad } from './register-log.ts'

type Crossed = Pick<Score, 'probability' | 'reason'> & {
  n: number
  /** Situations. */
  earlier: string | null
  later: string | null
  scored: boolean
  /** Whether a bankruptcy is open by the gazette, which sets the band whatever the register says. */
  open: boolean
  /** Whether a court has dissolved the company, by the gazette. */
  dissolved: boolean
}

// A company that is new in the register had no band before.
const CROSSED = `
  SELECT c.enterprise_number AS n, situation.earlier, situation.later, s.scored IS NOT NULL AS scored, s.probability,
         s.reason, EXISTS (SELECT FROM risk.open_bankruptcy o WHERE o.enterprise_number = c.enterprise_number) AS open,
         EXISTS (SELECT FROM risk.judicial_dissolution d WHERE d.enterprise_number = c.enterprise_number) AS dissolved
  FROM register_change c
  JOIN earlier_row e ON e.table_name = 'company' AND e.enterprise_number = c.enterprise_number
  CROSS JOIN LATERAL (SELECT e.content->>'situation' AS earlier,
                             c.after->>CASE c.kind WHEN 'register.situation' THEN 'code' ELSE 'situation' END AS later) situation
  LEFT JOIN LATERAL (SELECT true AS scored, probability, reason FROM risk.score
                     WHERE enterprise_number = c.enterprise_number ORDER BY evaluated_at DESC LIMIT 1) s ON true
  WHERE c.kind IN ('register.situation', 'register.returned')
    AND NOT coalesce((e.content->>'natural_person')::boolean, false)
    AND coalesce(situation.earlier = ANY ($1), false) <> coalesce(situation.later = ANY ($1), false)
  ORDER BY n`

/** Records the changed bands of the companies in `register_change`. */
export async function recordRegisterBands(
  client: PoolClient,
  { loadId, extractNumber, snapshotDate }: RecordedLoad,
): Promise<void> {
  const { rows } = await client.query<Crossed>(CROSSED, [BANKRUPT_SITUATIONS])
  const changes = rows.flatMap(({ n, earlier, later, scored, open, dissolved, ...score }) => {
    const bandIn = (situation: string | null) =>
      recordedBand(scored ? score : undefined, {
        isOpen: open || isBankruptSituation(situation),
        isDissolved: dissolved,
      })
    const [before, after] = [bandIn(earlier), bandIn(later)]
    if (before === after) return []
    return {
      enterpriseNumber: n,
      kind: 'risk.band' as const,
      effectiveOn: snapshotDate,
      reference: String(extractNumber),
      before,
      after,
      loadId,
    }
  })
  await recordChanges(client, changes)
}
