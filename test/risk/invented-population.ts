// Companies whose true probability of failing is known, because it was drawn from it: figures of each year, deposits, and
// bankruptcies in the gazette. Goes straight into the tables, so that a million take a minute.

import { probabilityOf } from '../../src/risk/learn/elementary.ts'
import { createRandom, type Random } from '../../src/risk/learn/random.ts'
import { openCopyWriter } from '../../src/store/copy.ts'
import { inTransaction, type Pool, type PoolClient } from '../../src/store/db.ts'

export type Population = {
  companies: number
  seed: number
  /** Fiscal years for which accounts are filed, each in the July after. */
  firstYear: number
  lastYear: number
}

/** Log-odds of failing within a year, for who is looked at on 1 January: what a model has to find again. */
export function trueLogOdds({ equity, cash }: { equity: number; cash: number }): number {
  return -3.6 - 3 * equity - 4 * cash
}

type Table = { name: string; columns: string[] }

const COMPANY: Table = {
  name: 'register.company',
  columns: [
    'enterprise_number',
    'rank',
    'start_date',
    'in_register',
    'natural_person',
    'legal_name',
    'legal_form',
    'situation',
    'primary_nace',
    'zip',
    'names',
    'town_words',
  ],
}
const FIGURES: Table = {
  name: 'accounts.key_figures',
  columns: [
    'enterprise_number',
    'reference',
    'period_start',
    'period_end',
    'known_from',
    'model',
    'total_assets',
    'fixed_assets',
    'current_assets',
    'receivables_within_one_year',
    'cash',
    'equity',
    'contribution',
    'accumulated_result',
    'amounts_payable',
    'payables_within_one_year',
    'trade_debts',
    'taxes_pay_and_social_security',
    'operating_income',
    'gross_margin',
    'staff_costs',
    'depreciation',
    'operating_result',
    'result',
  ],
}
const EVENT: Table = {
  name: 'gazette.lifecycle_event',
  columns: ['enterprise_number', 'event_date', 'pub_date', 'source', 'severity', 'numac', 'event_kind'],
}

/** Numbers count up from here by 97, so that their checksum is easily told. */
const FIRST = 4_000_000

/** The enterprise number of the company at a place, with its checksum. */
export function enterpriseNumberAt(place: number): number {
  const eight = FIRST + place
  return eight * 100 + (97 - (eight % 97))
}

/** Fills the tables in one transaction. Returns how many bankruptcies there are. */
export async function insertPopulation(pool: Pool, population: Population): Promise<number> {
  const rows = { company: [] as string[], figures: [] as string[], event: [] as string[] }
  let events = 0
  await inTransaction(pool, async client => {
    for (let place = 0; place < population.companies; place++) {
      makeCompany(population, place, rows)
      if (rows.figures.length > 50_000) events += await flush(client, rows)
    }
    events += await flush(client, rows)
  })
  await pool.query('ANALYZE')
  return events
}

async function flush(client: PoolClient, rows: Rows): Promise<number> {
  const events = rows.event.length
  for (const [table, lines] of [
    [COMPANY, rows.company],
    [FIGURES, rows.figures],
    [EVENT, rows.event],
  ] as const) {
    const sink = openCopyWriter(client, table.name, table.columns)
    for (const line of lines) {
      sink.write(line)
      await sink.drained()
    }
    await sink.end()
    lines.length = 0
  }
  return events
}

type Rows = { company: string[]; figures: string[]; event: string[] }

const SECTIONS = ['41200', '47110', '56101', '62100', '70220', '49410']
const NEVER_FILES = 0.1
const NEVER_FILING_LOG_ODDS = -4.5

function makeCompany({ seed, firstYear, lastYear }: Population, place: number, rows: Rows): void {
  const random = createRandom(seed * 1_000_003 + place)
  const number = enterpriseNumberAt(place)
  const startYear = firstYear - 1 - random.below(20)
  const [nace, zip] = [SECTIONS[random.below(SECTIONS.length)], 1000 + random.below(8999)]
  const line = (values: unknown[]) => values.map(value => value ?? '\\N').join('\t')
  rows.company.push(
    line([
      number,
      place,
      `${startYear}-03-01`,
      true,
      false,
      `Voorbeeld ${place}`,
      '610',
      '000',
      nace,
      zip,
      '',
      '',
    ]),
  )
  const files = random.next() >= NEVER_FILES
  const isFull = random.next() < 0.3
  const mean = { equity: 0.35 + 0.3 * random.normal(), cash: Math.abs(0.15 * random.normal()) }
  const size = 10 ** (5 + 0.7 * random.normal())
  for (let year = firstYear; year <= lastYear; year++) {
    const state = {
      equity: mean.equity + 0.08 * random.normal(),
      cash: Math.min(0.9, mean.cash * (0.8 + 0.4 * random.next())),
    }
    if (files) rows.figures.push(line(figuresOf(number, year, isFull, size, state, random)))
    // Filed in July of the next year, it is what is known on the first of January after.
    const logOdds = files ? trueLogOdds(state) : NEVER_FILING_LOG_ODDS
    if (random.next() >= probabilityOf(logOdds)) continue
    const day = new Date(Date.UTC(year + 2, 0, 2 + random.below(363))).toISOString().slice(0, 10)
    const published = new Date(Date.parse(day) + 10 * 86_400_000).toISOString().slice(0, 10)
    rows.event.push(
      line([number, day, published, 'faillissement', 'high', `${year}${place}`, 'bankruptcy_opening']),
    )
    // What would have been filed in the year of the bankruptcy is not.
    return
  }
}

function figuresOf(
  number: number,
  year: number,
  isFull: boolean,
  size: number,
  { equity, cash }: { equity: number; cash: number },
  random: Random,
): unknown[] {
  const euro = (share: number) => (size * share).toFixed(2)
  const operating = 0.05 + 0.1 * random.normal()
  const debts = 1 - equity
  return [
    number,
    `${year + 1}-${String(number).padStart(10, '0')}`,
    `${year}-01-01`,
    `${year}-12-31`,
    `${year + 1}-07-${10 + random.below(20)}`,
    isFull ? 'm02-f' : 'm07-f',
    euro(1),
    euro(0.3 * (1 - cash)),
    euro(1 - 0.3 * (1 - cash)),
    euro(0.7 * (1 - cash)),
    euro(cash),
    euro(equity),
    euro(0.1),
    euro(equity - 0.1),
    euro(debts),
    euro(debts),
    euro(0.6 * debts),
    euro(0.4 * debts),
    isFull ? euro(1.5) : null,
    isFull ? null : euro(0.6),
    euro(0.4),
    euro(0.03),
    euro(operating),
    euro(operating * 0.75),
  ]
}
