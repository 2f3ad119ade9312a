// Windows counted together by all nodes on one database: one row a window. Rows are updated in the order of their names, so
// that no two nodes wait for each other. Names are hashed with a secret of this install, as in Redis.

import type { Pool } from '../db/pool.ts'
import type { Increment, WindowTotal } from './shared-counter.ts'

// The number known to whoever tells is the least there is: a table that was emptied learns it back.
const COUNT = `
  INSERT INTO access.rate_window AS held (subject, count, more, ends_at)
  SELECT subject, known + more, more, clock_timestamp() + ms * interval '1 ms'
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::integer[]) AS told (subject, known, more, ms)
  ORDER BY subject
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN held.ends_at > clock_timestamp() THEN greatest(held.count + excluded.more, excluded.count)
                 ELSE excluded.count END,
    ends_at = CASE WHEN held.ends_at > clock_timestamp() THEN held.ends_at ELSE excluded.ends_at END,
    more = excluded.more
  RETURNING subject, count::float8 AS count,
            greatest(1, extract(epoch FROM ends_at - clock_timestamp()) * 1000)::float8 AS "remainingMs"`

type Row = WindowTotal & { subject: string }

/** Adds to windows under the names `nameOf` gives them; totals in the same order. */
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

/** Forgets windows that have ended. */
export async function dropEndedWindows(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM access.rate_window WHERE ends_at < clock_timestamp() - interval '1 minute'")
}

// Each node holds a lock as long as it listens to the database: who is there is known without anybody writing it down, and a
// node that is gone is gone at once. The first key is ours alone, the second the node's own.
const PRESENCE_LOCK_CLASS = 1_196_575_814

/** What a listening connection asks for to be counted among the nodes. */
export function nodePresenceSql(node: number): string {
  return `SELECT pg_advisory_lock_shared(${PRESENCE_LOCK_CLASS}, ${node})`
}

/** How many nodes listen to this database. */
export async function countNodes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ nodes: number }>(
    `SELECT count(DISTINCT objid)::int AS nodes FROM pg_locks
     WHERE locktype = 'advisory' AND classid = ${PRESENCE_LOCK_CLASS} AND objsubid = 2 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows[0]?.nodes ?? 1
}

/** The channel on which a node tells that it has come. */
export const NODES_CHANNEL = 'griffie_node'

/** Tells all nodes that one has come. */
export async function announceNode(pool: Pool): Promise<void> {
  await pool.query(`SELECT pg_notify('${NODES_CHANNEL}', '')`)
}
