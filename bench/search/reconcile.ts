// Reconciliation of a table of names and towns: how many rows have the right company first, and how long all take. Where several
// companies have the name in the town, a row does not tell which is meant: each of them is right, as in search. On a
// generated register, drawn with typing errors: node bench/search/reconcile.ts [--companies N | --data FOLDER] [--rows N] [--seed N]

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/cli/open-database.ts'
import { readConfig } from '../../src/config.ts'
import { foldName } from '../../src/domain/search/fold.ts'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { type Database, openPool, type Pool } from '../../src/store/db/pool.ts'
import { reconcileBatch } from '../../src/usecases/reconcile/reconcile-batch.ts'
import { createReconcileCompanies } from '../../src/usecases/reconcile/reconcile-companies.ts'
import { createSearchCompanies, SEARCH_SESSION } from '../../src/usecases/search/search-companies.ts'
import { EMPTY_SUPPRESSION } from '../../test/fixtures/empty-suppression.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { withTemporaryDatabase } from '../temporary-database.ts'
import { misspellWord, seededRandom } from './queries.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '100000' },
    /** A data folder that another bench has filled and kept. */
    data: { type: 'string' },
    rows: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const SHARE_MISSPELT = 0.05
const BATCH = 50

type Drawn = {
  number: string
  /** As filed. */
  filed: string
  /** As asked for, perhaps misspelt. */
  name: string
  town: string
  isMisspelt: boolean
  isShared: boolean
}
/** `isSame`: the first one has the name and the town, which are all that a row tells. */
type Outcome = Drawn & {
  isFirst: boolean
  isSame: boolean
  isFound: boolean
  match: boolean
  isWrong: boolean
}

if (values.data) await runOnKept(values.data)
else await runOnGenerated()

async function runOnKept(folder: string): Promise<void> {
  const database = await openDatabase(readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' }))
  try {
    await run(database)
  } finally {
    await database.close()
  }
}

async function runOnGenerated(): Promise<void> {
  await withTemporaryDatabase(async ({ url, folder }) => {
    const sample = await writeRegisterSample(join(folder, 'sample'), {
      companies: Number(values.companies),
      seed: 1,
      updates: 0,
    })
    const pool = openPool(url, { name: 'bench', max: 8 })
    try {
      await importRegister({ url, pool }, sample.zips[0]?.path as string)
      await run({ url, pool })
    } finally {
      await pool.end()
    }
  })
}

async function run({ url, pool }: Database): Promise<void> {
  const own = openPool(url, { name: 'bench search', max: 8, session: SEARCH_SESSION })
  const search = createSearchCompanies({ run: work => work(own) }, EMPTY_SUPPRESSION)
  await reconcileRows(search, await drawRows(pool, 200, Number(values.seed) + 1)) // warm-up with other rows
  const rows = await drawRows(pool, Number(values.rows), Number(values.seed))
  const started = performance.now()
  const outcomes = await reconcileRows(search, rows)
  const seconds = (performance.now() - started) / 1000
  await own.end()
  process.stdout.write(`${describeMachine()}\n\n${renderTable(describe(outcomes, seconds))}\n`)
}

// Names as filed.
async function drawRows(pool: Pool, count: number, seed: number): Promise<Drawn[]> {
  const { rows } = await pool.query<{ number: string; name: string; town: string; shared: boolean }>(
    `SELECT lpad(c.enterprise_number::text, 10, '0') AS number, c.legal_name AS name, c.city AS town,
            EXISTS (SELECT FROM register.company o WHERE o.enterprise_number <> c.enterprise_number
                    AND o.city = c.city AND split_part(o.names, E'\\n', 1) = split_part(c.names, E'\\n', 1)) AS shared
     FROM (SELECT * FROM register.company WHERE in_register AND city IS NOT NULL AND legal_name ~ '[[:alpha:]]{5}'
           ORDER BY hashint8extended(enterprise_number, $2) LIMIT $1) c`,
    [count, seed],
  )
  const random = seededRandom(seed)
  return rows.map(({ number, name, town, shared }) => {
    const isMisspelt = random() < SHARE_MISSPELT
    return {
      number,
      town,
      filed: name,
      isShared: shared,
      isMisspelt,
      name: isMisspelt ? misspell(name, random) : name,
    }
  })
}

function misspell(name: string, random: () => number): string {
  const words = name.split(' ')
  const long = words.keys().filter(at => /^\p{L}{5,}$/u.test(words[at] as string))
  const at = [...long][0] ?? 0
  words[at] = misspellWord(words[at] as string, random)
  return words.join(' ')
}

async function reconcileRows(
  search: ReturnType<typeof createSearchCompanies>,
  rows: readonly Drawn[],
): Promise<Outcome[]> {
  const reconcile = createReconcileCompanies(search)
  const none = { zip: null, vat: null, nace: null, street: null, limit: 3 }
  const outcomes: Outcome[] = []
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    const found = await reconcileBatch(
      reconcile,
      batch.map(({ name, town }) => ({ text: name, town, ...none })),
    )
    for (const [n, row] of batch.entries()) {
      const numbers = found[n]?.map(({ hit }) => String(hit.enterpriseNumber)) ?? []
      const first = found[n]?.[0]?.hit
      const match = found[n]?.find(one => one.match)?.hit.enterpriseNumber ?? null
      outcomes.push({
        ...row,
        isFirst: numbers[0] === row.number,
        isSame:
          first !== undefined &&
          foldName(first.legalName ?? '') === foldName(row.filed) &&
          first.city === row.town,
        isFound: numbers.includes(row.number),
        match: match !== null,
        isWrong: match !== null && match !== row.number,
      })
    }
  }
  return outcomes
}

function describe(outcomes: readonly Outcome[], seconds: number): Row[] {
  const share = (of: readonly Outcome[], holds: (one: Outcome) => boolean) =>
    of.filter(holds).length / Math.max(1, of.length)
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  const right = share(outcomes, one => one.isFirst || one.isSame)
  const row = (what: string, measured: string, target = '', reached: boolean | null = null): Row => ({
    what,
    measured,
    reference: '',
    ratio: '',
    target,
    reached,
  })
  const of = (what: string, some: readonly Outcome[]) =>
    row(
      `– ${what} (${some.length})`,
      `${percent(share(some, one => one.isFirst))}, in the first three ${percent(share(some, one => one.isFound))}`,
    )
  return [
    row(
      `rows of name and town (${outcomes.length}): a company of that name in that town first`,
      percent(right),
      '≥ 95 %',
      right >= 0.95,
    ),
    row('– the one that the row was drawn from', percent(share(outcomes, one => one.isFirst))),
    row('all rows, in batches of 50', `${seconds.toFixed(1)} s`, '≤ 10 s', seconds <= 10),
    of(
      'with a typing error',
      outcomes.filter(one => one.isMisspelt),
    ),
    of(
      'another company has the name in the town',
      outcomes.filter(one => one.isShared),
    ),
    row(
      'decided (`match`), and wrongly',
      `${percent(share(outcomes, one => one.match))}, ${percent(share(outcomes, one => one.isWrong))}`,
    ),
  ]
}
