// Watch lists of members.

import type { ChangeKind } from '../../../domain/changes/change-kinds.ts'
import { inTransaction, type Pool } from '../../db/pool.ts'

export type WatchedRow = {
  enterpriseNumber: number
  addedAt: Date
  /** Newest recorded change; null: none. */
  lastChange: { kind: ChangeKind; recordedAt: Date } | null
}

/** Companies on the list of a member, those added last first. */
export async function listWatched(pool: Pool, memberId: string): Promise<WatchedRow[]> {
  const { rows } = await pool.query<{
    number: number
    addedAt: Date
    kind: ChangeKind | null
    recordedAt: Date
  }>({
    name: 'list-watched-companies',
    text: `
      SELECT w.enterprise_number AS number, added_at AS "addedAt", kind, recorded_at AS "recordedAt"
      FROM member.watch w LEFT JOIN LATERAL (
        SELECT kind, recorded_at FROM history.change JOIN history.batch USING (batch_id)
        WHERE enterprise_number = w.enterprise_number AND position IS NOT NULL
        ORDER BY batch_id DESC, item DESC LIMIT 1) newest ON true
      WHERE member_id = $1 ORDER BY added_at DESC, w.enterprise_number`,
    values: [memberId],
  })
  return rows.map(({ number, addedAt, kind, recordedAt }) => ({
    enterpriseNumber: number,
    addedAt,
    lastChange: kind === null ? null : { kind, recordedAt },
  }))
}

export async function isWatched(pool: Pool, memberId: string, number: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-watched-company',
    text: 'SELECT FROM member.watch WHERE member_id = $1 AND enterprise_number = $2',
    values: [memberId, number],
  })
  return rowCount === 1
}

/**
 * Adds companies in their order until the list has `most`; those on it already count as added. Returns how many there
 * was no room for.
 */
export async function insertWatched(
  pool: Pool,
  memberId: string,
  numbers: readonly number[],
  most: number,
): Promise<number> {
  return inTransaction(pool, async client => {
    // Serializes additions of one member.
    await client.query('SELECT FROM member.member WHERE id = $1 FOR UPDATE', [memberId])
    const { rows } = await client.query<{ left: number }>(
      `WITH wanted AS (
         SELECT number, at FROM unnest($2::integer[]) WITH ORDINALITY AS given (number, at)
         WHERE NOT EXISTS (SELECT FROM member.watch WHERE member_id = $1 AND enterprise_number = number)
       ), added AS (
         INSERT INTO member.watch (member_id, enterprise_number)
         SELECT $1, number FROM wanted
         ORDER BY at LIMIT greatest(0, $3 - (SELECT count(*) FROM member.watch WHERE member_id = $1))
         RETURNING 1
       )
       SELECT ((SELECT count(*) FROM wanted) - (SELECT count(*) FROM added))::integer AS left`,
      [memberId, numbers, most],
    )
    return rows[0]?.left ?? 0
  })
}

export async function deleteWatched(pool: Pool, memberId: string, number: number): Promise<void> {
  await pool.query({
    name: 'delete-watched-company',
    text: 'DELETE FROM member.watch WHERE member_id = $1 AND enterprise_number = $2',
    values: [memberId, number],
  })
}
