// npm run bench:bulk: a snapshot of a full-size register with gazette and accounts: time, size, memory, the questions of
// the help, what one company and one town read, and what serving notices. Writes bench/results-bulk.md.

import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/cli/open-database.ts'
import { PROJECT_DIR, readConfig } from '../../src/config.ts'
import type { ExportSummary } from '../../src/jobs/bulk/export-snapshot.ts'
import { QUESTIONS, querySnapshot } from '../../src/store/bulk/query-snapshot.ts'
import { drawTargets, openMcpSessions } from '../load/draw-targets.ts'
import { type LoadResult, load } from '../load/measure.ts'
import { prepareData } from '../load/prepare-data.ts'
import { peakMebibytes, serve, start, stop } from '../load/run-commands.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { copyTables } from './copy-tables.ts'
import { type Reads, readCompany, readTown } from './measure-reads.ts'
import { spreadData } from './spread-data.ts'

const HELP = `node bench/bulk/main.ts [--companies N] [--rate N] [--keep FOLDER]

  --companies N   generated companies in the register (1,940,000)
  --rate N        requests a second while exporting, instead of half of what is answered at most
  --keep FOLDER   a data folder that is filled once and reused
`

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1940000' },
    rate: { type: 'string' },
    keep: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const say = (text: string) => void process.stderr.write(`${text}\n`)
