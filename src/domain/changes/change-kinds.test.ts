import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHANGE_KINDS, parseChangeKinds } from './change-kinds.ts'

test('a name stands for one kind, the part before the dot for all of its kinds, each once', () => {
  assert.deepEqual(parseChangeKinds(['risk.band', 'accounts', 'risk']), ['risk.band', 'accounts.filed'])
  const register = Object.keys(CHANGE_KINDS).filter(kind => kind.startsWith('register.'))
  assert.deepEqual(parseChangeKinds(['register', 'register.seat']), register)
  assert.deepEqual(parseChangeKinds([]), [])
})

test('an unknown name is repeated with those that are known, an unprintable one is not', () => {
  const said = (name: string) => (parseChangeKinds(['risk.band', name]) as { unknown: string }).unknown
  assert.match(said('risk.bend'), /^unknown kind "risk\.bend"; known are register\.arrived, /)
  assert.match(said('<b>'), /^unknown kind; known are /)
  assert.match(said('reg'), /^unknown kind "reg"; /)
})
