// Computes ratios and risk in a thread of its own: it is most of the work of reading, and would hold up the rows that are
// copied meanwhile.

import { Worker } from 'node:worker_threads'
import type { SharedSnapshot } from '../../store/db/snapshot.ts'

export type ComputingTask = {
  databaseUrl: string
  snapshot: SharedSnapshot
  /** Folder of the spooled rows. */
  scratch: string
}

/** Rows that are computed, by name. */
export const COMPUTED_ROWS = ['ratios', 'scores'] as const

// Without limits the heap grows with the machine's memory, and is not given back before files are written.
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Writes the computed rows; ends early when `signal` aborts. */
export async function computeInThread(task: ComputingTask, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./computing-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: HEAP_LIMITS,
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  worker.on('error', reject)
  worker.on('exit', code =>
    code === 0 ? resolve() : reject(new Error(`the computing thread exited with code ${code}`)),
  )
  const onAbort = () => {
    reject(signal.reason)
    worker.terminate()
  }
  signal.addEventListener('abort', onAbort, { once: true })
  await promise.finally(() => signal.removeEventListener('abort', onAbort))
}
