// griffie query: SQL over the newest snapshot, and nothing else.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { BULK_TABLES } from '../../src/domain/bulk/tables.ts'
import { QUESTIONS, querySnapshot } from '../../src/store/bulk/query-snapshot.ts'
import { run } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { COMPANIES } from '../fixtures/browser-companies.ts'
import { exportFrom, makeFolder } from './snapshots.ts'

const folder = makeFolder()
const exported = await exportFrom(await createTestDatabase(COMPANIES), { folder })
const query = (sql: string, ...rest: string[]) =>
  runInProcess(['query', sql, '--snapshot', folder, ...rest], {})

async function readJson(sql: string): Promise<Record<string, unknown>[]> {
  const { code, stdout, stderr } = await query(sql, '--format', 'json')
  assert.equal(code, 0, stderr)
  return JSON.parse(stdout)
}

test('every table is there with all of its rows', async () => {
  for (const { name } of BULK_TABLES) {
    const [row] = await readJson(`SELECT count(*)::INTEGER AS n FROM ${name}`)
    assert.equal(row?.n, exported.tables[name], name)
  }
})

test('the ten questions of the help run as they are, and have answers', async () => {
  assert.equal(QUESTIONS.length, 10)
  const { stdout } = await runInProcess(['query', '--help'], {})
  const indented = (text: string) => text.replaceAll(/^/gm, '    ')
  const answered = []
  for (const { question, sql } of QUESTIONS) {
    assert.match(question, /\?$/)
    assert.ok(stdout.includes(`  ${question}\n${indented(sql)}`), question)
    const count = await querySnapshot({ folder, sql }, async ({ parts }) => {
      let rows = 0
      for await (const part of parts()) rows += part.count
      return rows
    })
    if (count > 0) answered.push(question)
  }
  // The sample has no company of this year, and few towns.
  assert.ok(answered.length >= 8, answered.join('\n'))
})

test('a table has the first rows and says how many more there are', async () => {
  const { stdout } = await query('SELECT range AS n FROM range(1234)')
  assert.match(stdout, /^n\n0\n1\n/)
  assert.match(stdout, /\n99\n… 1,134 more rows; --format csv has all\.\n$/)
  const { stdout: few } = await query(
    "SELECT 1 AS a, NULL AS b, 'x' AS c, DATE '2026-01-02' AS d, [1, 2] AS e",
  )
  assert.equal(few, 'a  b  c  d           e\n1     x  2026-01-02  ["1","2"]\n'.replace('"1","2"', '1,2'))
})

test('CSV and JSON have all rows, a file of its name its format', async () => {
  const sql = `SELECT range AS n, 'a "b", c' AS t, NULL AS u FROM range(3)`
  const { stdout } = await query(sql, '--format', 'csv')
  assert.equal(stdout, ['n,t,u', '0,"a ""b"", c",', '1,"a ""b"", c",', '2,"a ""b"", c",', ''].join('\n'))
  assert.deepEqual(await readJson('SELECT 1 AS a, true AS b, NULL AS c'), [{ a: 1, b: true, c: null }])
  assert.deepEqual(await readJson('SELECT 1 AS a WHERE false'), [])
  const path = join(makeFolder(), 'companies.csv')
  await query('SELECT * FROM companies', '--output', path)
  const lines = readFileSync(path, 'utf8').split('\n')
  assert.match(lines[0] ?? '', /^enterprise_number,natural_person,legal_name,/)
  assert.ok(lines.length >= (exported.tables.companies ?? 0))
})

test('Parquet goes to a new file, which other readers read', async () => {
  const path = join(makeFolder(), 'forms.parquet')
  const { code, stderr } = await query(
    'SELECT legal_form, count(*)::INTEGER AS n FROM companies GROUP BY ALL;',
    '--output',
    path,
  )
  assert.equal(code, 0, stderr)
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path), compressors })
  assert.equal(
    rows.reduce((sum, { n }) => sum + Number(n), 0),
    exported.tables.companies,
  )
  const again = await query('SELECT 1', '--output', path)
  assert.equal(again.code, 2)
  assert.match(again.stderr, /already exists/)
  assert.match((await query('SELECT 1', '--format', 'parquet')).stderr, /needs a file/)
})

