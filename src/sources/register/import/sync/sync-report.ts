// What a run of fetching did, for whoever tells it on.

import type { DownloadedExtract } from '../../client/download-extract.ts'
import type { ListedExtract } from '../../client/extract-name.ts'
import type { ImportResult } from '../import-register.ts'
import type { LoadedExtract, SyncPlan } from './plan-extracts.ts'
import type { RetainedFiles } from './retained-files.ts'

export type RegisterSyncReport = {
  /** What the upstream has: how many, and the newest. Null when it could not be asked. */
  listed: { extracts: number; newest: ListedExtract } | null
  /** Extract number before and after; null where no real one was loaded. */
  before: number | null
  after: number | null
  /** Why these extracts, in the order in which it was planned. */
  reasons: SyncPlan['why'][]
  downloaded: DownloadedExtract[]
  applied: ImportResult[]
  /** Extracts that were of no use and were planned around. */
  unusable: { name: string; reason: string; message: string }[]
  /** Numbers of listed extracts that an operator rolled back: they are left out until loaded by hand. */
  rolledBack: number[]
  /** Whether the newest extract is loaded; `stuck`: it is not, and nothing that is listed leads there. */
  state: 'up_to_date' | 'behind' | 'stuck' | 'unknown'
  /** Extracts that would be next. */
  left: string[]
  /** Why the run ended early; null when it came to its end. */
  stopped: { reason: string; message: string } | null
  /** Null when nothing was tidied, for want of a list. */
  files: RetainedFiles | null
}

/** The report of a run that has done nothing yet. */
export function startReport(loaded: LoadedExtract | null): RegisterSyncReport {
  return {
    ...{ listed: null, before: loadedNumber(loaded), after: null, reasons: [], downloaded: [], applied: [] },
    ...{ unusable: [], rolledBack: [], state: 'unknown', left: [], stopped: null, files: null },
  }
}

/** The number of the real extract that is loaded; null where there is none. */
export function loadedNumber(loaded: LoadedExtract | null): number | null {
  return loaded && !loaded.isSample ? loaded.number : null
}
