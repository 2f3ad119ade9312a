// Files under a path, recursively, in name order.

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names starting with a dot are skipped. Throws file-system errors. */
export async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const files: string[] = []
  const entries = (await readdir(path)).filter(name => !name.startsWith('.')).sort()
  for (const name of entries) files.push(...(await listFiles(join(path, name))))
  return files
}
