// GET /api/v1/changes and /api/v1/watch: pages of the change feed by cursor.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import type { NewChange } from '../../src/domain/changes/change.ts'
import { CHANGE_KINDS } from '../../src/domain/changes/change-kinds.ts'
import { formatCursor } from '../../src/domain/changes/cursor.ts'
import {
  type ChangesBody,
  changesSchema,
  watchSchema,
} from '../../src/http/rest/v1/changes/changes-schema.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { addWatched } from '../../src/store/access/watch.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { purgeChanges } from '../../src/store/history/purge-changes.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { assertDocumented } from './assert-documented.ts'
import { issueKey, runApp, until, withChecksum } from './running-app.ts'

const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, key, timing })
const numbers = Array.from({ length: 8 }, (_, at) => withChecksum(7_000_000 + at))
const [one, two, three] = numbers as [string, string, string]

function change(number: string, more: Partial<NewChange> = {}): NewChange {
  return {
    enterpriseNumber: Number(number),
    kind: 'register.situation',
    effectiveOn: '2026-03-02',
    reference: '7',
    before: '000',
    after: '050',
    ...more,
  }
}

const record = (...changes: NewChange[]) => inTransaction(pool, client => recordChanges(client, changes))

async function read(query: string, path = '/changes'): Promise<ChangesBody> {
  const answer = await app.get(`${path}?${query}`)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  return changesSchema.parse(await assertDocumented(answer, `/api/v1${path}`))
}

/** All changes after a cursor, page by page. */
async function walk(query: string, path = '/changes', cursor = '') {
  const changes: ChangesBody['changes'] = []
  for (;;) {
    const page = await read(`${query}&cursor=${cursor}`, path)
    changes.push(...page.changes)
    cursor = page.next_cursor
    if (!page.more) return { changes, cursor }
  }
}

async function refusal(query: string, status = 400) {
  const answer = await app.get(`/changes?${query}`)
  assert.equal(answer.status, status)
  return (await assertDocumented(answer, '/api/v1/changes')) as { error: string; oldest_cursor: string }
}

const afters = ({ changes }: { changes: ChangesBody['changes'] }) => changes.map(({ after }) => after)

test('an empty feed has a cursor to go on with', async () => {
  const page = await read('')
  assert.deepEqual([page.changes, page.more], [[], false])
  await record(change(one, { after: 'first' }))
  assert.deepEqual(afters(await read(`cursor=${page.next_cursor}`)), ['first'])
})

test('changes come in the order of commits, page by page, each once', async () => {
  await record(...['1', '2', '3', '4', '5'].map(after => change(one, { after })))
  await record(change(two, { after: '6' }))
  const { changes, cursor } = await walk('limit=2')
  assert.deepEqual(afters({ changes }), ['first', '1', '2', '3', '4', '5', '6'])
  assert.equal(new Set(changes.map(({ id }) => id)).size, 7)
  assert.deepEqual((await read(`cursor=${cursor}`)).changes, [])
  assert.deepEqual(afters(await read(`cursor=${changes[4]?.id}`)), ['5', '6'], 'an id is a cursor too')
})

test('`now` begins at the newest change', async () => {
  const { next_cursor } = await read('cursor=now')
  await record(change(one, { after: 'later' }))
  assert.deepEqual(afters(await read(`cursor=${next_cursor}`)), ['later'])
})

test('a change has its dates, source, values and links', async () => {
  const { next_cursor } = await read('cursor=now')
  const establishment = change(one, {
    kind: 'register.establishment_opened',
    entityNumber: 2_000_000_339,
    before: null,
    after: { zip: '9000' },
  })
  await record(establishment)
  const [{ id, recorded_at, ...rest } = { id: '', recorded_at: '' }] = (await read(`cursor=${next_cursor}`))
    .changes
  assert.match(id, /^[\w-]+$/)
  assert.ok(Math.abs(Date.parse(recorded_at) - Date.now()) < 60_000)
  assert.deepEqual(rest, {
    kind: 'register.establishment_opened',
    enterprise_number: one,
    establishment_number: '2000000339',
    effective_on: '2026-03-02',
    reference: '7',
    before: null,
    after: { zip: '9000' },
    links: { company: `/api/v1/companies/${one}`, page: `/kbo/${one}` },
  })
})

