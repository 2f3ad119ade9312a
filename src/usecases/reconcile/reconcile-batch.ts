// A batch of queries, some at a time: a batch must not take all connections of the search.

import PQueue from 'p-queue'
import type { Candidate, ReconcileCompanies } from './reconcile-companies.ts'
import type { ReconcileQuery } from './reconcile-query.ts'

const CONCURRENT = 4

export type BatchQuery = ReconcileQuery & { limit: number }

/** The candidates of each query, in the order of the queries. */
export async function reconcileBatch(
  reconcile: ReconcileCompanies,
  queries: readonly BatchQuery[],
): Promise<Candidate[][]> {
  const queue = new PQueue({ concurrency: CONCURRENT })
  return queue.addAll(
    queries.map(
      ({ limit, ...query }) =>
        () =>
          reconcile(query, limit),
    ),
  )
}
