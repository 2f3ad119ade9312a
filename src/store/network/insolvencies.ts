// Insolvency events and open bankruptcies of the companies of a network.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { INSOLVENCY_KINDS, type InsolvencyEvent } from '../../domain/network/insolvencies-around.ts'
import type { Pool } from '../db/pool.ts'

export type RecordedInsolvency = {
  events: InsolvencyEvent[]
  /** By the gazette; null while publications about the company are unread. */
  isOpen: boolean | null
}

const FIND_INSOLVENCIES = {
  name: 'network-insolvencies',
  text: `
    SELECT enterprise_number AS number, event_kind AS kind, coalesce(event_date, pub_date) AS day, numac
    FROM gazette.lifecycle_event WHERE enterprise_number = ANY ($1::integer[]) AND event_kind = ANY ($2::text[])
    UNION ALL
    SELECT enterprise_number, 'open', NULL, NULL FROM gazette.open_bankruptcy
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT enterprise_number, 'unread', NULL, NULL FROM gazette.unread_text
    WHERE enterprise_number = ANY ($1::integer[]) AND NOT set_aside`,
}

type Row = { number: number } & (InsolvencyEvent | { kind: 'open' | 'unread' })

/** By enterprise number; companies of which nothing is recorded are absent. */
export async function findInsolvenciesOf(
  pool: Pool,
  numbers: readonly EnterpriseNumber[],
): Promise<ReadonlyMap<EnterpriseNumber, RecordedInsolvency>> {
  const values = [numbers.map(Number), INSOLVENCY_KINDS]
  const { rows } = await pool.query<Row>({ ...FIND_INSOLVENCIES, values })
  const found = new Map<EnterpriseNumber, RecordedInsolvency>()
  for (const { number, ...row } of rows) {
    const key = enterpriseNumberFrom(number)
    const recorded = found.get(key) ?? { events: [], isOpen: false }
    found.set(key, recorded)
    if (row.kind === 'unread') recorded.isOpen = null
    else if (row.kind !== 'open') recorded.events.push(row as InsolvencyEvent)
    else if (recorded.isOpen === false) recorded.isOpen = true
  }
  return found
}
