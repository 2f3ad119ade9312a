import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { createProbe } from './probe.ts'

function createLog() {
  const lines: string[] = []
  return { lines, logger: pino({}, { write: line => void lines.push(line) }) }
}

test('probes time out, and failures are reported without their messages', async () => {
  const { logger } = createLog()
  const runProbe = createProbe(logger, 20)
  const hanging = await runProbe('x', () => new Promise<never>(() => {}))
  const failing = await runProbe('y', () => Promise.reject(new Error('secret of the database')))
  for (const result of [hanging, failing]) {
    assert.equal(result.answered, false)
    assert.equal(result.latencyMs, null)
    assert.doesNotMatch(JSON.stringify(result), /secret/)
  }
})

test('the first failure and the recovery are logged, with the code', async () => {
  const { lines, logger } = createLog()
  const runProbe = createProbe(logger)
  const fail = () => Promise.reject(Object.assign(new Error('secret'), { code: '57014' }))
  for (let i = 0; i < 3; i++) await runProbe('view', fail)
  const result = await runProbe('view', async () => 7)
  assert.ok(result.answered && result.value === 7 && result.latencyMs >= 0)
  assert.equal(lines.length, 2)
  assert.match(lines[0] ?? '', /"probe":"view","reason":"57014"/)
  assert.match(lines[1] ?? '', /answers again/)
})
