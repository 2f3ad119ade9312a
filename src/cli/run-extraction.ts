// Runs the extraction queue from a command, with progress.

import { type ConsumeOptions, consumeExtractionQueue, requeuePublications } from '../jobs/extract-gazette.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Pool } from '../store/db/pool.ts'
import { countPublications } from '../store/gazette/publications.ts'
import { refreshRollup } from '../store/gazette/refresh-rollup.ts'
import { analyseGazette } from '../store/gazette/replace-timelines.ts'
import { recordJobFailure, recordJobSuccess } from '../store/intake/jobs.ts'
import { openProgressLine } from './progress-line.ts'

type ExtractionTotals = { publications: number; facts: number; failed: number; seconds: number }

/**
 * Processes the queue until no stored publication is unextracted, then refreshes the rollup; reports progress on
 * standard error.
 */
export async function drainQueue(queue: Queue, pool: Pool): Promise<ExtractionTotals> {
  const { waiting } = await countPublications(pool)
  let totals = await runExtraction(queue, pool, { untilEmpty: true }, waiting)
  // Publications of killed imports and workers are in no available job and are queued again; those of live workers
  // are awaited. Repeated failures are left to a later run.
  let left = Number.POSITIVE_INFINITY
  for (;;) {
    const orphaned = await requeuePublications(queue, pool, 'waiting')
    if (orphaned === 0 || orphaned >= left) break
    left = orphaned
    totals = add(totals, await runExtraction(queue, pool, { untilEmpty: true }, orphaned))
  }
  if (totals.publications >= ANALYZE_THRESHOLD) await analyseGazette(pool)
  return totals
}

function add(one: ExtractionTotals, other: ExtractionTotals): ExtractionTotals {
  return {
    publications: one.publications + other.publications,
    facts: one.facts + other.facts,
    failed: one.failed + other.failed,
    seconds: one.seconds + other.seconds,
  }
}

// Autovacuum runs once a minute; until then plans for small tables would scan large ones.
const ANALYZE_THRESHOLD = 5_000

/** Processes the queue until `signal`, refreshing the rollup when idle, and records progress. */
export async function consumeUntilStopped(
  queue: Queue,
  pool: Pool,
  signal: AbortSignal,
): Promise<ExtractionTotals> {
  const recorder = createJobRecorder(pool)
  return runExtraction(queue, pool, { signal, ...recorder }, null)
}

type Callbacks = Pick<ConsumeOptions, 'onExtracted' | 'onFailed'> & { onRefreshed(hadChanges: boolean): void }

const RECORD_INTERVAL_MS = 5_000

// Records are for monitoring only; failing to write them must not stop the work.
function createJobRecorder(pool: Pool): Callbacks {
  let recordedAt = Number.NEGATIVE_INFINITY
  let publications = 0
  const ignoreFailure = (recording: Promise<void>) => void recording.catch(() => {})
  function recordProgress() {
    if (publications === 0) return
    recordedAt = performance.now()
    ignoreFailure(
      recordJobSuccess(pool, 'gazette-facts', `${publications.toLocaleString('en')} publications`),
    )
    publications = 0
  }
  return {
    onExtracted(extracted) {
      publications += extracted.publications
      if (performance.now() - recordedAt >= RECORD_INTERVAL_MS) recordProgress()
    },
    onFailed: ({ code, name }) => ignoreFailure(recordJobFailure(pool, 'gazette-facts', code ?? name)),
    onRefreshed(hadChanges) {
      recordProgress()
      ignoreFailure(recordJobSuccess(pool, 'rollup-refresh', hadChanges ? 'refreshed' : 'no changes'))
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
  const totals: ExtractionTotals = { publications: 0, facts: 0, failed: 0, seconds: 0 }
  const line = openProgressLine('facts')
  try {
    await consumeExtractionQueue(queue, pool, {
      ...options,
      onExtracted(extracted) {
        options.onExtracted?.(extracted)
        const { publications, facts, failed } = extracted
        totals.publications += publications
        totals.facts += facts
        totals.failed += failed.length
        line.update({
          stage: `${totals.publications.toLocaleString('en')} publications`,
          done: expected ? Math.min(1, totals.publications / expected) : null,
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
  return { ...totals, seconds: (performance.now() - started) / 1000 }
}
