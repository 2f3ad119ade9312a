// Job that extracts facts from stored publications, shared by any number of workers on any number of machines.

import { EXTRACTOR_VERSION } from '../extract/extract-publication.ts'
import { tracedRoot } from '../platform/tracing/trace.ts'
import { type ExtractFactsResult, extractFacts } from '../sources/gazette/import/extract-facts.ts'
import { inTransaction, type Pool, type PoolClient } from '../store/db/pool.ts'
import { listNumacs, markFailed, type PublicationFilter } from '../store/gazette/publications.ts'
import { quarantine } from '../store/intake/quarantine.ts'
import { type Queue, withinTransaction } from './queue.ts'

const QUEUE = 'gazette-extract'
/** Dead letter queue. */
const DEAD_LETTER = 'gazette-extract-dead'

// About 100 ms of work per job: little is repeated when a worker dies, and fetching jobs costs almost nothing.
const PUBLICATIONS_PER_JOB = 200

type Payload = {
  numacs: string[]
  /**
   * Skips publications extracted meanwhile: each starting worker queues all waiting ones, which may be queued
   * already.
   */
  waiting_only?: boolean
}

/**
 * Creates the queue and its dead letter queue if missing. Failed jobs are retried after `retryDelaySeconds`, with
 * exponential backoff.
 */
export async function createExtractionQueue(queue: Queue, { retryDelaySeconds = 2 } = {}): Promise<void> {
  await queue.createQueue(DEAD_LETTER)
  await queue.createQueue(QUEUE, {
    deadLetter: DEAD_LETTER,
    retryLimit: 4,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    // Releases the jobs of killed workers.
    expireInSeconds: 120,
  })
}

/** Queues publications in the transaction that stores them. */
export async function enqueueExtraction(
  queue: Queue,
  client: PoolClient,
  numacs: readonly string[],
  { waitingOnly = false } = {},
): Promise<void> {
  const jobs: { data: Payload }[] = []
  for (let from = 0; from < numacs.length; from += PUBLICATIONS_PER_JOB)
    jobs.push({
      data: {
        numacs: numacs.slice(from, from + PUBLICATIONS_PER_JOB),
        ...(waitingOnly && { waiting_only: true }),
      },
    })
  await queue.insert(QUEUE, jobs, { db: withinTransaction(client) })
}

/** Queues stored publications again and returns their number. */
export async function requeuePublications(
  queue: Queue,
  pool: Pool,
  which: PublicationFilter,
): Promise<number> {
  let after = ''
  let queued = 0
  for (;;) {
    const numacs = await listNumacs(pool, which, { after, limit: 10_000, version: EXTRACTOR_VERSION })
    const last = numacs.at(-1)
    if (last === undefined) return queued
    const waitingOnly = which === 'waiting'
    await inTransaction(pool, client => enqueueExtraction(queue, client, numacs, { waitingOnly }))
    queued += numacs.length
    after = last
  }
}

export type ConsumeOptions = {
  /** Return when the queue is empty; otherwise run until `signal`. */
  untilEmpty?: boolean
  signal?: AbortSignal
  onExtracted?: (extracted: ExtractFactsResult) => void
  /** Called when a job failed; it is retried later. */
  onFailed?: (error: Error & { code?: string }) => void
  /** Called when the queue becomes empty, and periodically. `quiet`: no job since the last call. */
  onIdle?: (state: { quiet: boolean }) => Promise<void>
}

const POLL_MS = 500
const BUSY_FOR_MS = 30_000
const MAINTENANCE_INTERVAL_MS = 60_000

/** Processes jobs in sequence. Failed jobs are retried later by any worker. */
export async function consumeExtractionQueue(
  queue: Queue,
  pool: Pool,
  options: ConsumeOptions = {},
): Promise<void> {
  // The first idle call handles jobs left by killed workers.
  let pending = true
  let maintainedAt = performance.now()
  while (!options.signal?.aborted) {
    const [job] = await queue.fetch<Payload>(QUEUE, { batchSize: 1 })
    const elapsed = performance.now() - maintainedAt
    if ((pending && (!job || elapsed > BUSY_FOR_MS)) || elapsed > MAINTENANCE_INTERVAL_MS) {
      await options.onIdle?.({ quiet: !job && !pending })
      pending = false
      maintainedAt = performance.now()
    }
    if (job) {
      pending = true
      await runJob(queue, pool, job, options)
    } else if (options.untilEmpty) return
    else await pause(POLL_MS, options.signal)
  }
}

async function runJob(
  queue: Queue,
  pool: Pool,
  job: { id: string; data: Payload },
  { onExtracted, onFailed }: ConsumeOptions,
): Promise<void> {
  try {
    const extracted = await extractBatch(pool, job.data)
    await quarantine(
      pool,
      'gazette',
      extracted.failed.map(({ numac, reason }) => ({ file: numac, place: null, reason })),
    )
    if (extracted.failed.length > 0)
      await queue.send(DEAD_LETTER, { numacs: extracted.failed.map(({ numac }) => numac) })
    await queue.complete(QUEUE, job.id)
    onExtracted?.(extracted)
  } catch (error) {
    onFailed?.(error as Error)
    await queue.fail(QUEUE, job.id, { reason: (error as Error).message })
  }
}

function extractBatch(
  pool: Pool,
  { numacs, waiting_only: waitingOnly }: Payload,
): Promise<ExtractFactsResult> {
  const today = new Date().toISOString().slice(0, 10)
  return tracedRoot('extract publications', { kind: 'consumer' }, async span => {
    const extracted = await extractOrBisect(pool, numacs, today, { waitingOnly })
    const { publications, facts, failed } = extracted
    span?.set({
      'messaging.batch.message_count': numacs.length,
      'griffie.publications': publications,
      'griffie.facts': facts,
      'griffie.failed': failed.length,
    })
    return extracted
  })
}

// A publication whose facts the database rejects must not block the others of its job.
async function extractOrBisect(
  pool: Pool,
  numacs: readonly string[],
  today: string,
  options: { waitingOnly?: boolean },
): Promise<ExtractFactsResult> {
  try {
    return await extractFacts(pool, numacs, today, options)
  } catch (error) {
    const { code } = error as { code?: string }
    if (!isDataError(code)) throw error
    if (numacs.length === 1)
      return quarantinePublication(pool, numacs[0] as string, `the database rejects its facts (${code})`)
    const middle = Math.ceil(numacs.length / 2)
    const first = await extractOrBisect(pool, numacs.slice(0, middle), today, options)
    const second = await extractOrBisect(pool, numacs.slice(middle), today, options)
    return {
      publications: first.publications + second.publications,
      facts: first.facts + second.facts,
      companies: first.companies + second.companies,
      failed: [...first.failed, ...second.failed],
    }
  }
}

async function quarantinePublication(pool: Pool, numac: string, reason: string): Promise<ExtractFactsResult> {
  await markFailed(pool, [numac], EXTRACTOR_VERSION)
  return { publications: 1, facts: 0, companies: 0, failed: [{ numac, reason }] }
}

// SQLSTATE classes 22 (data exceptions) and 23 (constraints): a retry would fail again.
function isDataError(code: string | undefined): boolean {
  return /^2[23][\dA-Z]{3}$/.test(code ?? '')
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done, { once: true })
  })
}
