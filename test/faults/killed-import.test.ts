// A gazette import killed at any moment and run again leaves no stored publication unextracted, without a worker,
// and the result equals that of an uninterrupted import.
//
// One moment over some hundred texts, or three over four hundred in the full group; GRIFFIE_KILLS=20 GRIFFIE_TEXTS=6000 tries twenty over six thousand, and prints
// what was left.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, run, start } from '../cli/run-griffie.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { fingerprintOf } from './fingerprint.ts'
import { writeSampleFiles } from './sample-files.ts'

const KILLS = Number(process.env.GRIFFIE_KILLS ?? sized(1, 3))
const TEXTS = Number(process.env.GRIFFIE_TEXTS ?? sized(130, 390))
// Of the invented companies some have a notice or an act and some do not.
const TEXTS_A_COMPANY = 1.3

const files = await writeSampleFiles(Math.ceil(TEXTS / TEXTS_A_COMPANY), 17)
const envOf = (url: string) => ({ DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir() })
const IMPORT = ['import', 'gazette', ...files.gazette]

async function command(url: string, ...args: string[]): Promise<number> {
  const began = performance.now()
  const { code, stderr } = await run(args, envOf(url))
  assert.equal(code, 0, stderr)
  return performance.now() - began
}

type Left = { stored: number; texts: number; companies: number }

async function countUnread({ pool }: TestDatabase): Promise<Left> {
  const { rows } = await pool.query<Left>(`
    SELECT (SELECT count(*)::int FROM gazette.publication) AS stored,
           (SELECT count(*)::int FROM gazette.publication WHERE extractor_version IS NULL) AS texts,
           (SELECT count(*)::int FROM gazette.unread_text) AS companies`)
  return rows[0] as Left
}

async function timelinesOf({ url }: TestDatabase) {
  const {
    'gazette.fact': facts,
    'gazette.lifecycle_event': events,
    'gazette.mandate': mandates,
  } = await fingerprintOf(url, 'gazette')
  return { facts, events, mandates }
}

// From its start until just before its end.
async function killAfter(url: string, ms: number): Promise<void> {
  const importing = start(IMPORT, envOf(url))
  importing.stdout?.resume()
  importing.stderr?.resume()
  const exited = once(importing, 'exit')
  await sleep(ms)
  importing.kill('SIGKILL')
  await exited
}

test(`an import killed at ${KILLS} random moments, and run again after each, leaves nothing unextracted`, async t => {
  const calm = await createTestDatabase()
  const took = await command(calm.url, ...IMPORT)
  const { stored } = await countUnread(calm)
  const expected = await timelinesOf(calm)
  assert.ok(((await calm.pool.query('SELECT FROM gazette.fact')).rowCount ?? 0) > 0)
  let unread = 0
  for (let n = 0; n < KILLS; n++) {
    const disturbed = await createTestDatabase()
    const at = took * Math.random()
    await killAfter(disturbed.url, at)
    const killed = await countUnread(disturbed)
    await command(disturbed.url, ...IMPORT)
    const left = await countUnread(disturbed)
    t.diagnostic(
      `killed after ${Math.round(at)} of ${Math.round(took)} ms: ${killed.stored} stored, ${killed.texts} unread; run again: ${left.stored} stored, ${left.texts} unread`,
    )
    unread += left.texts + left.companies
    assert.deepEqual(left, { stored, texts: 0, companies: 0 })
    assert.deepEqual(await timelinesOf(disturbed), expected)
  }
  t.diagnostic(`texts left unread: ${unread} (${KILLS} kills, ${stored} texts each)`)
})
