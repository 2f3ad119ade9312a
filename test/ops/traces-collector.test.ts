// Faulty and missing collectors.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { startFakeCollector } from './fake-collector.ts'
import { logEntries, requestStatus, startTracedServer } from './run-with-traces.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool)
const key = await issueKey(pool)

for (const [what, answer] of [
  ['answers 500', 500],
  ['never answers', 'silent'],
  ['is away', null],
] as const)
  test(`a collector that ${what} does not affect requests and is logged once`, async () => {
    const collector = await startFakeCollector()
    if (answer !== null) collector.answer = answer
    const endpoint = answer === null ? `http://127.0.0.1:${await freePort()}` : collector.endpoint
    const served = await startTracedServer(databaseUrl, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    for (let at = 0; at < 200; at++)
      assert.equal(await requestStatus(served, key, `/api/v1/companies/${number}`), 200)
    await served.stop()
    assert.equal(served.child.exitCode, 0, 'it stopped in time')
    assert.equal(logEntries(served, 'traces do not arrive').length, 1)
    assert.ok(
      served.log.every(line => line.startsWith('{')),
      'nothing but lines of the log',
    )
  })

test('without a collector OpenTelemetry is not loaded', async () => {
  const preload = join(import.meta.dirname, 'print-loaded-modules.mjs')
  const loaded = async (env: Record<string, string>) => {
    const served = await startTracedServer(databaseUrl, { NODE_OPTIONS: `--import=${preload}`, ...env })
    await requestStatus(served, key, `/api/v1/companies/${number}`)
    await served.stop()
    return served.log.filter(line => line.startsWith('loaded ')).length
  }
  assert.equal(await loaded({}), 0)
  const collector = await startFakeCollector()
  assert.ok((await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })) > 0)
})
