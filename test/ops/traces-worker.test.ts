// Traces of the worker.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { makeDataDir, start } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert } from '../rest/running-app.ts'
import { type FakeCollector, startFakeCollector } from './fake-collector.ts'
import { singleSpan, spansNamed } from './run-with-traces.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool)

const work = async (collector: FakeCollector, args: string[], env: Record<string, string> = {}) => {
  const child = start(['worker', ...args], {
    GRIFFIE_DATA_DIR: makeDataDir(),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    ...env,
  })
  after(() => void child.kill('SIGKILL'))
  child.stdout?.resume()
  child.stderr?.resume()
  return { child, exited: once(child, 'exit') }
}

test('extraction of a batch is a trace with counts and no contents', async () => {
  const collector = await startFakeCollector()
  const texts = { kind: 'act', reading: 'text_layer', body: `Benoeming van Odilon Van Pluim, ${number}` }
  for (const numac of ['10000001', '10000002'])
    await insert(pool, 'gazette.publication', { numac, published_on: '2024-05-06', ...texts })
  const { child, exited } = await work(collector, [])
  const deadline = performance.now() + 30_000
  const waits = () => child.exitCode === null && spansNamed(collector, 'extract publications').length === 0
  while (waits() && performance.now() < deadline) await new Promise(resolve => setTimeout(resolve, 50))
  child.kill('SIGTERM')
  await exited
  const batch = singleSpan(spansNamed(collector, 'extract publications'))
  assert.equal(batch.kind, 5)
  assert.equal(batch.attributes['griffie.publications'], 2)
  assert.equal(batch.attributes['griffie.failed'], 0)
  assert.ok(collector.below(batch).length > 0)
  for (const secret of ['Odilon', '10000001', number])
    assert.ok(!collector.raw.join().includes(secret), secret)
})

test('a scheduled job is traced with its statements, regardless of sampling', async () => {
  const collector = await startFakeCollector()
  const args = ['--run', 'sector-statistics']
  const { exited } = await work(collector, args, { OTEL_TRACES_SAMPLER_ARG: '0' })
  assert.equal((await exited)[0], 0)
  const job = singleSpan(spansNamed(collector, 'job sector-statistics'))
  assert.equal(job.attributes['griffie.job'], 'sector-statistics')
  assert.ok(collector.below(job).length > 0)
  assert.ok(collector.below(job).every(({ kind }) => kind === 3))
})
