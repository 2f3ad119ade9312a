// Record of a refused account: its scope and duration.

import assert from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openRefusedAccountRecord } from '../../../../src/sources/register/client/refused-account.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { makeFolder } from './sync-options.ts'

const REFUSED = { user: 'reader', password: 'Hondsdraf12' }
const A_DAY_MS = 24 * 3_600_000

test('a refused account is recorded for less than a day, and another password is another account', async () => {
  const clock = createFakeClock()
  const note = openRefusedAccountRecord(makeFolder(), clock)
  assert.equal(await note.isRefused(REFUSED), false)
  await note.save(REFUSED)
  assert.equal(await note.isRefused(REFUSED), true)
  assert.equal(await note.isRefused({ ...REFUSED, password: 'Hondsdraf13' }), false)
  assert.equal(await note.isRefused({ ...REFUSED, user: 'writer' }), false)
  await clock.sleep(A_DAY_MS / 2)
  assert.equal(await note.isRefused(REFUSED), true)
  await clock.sleep(A_DAY_MS / 2)
  assert.equal(await note.isRefused(REFUSED), false)
})

test('the record does not reveal the account, and an unreadable one counts as none', async () => {
  const folder = makeFolder()
  const note = openRefusedAccountRecord(folder, createFakeClock())
  const file = join(folder, 'refused-account.json')
  await note.save(REFUSED)
  assert.doesNotMatch(readFileSync(file, 'utf8'), /reader|Hondsdraf12/)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  for (const text of ['', '{', '{"at":"x"}', '{"at":9e15,"salt":"","hash":"AA=="}']) {
    writeFileSync(file, text)
    assert.equal(await note.isRefused(REFUSED), false, text)
  }
  await note.save(REFUSED)
  await note.clear()
  assert.equal(await note.isRefused(REFUSED), false)
})
