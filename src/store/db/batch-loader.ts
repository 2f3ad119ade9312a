// Batch loader for rows by enterprise number: reads in the same turn of the event loop, or during a running query,
// share the next query. A query for thirty rows costs little more than one for a single row. Under load a minimum
// interval between queries keeps batches large; without it most queries would fetch two or three rows.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { failureOf, type Span, startSpan, withSpan } from '../../platform/tracing/trace.ts'

export type BatchLoader<T> = {
  /** Undefined when there is no row. Rejects as `fetch` does. */
  read(number: EnterpriseNumber): Promise<T | undefined>
}

/** Reads rows for many enterprise numbers; companies without a row are absent. */
type BatchFetch<T> = (numbers: number[]) => Promise<Map<number, T>>

type BatchOptions = {
  /** Maximum numbers per query. */
  maxBatch: number
  /** Maximum concurrent queries. */
  maxConcurrent: number
  /** Minimum interval after the start of a large batch, unless `FLUSH_SIZE` reads are pending. */
  minIntervalMs: number
}

const DEFAULT_OPTIONS: BatchOptions = { maxBatch: 200, maxConcurrent: 1, minIntervalMs: 5 }

/** From this size a batch counts as large. */
const LARGE_BATCH = 3

/** With this many pending reads the interval is skipped: larger batches save little more per row. */
const FLUSH_SIZE = 16

type PendingLoad<T> = {
  promise: Promise<T | undefined>
  resolve(value: T | undefined): void
  reject(error: unknown): void
  /** Spans of the traced callers. */
  spans: Span[] | null
}

/** `what` names the spans. */
export function createBatchLoader<T>(
  what: string,
  fetch: BatchFetch<T>,
  limits: Partial<BatchOptions> = {},
): BatchLoader<T> {
  const spanName = `read ${what}`
  const { maxBatch, maxConcurrent, minIntervalMs: paceMs } = { ...DEFAULT_OPTIONS, ...limits }
  const pending = new Map<number, PendingLoad<T>>()
  let running = 0
  let scheduled = false
  let pause: NodeJS.Timeout | null = null
  let notBefore = 0

  function schedule(): void {
    if (pause !== null && pending.size >= FLUSH_SIZE) {
      clearTimeout(pause)
      pause = null
      setImmediate(startBatch)
    }
    if (scheduled || running >= maxConcurrent || pending.size === 0) return
    scheduled = true
    const pauseMs = pending.size < FLUSH_SIZE ? notBefore - performance.now() : 0
    if (pauseMs > 0) pause = setTimeout(startBatch, pauseMs)
    else setImmediate(startBatch)
  }

  function startBatch(): void {
    scheduled = false
    pause = null
    const batch = takeBatch()
    if (batch.size >= LARGE_BATCH) notBefore = performance.now() + paceMs
    void runBatch(batch)
    schedule()
  }

  function takeBatch(): Map<number, PendingLoad<T>> {
    const batch = new Map<number, PendingLoad<T>>()
    for (const [number, load] of pending) {
      if (batch.size === maxBatch) break
      batch.set(number, load)
      pending.delete(number)
    }
    return batch
  }

  async function runBatch(batch: Map<number, PendingLoad<T>>): Promise<void> {
    running++
    const span = linkSpans(batch)
    try {
      const found = await withSpan(span, () => fetch([...batch.keys()]))
      if (span !== null) endSpans(batch, null)
      for (const [number, load] of batch) load.resolve(found.get(number))
    } catch (error) {
      if (span !== null) endSpans(batch, failureOf(error))
      for (const load of batch.values()) load.reject(error)
    } finally {
      running--
      schedule()
    }
  }

  return {
    read(number) {
      const key = Number(number)
      let load = pending.get(key)
      if (load === undefined) {
        load = { ...Promise.withResolvers<T | undefined>(), spans: null }
        pending.set(key, load)
        schedule()
      }
      const span = startSpan(spanName)
      if (span !== null) load.spans = [...(load.spans ?? []), span]
      return load.promise
    },
  }
}

type Batch = Map<number, { spans: Span[] | null }>

// The query's span is a child of the first traced caller; the others link to it.
function linkSpans(batch: Batch): Span | null {
  let first: Span | null = null
  for (const { spans } of batch.values())
    for (const span of spans ?? []) {
      if (first === null) first = span
      else span.link(first)
      span.set({ 'griffie.companies_in_batch': batch.size })
    }
  return first
}

function endSpans(batch: Batch, failure: string | null): void {
  for (const { spans } of batch.values()) for (const span of spans ?? []) span.end(failure)
}
