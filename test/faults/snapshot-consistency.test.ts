// Lifecycle, rollup, counts, mandates, feed and the override of the risk change in one transaction. While texts are read, two
// servers are asked for all of them at once: what is answered was so at a moment between question and answer. What is cached (the
// dossier, the feed) may be older until the server has heard of the commit, and is current in the end.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractFacts } from '../../src/sources/gazette/import/extract-facts.ts'
import type { PoolClient } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { type Answer, command, eventually, serveNode } from '../nodes/node.ts'
import { issueKey, recordEmptyFetches } from '../rest/running-app.ts'
import { writeSampleFiles } from './sample-files.ts'

const CLIENTS_A_NODE = 3
const TEXTS_A_TRANSACTION = 4

const files = await writeSampleFiles(sized(100, 500), 23)
const { url: DATABASE_URL, pool } = await createTestDatabase()
await command({ DATABASE_URL }, 'import', 'register', files.full)
await command({ DATABASE_URL }, 'import', 'gazette', '--no-extract', ...files.gazette)
await recordEmptyFetches(pool)
const key = await issueKey(pool)
const nodes = [await serveNode({ DATABASE_URL }, () => key), await serveNode({ DATABASE_URL }, () => key)]

/** All surfaces' answers about a company as comparable text. */
type State = {
  lifecycle: string
  rollup: string
  counts: string
  risk: string
  feed: string
  mandates: string
}
type Surface = keyof State

// Offices listed as mandates of a dossier, without auditors, liquidators and others.
const DIRECTORS = [
  'director',
  'manager',
  'managing_director',
  'daily_management',
  'chair',
  'vice_chair',
  'executive_committee',
  'supervisory_board',
]
  .map(office => `'${office}'`)
  .join()

const STATES = `
  SELECT lpad(n::text, 10, '0') AS number, waiting::int, coalesce(events, 0)::int AS events, coalesce(total_events, 0) AS total,
         coalesce(admin_event_count, 0) AS admin, coalesce(has_open_faillissement, false) AS open,
         (SELECT count(*) FROM risk.open_bankruptcy o WHERE o.enterprise_number = n)::int AS overridden,
         (SELECT count(*) FROM gazette.open_bankruptcy o WHERE o.enterprise_number = n)::int AS opened,
         (SELECT count(DISTINCT (numac, event_kind)) FROM gazette.lifecycle_event e
          WHERE e.enterprise_number = n AND source <> 'kbo_admin' AND pub_date IS NOT NULL)::int AS feed,
         (SELECT count(*) FROM gazette.mandate m WHERE m.enterprise_number = n AND currency <> 'stale'
            AND (role_kind IN ('curator', 'interim_admin')
                 OR (office IN (${DIRECTORS}) AND (currency = 'current' OR ends_on IS NOT NULL)
                     AND NOT doubts @> '[{"reason": "doubtful_statement"}]')))::int AS mandates
  FROM unnest($1::integer[]) n
  LEFT JOIN gazette.rollup ON enterprise_number = n
  LEFT JOIN LATERAL (SELECT count(*) AS events FROM gazette.lifecycle_event e WHERE e.enterprise_number = n) e ON true
  LEFT JOIN LATERAL (SELECT count(*) AS waiting FROM gazette.unread_text u WHERE u.enterprise_number = n) u ON true`

type Row = Record<
  'waiting' | 'events' | 'total' | 'admin' | 'overridden' | 'opened' | 'feed' | 'mandates',
  number
> & {
  number: string
  open: boolean
}

function expectedOf(row: Row): State {
  const { waiting, events, total, admin, overridden, feed, mandates } = row
  return {
    lifecycle: events === 0 && waiting > 0 ? '503' : String(events),
    rollup: waiting > 0 ? '503' : total === 0 ? '404' : `${total} ${row.open}`,
    counts: waiting > 0 ? 'null null' : `${total} ${admin}`,
    mandates: waiting > 0 ? 'null' : String(mandates),
    risk: overridden > 0 ? 'Severe 0.99' : 'other',
    feed: String(feed),
  }
}

async function readStates(db: typeof pool | PoolClient, numbers: number[]): Promise<Row[]> {
  return (await db.query<Row>(STATES, [numbers])).rows
}

const { rows: named } = await pool.query<{ n: number }>(
  `SELECT enterprise_number AS n FROM gazette.unread_text u JOIN register.company c USING (enterprise_number)
   WHERE in_register AND NOT natural_person AND situation NOT IN ('048', '049', '050')
   GROUP BY 1 ORDER BY bool_or(numac IN (SELECT numac FROM gazette.publication WHERE kind = 'court_notice')) DESC, 1 LIMIT 40`,
)
const numbers = named.map(({ n }) => n)

/** Interval in which a state may have been current. */
type Span = { from: number; until: number; state: State }
const history = new Map<string, Span[]>()

