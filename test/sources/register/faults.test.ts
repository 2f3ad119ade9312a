// Imports that are killed, disconnected or observed: the served register stays intact.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { PROJECT_DIR } from '../../../src/config.ts'
import { writeRegisterSample } from '../../../src/sample/register/write-register-sample.ts'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import { createTestDatabase } from '../../database.ts'
import { sized } from '../../nightly.ts'
import { SMALL_REGISTER, writeExtract } from './extract-folder.ts'

const COMPANIES = 2_000
const database = await createTestDatabase()
const { url, pool } = database
const folder = mkdtempSync(join(tmpdir(), 'griffie-faults-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const { zips } = await writeRegisterSample(folder, { companies: COMPANIES, seed: 3, updates: 1 })
const [full, update] = zips.map(({ path }) => path) as [string, string]

async function served(): Promise<number> {
  const { rows } = await pool.query(
    'SELECT count(*)::int AS companies FROM register.company WHERE in_register',
  )
  return rows[0].companies
}

/** Runs the command and kills it with SIGKILL when it reaches `stage`. */
async function killAt(stage: string, path: string): Promise<'killed' | 'finished'> {
  const child = spawn(
    process.execPath,
    [join(PROJECT_DIR, 'bin', 'griffie.js'), 'import', 'register', '--force', path],
    {
      env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'debug' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes(stage)) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  await untilRolledBack()
  return child.signalCode === 'SIGKILL' ? 'killed' : 'finished'
}

// The server notices a lost client when it next sends to it.
async function untilRolledBack(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const { rows } = await pool.query(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name IN ('griffie command', 'griffie import activities')`,
    )
    if (rows[0].n === 0) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

await importRegister(database, writeExtract('full', 100, SMALL_REGISTER))

const STAGES = ['composing companies', 'reading the files', 'indexing (company_words_idx)', 'switching']
for (const stage of sized(STAGES.slice(0, 1), STAGES)) {
  test(`a Full killed while ${stage} leaves the served register, and the next one succeeds`, async () => {
    const before = await served()
    const how = await killAt(stage, full)
    const now = await served()
    assert.ok(
      how === 'killed' ? [before, COMPANIES].includes(now) : now === COMPANIES,
      `${now} companies served`,
    )
    await importRegister(database, full, { force: true })
    assert.equal(await served(), COMPANIES)
    const { rows } = await pool.query(`SELECT nspname FROM pg_namespace WHERE nspname LIKE 'register%'`)
    assert.deepEqual(
      rows.map(({ nspname }) => nspname).sort(),
      ['register', 'register_previous'],
      'nothing is left lying about',
    )
    await importRegister(database, writeExtract('full', 100, SMALL_REGISTER), { force: true })
  })
}

test('an Update killed while it is applied changes nothing, and the next one succeeds', async () => {
  await importRegister(database, full, { force: true })
  const before = await served()
  const stages = ['applying changes', 'reading the files', 'composing companies']
  for (const stage of sized(stages.slice(0, 1), stages)) {
    if ((await killAt(stage, update)) === 'killed') {
      const loads = await pool.query(
        `SELECT count(*)::int AS n FROM intake.register_load WHERE extract_type = 'update'`,
      )
      assert.ok(loads.rows[0].n === 1 || (await served()) === before)
    }
  }
  await importRegister(database, update, { force: true })
  const left = await pool.query('SELECT count(*)::int AS n FROM register.company WHERE NOT in_register')
  assert.ok(left.rows[0].n > 0)
})

test('an import with broken connections fails with a message and leaves the served register', async () => {
  const before = await served()
  let cut = false
  const importing = importRegister(database, full, {
    force: true,
    progress: ({ stage }) => {
      if (cut || !stage.startsWith('composing')) return
      cut = true
      void pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
      )
    },
  })
  await assert.rejects(importing, /terminat|Connection/i)
  assert.equal(await served(), before)
  await importRegister(database, full, { force: true })
})

test('readers see complete registers only, and none waits for the switch', async () => {
  let running = true
  const seen = new Set<number>()
  let reads = 0
  const reading = (async () => {
    while (running) {
      const { rows } = await pool.query({
        name: 'watch', // a prepared statement outlives the schema it was planned for
        text: 'SELECT count(*)::int AS n FROM register.company WHERE in_register',
      })
      seen.add(rows[0].n)
      reads++
    }
  })()
  await importRegister(database, writeExtract('full', 100, SMALL_REGISTER), { force: true })
  await importRegister(database, full, { force: true })
  running = false
  await reading
  assert.ok(reads > 10)
  assert.ok(seen.isSubsetOf(new Set([3, COMPANIES])), [...seen].join(', '))
})

test('a long read of the old register delays nobody', async () => {
  const reader = await pool.connect()
  await reader.query('BEGIN')
  await reader.query('SELECT FROM register.company LIMIT 1')
  await importRegister(database, writeExtract('full', 100, SMALL_REGISTER), { force: true })
  assert.equal(await served(), 3, 'the new register is served while the old one is still held')
  await importRegister(database, full, { force: true })
  await reader.query('COMMIT')
  reader.release()
  await importRegister(database, full, { force: true })
  const { rows } = await pool.query(
    `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'register\\_old\\_%'`,
  )
  assert.deepEqual(rows, [], 'the old ones are gone by now')
})
