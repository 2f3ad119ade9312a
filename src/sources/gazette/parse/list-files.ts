// The files under a path, folders in folders included, in the order of their names.

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names that begin with a dot are passed over. Throws what the file system throws. */
export async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const files: string[] = []
  const entries = (await readdir(path)).filter(name => !name.startsWith('.')).sort()
  for (const name of entries) files.push(...(await listFiles(join(path, name))))
  return files
}
