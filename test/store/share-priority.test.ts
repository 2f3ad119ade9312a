// What loads and computes gives way to whoever is being served, in the database too.

import assert from 'node:assert/strict'
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
  for (const client of [before, ...clients]) client.release()
})
