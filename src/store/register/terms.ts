// The dictionary of words and streets for correcting misspelt queries.

import { errorKeys } from '../../domain/search/lookup-keys.ts'
import { buildBuckets, TERM_LIMIT } from '../../domain/search/postings.ts'
import { copyText, openCopyWriter } from '../db/copy-format.ts'
import type { PoolClient } from '../db/pool.ts'
import type { UndoLog } from './undo-log.ts'

// Kinds of dictionary terms, by their code in the tables.

export const WORD = 'w'
export const STREET = 's'
export type TermKind = typeof WORD | typeof STREET

/** Terms of one kind, with the number of rows they occur in. */
export type TermCounts = { kind: TermKind; counts: ReadonlyMap<string, number> }

const DRAIN_EVERY = 5_000

/**
 * Writes terms, numbered from `firstNumber`, into `term` and `term_error` of `schema`; `frozen` when these were
 * created in the same transaction.
 */
export async function copyTerms(
  client: PoolClient,
  schema: string,
  kinds: TermCounts[],
  { firstNumber = 0, frozen = false } = {},
): Promise<void> {
  const terms = kinds.flatMap(({ kind, counts }) =>
    [...counts].map(([term, frequency]) => ({ kind, term, frequency })),
  )
  if (firstNumber + terms.length > TERM_LIMIT)
    throw new Error(`more than ${TERM_LIMIT} distinct words and streets`)
  const writer = openCopyWriter(client, `${schema}.term`, ['term_id', 'frequency', 'kind', 'term'], frozen)
  for (const [at, { kind, term, frequency }] of terms.entries()) {
    writer.write(`${firstNumber + at}\t${frequency}\t${kind}\t${copyText(term)}`)
    if (at % DRAIN_EVERY === 0) await writer.drained()
  }
  await writer.end()
  await copyBuckets(
    client,
    schema,
    terms.map(({ term }) => term),
    firstNumber,
    frozen,
  )
}

async function copyBuckets(
  client: PoolClient,
  schema: string,
  terms: string[],
  firstNumber: number,
  frozen: boolean,
): Promise<void> {
  const writer = openCopyWriter(client, `${schema}.term_error`, ['bucket', 'postings'], frozen)
  for (const [bucket, postings] of buildBuckets(terms, firstNumber, errorKeys)) {
    writer.write(
      `${bucket}\t\\\\x${Buffer.from(postings.buffer, postings.byteOffset, postings.byteLength).toString('hex')}`,
    )
    if (bucket % DRAIN_EVERY === 0) await writer.drained()
  }
  await writer.end()
}

/** Adds an Update's terms to the live dictionary; previous frequencies are logged for undo. */
export async function addTerms(client: PoolClient, kinds: TermCounts[], undo: UndoLog): Promise<void> {
  for (const { kind, counts } of kinds) {
    const { rows } = await client.query<{ term: string }>(
      `WITH counted AS (
         UPDATE register.term SET frequency = term.frequency + more.frequency
         FROM unnest($1::text[], $2::int[]) AS more (term, frequency)
         WHERE term.term = more.term AND term.kind = $3
         RETURNING term.term_id, term.term, term.frequency - more.frequency AS before
       ), noted AS (
         INSERT INTO intake.register_undo_term (load_id, term_ids, frequencies)
         SELECT $4::integer, array_agg(term_id), array_agg(before) FROM counted
         WHERE $4::integer IS NOT NULL HAVING count(*) > 0
       )
       SELECT term FROM counted`,
      [[...counts.keys()], [...counts.values()], kind, undo.loadId],
    )
    const known = new Set(rows.map(({ term }) => term))
    const added = new Map([...counts].filter(([term]) => !known.has(term)))
    const { rows: last } = await client.query<{ next: number }>(
      'SELECT coalesce(max(term_id), -1) + 1 AS next FROM register.term',
    )
    await copyTerms(client, 'register', [{ kind, counts: added }], { firstNumber: last[0]?.next })
  }
}
