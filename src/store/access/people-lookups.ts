// Look-ups of people, by key or member, as recorded for the operator.

import type { Pool } from '../db/pool.ts'

/** `officers` and `tool`: ids of people in a list of officers, by REST and MCP. `network`: people around a company. */
export type LookupKind = 'search' | 'person' | 'officers' | 'tool' | 'network'

export type Lookup = {
  kind: LookupKind
  /** Who asked: the id of a key or of a member. */
  by: { keyId: string } | { memberId: string }
  /** Text of a search, id of a person, or number of a company. */
  subject: string
}

export type LookupRecord = {
  lookedUpAt: Date
  kind: LookupKind
  keyId: string | null
  memberId: string | null
  /** Mail address; null also for a member who was removed. */
  memberEmail: string | null
  subject: string
}

/** Days that a look-up is kept. */
export const LOOKUP_RETENTION_DAYS = 90

export async function insertLookups(pool: Pool, lookups: readonly Lookup[]): Promise<void> {
  const askers = lookups.map(({ by }) => ({ keyId: null, memberId: null, ...by }))
  await pool.query({
    name: 'insert-people-lookups',
    text: `INSERT INTO access.people_lookup (kind, key_id, member_id, subject)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    values: [
      lookups.map(({ kind }) => kind),
      askers.map(({ keyId }) => keyId),
      askers.map(({ memberId }) => memberId),
      lookups.map(({ subject }) => subject),
    ],
  })
}

/** The newest look-ups first, of one key where given. */
export async function listLookups(
  pool: Pool,
  { keyId, limit }: { keyId: string | null; limit: number },
): Promise<LookupRecord[]> {
  const { rows } = await pool.query<LookupRecord>({
    text: `SELECT looked_up_at AS "lookedUpAt", kind, key_id AS "keyId", member_id AS "memberId",
             email AS "memberEmail", subject
           FROM access.people_lookup LEFT JOIN member.member ON id = member_id
           WHERE $1::text IS NULL OR key_id = $1
           ORDER BY looked_up_at DESC, lookup_id DESC LIMIT $2`,
    values: [keyId, limit],
  })
  return rows
}

/** Deletes look-ups that are older than they may be kept; returns their number. */
export async function deleteOldLookups(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query({
    text: 'DELETE FROM access.people_lookup WHERE looked_up_at < now() - make_interval(days => $1)',
    values: [LOOKUP_RETENTION_DAYS],
  })
  return rowCount ?? 0
}
