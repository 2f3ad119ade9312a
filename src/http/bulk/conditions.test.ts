import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowsRange, evaluateConditions } from './conditions.ts'

const etag = '"abc"'
const lastModified = 'Tue, 24 Nov 2026 23:30:00 GMT'
const earlier = 'Tue, 24 Nov 2026 23:29:59 GMT'
const file = { etag, lastModified }

test('conditions are decided by the tag first, then by the time', () => {
  for (const [headers, expected] of [
    [{}, 'proceed'],
    [{ 'if-match': etag }, 'proceed'],
    [{ 'if-match': `"x", ${etag}` }, 'proceed'],
    [{ 'if-match': '*' }, 'proceed'],
    [{ 'if-match': '"x"' }, 'failed'],
    [{ 'if-match': `W/${etag}` }, 'failed'],
    [{ 'if-match': etag, 'if-unmodified-since': earlier }, 'proceed'],
    [{ 'if-unmodified-since': lastModified }, 'proceed'],
    [{ 'if-unmodified-since': earlier }, 'failed'],
    [{ 'if-unmodified-since': 'x' }, 'proceed'],
    [{ 'if-none-match': etag }, 'not_modified'],
    [{ 'if-none-match': `"x",W/${etag}` }, 'not_modified'],
    [{ 'if-none-match': '*' }, 'not_modified'],
    [{ 'if-none-match': '"x"' }, 'proceed'],
    [{ 'if-none-match': '"x"', 'if-modified-since': lastModified }, 'proceed'],
    [{ 'if-modified-since': lastModified }, 'not_modified'],
    [{ 'if-modified-since': earlier }, 'proceed'],
    [{ 'if-modified-since': 'x' }, 'proceed'],
    [{ 'if-match': '"x"', 'if-none-match': etag }, 'failed'],
    [{ 'if-match': etag, 'if-none-match': etag }, 'not_modified'],
  ] as const)
    assert.equal(evaluateConditions(headers, file), expected, JSON.stringify(headers))
})

test('a range is served when If-Range is exactly a validator', () => {
  for (const value of [undefined, etag, lastModified]) assert.ok(allowsRange(value, file))
  for (const value of ['', '*', 'abc', `W/${etag}`, '"x"', earlier, `${etag}, "x"`])
    assert.ok(!allowsRange(value, file), value)
})
