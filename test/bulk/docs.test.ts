// docs/bulk.md: its tables are those of the data file, and its examples run.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { renderTables } from '../../src/domain/bulk/render-tables.ts'
import { BULK_TABLES } from '../../src/domain/bulk/tables.ts'
import { literal, withDuckDB } from '../../src/platform/duckdb.ts'
import { querySnapshot } from '../../src/store/bulk/query-snapshot.ts'
import { createTestDatabase } from '../database.ts'
import { COMPANIES } from '../fixtures/browser-companies.ts'
import { exportFrom, makeFolder } from './snapshots.ts'

const page = readFileSync(join(PROJECT_DIR, 'docs', 'bulk.md'), 'utf8')
const folder = makeFolder()
const exported = await exportFrom(await createTestDatabase(COMPANIES), { folder })

test('the page has every column; npm run bulk:tables writes them', () => {
  assert.equal(page.slice(page.indexOf('### ')), renderTables(BULK_TABLES))
})

test('the examples of DuckDB run in the folder of a snapshot', async () => {
  const blocks = [...page.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, sql = '']) => sql)
  const examples = blocks.filter(sql => !sql.startsWith('-- deltas'))
  assert.ok(examples.length >= 4)
  await withDuckDB({ memoryMebibytes: 200, threads: 1 }, async connection => {
    await connection.run(`SET file_search_path = ${literal(exported.folder)}`)
    // The sample has few companies: not every question has an answer in it.
    const counts: number[] = []
    for (const sql of examples) counts.push((await connection.runAndReadAll(sql)).currentRowCount)
    assert.ok(Math.max(...counts) > 0)
  })
})

test('the examples of griffie query run', async () => {
  const examples = [...page.matchAll(/^griffie query "(.*?)"/gm)].map(([, sql = '']) => sql)
  assert.ok(examples.length >= 3)
  for (const sql of examples)
    assert.ok((await querySnapshot({ folder, sql }, async ({ columns }) => columns.length)) > 0, sql)
})
