import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { createProbe } from './probe.ts'

function logging() {
  const lines: string[] = []
  return { lines, logger: pino({}, { write: line => void lines.push(line) }) }
}

test('what hangs is cut off, what fails is told without its message', async () => {
  const { logger } = logging()
  const look = createProbe(logger, 20)
  const hanging = await look('x', () => new Promise<never>(() => {}))
  const failing = await look('y', () => Promise.reject(new Error('secret of the database')))
  for (const looked of [hanging, failing]) {
    assert.equal(looked.answered, false)
    assert.equal(looked.latencyMs, null)
    assert.doesNotMatch(JSON.stringify(looked), /secret/)
  }
})

test('a failure is logged when it begins and when it ends, by its code', async () => {
  const { lines, logger } = logging()
  const look = createProbe(logger)
  const fail = () => Promise.reject(Object.assign(new Error('secret'), { code: '57014' }))
  for (let i = 0; i < 3; i++) await look('view', fail)
  const looked = await look('view', async () => 7)
  assert.ok(looked.answered && looked.value === 7 && looked.latencyMs >= 0)
  assert.equal(lines.length, 2)
  assert.match(lines[0] ?? '', /"probe":"view","reason":"57014"/)
  assert.match(lines[1] ?? '', /answers again/)
})
