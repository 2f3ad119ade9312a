// The member tables match better-auth.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { getMigrations } from 'better-auth/db/migration'
import { openAuth } from '../../src/store/access/members/auth.ts'
import { ensureSecret } from '../../src/store/access/secrets.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'

const { pool, url } = await createTestDatabase()
// better-auth compares with tables found without a schema.
const memberPool = openPool(url, { name: 'test', session: { search_path: 'member' } })
after(() => memberPool.end())

const withoutSchema = <T extends { modelName?: string }>(model: T | undefined) => ({
  ...model,
  modelName: model?.modelName?.replace(/^member\./, ''),
})

test('the migrated schema has everything better-auth needs', async () => {
  const auth = openAuth({ pool: memberPool, secret: Buffer.alloc(32, 7), secureCookies: false })
  const { options } = auth
  const { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems } = await getMigrations({
    ...options,
    session: withoutSchema(options.session),
    user: withoutSchema(options.user),
    account: withoutSchema(options.account),
    verification: withoutSchema(options.verification),
  })
  assert.deepEqual(
    { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems },
    { toBeCreated: [], toBeAdded: [], toBeAddedIndexes: [], unsafeChanges: [], schemaProblems: [] },
  )
})

test('concurrent processes agree on one secret per database', async () => {
  const secrets = await Promise.all(
    [1, 2, 3].map(n =>
      ensureSecret(pool, 'member.secret', Buffer.alloc(32, n)).then(secret => secret.toString('hex')),
    ),
  )
  assert.equal(new Set(secrets).size, 1)
  assert.equal((await ensureSecret(pool, 'member.secret', Buffer.alloc(32, 9))).toString('hex'), secrets[0])
})
