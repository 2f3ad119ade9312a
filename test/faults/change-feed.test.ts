// The change feed while writers are killed: a reader that follows by cursor sees what was committed, all of it, in order,
// and nothing twice.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROJECT_DIR } from '../../src/config.ts'
import type { ChangesBody } from '../../src/http/rest/v1/changes/changes-schema.ts'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { issueKey, runApp } from '../rest/running-app.ts'

const WRITERS = 10
const { of, most, killEveryMs } = sized(
  { of: 200, most: 20, killEveryMs: 400 },
  { of: 100_000, most: 400, killEveryMs: 1_000 },
)

const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key, timing: { source: { statementTimeoutMs: 20_000 } } })

/** Writers of `of` changes each. */
function startWriters() {
  const running = new Map<number, ChildProcess>()
  const acknowledged = new Map<number, number>()
  const failures: string[] = []
  const start = (writer: number) => {
    const script = join(PROJECT_DIR, 'test', 'faults', 'change-writer.ts')
    const child = spawn(process.execPath, [script, url, String(writer), String(most), String(of)])
    child.stdout.on('data', chunk => {
      const numbers = String(chunk).trim().split('\n').map(Number)
      acknowledged.set(writer, Math.max(acknowledged.get(writer) ?? 0, ...numbers))
    })
    child.stderr.on('data', chunk => failures.push(String(chunk)))
    child.once('exit', () => {
      if (running.get(writer) === child) running.delete(writer)
    })
    running.set(writer, child)
  }
  for (let writer = 1; writer <= WRITERS; writer++) start(writer)
  return {
    acknowledged,
    failures,
    isRunning: () => running.size > 0,
    /** Kills one and starts it again. */
    async replaceOne() {
      const [writer, child] = [...running][Math.floor(Math.random() * running.size)] ?? []
      if (writer === undefined || child === undefined) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      start(writer)
    },
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

  const startedAt = performance.now()
  const killing = (async () => {
    for (; writers.isRunning(); kills++) {
      await sleep(killEveryMs * (0.5 + Math.random()))
      await writers.replaceOne()
    }
  })()
  while (writers.isRunning()) if (!(await readOn())) await sleep(20)
  await killing
  while (await readOn());
  assert.deepEqual(writers.failures, [])

  const committed = await pool.query<{ writer: number; count: number; last: number }>(
    `SELECT enterprise_number AS writer, count(*)::integer AS count, max((after->>'n')::integer) AS last
     FROM history.change GROUP BY 1 ORDER BY 1`,
  )
  assert.equal(committed.rows.length, WRITERS)
  for (const { writer, count, last } of committed.rows) {
    assert.deepEqual([count, last], [of, of], `writer ${writer}`)
    assert.ok((writers.acknowledged.get(writer) ?? 0) > 0, `writer ${writer} was told of its commits`)
    const read = seen.get(writer) ?? []
    assert.equal(read.length, of, `writer ${writer}: none lost, none twice`)
    assert.ok(
      read.every((n, at) => n === at + 1),
      `writer ${writer}: in order`,
    )
  }
  assert.equal(ids.size, count)
  const seconds = (performance.now() - startedAt) / 1_000
  t.diagnostic(`${count} changes read in ${seconds.toFixed(0)} s, ${kills} writers killed`)
})
