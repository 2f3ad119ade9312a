// The change feed while writers are killed: a reader that follows by cursor sees what was committed, all of it, in order,
// and nothing twice.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROJECT_DIR } from '../../src/config.ts'
import type { ChangesBody } from '../../src/http/rest/v1/changes-schema.ts'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { issueKey, runApp, until } from '../rest/running-app.ts'

const WRITERS = 10
const {
  changes: TOTAL,
  most,
  killEveryMs,
} = sized(
  { changes: 3_000, most: 20, killEveryMs: 300 },
  { changes: 1_000_000, most: 400, killEveryMs: 1_000 },
)

const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key, timing: { source: { statementTimeoutMs: 20_000 } } })

/** Writers by number, each started again when it is killed. */
function startWriters() {
  const processes = new Map<number, ChildProcess>()
  const acknowledged = new Map<number, number>()
  const start = (writer: number) => {
    const script = join(PROJECT_DIR, 'test', 'faults', 'change-writer.ts')
    const child = spawn(process.execPath, [script, url, String(writer), String(most)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout?.on('data', chunk => {
      const numbers = String(chunk).trim().split('\n').map(Number)
      acknowledged.set(writer, Math.max(acknowledged.get(writer) ?? 0, ...numbers))
    })
    processes.set(writer, child)
  }
  const kill = async (writer: number) => {
    const child = processes.get(writer) as ChildProcess
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  for (let writer = 1; writer <= WRITERS; writer++) start(writer)
  return {
    acknowledged,
    async replace() {
      const writer = 1 + Math.floor(Math.random() * WRITERS)
      await kill(writer)
      start(writer)
    },
    end: () => Promise.all([...processes.keys()].map(kill)),
  }
}

test('of ten writers that are killed and started again, a reader misses nothing that was committed, and sees nothing twice', async t => {
  const writers = startWriters()
  const seen = new Map<number, number[]>()
  const ids = new Set<string>()
  let [count, cursor, kills] = [0, '', 0]

  async function readOn(): Promise<boolean> {
    const answer = await app.get(`/changes?limit=1000&cursor=${cursor}`)
    assert.equal(answer.status, 200)
    const page = (await answer.json()) as ChangesBody
    for (const { id, enterprise_number, after } of page.changes) {
      ids.add(id)
      count++
      const own = seen.get(Number(enterprise_number)) ?? []
      own.push((after as { n: number }).n)
      seen.set(Number(enterprise_number), own)
    }
    cursor = page.next_cursor
    return page.more
  }

  let ended = false
  const killing = (async () => {
    for (; !ended; kills++) {
      await sleep(killEveryMs * (0.5 + Math.random()))
      if (!ended) await writers.replace()
    }
  })()
  const startedAt = performance.now()
  while (count < TOTAL) if (!(await readOn())) await sleep(20)
  ended = true
  await killing
  await writers.end()
  const writing =
    "SELECT FROM pg_stat_activity WHERE application_name = 'griffie change writer' AND datname = current_database()"
  await until(async () => (await pool.query(writing)).rowCount === 0)
  while (await readOn());

  const committed = await pool.query<{ writer: number; count: number; last: number }>(
    `SELECT enterprise_number AS writer, count(*)::integer AS count, max((after->>'n')::integer) AS last
     FROM history.change GROUP BY 1 ORDER BY 1`,
  )
  assert.ok(committed.rows.length > 1)
  for (const { writer, count, last } of committed.rows) {
    assert.equal(count, last, `writer ${writer}`)
    assert.ok(last >= (writers.acknowledged.get(writer) ?? 0), 'what was acknowledged is committed')
    const read = seen.get(writer) ?? []
    assert.equal(read.length, count, `writer ${writer}: none lost, none twice`)
    assert.ok(
      read.every((n, at) => n === at + 1),
      `writer ${writer}: in order`,
    )
  }
  assert.equal(ids.size, count)
  const seconds = (performance.now() - startedAt) / 1_000
  t.diagnostic(`${count} changes read in ${seconds.toFixed(0)} s, ${kills} writers killed`)
})
