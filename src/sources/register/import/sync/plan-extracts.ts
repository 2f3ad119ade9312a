// Plans which extracts bring the register up to date: the consecutive Updates, or a Full and its Updates. An
// Update takes seconds, a Full is 300 MB and a rebuild, so Updates are preferred if they reach as far.

import type { ListedExtract } from '../../client/register-client.ts'

/** State of the database. `fullNumber`: the last extract loaded as a Full. */
export type LoadedExtract = { number: number; fullNumber: number | null; isSample: boolean }

type PlanOptions = {
  /** Start with the newest Full, even where Updates suffice or it is loaded already. */
  full?: boolean
}

export type SyncPlan = {
  /** In order of application. */
  steps: ListedExtract[]
  /**
   * Reason of the plan: `updates` are consecutive; a Full because it was `asked` for, there is
   * `nothing_loaded` or a `sample`, there is a `gap` before the newest Full, the Updates are too `many` or
   * `larger` than a Full, or the last Full is `long_ago`. No step: `up_to_date`, or `stuck` at a gap that no
   * Full bridges.
   */
  why:
    | 'updates'
    | 'asked'
    | 'nothing_loaded'
    | 'sample'
    | 'gap'
    | 'many'
    | 'larger'
    | 'long_ago'
    | 'up_to_date'
    | 'stuck'
}

/** With more Updates a Full is faster, and the upstream keeps only 31 days of them. */
export const MAX_UPDATES = 31

/**
 * Extracts after the last Full before the next one is loaded (a quarter of daily extracts): this bounds disk
 * use, restores the physical order of companies, and repairs anything an Update missed.
 */
export const MAX_EXTRACTS_SINCE_FULL = 92

/** Plans from the loaded extract (null: none) and the list. Pure; list order does not matter. */
export function planExtracts(
  loaded: LoadedExtract | null,
  listed: readonly ListedExtract[],
  { full: asked = false }: PlanOptions = {},
): SyncPlan {
  const newest = newestFull(listed)
  const held = loaded?.isSample ? null : loaded
  if (held === null) {
    const why = loaded ? 'sample' : 'nothing_loaded'
    return newest ? planFromFull(newest, listed, asked ? 'asked' : why) : STUCK
  }
  if (asked && newest && newest.number >= held.number) return planFromFull(newest, listed, 'asked')
  if (listed.every(({ number }) => number <= held.number)) return { steps: [], why: 'up_to_date' }
  const updates = consecutiveUpdates(held.number, listed)
  const full = newest && newest.number > held.number ? newest : null
  const why = full && reasonForFull(held, updates, full)
  if (full && why) return planFromFull(full, listed, why)
  return updates.length > 0 ? { steps: updates, why: 'updates' } : STUCK
}

const STUCK: SyncPlan = { steps: [], why: 'stuck' }

function reasonForFull(
  { number, fullNumber }: LoadedExtract,
  updates: readonly ListedExtract[],
  full: ListedExtract,
): SyncPlan['why'] | null {
  if (number + updates.length < full.number) return 'gap'
  if (updates.length > MAX_UPDATES) return 'many'
  if (fullNumber === null || full.number - fullNumber > MAX_EXTRACTS_SINCE_FULL) return 'long_ago'
  const needed = updates.filter(update => update.number <= full.number).map(({ bytes }) => bytes)
  const known = needed.every(bytes => bytes !== null) && full.bytes !== null
  return known && needed.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0) > (full.bytes ?? 0)
    ? 'larger'
    : null
}

function planFromFull(full: ListedExtract, listed: readonly ListedExtract[], why: SyncPlan['why']): SyncPlan {
  return { steps: [full, ...consecutiveUpdates(full.number, listed)], why }
}

// Consecutive Updates without a gap.
function consecutiveUpdates(number: number, listed: readonly ListedExtract[]): ListedExtract[] {
  const byNumber = new Map(
    listed.filter(({ type }) => type === 'update').map(update => [update.number, update]),
  )
  const chain: ListedExtract[] = []
  for (let next = byNumber.get(number + 1); next; next = byNumber.get(next.number + 1)) chain.push(next)
  return chain
}

function newestFull(listed: readonly ListedExtract[]): ListedExtract | null {
  const fulls = listed.filter(({ type }) => type === 'full')
  return fulls.reduce<ListedExtract | null>(
    (newest, full) => (full.number > (newest?.number ?? -1) ? full : newest),
    null,
  )
}
