// Whether an install's embedded database is up, asked without anything being made or started.

import { join } from 'node:path'
import { candidateFolders } from './location.ts'
import { findPostmaster } from './postmaster.ts'

/** True when the embedded database of `dataDir` (absolute) runs and takes connections. */
export function isEmbeddedRunning(dataDir: string): boolean {
  return candidateFolders(dataDir).some(folder => findPostmaster(join(folder, 'data'))?.ready === true)
}
