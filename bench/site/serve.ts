// A data folder with the sample, and a process of its own that serves it.

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { loadSampleData } from '../../src/cli/demo/demo-data.ts'
import type { Config } from '../../src/config.ts'
import type { Database } from '../../src/store/db/pool.ts'
import { findLatestLoad } from '../../src/store/intake/register-loads.ts'

/** Loads the sample unless the folder has data. */
export async function prepareSample(config: Config, database: Database, companies: number): Promise<void> {
  if (!(await findLatestLoad(database.pool))) await loadSampleData(config, database, { companies, seed: 7 })
}

/** Returns when it answers. */
export async function serve(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '..', '..', 'src', 'cli', 'main.ts'), 'serve'],
    {
      env: { ...process.env, GRIFFIE_DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, child }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start.')
}
