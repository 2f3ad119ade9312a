import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBody } from './response-body.ts'

test('a body must have the announced length', async () => {
  const of = (length: string, headers = {}) =>
    readBody(new Response('Zeegem', { headers: { 'content-length': length, ...headers } }), 100)
  assert.equal(Buffer.from(await of('6')).toString(), 'Zeegem')
  await assert.rejects(of('7'), { reason: 'cut' })
  await assert.rejects(of('5'), { reason: 'cut' })
  assert.equal((await of('4', { 'content-encoding': 'gzip' })).length, 6, 'compressed bodies are not checked')
})

test('a body announced above the limit is rejected without reading it', async () => {
  let pulled = 0
  const stream = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 })
  const response = new Response(stream, { headers: { 'content-length': '101' } })
  await assert.rejects(readBody(response, 100), { reason: 'too_large' })
  assert.equal(pulled, 0)
})