test('a mistake is told with its place', async () => {
  for (const [sql, message] of [
    ['SELECT 1 FORM x y', /syntax error at or near "x"[\s\S]*LINE 1/],
    ['SELEC 1', /syntax error at or near "SELEC"[\s\S]*LINE 1/],
    ['SELECT nam FROM companies', /Referenced column "nam" not found[\s\S]*LINE 1[\s\S]*\^/],
    ['SELECT * FROM company', /Table with name company does not exist/],
    ['SELECT 1; SELECT 2', /not several/],
    ['', /Only SELECT/],
    ['/* nothing */', /Only SELECT/],
    [' -- nothing', /Only SELECT/],
    ["SELECT CAST('x' AS INTEGER)", /Conversion Error/],
  ] as const) {
    const { code, stderr, stdout } = await query(sql)
    assert.equal(code, 2, sql)
    assert.match(stderr, message)
    assert.equal(stdout, '')
  }
})

test('nothing but the snapshot can be read, nothing written, nothing set', async () => {
  const before = readdirSync(folder, { recursive: true })
  const digest = () => createHash('sha256').update(readFileSync(own)).digest('hex')
  const own = join(exported.folder, 'companies/data.parquet')
  const held = digest()
  for (const sql of [
    "SELECT * FROM read_csv('/etc/passwd')",
    "SELECT * FROM read_text('/etc/passwd')",
    "SELECT * FROM '/etc/passwd'",
    "SELECT * FROM glob('/*')",
    `SELECT * FROM read_text('${exported.folder}/../../latest.json')`,
    `COPY companies TO '${own}' (FORMAT parquet)`,
    `COPY (SELECT 1) TO '${exported.folder}/x.csv'`,
    `EXPORT DATABASE '${exported.folder}/x'`,
    "ATTACH 'x.db'",
    'INSTALL httpfs',
    'LOAD httpfs',
    "SET memory_limit = '100GB'",
    'SET enable_external_access = true',
    'CREATE TABLE x AS SELECT 1',
    'DROP VIEW companies',
    'WITH x AS (SELECT 1) DELETE FROM companies',
    'EXPLAIN SELECT 1',
    "SELECT * FROM read_parquet('https://example.org/x.parquet')",
  ]) {
    const { code, stderr } = await query(sql)
    assert.equal(code, 2, `${sql}: ${stderr}`)
  }
  assert.deepEqual(readdirSync(folder, { recursive: true }), before)
  assert.equal(digest(), held)
})

test('a folder without a snapshot, and none at all, are told', async () => {
  const { code, stderr } = await runInProcess(['query', 'SELECT 1', '--snapshot', makeFolder()], {})
  assert.equal(code, 4)
  assert.match(stderr, /has no snapshot: griffie export writes one/)
  const none = await runInProcess(['query', 'SELECT 1'], {})
  assert.equal(none.code, 2)
  assert.match(none.stderr, /--snapshot, or set BULK_FOLDER/)
  const remote = await runInProcess(['query', 'SELECT 1'], { BULK_FOLDER: 's3://bulk' })
  assert.match(remote.stderr, /Only snapshots in a folder/)
})

test('queries may begin with a comment, a parenthesis or FROM, and describe tables', async () => {
  for (const sql of [
    '\n-- all\nSELECT 1 AS n',
    '/* a */ (SELECT 1 AS n)',
    'FROM companies LIMIT 1',
    'WITH x AS (SELECT 1 AS n) SELECT * FROM x',
    'DESCRIBE companies',
    'SUMMARIZE scores',
    'SELECT 1 AS n -- one',
  ])
    assert.equal((await query(sql)).code, 0, sql)
})

test('the command needs no database', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', BULK_FOLDER: folder }
  const { code, stdout, stderr } = await run(
    ['query', 'SELECT count(*) AS n FROM companies', '--format', 'csv'],
    env,
  )
  assert.equal(code, 0, stderr)
  assert.equal(stdout, `n\n${exported.tables.companies}\n`)
  assert.ok(!existsSync(join(folder, 'spill')))
})
