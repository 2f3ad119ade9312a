// Metrics of the serve command.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { firstLines, makeDataDir, run, start } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { readSamples } from './read-samples.ts'

const { url } = await createTestDatabase()
const env = { GRIFFIE_DATA_DIR: makeDataDir(), DATABASE_URL: url }

test('serve --metrics-port serves metrics on a separate port and shuts down gracefully', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const server = start(['serve', '--metrics-port', String(metricsPort)], { ...env, PORT: String(port) })
  await firstLines(server)
  await fetch(`http://127.0.0.1:${port}/healthz`)
  const samples = readSamples(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
  assert.equal(samples.value('griffie_http_requests_total', { route: '/healthz', status: '200' }), 1)

  const taken = { ...env, PORT: String(await freePort()), METRICS_PORT: String(metricsPort) }
  const second = await run(['serve'], taken)
  assert.equal(second.code, 5)
  assert.match(second.stderr, new RegExp(`Port ${metricsPort} .* is already in use.*METRICS_PORT=`))
  assert.doesNotMatch(second.stderr, /npm start/, 'it would load the demo')

  server.kill('SIGTERM')
  assert.equal((await once(server, 'exit'))[0], 0)
})

test('an invalid port is rejected at start', async () => {
  const { code, stderr } = await run(['serve', '--metrics-port', 'many'], env)
  assert.notEqual(code, 0)
  assert.match(stderr, /METRICS_PORT: must be a whole number/)
})
