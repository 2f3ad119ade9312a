import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listKnownMigrations, migrate, NewerDatabaseError } from '../../src/store/db/migrate.ts'
import { createTestDatabase } from '../database.ts'

const { url, pool } = await createTestDatabase()

test('a migrated database has no pending migrations', async () => {
  assert.deepEqual(await migrate(url), [])
})

test('a newer database is rejected with the unknown migrations and left unchanged', async () => {
  await pool.query(`INSERT INTO griffie_migration (name, run_on) VALUES ('9999_from_the_future', now())`)
  await assert.rejects(migrate(url), (error: Error) => {
    assert.ok(error instanceof NewerDatabaseError)
    assert.match(error.message, /9999_from_the_future/)
    return true
  })
  const held = await pool.query('SELECT count(*)::int AS n FROM griffie_migration')
  assert.equal(held.rows[0].n, listKnownMigrations().length + 1)
})
