// The system clock jumps a day forwards and backwards while serving: limits, caches and sessions do not depend on
// it.

import assert from 'node:assert/strict'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { connect, LIST } from '../mcp/running-endpoint.ts'
import { readSamples } from '../ops/read-samples.ts'
import { addCompany, insert, issueKey } from '../rest/running-app.ts'
import { eventually, startServer } from './running-server.ts'

const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
const skip = library === undefined && 'needs the Debian package faketime'
const { url, pool } = await createTestDatabase()
const dataDir = makeDataDir()
const offset = join(dataDir, 'offset')

/** Sets the clock offset of the server under `env`: `+25h`, `-30h`, `+0`. */
const setClock = (by: string) => writeFileSync(offset, `${by}\n`)
const env = {
  DATABASE_URL: url,
  GRIFFIE_DATA_DIR: dataDir,
  LD_PRELOAD: String(library),
  FAKETIME_TIMESTAMP_FILE: offset,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
}
const EACH = ['+25h', '-30h', '+0']

test('clock jumps do not affect limits, ended sessions or latency', {
  skip,
}, async () => {
  const number = await addCompany(pool)
  const [key, small] = [await issueKey(pool), await issueKey(pool, 3)]
  await insert(pool, 'intake.register_load', {
    extract_number: 100,
    extract_type: 'full',
    snapshot_date: new Date(),
    meta: {},
    rows_read: {},
    quarantined: 0,
    forced: false,
    is_sample: false,
  })
  const [port, metricsPort] = [await freePort(), await freePort()]
  setClock('+0')
  const served = await startServer({ ...env, METRICS_PORT: String(metricsPort) }, key, port)
  const mcp = connect(`http://127.0.0.1:${port}/mcp`, key)
  const [open, ended] = [await mcp.initialize(), await mcp.initialize()]
  assert.equal((await mcp.send('DELETE', { 'mcp-session-id': ended })).status, 200)
  // Too old to be read again as a new change.
  await pool.query(`UPDATE access.mcp_ended_session SET ended_at = ended_at - interval '1 hour'`)
  const limited = () => fetch(`${served.url}/api/v1/companies/${number}`, { headers: { 'x-api-key': small } })
  for (let i = 0; i < 3; i++) assert.equal((await limited()).status, 200)

  for (const by of EACH) {
    setClock(by)
    await eventually(async () => isSetBy(by, (await served.get('/health/status')).body.checked_at))
    const changed = performance.now()
    assert.equal((await limited()).status, 429, `${by}: the window goes on`)
    const wait = Number((await limited()).headers.get('retry-after'))
    assert.ok(wait > 0 && wait <= 60, `${by}: to wait for ${wait} s`)

    assert.equal((await served.dossier(number)).status, 200)
    const name = `Voorbeeld ${by}`
    await pool.query('UPDATE register.company SET legal_name = $2 WHERE enterprise_number = $1', [
      number,
      name,
    ])
    await insert(pool, 'risk.run', {
      evaluated_at: new Date(),
      as_of: new Date(),
      took_ms: 1,
      companies: 1,
      scored: 0,
      rows_added: 0,
      model_version: 'm1',
    })
    await eventually(async () => (await served.dossier(number)).body.legal_name === name)

    const { freshness } = (await served.get('/health/status')).body
    assert.ok(freshness.register.age_days >= 0, by)
    const samples = readSamples(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
    for (const name of samples.names)
      if (/_seconds$|_days$/.test(name))
        for (const { value } of samples.all(name, {})) assert.ok(value >= 0, `${by}: ${name} ${value}`)

    if (by === EACH[0]) await sleep(Math.max(0, changed + LOOKED_AT_ANEW_MS - performance.now()))
    assert.equal((await mcp.post(LIST, { 'mcp-session-id': ended })).status, 404, `${by}: it stays ended`)
  }
  assert.equal((await mcp.post(LIST, { 'mcp-session-id': open })).status, 200, 'the other one is open still')
  await served.stop()
})

// Ended sessions are read every five seconds.
const LOOKED_AT_ANEW_MS = 5_500

function isSetBy(by: string, told: string): boolean {
  const hours = Number(/[+-]\d+/.exec(by)?.[0])
  return Math.abs(Date.parse(told) - Date.now() - hours * 3_600_000) < 600_000
}
