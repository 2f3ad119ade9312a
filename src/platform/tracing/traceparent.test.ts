import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTraceparent } from './trace.ts'

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

test('trace, span and sampling flag are parsed', () => {
  assert.deepEqual(parseTraceparent(`00-${traceId}-${spanId}-01`), { traceId, spanId, sampled: true })
  assert.deepEqual(parseTraceparent(`00-${traceId}-${spanId}-02`), { traceId, spanId, sampled: false })
})

test('only later versions may have additional fields', () => {
  assert.deepEqual(parseTraceparent(`01-${traceId}-${spanId}-01-more`), { traceId, spanId, sampled: true })
  assert.equal(parseTraceparent(`00-${traceId}-${spanId}-01-more`), null)
})

test('absent, repeated and malformed headers are null', () => {
  const odd = [undefined, [`00-${traceId}-${spanId}-01`, ''], '', `00-${traceId}-${spanId}`]
  const wrong = [`ff-${traceId}-${spanId}-01`, `00-${'0'.repeat(32)}-${spanId}-01`]
  const more = [`00-${traceId}-${'0'.repeat(16)}-01`, `00-${traceId.toUpperCase()}-${spanId}-01`]
  for (const header of [...odd, ...wrong, ...more]) assert.equal(parseTraceparent(header), null)
})
