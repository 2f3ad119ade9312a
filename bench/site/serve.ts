// Serves a data folder in a process of its own.

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

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