test('changes are filtered by kind and by company', async () => {
  const { next_cursor } = await read('cursor=now')
  await record(change(one), change(two, { kind: 'risk.band', before: 'Low', after: 'Severe' }), change(three))
  const kinds = async (query: string) =>
    (await walk(query, '/changes', next_cursor)).changes.map(({ enterprise_number, kind }) => [
      enterprise_number,
      kind,
    ])
  assert.deepEqual(await kinds('kinds=risk.band,register.left'), [[two, 'risk.band']])
  const written = `BE${three},${one.slice(0, 4)}.${one.slice(4, 7)}.${one.slice(7)}`
  assert.deepEqual(await kinds(`companies=${written}`), [
    [one, 'register.situation'],
    [three, 'register.situation'],
  ])
  assert.deepEqual(await kinds(`companies=${one}&kinds=risk.band`), [])
})

test('a cursor beyond every change is refused, also with a filter; that of the newest one is not', async () => {
  const { next_cursor } = await read('cursor=now')
  const beyond = formatCursor({ position: 999_999, item: 3 })
  for (const filter of ['', '&kinds=risk.band', `&companies=${one}`])
    assert.match((await refusal(`cursor=${beyond}${filter}`)).error, /^cursor: take it from/)
  assert.equal((await app.get(`/changes/stream?cursor=${beyond}`)).status, 400)
  assert.deepEqual((await read(`cursor=${next_cursor}`)).changes, [])
})

test('after a restore, which skips positions, cursors of lost changes stay valid', async () => {
  const lost = formatCursor({ position: 500_000, item: 0 })
  await pool.query(`SELECT setval('history.commit_position', 1000000)`)
  assert.deepEqual((await read(`cursor=${lost}`)).changes, [])
  await record(change(one, { after: 'restored' }))
  assert.deepEqual(afters(await read(`cursor=${lost}`)), ['restored'])
})

test('a wrong cursor, kind or number is refused with what to write instead', async () => {
  for (const cursor of ['x', 'MTIz', 'bm93', '!', Buffer.from('1.1 ').toString('base64url')])
    assert.match(
      (await refusal(`cursor=${encodeURIComponent(cursor)}`)).error,
      /^cursor: take it from `next_cursor`/,
    )
  assert.match(
    (await refusal('kinds=risk.band,risk.bend')).error,
    /^kinds: unknown kind "risk\.bend"; known are register/,
  )
  assert.match(
    (await refusal(`companies=${one},0403449824`)).error,
    /number 2 of the list is no enterprise number/,
  )
  assert.match((await refusal(`companies=${Array(101).fill(one)}`)).error, /at most 100 numbers/)
  assert.equal((await app.get('/changes?cursor=%zz')).status, 400)
  assert.equal((await app.get('/changes', { key: null })).status, 401)
})

test('a page of a filter that matches nothing is bounded, and leads on', async () => {
  const { next_cursor } = await read('cursor=now')
  await inTransaction(pool, async client => {
    await recordChanges(client, [])
    await client.query(`
      WITH batch AS (INSERT INTO history.batch DEFAULT VALUES RETURNING batch_id)
      INSERT INTO history.change (batch_id, item, enterprise_number, kind)
      SELECT batch_id, item, 7, 'register.name' FROM batch, generate_series(1, 45000) item`)
  })
  await record(change(two, { kind: 'risk.band', after: 'rare' }))
  let [cursor, pages] = [next_cursor, 0]
  for (let more = true; more; pages++) {
    const page = await read(`kinds=risk.band&cursor=${cursor}`)
    assert.ok(pages < 2 ? page.changes.length === 0 && page.more : true)
    ;({ more, next_cursor: cursor } = page)
    if (!more) assert.deepEqual(afters(page), ['rare'])
  }
  assert.equal(pages, 3)
  // No company is on the list of the key yet: nothing of the 45,000 can be of one.
  const watched = await read(`cursor=${next_cursor}`, '/watch/changes')
  assert.deepEqual([watched.changes, watched.more, watched.next_cursor], [[], false, cursor])
})

