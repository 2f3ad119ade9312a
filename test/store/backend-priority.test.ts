// Backends of loading and computing processes have lower priority than serving ones.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { lowerBackendPriority, matchBackendPriority } from '../../src/store/db/database-server.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'

const { url, pool } = await createTestDatabase()
const shared = openPool(url, { name: 'shared', max: 3 })
matchBackendPriority(shared)
after(() => shared.end())

const LOW = constants.priority.PRIORITY_LOW
const priorityOf = async (asked: Pick<typeof pool, 'query'>) =>
  getPriority((await asked.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid)

const groupOf = async (asked: Pick<typeof pool, 'query'>) => {
  const { rows } = await asked.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return readFileSync(`/proc/${rows[0]?.pid}/autogroup`, 'latin1').trim()
}

const skip = process.platform !== 'linux' && 'needs Linux, where titles of processes can be read'

/** The same database over a Unix socket; null where its server has none. */
async function socketUrl(): Promise<string | null> {
  const { rows } = await pool.query<{ folder: string; port: string }>(
    `SELECT current_setting('unix_socket_directories') AS folder, current_setting('port') AS port`,
  )
  const { folder = '', port = '' } = rows[0] ?? {}
  if (!existsSync(join(folder, `.s.PGSQL.${port}`))) return null
  const { username, password, pathname } = new URL(url)
  return `postgres://${username}:${password}@${pathname}?host=${encodeURIComponent(folder)}&port=${port}`
}

test('backends of served requests have lower priority than the server, over TCP and the socket', {
  skip,
}, async t => {
  assert.equal(getPriority(), 0)
  for (const [way, address] of Object.entries({ TCP: url, socket: await socketUrl() })) {
    await t.test(way, { skip: address === null && 'the server has no socket' }, async () => {
      const serving = openPool(address as string, { name: 'serving', max: 2 })
      lowerBackendPriority(serving)
      const clients = [await serving.connect(), await serving.connect()]
      for (const client of clients) {
        assert.equal(await priorityOf(client), 10)
        if (existsSync('/proc/self/autogroup')) assert.match(await groupOf(client), /nice 10$/)
        client.release()
      }
      assert.equal(await priorityOf(pool), 0)
      await serving.end()
    })
  }
})

test('only backends of the given pool get the priority of this process', {
  skip,
}, async () => {
  const before = await shared.connect()
  assert.equal(await priorityOf(before), await priorityOf(pool))
  setPriority(LOW) // of this file's process from here on
  const clients = [await shared.connect(), await shared.connect()]
  for (const client of clients) assert.equal(await priorityOf(client), LOW)
  assert.ok((await priorityOf(pool)) < LOW)
  if (existsSync('/proc/self/autogroup')) {
    for (const client of clients) assert.match(await groupOf(client), new RegExp(`nice ${LOW}$`))
    assert.match(await groupOf(pool), /nice 0$/)
  }
  for (const client of [before, ...clients]) client.release()
})
