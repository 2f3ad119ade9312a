// activity.csv in a thread of its own: it is as much work as all other files together, and waits only for the
// establishments to be known.

import { Worker } from 'node:worker_threads'
import type { SharedEntities } from '../../parse/entity-index.ts'
import { ExtractError } from '../../parse/extract-fault.ts'
import type { BadRow } from '../../parse/read-rows.ts'

export type ActivityLoaderTask = {
  databaseUrl: string
  /** The extract's zip or folder. */
  path: string
  entities: SharedEntities
  /** Statement that gives the transaction its memory. */
  session: string
}

export type ActivityLoaderMessage =
  | { kind: 'bytes'; bytes: number }
  | { kind: 'bad'; row: BadRow }
  | { kind: 'done'; rows: number }
  | { kind: 'failed'; message: string; isFault: boolean }

export type ActivityLoader = {
  /** Rows read, once `activity` and `activity_code` are filled and committed in the staging schema. */
  rows: Promise<number>
  /** Gives the load up. */
  stop(): Promise<void>
}

/** Begins to load activity.csv into the staging schema. `rows` rejects with `ExtractFault` as `loadFile` does. */
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
  worker.on('exit', code => reject(new Error(`the thread that reads activity.csv ended with code ${code}`)))
  promise.catch(() => {}) // it is waited for when the other files are read
  return {
    rows: promise,
    stop: async () => {
      await worker.terminate()
    },
  }
}
