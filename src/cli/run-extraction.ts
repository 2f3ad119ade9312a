// Working the extraction queue from a command, with its progress.

import { type ConsumeOptions, consumeExtractionQueue, requeuePublications } from '../jobs/extract-gazette.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Pool } from '../store/db/pool.ts'
import { countPublications } from '../store/gazette/publications.ts'
import { refreshRollup } from '../store/gazette/refresh-rollup.ts'
import { analyseGazette } from '../store/gazette/replace-timelines.ts'
import { recordJobFailure, recordJobSuccess } from '../store/intake/job-runs.ts'
import { openProgressLine } from './progress-line.ts'

export type ExtractionTotals = { publications: number; facts: number; failed: number; seconds: number }

/**
 * Takes what is queued until nothing is left that is stored and unread, then refreshes the rollup, and says on standard
 * error how far it is.
 */
export async function drainQueue(queue: Queue, pool: Pool): Promise<ExtractionTotals> {
  const { waiting } = await countPublications(pool)
  let worked = await runExtraction(queue, pool, { untilEmpty: true }, waiting)
  // What a killed import or worker had in hand is in no job that could be had now. Another's that lives is waited for, and
  // not done twice. What fails again and again is left to whoever comes later.
  let left = Number.POSITIVE_INFINITY
  for (;;) {
    const orphaned = await requeuePublications(queue, pool, 'waiting')
    if (orphaned === 0 || orphaned >= left) break
    left = orphaned
    worked = add(worked, await runExtraction(queue, pool, { untilEmpty: true }, orphaned))
  }
  if (worked.publications >= ANALYZE_THRESHOLD) await analyseGazette(pool)
  return worked
}

function add(one: ExtractionTotals, other: ExtractionTotals): ExtractionTotals {
  return {
    publications: one.publications + other.publications,
    facts: one.facts + other.facts,
    failed: one.failed + other.failed,
    seconds: one.seconds + other.seconds,
  }
}

// Autovacuum looks once a minute; until then a plan made for small tables would read large ones whole.
const ANALYZE_THRESHOLD = 5_000

/** Takes what is queued until `signal`, refreshing the rollup whenever there is a pause, and notes how it goes. */
export async function consumeUntilStopped(
  queue: Queue,
  pool: Pool,
  signal: AbortSignal,
): Promise<ExtractionTotals> {
  const notes = createJobRecorder(pool)
  return runExtraction(queue, pool, { signal, ...notes }, null)
}

type Callbacks = Pick<ConsumeOptions, 'onExtracted' | 'onFailed'> & { onRefreshed(hadChanges: boolean): void }

const RECORD_INTERVAL_MS = 5_000

// What is noted helps whoever watches; that it cannot be noted is no reason to stop.
function createJobRecorder(pool: Pool): Callbacks {
  let notedAt = Number.NEGATIVE_INFINITY
  let publications = 0
  const note = (noting: Promise<void>) => void noting.catch(() => {})
  function recordProgress() {
    if (publications === 0) return
    notedAt = performance.now()
    note(recordJobSuccess(pool, 'gazette-facts', `${publications.toLocaleString('en')} publications`))
    publications = 0
  }
  return {
    onExtracted(extracted) {
      publications += extracted.publications
      if (performance.now() - notedAt >= RECORD_INTERVAL_MS) recordProgress()
    },
    onFailed: ({ code, name }) => note(recordJobFailure(pool, 'gazette-facts', code ?? name)),
    onRefreshed(hadChanges) {
      recordProgress()
      note(recordJobSuccess(pool, 'rollup-refresh', hadChanges ? 'refreshed' : 'nothing had changed'))
    },
  }
}

async function runExtraction(
  queue: Queue,
  pool: Pool,
  options: ConsumeOptions & Partial<Callbacks>,
  expected: number | null,
): Promise<ExtractionTotals> {
  const started = performance.now()
  const worked: ExtractionTotals = { publications: 0, facts: 0, failed: 0, seconds: 0 }
  const line = openProgressLine('facts')
  try {
    await consumeExtractionQueue(queue, pool, {
      ...options,
      onExtracted(extracted) {
        options.onExtracted?.(extracted)
        const { publications, facts, failed } = extracted
        worked.publications += publications
        worked.facts += facts
        worked.failed += failed.length
        line.update({
          stage: `${worked.publications.toLocaleString('en')} publications`,
          done: expected ? Math.min(1, worked.publications / expected) : null,
        })
      },
      onIdle: async ({ quiet }) => {
        if (quiet) await requeuePublications(queue, pool, 'waiting')
        const hadChanges = await refreshRollup(pool)
        options.onRefreshed?.(hadChanges)
      },
    })
  } finally {
    line.stop()
  }
  return { ...worked, seconds: (performance.now() - started) / 1000 }
}
