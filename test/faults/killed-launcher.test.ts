// With an old Node the launcher starts a newer one. When the launcher is killed, that process must end too, so that
// it does not keep writing unnoticed.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { childrenOf } from '../child-processes.ts'
import { makeDataDir } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { eventually } from './running-server.ts'
import { openFolder } from './test-cluster.ts'

const skip =
  process.platform !== 'linux' || !existsSync(join(PROJECT_DIR, 'node_modules', '.bin', 'node'))
    ? 'needs Linux and the Node that npm ci brings'
    : false

// The launcher's check for an old Node.
const OLD =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.0.0"}})'

test('an import whose launcher is killed ends with it, in the database too', { skip }, async () => {
  const { zips } = await writeRegisterSample(openFolder(), { companies: 1_500, seed: 7, updates: 0 })
  const [full] = zips.map(({ path }) => path) as [string]
  const { url, pool } = await createTestDatabase()
  const launcher = spawn(
    process.execPath,
    ['--import', OLD, join(PROJECT_DIR, 'bin', 'griffie.js'), 'import', 'register', full],
    {
      env: { ...process.env, DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir(), LOG_LEVEL: 'debug' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = once(launcher, 'exit')
  let child = 0
  for await (const line of createInterface({ input: launcher.stderr as Readable })) {
    if (child !== 0 || !line.includes('reading the files')) continue
    child = childrenOf(launcher.pid as number)[0] ?? 0
    launcher.kill('SIGKILL')
  }
  await ended
  assert.ok(child > 0, 'the door had started another process')
  await eventually(async () => !existsSync(`/proc/${child}`))
  await eventually(async () => {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'griffie %' AND pid <> pg_backend_pid()`,
    )
    return rows[0]?.n === 0
  })
  const { rowCount } = await pool.query('SELECT FROM intake.register_load')
  assert.equal(rowCount, 0)
})
