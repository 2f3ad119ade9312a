// Processes the items of a day's part (texts, acts) sequentially: completed ones are skipped, a failure is
// recorded and the others continue, a block ends it.

import type { Publication } from '../../../../domain/publications/publication.ts'
import { GazetteBlockedError, isGazetteClientError } from '../../client/errors.ts'
import type { PageValidator, Validator } from '../../client/validator.ts'

// State that the daily sync keeps between runs (in a database; in memory for tests).
// - Publications, one per numac; saving replaces. An interrupted run may save one twice.
// - Done parts, one per day and part, with counts: written only after everything of the part was saved, never
// removed by the sync.
// - Validators, one per URL; saving replaces.
// A failing call ends the run: nothing is fetched that cannot be stored.

/**
 * - `gazette`: all editions' summaries were read and each text of interest is done.
 * - `annex`: the list of acts was read and each act with an image is done.
 * - `issue:<edition>`: the edition's PDF was read and its texts of interest are stored and done.
 * - `article:<numac>`, `act:<numac>`: one text (from its page or the issue), one act. Acts without a numac
 * use their path. `act:<numac>:incomplete`: the list entry lacked address or rubrics and is read again later.
 */
export type DayPart = 'gazette' | 'annex' | `issue:${number}` | `article:${string}` | `act:${string}`

/**
 * Counts by name: `editions`, `articles`, `without_text`, `skipped`; `issues`, `from_issues`,
 * `without_issue`; `acts`, `unread`, `without_pdf`, `incomplete`; `before` for items done in earlier runs.
 */
export type PartCounts = Record<string, number>

export type SyncStore = {
  isDone(day: string, part: DayPart): Promise<boolean>
  markDone(day: string, part: DayPart, counts: PartCounts): Promise<void>
  savePublication(publication: Publication): Promise<void>
  readValidator(url: string): Promise<Validator | null>
  saveValidators(validators: readonly PageValidator[]): Promise<void>
}

export type SyncFault = { day: string; part: DayPart; reason: string; message: string }

/** Context for one part of a day. */
export type PartRun = {
  day: string
  store: SyncStore
  faults: SyncFault[]
  counts: PartCounts
  signal?: AbortSignal
  /**
   * Called after each fetched item, with its position in `items`; for the gazette these can be whole issues.
   */
  onItem(at: number, items: number, kind?: 'issues'): void
}

/** A parser callback failed on the response; the item stays undone. */
export class UnreadableItemError extends Error {
  override name = 'UnreadableItemError'
  readonly reason = 'unreadable'
}

// Failed items before the day is given up: the site is in trouble.
const MAX_FAULTS = 5

/**
 * Processes `items`. Resolves to whether each is done; throws `GazetteBlockedError`, the reason of an aborted
 * signal, and the store's errors.
 */
export async function syncItems<T>(
  run: PartRun,
  items: readonly T[],
  partOf: (item: T) => DayPart,
  work: (item: T) => Promise<PartCounts>,
): Promise<boolean> {
  let failures = 0
  for (const [at, item] of items.entries()) {
    run.signal?.throwIfAborted()
    const part = partOf(item)
    if (await run.store.isDone(run.day, part)) {
      addCounts(run.counts, { before: 1 })
      continue
    }
    const done = await recordFault(run, part, async () => {
      const counts = await work(item)
      await run.store.markDone(run.day, part, counts)
      addCounts(run.counts, counts)
    })
    run.onItem(at + 1, items.length)
    if (done === null && ++failures >= MAX_FAULTS) return false
  }
  return failures === 0
}

/**
 * Runs `work`. A site error is recorded under `part` and gives null; a block is recorded and rethrown, other
 * errors are thrown.
 */
export async function recordFault<T>(
  run: PartRun,
  part: DayPart,
  work: () => Promise<T>,
): Promise<{ value: T } | null> {
  try {
    return { value: await work() }
  } catch (error) {
    run.signal?.throwIfAborted()
    if (!isGazetteClientError(error) && !(error instanceof UnreadableItemError)) throw error
    run.faults.push({ day: run.day, part, reason: error.reason, message: error.message })
    if (error instanceof GazetteBlockedError) throw error
    return null
  }
}

/** Adds `counts` to `sums`. */
export function addCounts(sums: PartCounts, counts: PartCounts): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
}
