// The worker of a server is restarted when it dies and exits with the server.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { superviseWorker } from '../../src/cli/process/worker-supervisor.ts'
import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/platform/log.ts'
import { childrenOf } from '../child-processes.ts'
import { createTestDatabase } from '../database.ts'
import { firstLines, makeDataDir, start } from './run-griffie.ts'

const { url, pool } = await createTestDatabase()
const dataDir = makeDataDir()
const config = readConfig({ GRIFFIE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

/** Connections of workers to this database, by application name. */
async function workers(): Promise<number> {
  const { rows } = await pool.query<{ pids: number }>(
    `SELECT count(DISTINCT pid)::int AS pids FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'griffie queue'`,
  )
  return rows[0]?.pids ?? 0
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 1_800; attempt++) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  assert.fail('it did not come about within 90 s')
}

test('it uses the given database, is restarted after a kill, and stops on request', async () => {
  const supervisor = await superviseWorker(config, { url }, createLogger('silent'))
  try {
    await until(async () => (await workers()) > 0)
    const killed = supervisor.ready()[0]?.pid
    assert.ok(killed)
    process.kill(killed, 'SIGKILL')
    await until(async () => supervisor.ready()[0]?.pid !== killed && (await workers()) > 0)
  } finally {
    await supervisor.stop()
  }
  await until(async () => (await workers()) === 0)
})

const LINUX = { skip: process.platform === 'linux' ? false : 'needs /proc' }

test('a worker exits when its server is killed during startup', LINUX, async () => {
  const server = start(['serve', '--with-worker'], {
    DATABASE_URL: url,
    GRIFFIE_DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  await firstLines(server)
  const [worker] = childrenOf(server.pid as number)
  assert.ok(worker)
  server.kill('SIGKILL')
  await until(async () => !existsSync(`/proc/${worker}`))
})

test('a worker exits when its server is killed', async () => {
  const server = start(['serve', '--with-worker'], {
    DATABASE_URL: url,
    GRIFFIE_DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  await until(async () => (await workers()) > 0)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await until(async () => (await workers()) === 0)
})
