// Kills real processes: no work is lost or done twice, and no answer is incomplete.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, start } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { connect, LIST } from '../mcp/running-endpoint.ts'
import { sized } from '../nightly.ts'
import { addCompany, insert, issueKey } from '../rest/running-app.ts'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'
import { eventually, startServer } from './running-server.ts'
import { writeSampleFiles } from './sample-files.ts'

const calm = await createTestDatabase()
const disturbed = await createTestDatabase()
const files = await writeSampleFiles(sized(150, 300), 11)
const envOf = (url: string) => ({ DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir() })

async function command(url: string, ...args: string[]): Promise<void> {
  const { code, stderr } = await runInProcess(args, envOf(url))
  assert.equal(code, 0, stderr)
}

const TIMELINES = ['fact', 'lifecycle_event', 'mandate', 'open_bankruptcy'].map(name => `gazette.${name}`)

async function timelinesOf(url: string): Promise<Fingerprint> {
  const all = await fingerprintOf(url, 'gazette')
  return Object.fromEntries(TIMELINES.map(name => [name, all[name] as string]))
}

const waiting = async () =>
  (await disturbed.pool.query('SELECT FROM gazette.publication WHERE extractor_version IS NULL')).rowCount

test('repeatedly killed workers lose nothing and duplicate nothing', async () => {
  for (const { url } of [calm, disturbed]) {
    await command(url, 'import', 'register', files.full)
    await command(url, 'import', 'gazette', '--no-extract', ...files.gazette)
  }
  await command(calm.url, 'worker', '--until-empty')
  let atWork = 0
  for (let n = 0; n < sized(1, 3); n++) {
    const worker = start(['worker'], envOf(disturbed.url))
    const exited = once(worker, 'exit')
    for await (const text of worker.stderr ?? []) if (/ready/.test(String(text))) break
    await sleep(100 + 250 * n) // in the middle of another job each time
    worker.kill('SIGKILL')
    await exited
    if ((await waiting()) !== 0) atWork++
  }
  assert.ok(atWork > 0, 'there was work to lose')
  const worker = start(['worker'], envOf(disturbed.url))
  const exited = once(worker, 'exit')
  await eventually(async () => (await waiting()) === 0, 60_000)
  worker.kill('SIGTERM')
  assert.deepEqual(await exited, [0, null])
  await command(disturbed.url, 'worker', '--until-empty')
  assert.ok(((await calm.pool.query('SELECT FROM gazette.fact')).rowCount ?? 0) > 0)
  assert.deepEqual(await timelinesOf(disturbed.url), await timelinesOf(calm.url))
})

test('a serve killed under load gives complete answers or none, and its state survives', async () => {
  const { url, pool } = calm
  const number = await addCompany(pool, { situation: '012' })
  await insert(pool, 'risk.score', {
    enterprise_number: number,
    probability: 0.02,
    model_version: 'm1',
    evaluated_at: '2026-01-01T00:00:00Z',
  })
  const key = await issueKey(pool)
  const port = await freePort()
  const env = { ...envOf(url), BASE_URL: `http://127.0.0.1:${port}` }
  const first = await startServer(env, key, port)
  const expected = { ...(await first.dossier(number)).body, as_of: '' }
  const mcp = connect(`http://127.0.0.1:${port}/mcp`, key)
  const session = { 'mcp-session-id': await mcp.initialize() }

  const seen = { whole: 0, none: 0 }
  let asking = true
  const ask = async () => {
    while (asking) {
      const answer = await first.dossier(number).catch(() => null)
      if (answer === null) seen.none++
      else {
        assert.equal(answer.status, 200)
        assert.deepEqual({ ...answer.body, as_of: '' }, expected)
        seen.whole++
      }
    }
  }
  const clients = Array.from({ length: 8 }, ask)
  await eventually(() => seen.whole > 200)
  await first.kill()
  await eventually(() => seen.none > 20)
  const second = await startServer(env, key, port)
  const before = seen.whole
  await eventually(() => seen.whole > before + 50)
  asking = false
  await Promise.all(clients)
  assert.deepEqual({ ...(await second.dossier(number)).body, as_of: '' }, expected)
  assert.equal((await mcp.post(LIST, session)).status, 200, 'its sessions are known to the next one')
})
