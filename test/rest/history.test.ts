// The history of a company: changes of all sources, newest first.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { historySchema } from '../../src/http/rest/v1/history/history-schema.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { fillHistory } from '../fixtures/history.ts'
import { relayTo } from './faulty-database.ts'
import { addCompany, insert, issueKey, runApp, until } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, key, timing })

async function history(number: string, query = '') {
  const answer = await app.get(`/companies/${number}/history${query}`)
  assert.equal(answer.status, 200, await answer.clone().text())
  return historySchema.parse(await answer.json())
}

const number = await addCompany(pool, { legal_name: 'Verhuisd' })
await fillHistory(pool, number)

test('changes of all sources come newest first, each with its source and reference', async () => {
  const { entries, next_cursor, unanswered, unread_publications, in_register } = await history(number)
  assert.deepEqual(
    entries.map(({ date, kind, reference, before, after }) => [date, kind, reference, before, after]),
    [
      ['2026-04-01', 'risk.band', null, 'Low', 'Severe'],
      [
        '2026-03-02',
        'register.seat',
        '141',
        { zip: '9000', city: 'Gent', street: 'Dreef 1' },
        { zip: '9000', city: 'Gent', street: 'Dreef 2' },
      ],
      ['2026-03-02', 'register.establishment_opened', '141', null, null],
      ['2026-02-19', 'gazette.officers', `26${number.slice(-6)}`, null, { appointed: 2, ended: 1 }],
      [
        '2026-02-19',
        'gazette.company_change',
        `26${number.slice(-6)}`,
        'Oud',
        { change: 'name', value: 'Nieuw', effective_on: null },
      ],
      [
        '2026-01-09',
        'gazette.insolvency_event',
        '2026100001',
        null,
        {
          event_kind: 'bankruptcy_opening',
          event_date: '2026-01-05',
          source: 'faillissement',
          severity: 'high',
          court: 'Ondernemingsrechtbank Gent',
        },
      ],
      [
        '2025-06-30',
        'accounts.filed',
        `2025-${number.slice(-8)}`,
        null,
        { period_end: '2024-12-31', deposit_type: 'Initial', model: 'm81-f', has_figures: false },
      ],
    ],
  )
  assert.deepEqual(
    { next_cursor, unanswered, unread_publications, in_register },
    {
      next_cursor: null,
      unanswered: [],
      unread_publications: 0,
      in_register: true,
    },
  )
  const opened = entries.find(({ kind }) => kind === 'register.establishment_opened')
  assert.equal(opened?.establishment_number, '2000000339')
  assert.match(opened?.recorded_at ?? '', /^20\d\d-.*Z$/)
})

test('no name of an officer is in a history', async () => {
  const text = await (await app.get(`/companies/${number}/history`)).text()
  for (const name of ['Pluim', 'Noot']) assert.ok(!text.includes(name), name)
})

test('pages follow one another by cursor, each entry once', async () => {
  const { entries } = await history(number)
  const seen: unknown[] = []
  let cursor = ''
  for (let pages = 0; pages < 20; pages++) {
    const page = await history(number, `?limit=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.entries)
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  assert.deepEqual(seen, entries)
})

test('a cursor that was cut, extended or changed is refused', async () => {
  const cursor = (await history(number, '?limit=2')).next_cursor as string
  const decoded = Buffer.from(cursor, 'base64url').toString()
  const changed = [cursor.slice(0, -2), `${cursor}A`, `${cursor}=`, cursor.slice(1), decoded]
  changed.push(Buffer.from(decoded.slice(6)).toString('base64url'))
  for (const text of changed) {
    const answer = await app.get(`/companies/${number}/history?cursor=${encodeURIComponent(text)}`)
    assert.equal(answer.status, 400, text)
  }
})

test('days and kinds filter', async () => {
  const kinds = async (query: string) => (await history(number, query)).entries.map(({ kind }) => kind)
  assert.deepEqual(await kinds('?from=2026-02-19&to=2026-03-02&kinds=register.seat,gazette'), [
    'register.seat',
    'gazette.officers',
    'gazette.company_change',
  ])
  assert.deepEqual(await kinds('?to=2025-12-31'), ['accounts.filed'])
  assert.deepEqual(await kinds('?kinds=register.left'), [])
})

test('parameters that cannot be read are refused with what to write', async () => {
  for (const [query, said] of [
    ['?kinds=seat', /kinds: unknown kind "seat"; known are register\.arrived/],
    ['?from=1%20May', /from: write a day as/],
    ['?to=2026-02-31', /to: write a day as/],
    ['?from=0000-01-01', /from: write a day as/],
    ['?from=2026-03-02&to=2026-03-01', /to: write a day that is not before `from`/],
    ['?cursor=abc', /cursor: take it from/],
  ] as const) {
    const answer = await app.get(`/companies/${number}/history${query}`)
    assert.equal(answer.status, 400, query)
    assert.match(((await answer.json()) as { error: string }).error, said)
  }
})

test('a company that left the register keeps its history, marked so', async () => {
  const gone = await addCompany(pool, { legal_name: 'Vertrokken', in_register: false, left_on: '2026-05-01' })
  await fillHistory(pool, gone)
  const { in_register, left_on, entries } = await history(gone)
  assert.deepEqual([in_register, left_on, entries.length], [false, '2026-05-01', 7])
})

test('a natural person has no risk in its history', async () => {
  const trader = await addCompany(pool, { legal_name: 'Ida', natural_person: true })
  await fillHistory(pool, trader)
  const { entries } = await history(trader)
  assert.ok(entries.every(({ source }) => source !== 'risk'))
})

test('a source that does not answer is named, and the answer is not cached', async () => {
  const gazette = await relayTo(url)
  const cut = await runApp({ databaseUrl: url, key, sourceUrls: { gazette: gazette.url }, timing })
  await gazette.cut()
  const answer = await cut.get(`/companies/${number}/history`)
  const { unanswered, entries } = historySchema.parse(await answer.json())
  assert.deepEqual(unanswered, ['gazette'])
  assert.ok(entries.length > 0 && entries.every(({ source }) => source !== 'gazette'))
  assert.equal(answer.headers.get('cache-control'), 'no-store')
})

test('unprocessed publications are counted', async () => {
  const waiting = await addCompany(pool, { legal_name: 'Wachtend' })
  await insert(pool, 'gazette.unread_text', { enterprise_number: Number(waiting), numac: '26999999' })
  await until(async () => (await history(waiting)).unread_publications === 1)
})

test('an unknown number is 404', async () => {
  assert.equal((await app.get('/companies/0999999922/history')).status, 404)
})

test('names of suppressed persons are null in changes of the register and of acts', async () => {
  const renamed = await addCompany(pool, { legal_name: 'Nieuw' })
  const names = (name: string) => ({ legal_name: name, names: [{ name, type: '001', language: '2' }] })
  await inTransaction(pool, client =>
    recordChanges(client, [
      {
        enterpriseNumber: Number(renamed),
        kind: 'register.name',
        effectiveOn: '2026-03-02',
        reference: '141',
        before: names('Odilon Pluimveld'),
        after: names('Nieuw'),
      },
    ]),
  )
  const before = async () => JSON.stringify((await history(renamed)).entries[0]?.before)
  assert.match(await before(), /Odilon Pluimveld/)
  await insertSuppression(pool, parseTarget('Odilon Pluimveld') as SuppressionTarget, null)
  await until(async () => !(await before()).includes('Pluimveld'))
  assert.match(JSON.stringify((await history(renamed)).entries[0]?.after), /Nieuw/)
})
