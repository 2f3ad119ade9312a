// Kills a command with SIGKILL at a given stage.

import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Pool } from '../../src/store/db/pool.ts'
import { start } from './run-griffie.ts'

/** Runs the command, kills it at `stage`, and waits until its database sessions have ended. */
export async function killAt(
  stage: string,
  args: string[],
  env: Record<string, string>,
  pool: Pool,
): Promise<'killed' | 'finished'> {
  const child = start(args, { ...env, LOG_LEVEL: 'debug' })
  const ended = once(child, 'exit')
  child.stdout?.resume()
  for await (const line of createInterface({ input: child.stderr as Readable })) {
    if (line.includes(stage)) child.kill('SIGKILL')
  }
  await ended
  await waitUntilReleased(pool)
  return child.signalCode === 'SIGKILL' ? 'killed' : 'finished'
}

// The server detects a lost client when it next sends data.
async function waitUntilReleased(pool: Pool): Promise<void> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'griffie command'`,
    )
    if (rows[0]?.n === 0) return
    if (performance.now() > deadline)
      throw new Error('The database still works for a client that was killed.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
