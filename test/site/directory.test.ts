// Activity and town pages on a sample register with gazette, accounts and scores.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { computeSectorStatistics } from '../../src/jobs/sector-statistics.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { refreshSiteCounts } from '../../src/store/site/refresh-counts.ts'
import { readStatus } from '../../src/usecases/health/read-status.ts'
import { createTestDatabase } from '../database.ts'
import { loadSample } from '../mcp/tools/sample-database.ts'
import { sized } from '../nightly.ts'
import { insert, PATIENT, runApp } from '../rest/running-app.ts'

const database = await createTestDatabase()
const { pool, url } = database
const TODAY = '2026-06-01'

await loadSample(database, { companies: sized(500, 1_500), seed: 7 })
await computeSectorStatistics(pool, TODAY, () => {})
await scoreEverybody()
await refreshSiteCounts(pool, { today: TODAY })
const app = await runApp({ databaseUrl: url, timing: PATIENT })
const town = await findLargest('count_by_town', 'zip')
const division = await findLargest('count_by_activity', 'code')

/** The most frequent postal code or NACE division. */
async function findLargest(table: string, key: string): Promise<string> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT ${key} AS key FROM site.${table} ORDER BY legal_persons + natural_persons DESC, length(${key}), 1 LIMIT 1`,
  )
  return rows[0]?.key ?? ''
}

/** Adds a score for every second legal person. */
async function scoreEverybody(): Promise<void> {
  await pool.query(
    `INSERT INTO risk.score (enterprise_number, probability, model_version, evaluated_at)
     SELECT enterprise_number, (enterprise_number % 7) * 0.02, 'invented', now() FROM register.company
     WHERE NOT natural_person AND enterprise_number % 2 = 0`,
  )
}

async function read(path: string, at = app): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(at.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('counts of a code include companies whose main activity starts with it', async () => {
  const { rows } = await pool.query(
    `SELECT a.code, a.legal_persons, a.natural_persons, a.open_bankruptcies, count(c.*) FILTER (WHERE NOT c.natural_person)::int AS legal,
            count(c.*) FILTER (WHERE c.natural_person)::int AS natural,
            count(c.*) FILTER (WHERE c.situation IN ('048', '049', '050'))::int AS bankrupt
     FROM site.count_by_activity a
     LEFT JOIN register.company c ON c.in_register AND starts_with(c.primary_nace, a.code)
     GROUP BY a.code, a.legal_persons, a.natural_persons, a.open_bankruptcies`,
  )
  assert.ok(rows.length > 100)
  for (const row of rows)
    assert.deepEqual(
      [row.legal_persons, row.natural_persons, row.open_bankruptcies],
      [row.legal, row.natural, row.bankrupt],
      row.code,
    )
})

test('every Belgian postal code is counted, foreign ones are not', async () => {
  const { rows } = await pool.query(
    `SELECT t.zip, t.legal_persons + t.natural_persons AS counted, count(c.*)::int AS held
     FROM site.count_by_town t JOIN register.company c ON c.zip = t.zip AND c.in_register
     GROUP BY t.zip, t.legal_persons, t.natural_persons`,
  )
  assert.ok(rows.length > 20)
  for (const { zip, counted, held } of rows) assert.ok(counted <= held && counted > 0, zip)
  const run = (await pool.query('SELECT * FROM site.count_run')).rows[0]
  const inRegister = (await pool.query('SELECT count(*)::int AS n FROM register.company WHERE in_register'))
    .rows[0].n
  const inTowns = (
    await pool.query('SELECT sum(legal_persons + natural_persons)::int AS n FROM site.count_by_town')
  ).rows[0].n
  assert.equal(run.legal_persons + run.natural_persons, inRegister)
  assert.equal(inTowns + run.without_town, inRegister)
})

test('bands sum to the legal persons with a score or a bankruptcy in the register', async () => {
  const { rows } = await pool.query(
    `SELECT a.code, a.band_counts, count(*) FILTER (WHERE s.probability IS NOT NULL OR c.situation IN ('048', '049', '050'))::int AS scored
     FROM site.count_by_activity a
     JOIN register.company c ON c.in_register AND NOT c.natural_person AND starts_with(c.primary_nace, a.code)
     LEFT JOIN risk.score s USING (enterprise_number) WHERE length(a.code) = 2 GROUP BY a.code, a.band_counts`,
  )
  for (const { code, band_counts: bands, scored } of rows)
    assert.equal(
      bands.reduce((sum: number, n: number) => sum + n, 0),
      scored,
      code,
    )
})

test('bankruptcies of the last twelve months count each company of the gazette once', async () => {
  const { rows } = await pool.query(
    `SELECT (SELECT sum(openings)::int FROM site.count_by_activity WHERE length(code) = 2) AS counted,
            (SELECT count(DISTINCT enterprise_number)::int FROM gazette.lifecycle_event JOIN register.company c USING (enterprise_number)
             WHERE event_kind = 'bankruptcy_opening' AND c.in_register AND c.primary_nace IS NOT NULL
               AND pub_date > (SELECT max(pub_date) FROM gazette.lifecycle_event) - interval '1 year') AS published`,
  )
  assert.ok(rows[0].published > 0)
  assert.equal(rows[0].counted, rows[0].published)
})

test('lists contain the top-ranked legal persons and no natural persons', async () => {
  for (const list of ['company_of_activity', 'company_of_town', 'insolvency_of_town']) {
    const { rows } = await pool.query<{ all: number; people: number }>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE natural_person)::int AS people
       FROM site.${list} JOIN register.company USING (enterprise_number)`,
    )
    assert.ok(rows[0]?.all, list)
    assert.equal(rows[0]?.people, 0, list)
  }
  const expected = await pool.query(
    `SELECT enterprise_number FROM register.company WHERE in_register AND NOT natural_person AND starts_with(primary_nace, $1)
     ORDER BY rank, enterprise_number LIMIT 60`,
    [division],
  )
  const listed = await pool.query(
    'SELECT enterprise_number FROM site.company_of_activity WHERE code = $1 ORDER BY place',
    [division],
  )
  assert.deepEqual(listed.rows, expected.rows)
  const page = (await read(`/en/nace/${division}`)).text
  const people = await pool.query('SELECT enterprise_number FROM register.company WHERE natural_person')
  for (const { enterprise_number: number } of people.rows)
    assert.ok(!page.includes(`-${String(number).padStart(10, '0')}"`))
})

