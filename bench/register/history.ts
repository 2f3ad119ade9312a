// npm run bench:history: what the history of the register costs an Update and a Full, its disk use, and reads of the
// past. On a generated register in an embedded database of its own.

import { parseArgs } from 'node:util'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { type Database, openPool, type Pool } from '../../src/store/db/pool.ts'
import { firstExtractOn, readPastCompany, readPastRecord } from '../../src/store/history/past-register.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { percentiles } from '../search/quality.ts'
import { withTemporaryDatabase } from '../temporary-database.ts'
import { timeHistory } from './history-time.ts'

const HELP = `node bench/register/history.ts [--companies N] [--updates N]

  --companies N   of the generated register (200,000)
  --updates N     weekdays between two Fulls (100); with fewer, pages that tables have anyway weigh on the disk's figure
`
// Updates of the real register have 160 to 12,000 rows a day: assumed are 12,000 on every weekday, 160 on other days.
const YEAR_ROWS = 250 * 12_000 + 115 * 160
const YEAR_BYTES = 300e6
// Tables of the history that Updates fill.
const TABLES = ['register_version', 'register_shape', 'change', 'batch']
const READS = 3_000

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '200000' },
    updates: { type: 'string', default: '100' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit()
}

const say = (text: string) => void process.stderr.write(`${text}\n`)
await withTemporaryDatabase(async ({ url, folder }) => {
  const pool = openPool(url, { name: 'bench', max: 8 })
  try {
    const rows = await run({ url, pool }, folder)
    process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
  } finally {
    await pool.end()
  }
})

async function run(database: Database, folder: string): Promise<Row[]> {
  const companies = Number(values.companies)
  const { zips } = await writeRegisterSample(folder, { companies, seed: 1, updates: Number(values.updates) })
  const [full, ...updates] = zips.map(({ path }) => path) as [string, ...string[]]
  const first = await timeHistory(() => importRegister(database, full))
  say(`first Full: ${first.total.toFixed(1)} s`)
  const updated = await measureUpdates(database, updates)
  const reads = await measureReads(database.pool)
  const second = await timeHistory(() => importRegister(database, full, { force: true }))
  say(`Full after it: ${second.total.toFixed(1)} s, ${second.history.toFixed(1)} s of them for the history`)
  return [...updated, fullRow(companies, first.total, second), ...reads]
}

async function measureUpdates(database: Database, updates: string[]): Promise<Row[]> {
  const times: { total: number; history: number }[] = []
  let rows = 0
  for (const path of updates) {
    const time = await timeHistory(async () => {
      const { rowsRead } = await importRegister(database, path)
      const counted = Object.entries(rowsRead).filter(([file]) => file !== 'code')
      rows += counted.reduce((sum, [, count]) => sum + count, 0)
    })
    times.push(time)
  }
  const total = times.reduce((sum, time) => sum + time.total, 0)
  const without = total - times.reduce((sum, time) => sum + time.history, 0)
  const ratio = total / without
  say(
    `${updates.length} Updates with ${rows} rows: ${total.toFixed(1)} s, without the history ${without.toFixed(1)} s`,
  )
  return [
    {
      what: `Update of ${Math.round(rows / updates.length).toLocaleString('en')} rows, mean of ${updates.length}`,
      measured: `${(total / updates.length).toFixed(2)} s`,
      reference: `without the statements of the history: ${(without / updates.length).toFixed(2)} s`,
      ratio: `${ratio.toFixed(2)} ×`,
      target: '≤ 1.5 ×',
      reached: ratio <= 1.5,
    },
    await diskRow(database.pool, rows),
  ]
}

async function diskRow(pool: Pool, rows: number): Promise<Row> {
  const { rows: found } = await pool.query<{ table: string; heap: string; indexes: string }>(
    `SELECT name AS table, pg_table_size('history.' || name) AS heap, pg_indexes_size('history.' || name) AS indexes
     FROM unnest($1::text[]) AS name`,
    [TABLES],
  )
  const perRow = (bytes: number) => (bytes / rows).toFixed(1)
  for (const { table, heap, indexes } of found)
    say(
      `history.${table}: bytes a row of Updates ${perRow(Number(heap))}, its indexes ${perRow(Number(indexes))}`,
    )
  const bytes = found.reduce((sum, { heap, indexes }) => sum + Number(heap) + Number(indexes), 0)
  const year = (bytes / rows) * YEAR_ROWS
  return {
    what: `disk of a year's history (${(YEAR_ROWS / 1e6).toFixed(1)} million rows of Updates, a mean day ${Math.round(YEAR_ROWS / 365).toLocaleString('en')})`,
    measured: `${(year / 1e6).toFixed(0)} MB, a mean day ${(year / 365 / 1e6).toFixed(2)} MB`,
    reference: `${(bytes / rows).toFixed(0)} bytes a row: ${(bytes / 1e6).toFixed(2)} MB of ${rows.toLocaleString('en')} rows`,
    ratio: '',
    target: `≤ ${YEAR_BYTES / 1e6} MB`,
    reached: year <= YEAR_BYTES,
  }
}

function fullRow(companies: number, first: number, second: { total: number; history: number }): Row {
  const scaled = (second.history * 1_940_000) / companies
  return {
    what: 'difference between two Fulls, its statements (beside the build, two at a time)',
    measured: `${second.history.toFixed(1)} s, for 1,940,000 companies ${scaled.toFixed(0)} s`,
    reference: `the whole import: ${second.total.toFixed(1)} s, the first one ${first.toFixed(1)} s`,
    ratio: '',
    target: '≤ 60 s',
    reached: scaled <= 60,
  }
}

// Half of the companies have changed since the first extract.
async function measureReads(pool: Pool): Promise<Row[]> {
  const { rows } = await pool.query<{ number: number }>(
    `(SELECT DISTINCT enterprise_number AS number FROM history.register_version WHERE enterprise_number > 0 LIMIT ${READS / 2})
     UNION ALL (SELECT enterprise_number FROM register.company WHERE in_register ORDER BY hashint4(enterprise_number) LIMIT ${READS / 2})`,
  )
  const moment = { asOf: (await firstExtractOn(pool)) as string, knownAt: null }
  const result: Row[] = []
  for (const [what, read] of [
    ['company', readPastCompany],
    ['record', readPastRecord],
  ] as const) {
    const times: number[] = []
    for (const { number } of rows) {
      const started = performance.now()
      await read(pool, number, moment)
      times.push(performance.now() - started)
    }
    const { p50, p95 } = percentiles(times)
    result.push({
      what: `${what} as of the first extract, ${rows.length.toLocaleString('en')} reads, one client`,
      measured: `p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)} ms`,
      reference: '–',
      ratio: '',
      target: 'p95 ≤ 10 ms',
      reached: p95 <= 10,
    })
  }
  return result
}
