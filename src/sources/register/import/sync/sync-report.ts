// Report of a sync run.

import type { DownloadedExtract } from '../../client/download-extract.ts'
import type { ListedExtract } from '../../client/register-client.ts'
import type { ImportResult } from '../import-register.ts'
import type { LoadedExtract, SyncPlan } from './plan-extracts.ts'
import type { RetainedFiles } from './retained-files.ts'

export type RegisterSyncReport = {
  /** Upstream's extracts: number, and the newest. Null if it could not be reached. */
  listed: { extracts: number; newest: ListedExtract } | null
  /** Extract number before and after; null where none was loaded (sample data excluded). */
  before: number | null
  after: number | null
  /** Reasons of the plans, in order. */
  reasons: SyncPlan['why'][]
  downloaded: DownloadedExtract[]
  applied: ImportResult[]
  /** Extracts found unusable and skipped. */
  unusable: { name: string; reason: string; message: string }[]
  /** Listed extracts that an operator rolled back: skipped until loaded by hand. */
  rolledBack: number[]
  /** Whether the newest extract is loaded; `stuck`: it is not, and no listed extract leads there. */
  state: 'up_to_date' | 'behind' | 'stuck' | 'unknown'
  /** Extracts still to apply. */
  left: string[]
  /** Why the run ended early; null when it completed. */
  stopped: { reason: string; message: string } | null
  /** Null when nothing was pruned, for want of a list. */
  files: RetainedFiles | null
}

/** An empty report. */
export function startReport(loaded: LoadedExtract | null): RegisterSyncReport {
  return {
    listed: null,
    before: loadedNumber(loaded),
    after: null,
    reasons: [],
    downloaded: [],
    applied: [],
    unusable: [],
    rolledBack: [],
    state: 'unknown',
    left: [],
    stopped: null,
    files: null,
  }
}

/** Number of the loaded extract; null for none or sample data. */
export function loadedNumber(loaded: LoadedExtract | null): number | null {
  return loaded && !loaded.isSample ? loaded.number : null
}