test('pages exist in four languages with valid markup', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attr-quotes': 'off',
      'no-raw-characters': 'off',
      'require-sri': 'off',
      // Companies to compare: checkboxes and hidden fields of one name.
      'form-dup-name': 'off',
      'tel-non-breaking': 'off',
    },
  })
  const paths = ['nace/', `nace/${division}`, 'town/', `town/${town}`]
  for (const lang of ['nl', 'fr', 'de', 'en'])
    for (const path of paths) {
      const { status, text, headers } = await read(`/${lang}/${path}`)
      assert.equal(status, 200, path)
      assert.match(text, new RegExp(`<html lang="${lang}">`))
      assert.equal(headers.get('cache-control'), 'public, max-age=300')
      assert.doesNotMatch(
        text,
        /style="|undefined|NaN|\[object|class="gap unread"|name="robots"/,
        `${lang}/${path}`,
      )
      assert.match(text, /"@type":"BreadcrumbList"/)
      const report = await validator.validateString(text)
      assert.deepEqual(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`),
        ),
        [],
        `${lang}/${path}`,
      )
    }
})

test('a listed company in open bankruptcy is marked with the reporting source', async () => {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT lpad(l.enterprise_number::text, 10, '0') AS number
     FROM site.company_of_activity l JOIN register.company c USING (enterprise_number)
     WHERE code = $1 AND c.situation = '000'
       AND NOT EXISTS (SELECT FROM gazette.open_bankruptcy o WHERE o.enterprise_number = l.enterprise_number)
     ORDER BY place LIMIT 1`,
    [division],
  )
  const number = rows[0]?.number as string
  const chipOf = async () => {
    const { text } = await read(`/en/nace/${division}`)
    const item = text.split('<li>').find(item => item.includes(`-${number}"`)) ?? ''
    return /<span class="chip bad">([^<]*)</.exec(item)?.[1]
  }
  assert.equal(await chipOf(), undefined)
  await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: number, numac: '2026800001' })
  assert.equal(await chipOf(), 'Open bankruptcy (gazette)')
  await pool.query("UPDATE register.company SET situation = '050' WHERE enterprise_number = $1", [number])
  await refreshSiteCounts(pool, { today: TODAY })
  assert.equal(await chipOf(), 'Open bankruptcy (gazette, register)')
})