async function note(from: number): Promise<void> {
  const known = performance.now()
  for (const row of await readStates(pool, numbers)) {
    assert.equal(row.open, row.opened > 0)
    assert.equal(row.open, row.overridden > 0, 'the override changes with the bankruptcy')
    const spans = history.get(row.number) ?? []
    history.set(row.number, spans)
    const state = expectedOf(row)
    const last = spans.at(-1)
    if (last && JSON.stringify(last.state) === JSON.stringify(state)) continue
    if (last) last.until = known
    spans.push({ from, until: Number.POSITIVE_INFINITY, state })
  }
}

type Seen = { number: string; surface: Surface; began: number; ended: number; told: string }
const seen: Seen[] = []

const bodyOf = ({ status, body }: Answer, tell: (body: Answer['body']) => string) =>
  status === 200 ? tell(body) : String(status)

const PATHS: { path(number: string): string; tell(answer: Answer): Partial<State> }[] = [
  {
    path: number => `/companies/${number}/lifecycle`,
    tell: answer => ({ lifecycle: bodyOf(answer, body => String(body.length)) }),
  },
  {
    path: number => `/companies/${number}/rollup`,
    tell: answer => ({
      rollup: bodyOf(answer, body => `${body.total_events} ${body.has_open_faillissement}`),
    }),
  },
  {
    path: number => `/companies/${number}`,
    tell: answer => ({
      counts: bodyOf(answer, body => `${body.insolvency_event_count} ${body.admin_event_count}`),
      mandates: bodyOf(answer, body => (body.mandates === null ? 'null' : String(body.mandates.length))),
      risk: bodyOf(answer, ({ risk }) => (risk.probability === 0.99 ? `${risk.band} 0.99` : 'other')),
    }),
  },
]

async function ask(node: (typeof nodes)[number], number: string): Promise<void> {
  const began = performance.now()
  const answers = PATHS.map(async ({ path, tell }) => {
    const told = tell(await node.get(path(number)))
    const ended = performance.now()
    for (const [surface, text] of Object.entries(told))
      seen.push({ number, surface: surface as Surface, began, ended, told: text })
  })
  const feed = fetch(`${node.url}/insolventies/rss.xml`).then(async answer => {
    const text = await answer.text()
    const items = text.split('<item>').filter(item => item.includes(`:${number}:`)).length
    seen.push({ number, surface: 'feed', began, ended: performance.now(), told: String(items) })
  })
  await Promise.all([...answers, feed])
}

/** How stale an answer was at its request; infinite if it was never true. */
function latenessOf({ number, surface, began, ended, told }: Seen): number {
  const fitting = (history.get(number) ?? []).filter(({ state }) => state[surface] === told)
  return Math.min(
    ...fitting.map(({ from, until }) =>
      from > ended ? Number.POSITIVE_INFINITY : Math.max(0, began - until),
    ),
  )
}

test('all surfaces of two servers are consistent during extraction', async t => {
  const { rows } = await pool.query<{ numac: string }>(
    `SELECT numac FROM gazette.publication ORDER BY md5(numac)`, // in no order: openings after closings too
  )
  await note(performance.now())
  let reading = true
  const asking = nodes.flatMap(node =>
    Array.from({ length: CLIENTS_A_NODE }, async () => {
      while (reading)
        await ask(node, String(numbers[Math.floor(Math.random() * numbers.length)]).padStart(10, '0'))
    }),
  )
  const today = new Date().toISOString().slice(0, 10)
  for (let at = 0; at < rows.length; at += TEXTS_A_TRANSACTION) {
    const from = performance.now()
    await extractFacts(
      pool,
      rows.slice(at, at + TEXTS_A_TRANSACTION).map(({ numac }) => numac),
      today,
    )
    await note(from)
  }
  const last = () => seen.slice(-10 * nodes.length * CLIENTS_A_NODE)
  await sleep(100) // so that answers of after the last commit are among the last
  await eventually(() => last().every(answer => latenessOf(answer) === 0))
  const settled = seen.length
  await sleep(500)
  reading = false
  await Promise.all(asking)

  const spans = history.values().reduce((sum, states) => sum + states.length, 0)
  assert.ok(spans > numbers.length * 1.5, `${spans} states of ${numbers.length} companies`)
  const states = [...history.values()].flat().map(({ state }) => state)
  assert.ok(
    states.some(({ mandates }) => Number(mandates) > 0) && states.some(({ feed }) => Number(feed) > 0),
  )
  const worst = new Map<Surface, number>()
  for (const answer of seen) {
    const late = latenessOf(answer)
    assert.ok(
      Number.isFinite(late),
      `never true: ${JSON.stringify({ answer, of: history.get(answer.number) })}`,
    )
    worst.set(answer.surface, Math.max(worst.get(answer.surface) ?? 0, late))
  }
  const told = [...worst].map(([surface, ms]) => `${surface} ${Math.round(ms)} ms`).join(', ')
  t.diagnostic(`${seen.length} answers about ${spans} states; at most behind: ${told}`)
  for (const surface of ['lifecycle', 'rollup'] as const) assert.equal(worst.get(surface), 0, told)
  for (const answer of seen.slice(settled)) assert.equal(latenessOf(answer), 0)
})