const companies = Number(values.companies)
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'griffie-bench-bulk-'))
const config = readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' })
const bulk = join(folder, 'bulk')
const env = { GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn', WITH_WORKER: 'off' }
const database = await openDatabase(config)
try {
  await prepareData({ config, database, companies, say })
  if (!existsSync(join(folder, 'spread'))) {
    await spreadData(database.pool, say)
    writeFileSync(join(folder, 'spread'), '')
  }
  const report = await measure()
  process.stdout.write(report)
  writeFileSync(join(PROJECT_DIR, 'bench', 'results-bulk.md'), report)
} finally {
  await database.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

type Exported = { summary: ExportSummary; mebibytes: number }

/** One export, as an operator starts it. */
async function exportOnce(): Promise<Exported> {
  const child = start(['export', bulk, '--json'], env)
  let [printed, mebibytes] = ['', 0]
  child.stdout?.on('data', chunk => {
    printed += chunk
  })
  const timer = setInterval(() => {
    try {
      const now = peakMebibytes(child.pid as number)
      if (now > mebibytes) mebibytes = now // not a number for a process that has just ended
    } catch {
      // It has ended.
    }
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`griffie export ended with ${code}`)
  return { summary: JSON.parse(printed), mebibytes }
}

async function measure(): Promise<string> {
  mkdirSync(bulk, { recursive: true })
  say('copying the same rows …')
  const copied = await copyTables(database.pool, join(folder, 'copied'))
  say('exporting …')
  const alone = await exportOnce()
  const questions = await askAll()
  const snapshot = join(bulk, alone.summary.path)
  const company = await readCompany(snapshot)
  const town = await readTown(snapshot)
  const served = await measureServing(alone.summary.seconds)
  return render({ copied, alone, questions, company, town, served })
}

type Asked = { question: string; ms: number; rows: number }

async function askAll(): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const { question, sql } of QUESTIONS) {
    const started = performance.now()
    const rows = await querySnapshot({ folder: bulk, sql }, async ({ parts }) => {
      let count = 0
      for await (const part of parts()) count += part.rows().length
      return count
    })
    asked.push({ question, ms: performance.now() - started, rows })
  }
  return asked
}

type Served = { rate: number; without: LoadResult; beside: LoadResult; exported: Exported }

async function measureServing(exportSeconds: number): Promise<Served> {
  const drawn = await drawTargets(database)
  const server = await serve([], env)
  try {
    const subjects = { ...drawn, agents: await openMcpSessions(database, server.port) }
    const common = { port: server.port, subjects }
    say('warming up …')
    const most = await load({ ...common, seconds: 30, seed: 1, load: { clients: 32 } })
    const rate = Math.floor(values.rate === undefined ? most.rate / 2 : Number(values.rate))
    say(`${rate} a second without an export …`)
    const without = await load({ ...common, seconds: 60, seed: 2, load: { rate } })
    say('the same beside one …')
    // The run is over before the export is: all of it is beside one.
    const seconds = Math.max(10, Math.floor(exportSeconds * 0.9))
    const exporting = exportOnce()
    const beside = await load({ ...common, seconds, seed: 3, load: { rate } })
    return { rate, without, beside, exported: await exporting }
  } finally {
    await stop(server.child)
  }
}

type Figures = {
  copied: { seconds: number; bytes: number }
  alone: Exported
  questions: Asked[]
  company: Reads
  town: Reads
  served: Served
}

function render({ copied, alone, questions, company, town, served }: Figures): string {
  const { summary, mebibytes } = alone
  const { without, beside, rate, exported } = served
  const slowest = Math.max(...questions.map(({ ms }) => ms))
  const p99Ratio = beside.all.p99 / without.all.p99
  const rows: Row[] = [
    {
      what: 'snapshot exported',
      measured: `${summary.seconds.toFixed(0)} s`,
      reference: `the same rows copied to files: ${copied.seconds.toFixed(0)} s`,
      ratio: (summary.seconds / copied.seconds).toFixed(2),
      target: '≤ 300 s',
      reached: summary.seconds <= 300,
    },
    {
      what: 'its files',
      measured: megabytes(summary.bytes),
      reference: `the same rows as text: ${megabytes(copied.bytes)}`,
      ratio: (summary.bytes / copied.bytes).toFixed(2),
      target: '≤ 500 MB',
      reached: summary.bytes <= 500e6,
    },
    {
      what: 'peak memory of the export, DuckDB included',
      measured: `${mebibytes.toFixed(0)} MiB`,
      reference: '',
      ratio: '',
      target: '≤ 1,024 MiB',
      reached: mebibytes <= 1024,
    },
    {
      what: `p99 of serving ${rate} requests a second beside an export (${exported.summary.seconds.toFixed(0)} s)`,
      measured: `${beside.all.p99.toFixed(1)} ms`,
      reference: `without one ${without.all.p99.toFixed(1)} ms`,
      ratio: p99Ratio.toFixed(2),
      target: '≤ 2',
      reached: p99Ratio <= 2,
    },
    {
      what: 'the slowest of the ten questions',
      measured: `${slowest.toFixed(0)} ms`,
      reference: '',
      ratio: '',
      target: '≤ 1,000 ms',
      reached: slowest <= 1000,
    },
    reads('one company, from all tables ordered by company', company),
    reads('one town, from its addresses and establishments', town),
  ]
  const counts = Object.entries(summary.tables).map(
    ([name, count]) => `${name} ${count.toLocaleString('en')}`,
  )
  return `# Figures of bulk snapshots

Made by \`npm run bench:bulk\` on a generated register of ${companies.toLocaleString('en')} companies. Gazette, accounts, scores and changes
are those of the sample, repeated over other companies until a full service's number of rows. ${describeMachine()}

Rows: ${counts.join(', ')}.

${renderTable(rows)}

| question | ms | rows |
| --- | --- | --- |
${questions.map(({ question, ms, rows: count }) => `| ${question} | ${ms.toFixed(0)} | ${count} |`).join('\n')}
`
}

function reads(what: string, { bytes, of, requests, rows }: Reads): Row {
  return {
    what: `bytes read for ${what}`,
    measured: `${(bytes / 1e6).toFixed(2)} MB in ${requests} ranges, ${rows} rows`,
    reference: `the files: ${megabytes(of)}`,
    ratio: (bytes / of).toFixed(4),
    target: '',
    reached: null,
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 0 })} MB`
}
