// npm run bench:sitemap: time and memory to write the sitemap of two million companies, compared with the
// `sitemap` package on a sample of the same entries, and with PostgreSQL's output of the same columns.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import type { SitemapSummary } from '../../src/jobs/sitemap.ts'
import { leaseEmbeddedDatabase } from '../../src/store/db/embedded/lease.ts'
import { migrate } from '../../src/store/db/migrate.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { fillCompanies, measureCopy } from './companies.ts'
import { measureSitemapPackage } from './sitemap-package.ts'

const HELP = `node bench/sitemap/main.ts [--companies N] [--sample N] [--runs N]

  --companies N   generated companies in the register (2,000,000)
  --sample N      companies whose entries the reference writes (12,500, one file); its time is extrapolated
  --runs N        times the sitemap is written; the median counts (3)
`

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '2000000' },
    sample: { type: 'string', default: '12500' },
    runs: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit()
}
const companies = Number(values.companies)
const sample = Number(values.sample)
const SECONDS_TO_REACH = 120
const MEBIBYTES_TO_REACH = 300

type Run = SitemapSummary & { peakMebibytes: number }

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Writes the sitemap through the CLI, in a separate process. */
async function runCommand(databaseUrl: string): Promise<Run> {
  const launcher = join(PROJECT_DIR, 'bin', 'griffie.js')
  const child = spawn(
    process.execPath,
    [launcher, 'sitemap', '--base-url', 'https://companies.example.org', '--json'],
    { env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const peak = watchPeak(child)
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const code = await new Promise(resolve => child.on('close', resolve))
  if (code !== 0) throw new Error(`griffie sitemap exited with ${code}`)
  return { ...JSON.parse(output), peakMebibytes: peak() }
}

// The kernel tracks peak memory; it must be read before the process exits.
function watchPeak({ pid }: ChildProcess): () => number {
  let kibibytes = 0
  const timer = setInterval(() => {
    try {
      const found = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
      if (found) kibibytes = Number(found[1])
    } catch {
      clearInterval(timer)
    }
  }, 50)
  return () => {
    clearInterval(timer)
    return kibibytes / 1024
  }
}

function rowsOf(runs: Run[], packageSeconds: number, copySeconds: number): Row[] {
  const run = runs.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)] as Run
  const peak = Math.max(...runs.map(({ peakMebibytes }) => peakMebibytes))
  const count = (number: number) => Math.round(number).toLocaleString('en')
  return [
    {
      what: `sitemap of ${count(run.companies)} companies (${count(run.urls)} addresses, ${run.files} files, ${(run.xmlBytes / 1e9).toFixed(1)} GB as XML, ${(run.gzipBytes / 1e6).toFixed(0)} MB stored)`,
      measured: `${run.seconds.toFixed(1)} s, ${count(run.companies / run.seconds)} companies/s`,
      reference: `the \`sitemap\` package, XML and gzip of the same entries alone: ${packageSeconds.toFixed(0)} s; COPY of the same columns: ${copySeconds.toFixed(1)} s`,
      ratio: `${(run.seconds / packageSeconds).toFixed(2)} ×; ${(run.seconds / copySeconds).toFixed(1)} ×`,
      target: `≤ ${SECONDS_TO_REACH} s`,
      reached: run.seconds <= SECONDS_TO_REACH,
    },
    {
      what: 'peak memory of the writing process',
      measured: `${peak.toFixed(0)} MiB`,
      reference: '–',
      ratio: '',
      target: `≤ ${MEBIBYTES_TO_REACH} MiB`,
      reached: peak <= MEBIBYTES_TO_REACH,
    },
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'griffie-bench-sitemap-'))
const lease = await leaseEmbeddedDatabase(folder)
const pool = openPool(lease.url, { name: 'bench' })
try {
  await migrate(lease.url)
  say(`generating ${companies.toLocaleString('en')} companies …`)
  await fillCompanies(pool, companies)
  const copySeconds = await measureCopy(pool)
  say(`COPY: ${copySeconds.toFixed(1)} s`)
  const packageSeconds = (await measureSitemapPackage(pool, sample)) * (companies / sample)
  say(`sitemap package: ${packageSeconds.toFixed(0)} s for all`)
  const runs: Run[] = []
  for (let at = 0; at < Number(values.runs); at++) {
    const run = await runCommand(lease.url)
    say(`sitemap: ${run.seconds.toFixed(1)} s, ${run.peakMebibytes.toFixed(0)} MiB`)
    runs.push(run)
  }
  process.stdout.write(`${describeMachine()}\n\n${renderTable(rowsOf(runs, packageSeconds, copySeconds))}\n`)
} finally {
  await pool.end()
  await lease.release()
  rmSync(folder, { recursive: true, force: true })
}