test('a code links to its parents and children', async () => {
  const { rows } = await pool.query(
    `SELECT code FROM site.count_by_activity WHERE length(code) = 5 AND legal_persons > 0 ORDER BY code LIMIT 1`,
  )
  const code: string = rows[0].code
  const { text } = await read(`/en/nace/${code}`)
  for (const length of [2, 3, 4]) assert.match(text, new RegExp(`href="/en/nace/${code.slice(0, length)}"`))
  assert.match((await read(`/en/nace/${code.slice(0, 4)}`)).text, new RegExp(`href="/en/nace/${code}"`))
})

test('codes with dots or seven digits redirect to their page, unknown ones are 404', async () => {
  const dotted = await read('/nl/nace/62.10')
  assert.equal(dotted.status, 301)
  assert.equal(dotted.headers.get('location'), '/nl/nace/6210')
  assert.equal((await read('/nl/nace/8559901')).headers.get('location'), '/nl/nace/85599')
  assert.equal((await read('/nl/nace')).headers.get('location'), '/nl/nace/')
  assert.equal((await read('/nl/town')).headers.get('location'), '/nl/town/')
  for (const path of [
    '/nl/nace/00',
    '/nl/nace/62999',
    '/nl/nace/A',
    '/es/nace/62',
    '/nl/town/9999',
    '/nl/town/0999',
    '/nl/town/abc',
    '/es/town/',
  ])
    assert.equal((await read(path)).status, 404, path)
})

test('a name in another language has a lang attribute', async () => {
  const { rows } = await pool.query(
    `SELECT code FROM site.count_by_activity a WHERE length(code) = 5 AND legal_persons > 0
       AND EXISTS (SELECT FROM register.code c WHERE c.category = 'Nace2025' AND c.code = a.code) ORDER BY code LIMIT 1`,
  )
  const { text } = await read(`/en/nace/${rows[0].code}`)
  assert.match(text, /<h1><span lang="nl">/)
  assert.doesNotMatch((await read(`/nl/nace/${rows[0].code}`)).text, /<h1><span lang=/)
  assert.match((await read('/de/nace/62')).text, /<h1>Programmierung/)
})

test('lists are read by primary key', async () => {
  const client = await pool.connect()
  try {
    await client.query('SET enable_seqscan = off')
    const plan = await client.query(
      `EXPLAIN SELECT c.* FROM site.company_of_activity l JOIN register.company c USING (enterprise_number) WHERE l.code = '62'`,
    )
    const text = plan.rows.map(row => row['QUERY PLAN']).join('\n')
    assert.match(text, /company_of_activity_pkey/)
    assert.match(text, /company_key/)
  } finally {
    client.release(true)
  }
})

test('a suppressed company is in no list, and counts agree between pages and status', async () => {
  const { rows } = await pool.query(
    'SELECT enterprise_number AS number FROM site.company_of_town WHERE zip = $1 ORDER BY place LIMIT 1',
    [town],
  )
  const number = String(rows[0].number).padStart(10, '0')
  const counted = (text: string) =>
    /<dl class="tiles">[\s\S]*?<\/dl>/.exec(text)?.[0] ?? assert.fail('no counts')
  const before = await read(`/nl/town/${town}`)
  const { companies } = await readStatus(pool)
  assert.ok(before.text.includes(`-${number}"`))
  await insert(pool, 'access.suppression', { kind: 'company', enterprise_number: rows[0].number })
  const other = await runApp({ databaseUrl: url, timing: PATIENT })
  const page = await read(`/nl/town/${town}`, other)
  assert.equal(page.status, 200)
  assert.ok(!page.text.includes(`-${number}"`))
  await refreshSiteCounts(pool, { today: TODAY })
  assert.equal(counted((await read(`/nl/town/${town}`, other)).text), counted(before.text))
  assert.equal((await readStatus(pool)).companies, companies)
  await pool.query('DELETE FROM access.suppression')
})

