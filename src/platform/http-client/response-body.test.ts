import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBody } from './response-body.ts'

test('a body is as long as announced, or refused, whoever fetched it', async () => {
  const of = (length: string, headers = {}) =>
    readBody(new Response('Zeegem', { headers: { 'content-length': length, ...headers } }), 100)
  assert.equal(Buffer.from(await of('6')).toString(), 'Zeegem')
  await assert.rejects(of('7'), { reason: 'cut' })
  await assert.rejects(of('5'), { reason: 'cut' })
  assert.equal(
    (await of('4', { 'content-encoding': 'gzip' })).length,
    6,
    'the length of compressed bytes says nothing',
  )
})

test('a body above the limit is refused before it is read when its length is announced', async () => {
  let pulled = 0
  const stream = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 })
  const response = new Response(stream, { headers: { 'content-length': '101' } })
  await assert.rejects(readBody(response, 100), { reason: 'too_large' })
  assert.equal(pulled, 0)
})
