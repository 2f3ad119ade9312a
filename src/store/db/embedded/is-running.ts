// Checks whether an install's embedded database is running, without creating or starting anything.

import { join } from 'node:path'
import { candidateFolders } from './location.ts'
import { findPostmaster } from './postmaster.ts'

/** True when the embedded database of `dataDir` (absolute) accepts connections. */
export function isEmbeddedRunning(dataDir: string): boolean {
  return candidateFolders(dataDir).some(folder => findPostmaster(join(folder, 'data'))?.ready === true)
}
