// An import of the gazette that is killed at any moment, between storing and reading too, and run again: nothing that is
// stored is left unread, at once and without a worker, and everything is as if it had never been killed.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, run, start } from '../cli/griffie.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { fingerprintOf } from './fingerprint.ts'
import { writeSampleFiles } from './sample-files.ts'

const files = await writeSampleFiles(300, 17)
const envOf = (url: string) => ({ DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir() })
const IMPORT = ['import', 'gazette', ...files.gazette]
const KILLS = 3

async function command(url: string, ...args: string[]): Promise<void> {
  const { code, stderr } = await run(args, envOf(url))
  assert.equal(code, 0, stderr)
}

async function countUnread({ pool }: TestDatabase): Promise<{ texts: number; companies: number }> {
  const { rows } = await pool.query<{ texts: number; companies: number }>(`
    SELECT (SELECT count(*)::int FROM gazette.publication WHERE extractor_version IS NULL) AS texts,
           (SELECT count(*)::int FROM gazette.unread_text) AS companies`)
  return rows[0] as { texts: number; companies: number }
}

async function timelinesOf(url: string) {
  const {
    'gazette.fact': facts,
    'gazette.lifecycle_event': events,
    'gazette.mandate': mandates,
  } = await fingerprintOf(url, 'gazette')
  return { facts, events, mandates }
}

test('an import that is killed at random moments and run again leaves nothing unread', async () => {
  const [calm, disturbed] = [await createTestDatabase(), await createTestDatabase()]
  for (const { url } of [calm, disturbed]) await command(url, 'import', 'register', files.full)
  const began = performance.now()
  await command(calm.url, ...IMPORT)
  const took = performance.now() - began
  let interrupted = 0
  for (let n = 0; n < KILLS; n++) {
    const importing = start(IMPORT, envOf(disturbed.url))
    importing.stdout?.resume()
    importing.stderr?.resume()
    const exited = once(importing, 'exit')
    await sleep(took * (0.15 + 0.75 * Math.random()))
    importing.kill('SIGKILL')
    await exited
    if ((await countUnread(disturbed)).texts > 0) interrupted++
  }
  await command(disturbed.url, ...IMPORT)
  assert.deepEqual(await countUnread(disturbed), { texts: 0, companies: 0 })
  assert.deepEqual(await timelinesOf(disturbed.url), await timelinesOf(calm.url))
  if (interrupted === 0) console.log('no kill came between storing and reading')
})
