// npm run bench:people: joins of people on generated mandates with known truth, and the time and memory of deriving
// them all, and again after a day of the gazette.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { openPool, type Pool } from '../../src/store/db/pool.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { withTemporaryDatabase } from '../temporary-database.ts'
import { fillMandates } from './fill.ts'
import { generatePopulation } from './generate.ts'
import { VARIANTS, type Variant } from './model.ts'
import { scoreJoins } from './score-joins.ts'

const HELP = `node bench/people/main.ts [--mandates N] [--seed N] [--day N] [--variant NAME]

  --mandates N   generated mandates (2,000,000)
  --seed N       of the population (1)
  --day N        companies whose mandates change in a day of the gazette (1,500)
  --variant NAME of the model (base): ${VARIANTS.join(', ')}
`

const { values } = parseArgs({
  options: {
    mandates: { type: 'string', default: '2000000' },
    seed: { type: 'string', default: '1' },
    day: { type: 'string', default: '1500' },
    variant: { type: 'string', default: 'base' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit()
}
if (!VARIANTS.some(name => name === values.variant)) throw new Error(`unknown variant ${values.variant}`)

await withTemporaryDatabase(async ({ url }) => {
  const pool = openPool(url, { name: 'bench', max: 2 })
  await run(pool, url).finally(() => pool.end())
})

async function run(pool: Pool, url: string): Promise<void> {
  const population = generatePopulation(
    Number(values.mandates),
    Number(values.seed),
    values.variant as Variant,
  )
  const { mandates, people } = population
  process.stderr.write(`${mandates.length} mandates of ${people} people\n`)
  const truth = await fillMandates(pool, population)
  const { seconds, mebibytes } = await deriveInChild(url)
  process.stderr.write(`derived in ${seconds.toFixed(0)} s, ${mebibytes.toFixed(0)} MiB\n`)
  const { links, pairs, connected } = await scoreJoins(pool, truth)
  const changed = await pool.query<{ n: number }>(
    `INSERT INTO people.change (enterprise_number)
     SELECT DISTINCT enterprise_number FROM people.appearance WHERE enterprise_number % 997 < 40 LIMIT $1
     RETURNING enterprise_number AS n`,
    [Number(values.day)],
  )
  const day = await derivePeople(pool)
  const count = mandates.length.toLocaleString('en')
  const rows: Row[] = [
    {
      what: `joins that are right (${links.made.toLocaleString('en')} joins of ${count} mandates, invented, ${values.variant} variant)`,
      measured: percent(links.precision),
      reference: 'truth of the generator',
      ratio: '',
      target: '≥ 99.5 %',
      reached: links.precision >= 0.995,
    },
    {
      what: 'joins found, of those that anything in the data connects',
      measured: percent((links.recall * links.wanted) / connected),
      reference: `${connected.toLocaleString('en')} joins`,
      ratio: '',
      target: '≥ 80 %',
      reached: links.recall * links.wanted >= 0.8 * connected,
    },
    {
      what: 'joins found, of all',
      measured: percent(links.recall),
      reference: `${links.wanted.toLocaleString('en')} joins; ${percent(connected / links.wanted)} are connected`,
      ratio: '',
      target: '',
      reached: null,
    },
    {
      what: `the same by pairs of mandates: right, found (of ${pairs.wanted.toLocaleString('en')})`,
      measured: `${percent(pairs.precision)}, ${percent(pairs.recall)}`,
      reference: 'truth of the generator',
      ratio: '',
      target: '',
      reached: null,
    },
    {
      what: 'all people derived',
      measured: `${seconds.toFixed(0)} s, ${mebibytes.toFixed(0)} MiB`,
      reference: '',
      ratio: '',
      target: '≤ 600 s, ≤ 1,024 MiB',
      reached: seconds <= 600 && mebibytes <= 1024,
    },
    {
      what: `derived again after ${changed.rowCount} companies changed (${day?.appearances.toLocaleString('en')} appearances)`,
      measured: `${((day?.tookMs ?? 0) / 1000).toFixed(1)} s`,
      reference: '',
      ratio: '',
      target: '≤ 5 s',
      reached: (day?.tookMs ?? Number.POSITIVE_INFINITY) <= 5000,
    },
  ]
  process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}

// A process of its own, so that its memory is that of the derivation.
async function deriveInChild(url: string): Promise<{ seconds: number; mebibytes: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'derive.ts'), url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMebibytes(child.pid as number))
  }, 100)
  const code = await new Promise(resolve => child.once('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`deriving people exited with ${code}`)
  return { seconds: (performance.now() - start) / 1000, mebibytes: peak }
}

function residentMebibytes(pid: number): number {
  try {
    const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
    return Number(kibibytes) / 1024
  } catch {
    return 0 // it has just ended
  }
}
