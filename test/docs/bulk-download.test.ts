// The examples of bulk downloads in the manual, which are run.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { PROJECT_DIR } from '../../src/config.ts'
import { addSnapshot, makeBulkFolder } from '../bulk-download/bulk-folder.ts'
import { createTestDatabase } from '../database.ts'
import { readSamples } from '../ops/read-samples.ts'
import { runWithMetrics } from '../ops/run-with-metrics.ts'
import { DEFAULT_BULK, issueBulkKey, until } from '../rest/running-app.ts'

const page = readFileSync(join(PROJECT_DIR, 'docs', 'bulk.md'), 'utf8')
const folder = makeBulkFolder()
const duckdb = await (await DuckDBInstance.create()).connect()

test('the example with hyparquet reads columns over ranges, not the whole file', async () => {
  const [, code = ''] = /```js\n\/\/ bulk-ranges\n([\s\S]*?)```/.exec(page) ?? []
  const path = join(folder, 'made.parquet')
  await duckdb.run(`
    COPY (SELECT (1000000000 + i)::varchar AS number, 'Voorbeeld ' || i AS name, md5(i::varchar) || md5((i + 1)::varchar) AS filling
          FROM range(200000) t(i)) TO '${path}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20000)`)
  const body = await readFile(path)
  addSnapshot(folder, '2026-11-24T233000Z', { company: { 'company/part-0.parquet': body } })
  const { pool, url } = await createTestDatabase()
  const key = await issueBulkKey(pool)
  const app = await runWithMetrics({ databaseUrl: url, config: { bulk: { ...DEFAULT_BULK, folder } } })
  await until(async () => (await fetch(`${app.url}/bulk/`, { headers: { 'x-api-key': key } })).status === 200)
  // Resolves its packages from the project.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', code, '--', 'example', app.url, key, 'company', 'number', 'name'],
    { cwd: PROJECT_DIR },
  )
  const lines = Array.from({ length: 10 }, (_, at) => `${1_000_000_000 + at}\tVoorbeeld ${at}\n`)
  assert.equal(stdout, lines.join(''))
  const sent = readSamples(await app.scrape()).value('griffie_bulk_sent_bytes', {}) ?? 0
  assert.ok(sent > 0 && sent < body.length / 4, `${sent} of ${body.length} bytes`)
})

test('the example with DuckDB counts the changes of all deltas', async () => {
  const [, query = ''] = /```sql\n-- deltas: [^\n]*\n([\s\S]*?)```/.exec(page) ?? []
  await mkdir(join(folder, 'deltas'))
  for (const [day, kinds] of [
    ['2026-11-22', ['register.name', 'register.seat']],
    ['2026-11-23', []],
    ['2026-11-24', ['register.seat']],
  ] as const) {
    const lines = kinds.map(
      (kind, at) => `${JSON.stringify({ id: `${day} ${at}`, kind, before: null, after: { at } })}\n`,
    )
    writeFileSync(join(folder, 'deltas', `${day}.jsonl.gz`), gzipSync(lines.join('')))
  }
  const read = await duckdb.runAndReadAll(query.replace("'deltas/", `'${folder}/deltas/`))
  assert.deepEqual(read.getRowsJson(), [
    ['register.name', '1'],
    ['register.seat', '2'],
  ])
})
