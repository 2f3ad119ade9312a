// Publications that are stored and not yet extracted, by the companies they name. While one waits, what its companies
// have on record is not known: readers of the timeline count them in the statement that reads the timeline itself.

import type { PoolClient } from '../db/pool.ts'
import { UNKNOWN_COMPANY } from './facts.ts'
import { recordTimelineChange } from './replace-timelines.ts'

/** A publication, and the companies that it names. */
export type UnreadPublication = { numac: string; named: readonly string[]; isNew: boolean }

/**
 * Notes that these publications wait to be read, in the transaction that stores them. Of one whose text was replaced the
 * companies that it had facts about wait too.
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
    values: [
      pairs.map(({ number }) => number),
      pairs.map(({ numac }) => numac),
      ...[replaced, UNKNOWN_COMPANY],
    ],
  })
  if (rowCount) await recordTimelineChange(client)
}

/** Notes that these publications were read, in the transaction that stores what they say. */
export async function clearUnread(client: PoolClient, numacs: readonly string[]): Promise<void> {
  const { rowCount } = await client.query({
    text: 'DELETE FROM gazette.unread_text WHERE numac = ANY ($1)',
    values: [numacs],
  })
  if (rowCount) await recordTimelineChange(client)
}

/**
 * Serves the companies of these publications without them, since the extractor fails on them; returns those of `numacs` on
 * which it did. They stay stored as failed, and another version of the extractor tries them again.
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

/** What is on record of a company, undefined when nothing is, and how many texts about it wait to be read. */
export type Recorded<T> = { value: T | undefined; waiting: number }

/**
 * What a statement about the companies `$1::integer[]` adds (`SELECT … FROM ${WAITING}`), to know in the same moment how many
 * texts about each wait: rows `n, waiting` of those that any wait about. Counted company by company, so that no plan made
 * while few texts waited reads through all of them later.
 */
export const UNREAD_COUNTS = `
    unnest($1::integer[]) AS n
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS waiting FROM gazette.unread_text u
      WHERE u.enterprise_number = n AND NOT set_aside) AS unread
    WHERE waiting > 0`
