// npm run bench:load: latency under weekday load. Mixed open-loop traffic at a share of capacity, during the
// import of an Update and a gazette day, compared with the same traffic alone. Prints a table and writes
// bench/results-load.md.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/cli/open-database.ts'
import { PROJECT_DIR, readConfig } from '../../src/config.ts'
import { type LoadOptions, runLoad } from './run-load.ts'
import { writeReport } from './write-report.ts'

const HELP = `node bench/load/main.ts [--companies N] [--seconds N] [--share N] [--processes N] [--rate N] [--keep FOLDER] [--each-second]

  --companies N   generated companies in the register (1,940,000)
  --seconds N     length of each run (60)
  --share N       part of the most that is answered, at which it is measured (0.5)
  --processes N   processes that serve (1)
  --rate N        requests a second to measure at, instead of finding out how many are answered at most
  --keep FOLDER   a data folder that is filled once and reused; each time one of its twelve Updates is imported
  --each-second   also prints the slowest hundredth of each second
`

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1940000' },
    seconds: { type: 'string', default: '60' },
    share: { type: 'string', default: '0.5' },
    processes: { type: 'string', default: '1' },
    rate: { type: 'string' },
    keep: { type: 'string' },
    'each-second': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit(0)
}

// Child processes have their own sessions, which terminal signals do not reach.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const options: LoadOptions = {
  companies: Number(values.companies),
  seconds: Number(values.seconds),
  share: Number(values.share),
  processes: Number(values.processes),
  rate: values.rate === undefined ? null : Number(values.rate),
  say: text => void process.stderr.write(`${text}\n`),
}
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'griffie-bench-load-'))
const config = readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' })
const database = await openDatabase(config)
try {
  const outcome = await runLoad(config, database, options)
  if (values['each-second'])
    for (const [name, { p99EachSecond }] of Object.entries({ alone: outcome.alone, beside: outcome.beside }))
      process.stdout.write(`${name}: ${p99EachSecond.map(ms => ms.toFixed(0)).join(' ')} ms\n`)
  const report = writeReport(options, outcome)
  process.stdout.write(report)
  writeFileSync(join(PROJECT_DIR, 'bench', 'results-load.md'), report)
} finally {
  await database.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
