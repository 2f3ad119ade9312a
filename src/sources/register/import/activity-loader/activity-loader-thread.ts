// Loads activity.csv in a separate thread: it is as much work as all other files together, and only depends
// on the establishments.

import { Worker } from 'node:worker_threads'
import type { SharedEntities } from '../../parse/entity-index.ts'
import { ExtractError } from '../../parse/extract-fault.ts'
import type { BadRow } from '../../parse/read-rows.ts'

export type ActivityLoaderTask = {
  databaseUrl: string
  /** The extract's zip or folder. */
  path: string
  entities: SharedEntities
  /** Keep the ids of the live register's activities. */
  keepIds: boolean
  /** SQL statement with the transaction's memory settings. */
  session: string
}

export type ActivityLoaderMessage =
  | { kind: 'bytes'; bytes: number }
  | { kind: 'bad'; row: BadRow }
  | { kind: 'done'; rows: number }
  | { kind: 'failed'; message: string; isFault: boolean }

export type ActivityLoader = {
  /** Rows read, once `activity` and `activity_code` are committed in the staging schema. */
  rows: Promise<number>
  /** Aborts the load. */
  stop(): Promise<void>
}

/**
 * Starts to load activity.csv into the staging schema. `rows` rejects with `ExtractError` as `loadRecords` does.
 */
export function loadActivitiesInThread(
  task: ActivityLoaderTask,
  on: { bytes(bytes: number): void; bad(row: BadRow): void },
): ActivityLoader {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  worker.on('message', (message: ActivityLoaderMessage) => {
    if (message.kind === 'bytes') on.bytes(message.bytes)
    else if (message.kind === 'bad') on.bad(message.row)
    else if (message.kind === 'done') resolve(message.rows)
    else reject(message.isFault ? ExtractError.withMessage(message.message) : new Error(message.message))
  })
  worker.on('error', reject)
  worker.on('exit', code => reject(new Error(`the activity.csv worker thread exited with code ${code}`)))
  promise.catch(() => {}) // awaited after the other files
  return {
    rows: promise,
    stop: async () => {
      await worker.terminate()
    },
  }
}
