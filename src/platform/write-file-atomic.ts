// Atomic writes of files: readers see the old file or the complete new one.

import { rename, rm, stat } from 'node:fs/promises'

/**
 * Calls `write` with the path of a partial file beside `path`, and renames that into place when complete. When `write`
 * rejects it is removed, and what was at `path` stays. Devices and pipes are written directly.
 */
export async function writeFileAtomic<T>(path: string, write: (partial: string) => Promise<T>): Promise<T> {
  const existing = await stat(path).catch(() => null)
  if (existing && !existing.isFile()) return write(path)
  const partial = `${path}.partial`
  try {
    const result = await write(partial)
    await rename(partial, path)
    return result
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {}) // the error of `write` is the one to report
    // Messages name the file that was asked for.
    if (error instanceof Error && 'path' in error && error.path === partial) error.path = path
    throw error
  }
}
