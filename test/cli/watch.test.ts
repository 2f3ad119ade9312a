// griffie watch, and griffie keys allow | disallow.

import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import { readActiveKeys } from '../../src/store/access/api-keys.ts'
import { addWatched, MAX_WATCHED } from '../../src/store/access/watch.ts'
import { createTestDatabase } from '../database.ts'
import { issueKey, withChecksum } from '../rest/running-app.ts'
import { makeDataDir } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { pool, url } = await createTestDatabase()
const dataDir = makeDataDir()
const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: dataDir }
const keyId = apiKeyId(await issueKey(pool))
const [one, two, three, four] = [7_200_000, 7_200_001, 7_200_002, 7_200_003].map(withChecksum) as [
  string,
  string,
  string,
  string,
]
const watch = (...args: string[]) => runInProcess(['watch', ...args], env)
const dotted = (number: string) => `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`

async function refused(command: ReturnType<typeof watch>, code: number, message: RegExp): Promise<void> {
  const outcome = await command
  assert.equal(outcome.code, code)
  assert.match(outcome.stderr, message)
}

test('companies are put on the list by number and by file, and bad lines are named while the others go in', async () => {
  const file = join(dataDir, 'clients.csv')
  writeFileSync(
    file,
    `number;name\r\n"${dotted(one)}";One\r\nBE${two};Two\r\n12;Three\r\n\r\n# no\r\n0403449824;Four\r\n`,
  )
  const { stderr } = await watch('add', keyId, file, three)
  assert.equal(
    stderr,
    `No enterprise number: 12 (${file} line 4)\nNo enterprise number: 0403449824 (${file} line 7)\n3 added, 0 on the list before.\n`,
  )
  assert.match((await watch('add', keyId, dotted(four), three)).stderr, /^1 added, 1 on the list before\.\n$/)
  assert.equal((await watch('list', keyId)).stdout, `${[one, two, three, four].toSorted().join('\n')}\n`)
})

test('companies are taken off the list', async () => {
  assert.match(
    (await watch('remove', keyId, one, withChecksum(7_200_009))).stderr,
    /^1 removed, 1 not on the list/,
  )
  assert.equal((await watch('list', keyId)).stdout.includes(one), false)
})

test('an unknown key, nothing to read and a list that is full are refused', async () => {
  await refused(watch('add', 'ffffffff', one), 4, /no active key ffffffff/)
  await refused(watch('add', keyId, '12'), 3, /No enterprise number was given/)
  await refused(
    watch('add', keyId, join(dataDir, 'absent.csv')),
    3,
    /absent\.csv cannot be read: it is no enterprise number, and there is no such file/,
  )
  const many = Array.from({ length: MAX_WATCHED - 2 }, (_, at) => at + 1)
  assert.deepEqual(await addWatched(pool, keyId, many), { outcome: 'full' })
  assert.deepEqual(await addWatched(pool, keyId, many.slice(1)), { outcome: 'added', added: MAX_WATCHED - 3 })
})

test('the right to look up people is granted and withdrawn after a key was issued', async () => {
  const right = async () => (await readActiveKeys(pool)).find(key => key.keyId === keyId)?.people
  const keys = (...args: string[]) => runInProcess(['keys', ...args], env)
  assert.equal(await right(), false)
  assert.match((await keys('allow', keyId, '--people')).stderr, /may look up people/)
  assert.equal(await right(), true)
  assert.match((await keys('disallow', keyId, '--people')).stderr, /may not look up people/)
  assert.equal(await right(), false)
  await refused(keys('allow', 'ffffffff', '--people'), 4, /no active key/)
  await refused(keys('allow', keyId), 2, /--people/)
})
