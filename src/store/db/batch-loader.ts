// Reads of one row by enterprise number, answered together: what is asked while a query runs, or in the same
// turn of the event loop, goes into the next one. A query for thirty rows costs little more than one for a
// single row, so under load the database does a tenth of the work and nobody waits longer. Where many ask, queries
// also keep a distance: without, a busy server would do most of its work for two or three at a time, and have none of
// the time left over that it will need when more come.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { failureOf, type Span, startSpan, withSpan } from '../../platform/tracing/trace.ts'

export type BatchLoader<T> = {
  /** What is held about one company; undefined when nothing is. Rejects as `fetch` does. */
  read(number: EnterpriseNumber): Promise<T | undefined>
}

/** Reads many companies at once, by number as the database holds it. Companies without anything are left out. */
export type BatchFetch<T> = (numbers: number[]) => Promise<Map<number, T>>

export type BatchOptions = {
  /** Most numbers in one query. */
  maxBatch: number
  /** Most queries at once. */
  maxConcurrent: number
  /** Milliseconds at least from the beginning of a query for many to that of the next one, unless enough wait for it. */
  minIntervalMs: number
}

const DEFAULT_OPTIONS: BatchOptions = { maxBatch: 200, maxConcurrent: 1, minIntervalMs: 5 }

/** So many companies in one query are many. */
const LARGE_BATCH = 3

/** So many who wait are not kept waiting: a query for more costs less for each of them, but not by much. */
const FLUSH_SIZE = 16

type PendingLoad<T> = {
  promise: Promise<T | undefined>
  resolve(value: T | undefined): void
  reject(error: unknown): void
  /** Of those who asked and are traced. */
  spans: Span[] | null
}

/** A reader on top of `fetch`. `what` it reads is what its spans are called by. */
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
    for (const [number, waiter] of pending) {
      if (batch.size === maxBatch) break
      batch.set(number, waiter)
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
      for (const [number, waiter] of batch) waiter.resolve(found.get(number))
    } catch (error) {
      if (span !== null) endSpans(batch, failureOf(error))
      for (const waiter of batch.values()) waiter.reject(error)
    } finally {
      running--
      schedule()
    }
  }

  return {
    read(number) {
      const key = Number(number)
      let waiter = pending.get(key)
      if (waiter === undefined) {
        waiter = { ...Promise.withResolvers<T | undefined>(), spans: null }
        pending.set(key, waiter)
        schedule()
      }
      const span = startSpan(spanName)
      if (span !== null) waiter.spans = [...(waiter.spans ?? []), span]
      return waiter.promise
    },
  }
}

type Batch = Map<number, { spans: Span[] | null }>

// One query for many who ask can stand below one of them only: the first that is traced. The others point to it.
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