test('unavailable accounts are reported, and the page is not cacheable', async () => {
  const away = await runApp({
    timing: PATIENT,
    databaseUrl: url,
    sourceUrls: { accounts: 'postgres://nobody@127.0.0.1:1/none' },
  })
  const { status, text, headers } = await read(`/en/nace/${division}`, away)
  assert.equal(status, 200)
  assert.match(text, /The annual accounts are unavailable/)
  assert.equal(headers.get('cache-control'), 'no-store')
})

test('unavailable gazette or scores make counts unknown, not zero', async () => {
  const dead = openPool('postgres://nobody@127.0.0.1:1/none', { name: 'dead', connectTimeoutMs: 200 })
  const result = await refreshSiteCounts(pool, { gazette: dead, risk: dead, today: TODAY })
  assert.deepEqual([result.gazetteState, result.riskState], ['silent', 'silent'])
  for (const path of [`/en/nace/${division}`, `/en/town/${town}`]) {
    const { text } = await read(path)
    assert.match(text, /the gazette was unavailable when these figures were computed/, path)
    assert.match(text, /The scores were unavailable/)
  }
  assert.match((await read(`/en/town/${town}`)).text, /class="gap unread">The gazette was unavailable/)
  await dead.end()
  await refreshSiteCounts(pool, { today: TODAY })
})

test('while the gazette is unavailable no list states bankruptcies, and none is cached', async () => {
  const silent = await runApp({
    databaseUrl: url,
    sourceUrls: { gazette: 'postgres://nobody@127.0.0.1:1/none' },
  })
  for (const path of [`/en/nace/${division}`, `/en/town/${town}`]) {
    assert.match((await read(path)).headers.get('cache-control') ?? '', /public/, path)
    assert.equal((await read(path, silent)).headers.get('cache-control'), 'no-store', path)
  }
})

test('a gazette that was not loaded when the counts were made is told so, even if it is loaded by now', async () => {
  const empty = await createTestDatabase()
  const { gazetteState, riskState } = await refreshSiteCounts(pool, {
    gazette: empty.pool,
    risk: empty.pool,
    today: TODAY,
  })
  assert.deepEqual([gazetteState, riskState], ['not_loaded', 'not_loaded'])
  const { text } = await read(`/en/town/${town}`)
  assert.match(text, /The gazette had not been loaded yet when these figures were computed/)
  assert.match(text, /There were no scores yet when these figures were computed/)
  await refreshSiteCounts(pool, { today: TODAY })
})

test('before the first count, pages say so, are not cacheable and not listed', async () => {
  const empty = await createTestDatabase()
  const fresh = await runApp({ databaseUrl: empty.url, timing: PATIENT })
  await insert(empty.pool, 'register.code', {
    category: 'Nace2025',
    code: '62',
    language: 'NL',
    description: 'Software',
  })
  for (const path of ['nace/', 'town/', 'nace/62', 'town/1000']) {
    const { status, text, headers } = await read(`/nl/${path}`, fresh)
    assert.equal(status, 200, path)
    assert.match(text, /nog niet berekend/, path)
    assert.equal(headers.get('cache-control'), 'no-store')
  }
  assert.equal((await read('/nl/nace/63', fresh)).status, 404)
})

test('concurrent runs produce one complete set of counts', async () => {
  await Promise.all([refreshSiteCounts(pool, { today: TODAY }), refreshSiteCounts(pool, { today: TODAY })])
  const { rows } = await pool.query('SELECT count(*)::int AS runs FROM site.count_run')
  assert.equal(rows[0].runs, 1)
})
