import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listKeys, revokeKey } from '../../src/store/access/api-keys.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp, until } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool)
const app = await runApp({ databaseUrl: url })
const path = `/companies/${number}`

async function refusal(answer: Response): Promise<string> {
  assert.equal(answer.status, 401)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(answer.headers.get('vary'), '*', 'no shared cache answers with it')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  const body = (await answer.json()) as { error: string }
  assert.deepEqual(Object.keys(body), ['error'])
  return body.error
}

test('without provisioned keys every request is rejected', async () => {
  for (const [asked, key] of [
    [path, null],
    [path, `griffie_00000000_${'A'.repeat(43)}`],
    ['/nothing', 'x'],
  ] as const)
    assert.equal(await refusal(await app.get(asked, { key })), 'API access is not enabled.')
})

test('keys issued or revoked elsewhere take effect on a running server', async () => {
  const key = await issueKey(pool)
  const other = await issueKey(pool)
  await until(async () => (await app.get(path, { key })).status === 200)
  assert.equal(await refusal(await app.get(path)), 'Missing X-Api-Key header.')
  const keyId = key.split('_')[1] as string
  assert.equal(await revokeKey(pool, keyId), true)
  assert.equal(await revokeKey(pool, keyId), false)
  await until(async () => (await app.get(path, { key })).status === 401)
  assert.equal(await refusal(await app.get(path, { key })), 'Invalid API key.')
  assert.equal((await app.get(path, { key: other })).status, 200)
})

test('only a complete key in the X-Api-Key header is valid', async () => {
  const key = await issueKey(pool)
  await until(async () => (await app.get(path, { key })).status === 200)
  const last = key.at(-1) === 'A' ? 'B' : 'A'
  for (const wrong of [
    key.slice(0, -1) + last,
    key.slice(0, -1),
    `${key}x`,
    key.toUpperCase(),
    'x',
    `${key}, ${key}`,
  ])
    assert.equal(await refusal(await app.get(path, { key: wrong })), 'Invalid API key.')
  const bearer = await app.get(path, { headers: { authorization: `Bearer ${key}` } })
  assert.equal(await refusal(bearer), 'Missing X-Api-Key header.')
  assert.equal(await refusal(await app.get(`${path}?x-api-key=${key}`)), 'Missing X-Api-Key header.')
})

test('unknown paths and other methods require a key', async () => {
  assert.equal(await refusal(await app.get('/nothing')), 'Missing X-Api-Key header.')
  assert.equal(await refusal(await app.get(path, { method: 'DELETE' })), 'Missing X-Api-Key header.')
})

test('the last use of a key is recorded', async () => {
  const [used, unused] = [await issueKey(pool), await issueKey(pool)]
  const before = Date.now()
  await until(async () => (await app.get(path, { key: used })).status === 200)
  const record = async (key: string) =>
    (await listKeys(pool)).find(({ keyId }) => keyId === key.split('_')[1])
  await until(async () => (await record(used))?.lastUsedAt !== null)
  const lastUsed = Number((await record(used))?.lastUsedAt)
  assert.ok(lastUsed >= before - 1_000 && lastUsed <= Date.now() + 1_000, `${lastUsed}`)
  assert.equal((await record(unused))?.lastUsedAt, null)
})

test('the log contains no key, enterprise number, name or query', async () => {
  const key = await issueKey(pool)
  await until(async () => (await app.get(path, { key })).status === 200)
  await app.get('/search?q=Geheim', { key })
  const wrong = `griffie_01234567_${'S'.repeat(43)}`
  await app.get(path, { key: wrong })
  await until(() => app.log.some(line => line.includes('/api/v1/search')))
  const log = app.log.join('')
  const secretPart = key.slice(key.indexOf('_', key.indexOf('_') + 1) + 1) // may itself contain _
  for (const secret of [key, secretPart, 'S'.repeat(43), number, 'Voorbeeld', 'Geheim'])
    assert.ok(!log.includes(secret), secret)
  assert.match(log, /"route":"\/api\/v1\/companies\/:kbo","status":200,"duration_ms":\d/)
})
