// What loads and computes gives way to whoever is being served, in the database too.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { after, test } from 'node:test'
import { openPool } from '../../src/store/db.ts'
import { sharePriority } from '../../src/store/share-priority.ts'
import { createTestDatabase } from '../database.ts'

const { url, pool } = await createTestDatabase()
const shared = openPool(url, { name: 'shared', max: 3 })
sharePriority(shared)
after(() => shared.end())

const LOW = constants.priority.PRIORITY_LOW
const priorityOf = async (asked: Pick<typeof pool, 'query'>) =>
  getPriority((await asked.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid)

const groupOf = async (asked: Pick<typeof pool, 'query'>) => {
  const { rows } = await asked.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return readFileSync(`/proc/${rows[0]?.pid}/autogroup`, 'latin1').trim()
}

const skip = process.platform !== 'linux' && 'needs Linux, where titles of processes can be read'

test("the server's processes behind a pool have the priority of this one, and no others", {
  skip,
}, async () => {
  const before = await shared.connect()
  assert.equal(await priorityOf(before), await priorityOf(pool))
  setPriority(LOW)
  const clients = [await shared.connect(), await shared.connect()]
  for (const client of clients) assert.equal(await priorityOf(client), LOW)
  assert.ok((await priorityOf(pool)) < LOW)
  if (existsSync('/proc/self/autogroup')) {
    for (const client of clients) assert.match(await groupOf(client), new RegExp(`nice ${LOW}$`))
    assert.match(await groupOf(pool), /nice 0$/)
  }
  for (const client of [before, ...clients]) client.release()
})
