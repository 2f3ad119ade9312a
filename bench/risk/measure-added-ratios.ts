// What cost of debt, receivables, stocks and staff over assets add to the shared ratios on Belgian construction companies:
// cross-validation grouped by company, with and without them on the same folds.
// The set has 65/66B only of years from 2017 on (it came with the models of 2016), and most failing companies' filings are
// of those years: an absent 65/66B tells the year. So years are compared apart, and absence counts as the median; two rows
// show what an indicator of absence pretends.

import { existsSync } from 'node:fs'
import { columnOf, matrixOf, selectRows, selectValues } from '../../src/risk/model/matrix.ts'
import { aucInterval } from '../../src/risk/training/learn/auc-interval.ts'
import { areaUnderCurve } from '../../src/risk/training/learn/evaluate.ts'
import { uniformHash } from '../../src/risk/training/learn/random.ts'
import type { Row } from '../report.ts'
import { belgianRatioSet, type Filing, readConstruction } from './belgian-construction.ts'
import { bootstrapDifference } from './bootstrap.ts'
import { fitRankedLogistic, scoreRankedLogistic } from './ranked-logistic.ts'
import { figureRow, formatInterval, skippedRow } from './report-rows.ts'
import { RATIO_NAMES } from './shared-ratios.ts'

const FIRST_YEAR_OF_CHARGES = 2017
const FOLDS = 5
const SEEDS = [1, 2, 3, 4, 5]

/** Rows with and without, for all years, for one year, and for each failing company's very last filing. */
export function measureAddedRatios(folder: string): Row[] {
  const what = 'Belgian construction, added ratios'
  if (!existsSync(folder)) return [skippedRow(what, folder)]
  const { filings, failedIn } = readConstruction(folder)
  const first = Math.min(...failedIn.values())
  const others = filings.filter(({ company }) => !failedIn.has(company))
  const lastBefore = lastFilings(filings, company => failedIn.get(company) ?? 0)
  const lastAtAll = lastFilings(filings, company => (failedIn.has(company) ? Number.POSITIVE_INFINITY : 0))
  const since = ({ year }: Filing) => year >= FIRST_YEAR_OF_CHARGES
  const only = ({ year }: Filing) => year === FIRST_YEAR_OF_CHARGES
  const earlier = others.filter(({ year }) => year < first)
  const mixed = `${what}, years with and without 65/66B mixed`
  return [
    ...compare(mixed, lastBefore, earlier),
    ...absenceRows(mixed, lastBefore, earlier),
    ...compare(`${what}, filings of ${FIRST_YEAR_OF_CHARGES}`, lastBefore.filter(only), others.filter(only)),
    ...compare(
      `${what}, last filing at all since ${FIRST_YEAR_OF_CHARGES}`,
      lastAtAll.filter(since),
      others.filter(since),
    ),
  ]
}

function lastFilings(filings: readonly Filing[], before: (company: string) => number): Filing[] {
  const last = new Map<string, Filing>()
  for (const filing of filings)
    if (filing.year < before(filing.company) && filing.year > (last.get(filing.company)?.year ?? 0))
      last.set(filing.company, filing)
  return [...last.values()]
}

type Ratios = Readonly<Record<string, Float64Array>>
type Compared = { filings: Filing[]; labels: Float64Array; shared: Ratios }

function formRatios(failed: readonly Filing[], others: readonly Filing[]): Compared {
  const filings = [...others, ...failed]
  const { matrix, labels } = belgianRatioSet(filings, filing => failed.includes(filing))
  const shared = Object.fromEntries(RATIO_NAMES.map(name => [name, columnOf(matrix, name)]))
  return { filings, labels, shared }
}

// What an indicator of absence pretends: alone, and beside the added ratios.
function absenceRows(what: string, failed: readonly Filing[], others: readonly Filing[]): Row[] {
  const { filings, labels, shared } = formRatios(failed, others)
  const filed = Float64Array.from(filings, filing => (Number.isNaN(filing.rubric('65/66B')) ? 0 : 1))
  const row = (name: string, ratios: Ratios) => {
    const scores = SEEDS.map(seed => crossValidate({ ...shared, ...ratios, filed }, labels, filings, seed))
    return figureRow(
      `${what}: AUC with ${name}`,
      formatInterval(aucInterval(scores[0] as Float64Array, labels)),
      { reference: `five seeds ${rangeOf(scores, labels)}: the year of the model, not the company` },
    )
  }
  return [
    row('whether 65/66B is filed alone', {}),
    row('them and whether 65/66B is filed', addedRatios(filings)),
  ]
}

function compare(what: string, failed: readonly Filing[], others: readonly Filing[]): Row[] {
  const { filings, labels, shared } = formRatios(failed, others)
  const without = SEEDS.map(seed => crossValidate(shared, labels, filings, seed))
  const together = SEEDS.map(seed =>
    crossValidate({ ...shared, ...addedRatios(filings) }, labels, filings, seed),
  )
  const count = `${failed.length} failing companies, ${others.length} filings of others`
  const [base, more] = [without[0], together[0]] as [Float64Array, Float64Array]
  const difference = `difference ${formatInterval(bootstrapDifference(more, base, labels))}`
  return [
    figureRow(`${what}: AUC without`, formatInterval(aucInterval(base, labels)), {
      reference: `${count}; five seeds ${rangeOf(without, labels)}`,
    }),
    figureRow(`${what}: AUC with`, formatInterval(aucInterval(more, labels)), {
      reference: `${difference}; five seeds ${rangeOf(together, labels)}`,
    }),
  ]
}

function rangeOf(scores: readonly Float64Array[], labels: Float64Array): string {
  const areas = scores.map(one => areaUnderCurve(one, labels)).sort()
  return `${areas[0]?.toFixed(3)} to ${areas.at(-1)?.toFixed(3)}`
}

/** As src/risk/features names them; NaN where not filed. */
function addedRatios(filings: readonly Filing[]): Record<string, Float64Array> {
  const over = (code: string) =>
    Float64Array.from(filings, filing => {
      const assets = filing.rubric('20/58')
      return assets > 0 ? filing.rubric(code) / assets : Number.NaN
    })
  return {
    financial_charges_to_assets: over('65/66B'),
    receivables_to_assets: over('40/41'),
    stocks_to_assets: over('3'),
    staff_costs_to_assets: over('62'),
  }
}

const SIGNS = {
  ...Object.fromEntries(RATIO_NAMES.map(name => [name, -1 as const])),
  financial_charges_to_assets: 1 as const,
}

// Log-odds of each row by a model of the other folds; all filings of a company are in one fold.
function crossValidate(
  ratios: Readonly<Record<string, ArrayLike<number>>>,
  labels: Float64Array,
  filings: readonly Filing[],
  seed: number,
): Float64Array {
  const matrix = matrixOf(ratios)
  const folds = filings.map(({ company }) =>
    Math.floor(uniformHash(Number(company.replaceAll(/\D/g, '')), seed) * FOLDS),
  )
  const logOdds = new Float64Array(filings.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const rows = [...folds.keys()]
    const [taught, asked] = [rows.filter(row => folds[row] !== fold), rows.filter(row => folds[row] === fold)]
    const model = fitRankedLogistic(selectRows(matrix, taught), selectValues(labels, taught), {
      ...{ ridge: 10, signs: SIGNS, output: 'log_rank', intervals: 100, indicatorFrom: 2 },
    })
    const scores = scoreRankedLogistic(model, selectRows(matrix, asked))
    for (const [at, row] of asked.entries()) logOdds[row] = scores[at] as number
  }
  return logOdds
}