test('suppressed companies are left out, and the pages lead on', async () => {
  const { next_cursor } = await read('cursor=now')
  const hidden = numbers[5] as string
  await record(...[0, 1, 2, 3].map(() => change(hidden)), change(two, { after: 'shown' }))
  await insertSuppression(pool, parseTarget(hidden) as SuppressionTarget, null)
  const all = () => walk('limit=2', '/changes', next_cursor)
  await until(async () => (await all()).changes.length === 1)
  assert.deepEqual(afters(await all()), ['shown'])
  assert.deepEqual((await walk(`companies=${hidden}`)).changes, [])
})

test('a suppressed person is in no value', async () => {
  const { next_cursor } = await read('cursor=now')
  await insertSuppression(pool, parseTarget('Odilon Van Pluim') as SuppressionTarget, null)
  await record(
    change(two, {
      kind: 'register.name',
      before: { legal_name: 'VAN PLUIM Odilon', names: [] },
      after: 'Pluim Beheer',
    }),
  )
  await until(async () => {
    const [shown] = (await read(`cursor=${next_cursor}`)).changes
    assert.deepEqual(shown?.after, 'Pluim Beheer')
    return (shown?.before as { legal_name: unknown } | undefined)?.legal_name === null
  })
})

test('the watch list of a key is its own, with the changes of its companies', async () => {
  const other = await issueKey(pool)
  await addWatched(pool, apiKeyId(key), numbers.slice(0, 5).map(Number))
  await addWatched(pool, apiKeyId(other), [Number(numbers[6])])
  const { next_cursor } = await read('cursor=now', '/watch/changes')
  await record(
    ...numbers.map(number => change(number, { after: number })),
    change(one, { kind: 'risk.band', after: 'band' }),
  )
  const watched = await walk('limit=2', '/watch/changes', next_cursor)
  assert.deepEqual(afters(watched), [...numbers.slice(0, 5), 'band'])
  assert.deepEqual(afters(await read(`kinds=risk.band&cursor=${next_cursor}`, '/watch/changes')), ['band'])
  const listed: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer = await app.get(`/watch?limit=2&cursor=${cursor}`)
    const page = watchSchema.parse(await assertDocumented(answer, '/api/v1/watch'))
    assert.equal(page.total, 5)
    listed.push(...page.companies.map(({ enterprise_number }) => enterprise_number))
    cursor = page.next_cursor
  }
  assert.deepEqual(listed, numbers.slice(0, 5).toSorted())
  await until(async () => (await app.get('/watch', { key: other })).status === 200)
  const ofOther = watchSchema.parse(await (await app.get('/watch', { key: other })).json())
  assert.deepEqual(
    ofOther.companies.map(({ enterprise_number }) => enterprise_number),
    [numbers[6]],
  )
  assert.equal((await app.get('/watch?cursor=7')).status, 400)
})

test('a cursor from before the purge is 410 with where to begin, and register changes are kept', async () => {
  await record(
    change(one, { kind: 'register.left', after: 'kept' }),
    change(one, { kind: 'risk.band', after: 'gone' }),
  )
  const { cursor } = await walk('limit=1000')
  const [{ id } = { id: '' }] = (await walk('limit=1000')).changes.slice(-1)
  await record(change(one, { after: 'newest' }))
  await pool.query(
    "UPDATE history.batch SET recorded_at = recorded_at - interval '500 days' WHERE position < (SELECT max(position) FROM history.batch)",
  )
  await purgeChanges(pool, 400)
  assert.deepEqual(
    afters(await read('')),
    ['newest'],
    'without a cursor it begins at the oldest that is served',
  )
  assert.deepEqual(
    afters(await read(`cursor=${cursor}`)),
    ['newest'],
    'who has read all of it has missed nothing',
  )
  for (const path of ['/changes', '/watch/changes']) {
    const answer = await app.get(`${path}?cursor=${id}`)
    assert.equal(answer.status, 410)
    const body = (await assertDocumented(answer, `/api/v1${path}`)) as { oldest_cursor: string }
    assert.deepEqual(afters(await read(`cursor=${body.oldest_cursor}&companies=${one}`)), ['newest'])
  }
  const { rows } = await pool.query('SELECT DISTINCT kind FROM history.change ORDER BY kind')
  assert.ok(rows.every(({ kind }) => kind.startsWith('register.')))
  assert.ok(rows.some(({ kind }) => kind === 'register.left'))
})

test('every kind can be asked for', async () => {
  for (const kind of Object.keys(CHANGE_KINDS)) await read(`kinds=${kind}`)
})
