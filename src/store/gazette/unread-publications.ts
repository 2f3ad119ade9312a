// Publications that are not extracted yet, by the companies they name. While one is waiting, its companies' records
// are incomplete: readers of the timeline count them in the same statement.

import type { PoolClient } from '../db/pool.ts'
import { UNKNOWN_COMPANY } from './facts.ts'
import { recordTimelineChange } from './replace-timelines.ts'

/** A publication and the companies it names. */
export type UnreadPublication = { numac: string; named: readonly string[]; isNew: boolean }

/**
 * Marks publications as unread in the transaction that stores them. A replaced text also marks the companies it had
 * facts about.
 */
export async function markUnread(client: PoolClient, unread: readonly UnreadPublication[]): Promise<void> {
  const pairs = unread.flatMap(({ numac, named }) => named.map(number => ({ number: Number(number), numac })))
  const replaced = unread.filter(({ isNew }) => !isNew).map(({ numac }) => numac)
  const { rowCount } = await client.query({
    text: `INSERT INTO gazette.unread_text (enterprise_number, numac)
           SELECT * FROM unnest($1::integer[], $2::text[])
           UNION
           SELECT enterprise_number, numac FROM gazette.fact WHERE numac = ANY ($3) AND enterprise_number <> $4
           ON CONFLICT (enterprise_number, numac) DO UPDATE SET set_aside = false`,
    values: [pairs.map(({ number }) => number), pairs.map(({ numac }) => numac), replaced, UNKNOWN_COMPANY],
  })
  if (rowCount) await recordTimelineChange(client)
}

/** Marks publications as read in the transaction that stores their facts. */
export async function clearUnread(client: PoolClient, numacs: readonly string[]): Promise<void> {
  const { rowCount } = await client.query({
    text: 'DELETE FROM gazette.unread_text WHERE numac = ANY ($1)',
    values: [numacs],
  })
  if (rowCount) await recordTimelineChange(client)
}

/**
 * Stops waiting for publications on which the extractor fails, so that their companies are served without them;
 * returns those of `numacs` that had failed. Another extractor version retries them.
 */
export async function setAside(client: PoolClient, numacs: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ numac: string }>({
    text: 'SELECT numac FROM gazette.publication WHERE numac = ANY ($1) AND failed_version IS NOT NULL',
    values: [numacs],
  })
  const failed = rows.map(({ numac }) => numac)
  const { rowCount } = await client.query({
    text: 'UPDATE gazette.unread_text SET set_aside = true WHERE numac = ANY ($1)',
    values: [failed],
  })
  if (rowCount) await recordTimelineChange(client)
  return failed
}

/** What is on record of a company (undefined when nothing is), and the number of unread publications about it. */
export type Recorded<T> = { value: T | undefined; waiting: number }

/**
 * FROM clause of rows `n, waiting`: companies of `$1::integer[]` with unread publications, to be combined with
 * other reads in one statement. The lateral count keeps index access even when the plan was made with few unread
 * publications.
 */
export const UNREAD_COUNTS = `
    unnest($1::integer[]) AS n
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS waiting FROM gazette.unread_text u
      WHERE u.enterprise_number = n AND NOT set_aside) AS unread
    WHERE waiting > 0`
