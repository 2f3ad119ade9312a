// Recorded changes are read in the order of commits: nothing is skipped, whatever transactions overlap.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Change, ChangePosition, NewChange } from '../../src/domain/changes/change.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { readChanges } from '../../src/store/history/read-changes.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { createTestDatabase } from '../database.ts'

const { pool } = await createTestDatabase()
const ALL = { kinds: null, companies: null }
const START: ChangePosition = { position: 0, item: 0 }

function change(enterpriseNumber: number, after: unknown): NewChange {
  return {
    enterpriseNumber,
    kind: 'register.name',
    effectiveOn: '2026-03-02',
    reference: '7',
    before: null,
    after,
  }
}

test('changes of a transaction that commits last are read last, though they were recorded first', async () => {
  const early = await pool.connect()
  await early.query('BEGIN')
  await recordChanges(early, [change(1, 'early'), change(2, 'early')])
  await inTransaction(pool, client => recordChanges(client, [change(3, 'late')]))
  const [seen] = await readChanges(pool, START, ALL, 10)
  assert.equal(seen?.after, 'late')
  await early.query('COMMIT')
  early.release()
  const rest = await readChanges(pool, seen as Change, ALL, 10)
  assert.deepEqual(
    rest.map(({ enterpriseNumber, after, effectiveOn }) => [enterpriseNumber, after, effectiveOn]),
    [
      ['0000000001', 'early', '2026-03-02'],
      ['0000000002', 'early', '2026-03-02'],
    ],
  )
  assert.deepEqual(await readChanges(pool, rest.at(-1) as Change, ALL, 10), [])
})

test('a reader that follows ten writers sees every change once, and of each writer in order', async () => {
  const from = (await readChanges(pool, START, ALL, 1000)).at(-1) as Change
  const writers = Array.from({ length: 10 }, async (_, writer) => {
    for (let turn = 0; turn < 30; turn++)
      await inTransaction(pool, async client => {
        await recordChanges(client, [change(writer + 100, turn * 2), change(writer + 100, turn * 2 + 1)])
        await sleep(Math.random() * 4)
      })
  })
  const done = Promise.all(writers).then(() => true)
  const seen: Change[] = []
  let ended = false
  for (;;) {
    const page = await readChanges(pool, seen.at(-1) ?? from, ALL, 7)
    seen.push(...page)
    if (page.length === 0 && ended) break
    ended = await Promise.race([done, sleep(1, false)])
  }
  for (let writer = 0; writer < 10; writer++)
    assert.deepEqual(
      seen
        .filter(({ enterpriseNumber }) => Number(enterpriseNumber) === writer + 100)
        .map(({ after }) => after),
      Array.from({ length: 60 }, (_, at) => at),
    )
})

test('changes are filtered by kind and by company', async () => {
  await inTransaction(pool, client =>
    recordChanges(client, [
      { ...change(500, null), kind: 'register.left', entityNumber: 2_000_000_339, loadId: 4 },
      change(501, { name: 'Invented' }),
    ]),
  )
  const of500 = await readChanges(pool, START, { kinds: null, companies: [500, 501] }, 10)
  assert.deepEqual(
    of500.map(({ kind, establishmentNumber, after }) => [kind, establishmentNumber, after]),
    [
      ['register.left', '2000000339', null],
      ['register.name', null, { name: 'Invented' }],
    ],
  )
  const left = await readChanges(pool, START, { kinds: ['register.left'], companies: null }, 10)
  assert.equal(left.length, 1)
})
