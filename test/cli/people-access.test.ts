// The rights of keys, and the record of look-ups of people.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ensureDemoKey } from '../../src/cli/demo/demo-access.ts'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import { readActiveKeys } from '../../src/store/access/api-keys.ts'
import { deleteOldLookups, insertLookups, listLookups } from '../../src/store/access/people-lookups.ts'
import { createTestDatabase } from '../database.ts'
import { makeDataDir } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { pool, url } = await createTestDatabase()
const dataDir = makeDataDir()
const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: dataDir }
const issue = ['keys', 'issue', '--holder', 'Test', '--email', 'test@example.org']

test('a key may look up people only when issued with that right, and the list shows it', async () => {
  const [plain, allowed] = [
    await runInProcess(issue, env),
    await runInProcess([...issue, '--people'], env),
  ].map(({ stdout }) => apiKeyId(stdout.trim())) as [string, string]
  const rights = new Map((await readActiveKeys(pool)).map(({ keyId, people }) => [keyId, people]))
  assert.deepEqual([rights.get(plain), rights.get(allowed)], [false, true])
  const { stdout } = await runInProcess(['keys', 'list'], env)
  assert.match(stdout, /BUDGET +PEOPLE +BULK +ISSUED/)
  assert.match(stdout, new RegExp(`${plain} .* no `))
  assert.match(stdout, new RegExp(`${allowed} .* yes `))
})

test('a key may download bulk files only with that right, which is granted and withdrawn apart from the other', async () => {
  const { stdout } = await runInProcess([...issue, '--bulk'], env)
  const keyId = apiKeyId(stdout.trim())
  const rights = async () => {
    const found = (await readActiveKeys(pool)).find(key => key.keyId === keyId)
    return [found?.people, found?.bulk]
  }
  assert.deepEqual(await rights(), [false, true])
  const change = async (...args: string[]) => (await runInProcess(['keys', ...args], env)).stderr
  assert.equal(await change('disallow', keyId, '--bulk'), `Key ${keyId} may not download bulk files.\n`)
  assert.deepEqual(await rights(), [false, false])
  assert.equal(
    await change('allow', keyId, '--people', '--bulk'),
    `Key ${keyId} may look up people and download bulk files.\n`,
  )
  await change('disallow', keyId, '--people')
  assert.deepEqual(await rights(), [false, true])
  assert.match(await change('allow', keyId), /Name a right: --people or --bulk\./)
})

test('the key of the demo may look up people, also in an install of an earlier version', async () => {
  const key = await ensureDemoKey(pool, dataDir)
  assert.equal(await ensureDemoKey(pool, dataDir), key)
  await pool.query('UPDATE access.api_key SET people = false WHERE key_id = $1', [apiKeyId(key)])
  const renewed = await ensureDemoKey(pool, dataDir)
  const active = await readActiveKeys(pool)
  assert.deepEqual(
    active
      .filter(({ keyId }) => [apiKeyId(key), apiKeyId(renewed)].includes(keyId))
      .map(({ people }) => people),
    [true],
  )
})

test('look-ups are listed newest first, of one key alone too', async () => {
  await insertLookups(pool, [{ kind: 'search', by: { keyId: 'aaaaaaaa' }, subject: 'odilon van pluim' }])
  await insertLookups(pool, [{ kind: 'person', by: { keyId: 'bbbbbbbb' }, subject: '0123456789abcdef' }])
  await insertLookups(pool, [{ kind: 'person', by: { memberId: 'm1' }, subject: '0123456789abcdef' }])
  const all = await runInProcess(['people', 'lookups'], env)
  assert.match(
    all.stdout,
    /^.*member m1 .*\n.*key bbbbbbbb .*\n.*key aaaaaaaa {2}search {4}odilon van pluim\n$/,
  )
  const one = await runInProcess(['people', 'lookups', '--key', 'aaaaaaaa', '--json'], env)
  assert.deepEqual(
    JSON.parse(one.stdout).map(({ subject }: { subject: string }) => subject),
    ['odilon van pluim'],
  )
  const none = await runInProcess(['people', 'lookups', '--key', 'cccccccc'], env)
  assert.equal(none.stderr, 'No look-ups.\n')
})

test('look-ups are deleted after 90 days', async () => {
  await pool.query(
    `UPDATE access.people_lookup SET looked_up_at = now() - interval '91 days' WHERE kind = 'search'`,
  )
  assert.equal(await deleteOldLookups(pool), 1)
  assert.equal((await listLookups(pool, { keyId: null, limit: 10 })).length, 2)
})
