import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainError } from './errors.ts'

const coded = (code: string, message = 'could not extend file "base/1/2": SELECT secret') =>
  Object.assign(new Error(message), { code })

test('system errors are explained with a remedy and without database details', () => {
  for (const [code, pattern] of [
    ['53100', /disk of the database is full/],
    ['53200', /database is out of memory/],
    ['53300', /max_connections/],
    ['57P01', /connection to the database was lost/],
    ['08006', /connection to the database was lost/],
    ['ENOSPC', /output disk is full/],
  ] as const) {
    const text = explainError(coded(code)) ?? ''
    assert.match(text, pattern)
    assert.match(text, /run the command again/)
    assert.doesNotMatch(text, /secret|base\//)
  }
  for (const message of [
    'Connection terminated unexpectedly',
    'terminating connection due to unexpected postmaster exit',
    'read ECONNRESET',
    'connect ECONNREFUSED 127.0.0.1:1',
  ])
    assert.match(explainError(new Error(message)) ?? '', /connection to the database was lost/)
  const full = 'could not extend file "base/1/2": No space left on device'
  assert.match(explainError(new Error(full)) ?? '', /disk of the database/, 'from a thread, without a code')
  assert.match(explainError(new Error('initdb failed: No space left on device')) ?? '', /output disk is full/)
})

test('a path that cannot be used is named with the reason', () => {
  const error = Object.assign(coded('ENOTDIR', "ENOTDIR: not a directory, mkdir '/a/b'"), { path: '/a/b' })
  assert.equal(explainError(error), '/a/b cannot be used: a part of the path is not a folder.')
})

test('causes of other errors are explained too', () => {
  assert.match(
    explainError(new Error('reading failed', { cause: coded('ENOSPC') })) ?? '',
    /output disk is full/,
  )
})

test('an unavailable upstream is not reported as the database', () => {
  const cause = new Error('fetch failed', {
    cause: coded('ECONNREFUSED', 'connect ECONNREFUSED 192.0.2.1:443'),
  })
  assert.equal(explainError(new Error('The register did not answer', { cause })), null)
})

test('other errors are not explained', () => {
  for (const error of [new Error('x'), coded('23505'), coded('22P02'), 'text', null])
    assert.equal(explainError(error), null)
})
