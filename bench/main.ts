// npm run bench [-- --companies N] [--keep]: all performance figures of the README, each with its reference
// in the same run. Prints a table and writes bench/results.md. --keep keeps the database.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_DIR, readConfig } from '../src/config.ts'
import { writeRegisterSample } from '../src/sample/register/write-register-sample.ts'
import { leaseEmbeddedDatabase } from '../src/store/db/embedded/lease.ts'
import { migrate } from '../src/store/db/migrate.ts'
import { openPool } from '../src/store/db/pool.ts'
import { benchMemory } from './http/memory.ts'
import { measureCachedDossiers, measureComposedDossiers, median, type Throughput } from './http/throughput.ts'
import { describeMachine } from './machine.ts'
import { benchImport } from './register/import.ts'
import { benchUpdate } from './register/update.ts'
import { type Row, renderTable } from './report.ts'
import { benchSearch } from './search/search.ts'
import { benchCorrections } from './search/spelling-correction.ts'

const FULL_SIZE = 1_940_000
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: String(FULL_SIZE) },
    keep: { type: 'boolean', default: false },
  },
})
const companies = Number(values.companies)
const folder = join(readConfig().dataDir, 'bench')
const sampleFolder = join(folder, `sample-${companies}`)

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

async function ensureSample(): Promise<{ full: string; updates: string[] }> {
  if (!existsSync(sampleFolder)) {
    say(`writing a generated register of ${companies} companies …`)
    const partial = `${sampleFolder}.partial`
    rmSync(partial, { recursive: true, force: true })
    await writeRegisterSample(partial, { companies, seed: 1 })
    renameSync(partial, sampleFolder)
  }
  const zips = readdirSync(sampleFolder)
    .sort()
    .map(name => join(sampleFolder, name))
  const isFull = (path: string) => path.endsWith('_Full.zip')
  return { full: zips.find(isFull) as string, updates: zips.filter(path => !isFull(path)) }
}

mkdirSync(folder, { recursive: true })
const sample = await ensureSample()
const dataDir = join(folder, 'database')
rmSync(dataDir, { recursive: true, force: true })
const lease = await leaseEmbeddedDatabase(dataDir)
await migrate(lease.url)
const pool = openPool(lease.url, { name: 'bench', max: 8 })
const database = { url: lease.url, pool }
const rows: Row[] = []
try {
  rows.push(...(await benchImport(database, sample.full, lease.folder, say)))
  const held = await measureCachedDossiers({ databaseUrl: lease.url })
  rows.push(throughputRow('dossier, cached', 'the same bytes from a bare Fastify route', held, 0.85))
  const composed = await measureComposedDossiers({ databaseUrl: lease.url })
  rows.push(
    throughputRow(
      'dossier, from the database',
      'a Fastify route that selects one text by key',
      composed,
      0.6,
    ),
  )
  rows.push(await benchMemory(database, say))
  rows.push(...(await benchUpdate(database, sample.updates, say)))
  rows.push(...(await benchSearch(database, say)))
  rows.push(...(await benchCorrections(database, say)))
} finally {
  await pool.end()
  await lease.release()
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true })
}

function throughputRow(what: string, reference: string, rates: Throughput, least: number): Row {
  const [dossier, bare] = [median(rates.dossier), median(rates.bare)]
  const { ratio } = rates
  return {
    what,
    measured: `${Math.round(dossier).toLocaleString('en')} requests/s`,
    reference: `${reference}: ${Math.round(bare).toLocaleString('en')} requests/s`,
    ratio: `${ratio.toFixed(2)} ×`,
    target: `≥ ${least} ×`,
    reached: ratio >= least,
  }
}

const table = renderTable(rows)
process.stdout.write(`${table}\n`)
writeFileSync(
  join(PROJECT_DIR, 'bench', 'results.md'),
  `# Figures

Made by \`npm run bench\` on a generated register of ${companies.toLocaleString('en')} companies (\`griffie sample\`, seed 1), each beside its
reference in the same run. ${describeMachine()}

${table}
`,
)
