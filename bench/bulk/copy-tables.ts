// The reference of an export: the rows that it reads, copied to files and nothing else.

import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SPOOLED_ROWS } from '../../src/store/bulk/spooled-rows.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import { withSnapshot } from '../../src/store/db/snapshot.ts'

export async function copyTables(pool: Pool, folder: string): Promise<{ seconds: number; bytes: number }> {
  const started = performance.now()
  let bytes = 0
  mkdirSync(folder, { recursive: true })
  await withSnapshot(pool, async snapshot => {
    for (const [name, { query }] of Object.entries(SPOOLED_ROWS)) {
      const file = createWriteStream(join(folder, name))
      await pipeline(await snapshot.copy(`(${query})`, '(FORMAT csv)'), file)
      bytes += file.bytesWritten
    }
  })
  rmSync(folder, { recursive: true })
  return { seconds: (performance.now() - started) / 1000, bytes }
}
