// Selects the downloaded files to keep: the last Full and everything after it, so that the state can be
// rebuilt without the upstream, which keeps files for a month.

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ListedExtract, readExtractName } from '../../client/register-client.ts'
import type { LoadedExtract } from './plan-extracts.ts'

export type RetainedFiles = { kept: number; keptBytes: number; removed: number }

const PART = /\.part$/

/** Removes files older than the last Full, and stale parts, from `folder`. Other files are left alone. */
export async function pruneExtractFiles(
  folder: string,
  loaded: LoadedExtract | null,
  listed: readonly ListedExtract[],
): Promise<RetainedFiles> {
  const files: RetainedFiles = { kept: 0, keptBytes: 0, removed: 0 }
  const names = new Set(listed.map(({ name }) => name))
  for (const name of await readdir(folder)) {
    const extract = readExtractName(name.replace(PART, ''))
    if (!extract) continue
    const isPart = PART.test(name)
    const isOfUse = isPart ? names.has(extract.name) && isAhead(extract, loaded) : isRetained(extract, loaded)
    if (!isOfUse) {
      await rm(join(folder, name))
      files.removed++
    } else if (!isPart) {
      files.kept++
      files.keptBytes += (await stat(join(folder, name))).size
    }
  }
  return files
}

function isAhead({ number }: ListedExtract, loaded: LoadedExtract | null): boolean {
  return loaded === null || loaded.isSample || number > loaded.number
}

function isRetained(extract: ListedExtract, loaded: LoadedExtract | null): boolean {
  if (isAhead(extract, loaded) || loaded === null) return true
  const { fullNumber } = loaded
  if (fullNumber === null) return false
  return extract.type === 'full' ? extract.number === fullNumber : extract.number > fullNumber
}
