// node bench/people/network.ts: time of the network around random companies and around hubs, from the database.

import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../src/domain/company/enterprise-number.ts'
import type { SourceName } from '../../src/domain/errors.ts'
import { createSuppressionList } from '../../src/domain/suppression/suppression-list.ts'
import { POINT_READ_SETTINGS } from '../../src/http/open-data-sources.ts'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { SeededRandom } from '../../src/sample/random.ts'
import { openPool, type Pool } from '../../src/store/db/pool.ts'
import { openSource, type Source } from '../../src/store/db/source.ts'
import {
  createGetNetwork,
  type GetNetwork,
  type NetworkQuery,
} from '../../src/usecases/network/get-network.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { type TemporaryDatabase, withDatabase, withTemporaryDatabase } from '../temporary-database.ts'
import { fillMandates } from './fill.ts'
import { AUDITOR_HUB, fillNetworkData, HOLDER_HUB } from './fill-network.ts'
import { generatePopulation } from './generate.ts'

const HELP = `node bench/people/network.ts [--mandates N] [--seed N] [--companies N] [--data FOLDER]

  --mandates N    generated mandates (2,000,000)
  --seed N        of the population and of the companies asked for (1)
  --companies N   companies asked for (1,000)
  --data FOLDER   keep the database there, and use the one that is there
`

const { values } = parseArgs({
  options: {
    mandates: { type: 'string', default: '2000000' },
    seed: { type: 'string', default: '1' },
    companies: { type: 'string', default: '1000' },
    data: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit()
}

// For connections, plans and compiled code.
const WARM_UP = 100
const HUB_RUNS = 50

if (values.data === undefined) await withTemporaryDatabase(runAll)
else await withDatabase(values.data, runAll)

async function runAll({ url, socketUrl }: TemporaryDatabase): Promise<void> {
  const pool = openPool(url, { name: 'bench', max: 2 })
  const names: SourceName[] = ['register', 'gazette', 'accounts', 'risk']
  const logger = pino({ level: 'silent' })
  const timing = { statementTimeoutMs: 60_000 }
  const settings = { url: socketUrl, logger, timing, session: POINT_READ_SETTINGS }
  const opened = names.map(name => [name, openSource({ name, ...settings })] as const)
  try {
    await fill(pool)
    await run(pool, Object.fromEntries(opened) as Record<SourceName, Source>)
  } finally {
    await Promise.all(opened.map(([, source]) => source.close()))
    await pool.end()
  }
}

async function fill(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM people.derivation')
  if (rowCount) return
  const population = generatePopulation(Number(values.mandates), Number(values.seed))
  await fillMandates(pool, population)
  await fillNetworkData(pool, population)
  process.stderr.write('deriving people\n')
  await derivePeople(pool, { all: true })
  await pool.query('VACUUM ANALYZE')
}

async function run(pool: Pool, sources: Record<SourceName, Source>): Promise<void> {
  const suppression = { list: () => createSuppressionList({ companies: [], names: [] }) }
  const getNetwork = createGetNetwork({ sources, suppression })
  const numbers = await drawCompanies(pool, Number(values.companies))
  const rows: Row[] = []
  await measure(getNetwork, numbers.slice(0, WARM_UP), { depth: 2, withPeople: true })
  // The first time pages are read from disk, or from the system's cache.
  const first = await measure(getNetwork, numbers, { depth: 2, withPeople: true })
  rows.push({ ...first, what: `${first.what}, asked for the first time`, target: '', reached: null })
  for (const withPeople of [true, false])
    rows.push(await measure(getNetwork, numbers, { depth: 2, withPeople }))
  for (const [what, hub] of [
    ['a holder of 5,000 mandates', HOLDER_HUB],
    ['an auditor of 3,000 companies', AUDITOR_HUB],
  ] as const) {
    const asked = Array<EnterpriseNumber>(HUB_RUNS).fill(enterpriseNumberFrom(hub))
    const row = await measure(getNetwork, asked, { depth: 2, withPeople: true })
    rows.push({ ...row, what, target: '', reached: null })
  }
  process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
}

async function drawCompanies(pool: Pool, count: number): Promise<EnterpriseNumber[]> {
  const random = new SeededRandom(Number(values.seed))
  const { rows } = await pool.query<{ first: number; last: number }>(
    'SELECT min(enterprise_number) AS first, max(enterprise_number) AS last FROM register.company WHERE enterprise_number >= 200000000',
  )
  const { first, last } = rows[0] as { first: number; last: number }
  const drawn = Array.from({ length: count }, () => first + random.below(last - first))
  return drawn.map(enterpriseNumberFrom)
}

async function measure(
  getNetwork: GetNetwork,
  numbers: readonly EnterpriseNumber[],
  query: NetworkQuery,
): Promise<Row> {
  const timesMs: number[] = []
  let nodes = 0
  for (const number of numbers) {
    const start = performance.now()
    nodes += (await getNetwork(number, query)).nodes.length
    timesMs.push(performance.now() - start)
  }
  timesMs.sort((a, b) => a - b)
  const at = (share: number) => timesMs[Math.floor(timesMs.length * share)] as number
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map(at) as [number, number, number]
  return {
    what: `network at depth 2, ${query.withPeople ? 'with' : 'without'} people (${Math.round(nodes / numbers.length)} nodes on average)`,
    measured: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    reference: '',
    ratio: '',
    target: 'p50 ≤ 5 ms, p95 ≤ 25 ms',
    reached: p50 <= 5 && p95 <= 25,
  }
}
