// Working the extraction queue from a command, with its progress.

import { type WorkOptions, workExtraction } from '../jobs/extract-gazette.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Pool } from '../store/db.ts'
import { countPublications } from '../store/gazette/publications.ts'
import { analyseGazette } from '../store/gazette/timelines.ts'
import { refreshRollup } from '../store/rollup-refresh.ts'
import { openProgressLine } from './progress-line.ts'

export type Worked = { publications: number; facts: number; failed: number; seconds: number }

/** Takes what is queued until nothing is left, then refreshes the rollup, and says on standard error how far it is. */
export async function workUntilEmpty(queue: Queue, pool: Pool): Promise<Worked> {
  const { waiting } = await countPublications(pool)
  const worked = await work(queue, pool, { untilEmpty: true }, waiting)
  if (worked.publications >= A_LARGE_RUN) await analyseGazette(pool)
  return worked
}

// Autovacuum looks once a minute; until then a plan made for small tables would read large ones whole.
const A_LARGE_RUN = 5_000

/** Takes what is queued until `signal`, refreshing the rollup whenever there is a pause. */
export async function workUntilStopped(queue: Queue, pool: Pool, signal: AbortSignal): Promise<Worked> {
  return work(queue, pool, { signal }, null)
}

async function work(
  queue: Queue,
  pool: Pool,
  options: WorkOptions,
  expected: number | null,
): Promise<Worked> {
  const started = performance.now()
  const worked: Worked = { publications: 0, facts: 0, failed: 0, seconds: 0 }
  const line = openProgressLine('facts')
  try {
    await workExtraction(queue, pool, {
      ...options,
      onTaken({ publications, facts, failed }) {
        worked.publications += publications
        worked.facts += facts
        worked.failed += failed.length
        line.update({
          stage: `${worked.publications.toLocaleString('en')} publications`,
          done: expected ? Math.min(1, worked.publications / expected) : null,
        })
      },
      onIdle: async () => {
        await refreshRollup(pool)
      },
    })
  } finally {
    line.stop()
  }
  return { ...worked, seconds: (performance.now() - started) / 1000 }
}
