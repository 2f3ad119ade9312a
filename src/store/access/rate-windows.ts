// Rate limit windows shared by all nodes of one database, one row per window. Rows are updated in name order to
// prevent deadlocks. Names are hashed with a secret of this install, as in Redis. `known` is the last total the
// node has seen and the lower bound of the new one, so that a truncated table recovers.

import type { Pool } from '../db/pool.ts'
import type { Increment, WindowTotal } from './shared-counter.ts'

const COUNT = `
  INSERT INTO access.rate_window AS current (subject, count, more, ends_at)
  SELECT subject, known + more, more, clock_timestamp() + ms * interval '1 ms'
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::integer[]) AS increment (subject, known, more, ms)
  ORDER BY subject
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN current.ends_at > clock_timestamp() THEN greatest(current.count + excluded.more, excluded.count)
                 ELSE excluded.count END,
    ends_at = CASE WHEN current.ends_at > clock_timestamp() THEN current.ends_at ELSE excluded.ends_at END,
    more = excluded.more
  RETURNING subject, count::float8 AS count,
            greatest(1, extract(epoch FROM ends_at - clock_timestamp()) * 1000)::float8 AS "remainingMs"`

type Row = WindowTotal & { subject: string }

/** Increments windows named by `hashSubject`; totals in the same order. */
export async function incrementWindows(
  pool: Pool,
  increments: readonly Increment[],
  hashSubject: (subject: string) => string,
): Promise<WindowTotal[]> {
  const names = increments.map(({ subject }) => hashSubject(subject))
  const { rows } = await pool.query<Row>({
    name: 'count-in-windows',
    text: COUNT,
    values: [
      names,
      increments.map(({ known }) => known),
      increments.map(({ more }) => more),
      increments.map(({ remainingMs }) => remainingMs),
    ],
  })
  const totals = new Map(rows.map(({ subject, ...total }) => [subject, total]))
  return names.map(name => totals.get(name) as WindowTotal)
}

/** Deletes windows that have ended. */
export async function dropEndedWindows(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM access.rate_window WHERE ends_at < clock_timestamp() - interval '1 minute'")
}

// Node presence: each node holds a shared advisory lock on its listening connection, so that it disappears together
// with the connection. The first key is the lock class, the second identifies the node.
const PRESENCE_LOCK_CLASS = 1_196_575_814

/** SQL that marks the connection's node as present. */
export function nodePresenceSql(node: number): string {
  return `SELECT pg_advisory_lock_shared(${PRESENCE_LOCK_CLASS}, ${node})`
}

/** Number of nodes that listen to this database. */
export async function countNodes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ nodes: number }>(
    `SELECT count(DISTINCT objid)::int AS nodes FROM pg_locks
     WHERE locktype = 'advisory' AND classid = ${PRESENCE_LOCK_CLASS} AND objsubid = 2 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows[0]?.nodes ?? 1
}

/** Notification channel for nodes that start. */
export const NODES_CHANNEL = 'griffie_node'

/** Notifies all nodes that a node has started. */
export async function announceNode(pool: Pool): Promise<void> {
  await pool.query(`SELECT pg_notify('${NODES_CHANNEL}', '')`)
}
