import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  insertKey,
  listKeys,
  readActiveKeys,
  recordLastUse,
  revokeKey,
} from '../../src/store/access/api-keys.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { createTestDatabase } from '../database.ts'

const { pool } = await createTestDatabase()
const request = { holder: 'Kantoor', email: 'it@example.org', rateLimit: 600 }

test('an issued key is listed with holder and limit, and its secret is not stored', async () => {
  const { keyId, key } = await issueApiKey(pool, request)
  const [record] = await listKeys(pool)
  assert.ok(record?.issuedAt instanceof Date)
  assert.deepEqual(
    { ...record, issuedAt: null },
    { keyId, ...request, people: false, bulk: false, issuedAt: null, revokedAt: null, lastUsedAt: null },
  )
  const { rows } = await pool.query('SELECT api_key::text AS row FROM access.api_key')
  const secret = key.slice(key.indexOf(keyId) + keyId.length + 1) // may hold underscores itself
  assert.ok(!rows[0].row.includes(secret))
})

test('a revoked key stays listed and is inactive', async () => {
  const { keyId } = await issueApiKey(pool, request)
  const isActive = async () => (await readActiveKeys(pool)).some(key => key.keyId === keyId)
  assert.equal(await isActive(), true)
  assert.equal(await revokeKey(pool, keyId), true)
  assert.equal(await isActive(), false)
  assert.ok((await listKeys(pool)).find(key => key.keyId === keyId)?.revokedAt)
  assert.equal(await revokeKey(pool, 'no such'), false)
})

test('the last use only moves forward', async () => {
  const { keyId } = await issueApiKey(pool, request)
  const later = new Date('2026-02-02T00:00:00Z')
  await recordLastUse(pool, new Map([[keyId, later]]))
  await recordLastUse(pool, new Map([[keyId, new Date('2026-01-01T00:00:00Z')]]))
  assert.deepEqual((await listKeys(pool)).find(key => key.keyId === keyId)?.lastUsedAt, later)
})

test('duplicate ids and limits of zero are rejected', async () => {
  const { keyId } = await issueApiKey(pool, request)
  await assert.rejects(insertKey(pool, { keyId, keyHash: '00', people: false, bulk: false, ...request }), {
    code: '23505',
  })
  await assert.rejects(issueApiKey(pool, { ...request, rateLimit: 0 }), { code: '23514' })
})
