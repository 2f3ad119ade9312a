import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainError } from './explain-error.ts'

const coded = (code: string, message = 'could not extend file "base/1/2": SELECT secret') =>
  Object.assign(new Error(message), { code })

test('faults of the machine are told with what to do, and without a word of the database', () => {
  for (const [code, said] of [
    ['53100', /disk of the database is full/],
    ['53200', /no memory/],
    ['53300', /max_connections/],
    ['57P01', /went away/],
    ['08006', /went away/],
    ['ENOSPC', /no room left/],
  ] as const) {
    const told = explainError(coded(code)) ?? ''
    assert.match(told, said)
    assert.match(told, /run the command again/)
    assert.doesNotMatch(told, /secret|base\//)
  }
  for (const message of [
    'Connection terminated unexpectedly',
    'terminating connection due to unexpected postmaster exit',
    'read ECONNRESET',
    'connect ECONNREFUSED 127.0.0.1:1',
  ])
    assert.match(explainError(new Error(message)) ?? '', /went away/)
  const full = 'could not extend file "base/1/2": No space left on device'
  assert.match(explainError(new Error(full)) ?? '', /disk of the database/, 'from a thread, without its code')
  assert.match(explainError(new Error('initdb failed: No space left on device')) ?? '', /no room left/)
})

test('so are those that caused another error', () => {
  assert.match(explainError(new Error('reading failed', { cause: coded('ENOSPC') })) ?? '', /no room/)
})

test('an upstream that is away is not taken for the database', () => {
  const cause = new Error('fetch failed', {
    cause: coded('ECONNREFUSED', 'connect ECONNREFUSED 192.0.2.1:443'),
  })
  assert.equal(explainError(new Error('The register did not answer', { cause })), null)
})

test('any other error is told as it is', () => {
  for (const error of [new Error('x'), coded('23505'), coded('22P02'), 'text', null])
    assert.equal(explainError(error), null)
})
