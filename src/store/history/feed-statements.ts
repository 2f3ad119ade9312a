// Statements of the change feed. $1, $2: the position after which a page begins; $3: the most changes.
//
// Batches are read in order, and the changes of each by its primary key. The inner LIMIT bounds the sort of one batch,
// which a load of the register fills with hundreds of thousands of changes; the CASE begins within a batch.

/** Of `b`, a batch, and `c`, a change. */
const CHANGE_COLUMNS = `
  b.position, c.item, c.enterprise_number, c.kind, c.effective_on::text AS "effectiveOn", b.recorded_at, c.reference,
  c.entity_number, c.before, c.after`

// Read by the same statement: a page and the bounds of the feed must be of one moment.
const BOUNDS = `
  (SELECT coalesce((SELECT purged_to FROM history.purge), 0) AS "purgedTo",
          coalesce((SELECT max(position) FROM history.batch), 0) AS newest) bounds`

function inOrder(columns: string, limit: string): string {
  return `
    SELECT ${columns}
    FROM (SELECT batch_id, position, recorded_at FROM history.batch WHERE position >= $1::bigint
          ORDER BY position) b
    CROSS JOIN LATERAL (SELECT * FROM history.change
                        WHERE batch_id = b.batch_id
                          AND item > CASE WHEN b.position = $1::bigint THEN $2::integer ELSE -1 END
                        ORDER BY item LIMIT ${limit}) c
    ORDER BY b.position, c.item LIMIT ${limit}`
}

export const READ_ALL = {
  name: 'read-changes',
  text: `
    SELECT bounds.*, page.* FROM ${BOUNDS}
    LEFT JOIN (${inOrder(CHANGE_COLUMNS, '$3')}) page ON true
    ORDER BY page.position, page.item`,
}

// $4: kinds or null; $5: how many changes are read.
function filtered(condition: string): string {
  return `
    WITH scanned AS MATERIALIZED (
      ${inOrder('b.batch_id, b.position, c.item, c.enterprise_number, c.kind', '$5')}
    ), found AS MATERIALIZED (
      SELECT batch_id, position, item FROM scanned
      WHERE ($4::text[] IS NULL OR kind = ANY ($4)) ${condition}
      ORDER BY position, item LIMIT $3
    )
    SELECT bounds.*, scanned, ends.*, page.* FROM ${BOUNDS}
    CROSS JOIN (SELECT count(*)::integer AS scanned FROM scanned) total
    LEFT JOIN (SELECT position AS "lastPosition", item AS "lastItem" FROM scanned
               ORDER BY position DESC, item DESC LIMIT 1) ends ON true
    LEFT JOIN (SELECT ${CHANGE_COLUMNS}
               FROM found JOIN history.batch b USING (batch_id)
               JOIN history.change c ON c.batch_id = found.batch_id AND c.item = found.item) page ON true
    ORDER BY page.position, page.item`
}

export const READ_OF_KINDS = { name: 'read-changes-of-kinds', text: filtered('') }

// $6: the key.
export const READ_WATCHED = {
  name: 'read-watched-changes',
  text: filtered('AND enterprise_number IN (SELECT enterprise_number FROM access.watch WHERE key_id = $6)'),
}

// $4: kinds or null; $5: companies. Their changes are found by company, wherever they are in the feed.
export const READ_OF_COMPANIES = {
  name: 'read-changes-of-companies',
  text: `
    WITH own AS MATERIALIZED (
      SELECT batch_id, item FROM history.change
      WHERE enterprise_number = ANY ($5::integer[]) AND ($4::text[] IS NULL OR kind = ANY ($4))
    ), found AS MATERIALIZED (
      SELECT own.* FROM own JOIN history.batch b USING (batch_id)
      WHERE (b.position, own.item) > ($1::bigint, $2::integer)
      ORDER BY b.position, own.item LIMIT $3
    )
    SELECT bounds.*, page.* FROM ${BOUNDS}
    LEFT JOIN (SELECT ${CHANGE_COLUMNS}
               FROM found JOIN history.batch b USING (batch_id)
               JOIN history.change c ON c.batch_id = found.batch_id AND c.item = found.item) page ON true
    ORDER BY page.position, page.item`,
}
