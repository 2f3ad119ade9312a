import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DEMO_EMAIL, ensureDemoMember, removeDemoMember } from '../../src/cli/demo/demo-access.ts'
import { listMembers } from '../../src/store/access/members/members.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { makeDataDir } from './run-griffie.ts'

const { pool } = await createTestDatabase()
const dataDir = makeDataDir()

test('the demo password is permanent, in a file readable by its owner only', async () => {
  const password = await ensureDemoMember(pool, dataDir)
  assert.equal(await ensureDemoMember(pool, dataDir), password)
  const file = join(dataDir, 'demo-password')
  assert.equal(readFileSync(file, 'utf8'), `${password}\n`)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const [member] = await listMembers(pool)
  assert.deepEqual([member?.email, member?.plan], [DEMO_EMAIL, 'paid'])
})

test('without the demo only the demo member is removed', async () => {
  const own = {
    email: 'own@example.org',
    name: 'Own',
    plan: 'free' as const,
    password: 'a password of their own',
  }
  await addMember(pool, own)
  await removeDemoMember(pool, dataDir)
  await removeDemoMember(pool, dataDir)
  assert.deepEqual(
    (await listMembers(pool)).map(({ email }) => email),
    ['own@example.org'],
  )
  assert.notEqual(await ensureDemoMember(pool, dataDir), '', 'and returns with the demo data')
})
