// Differences between two models on rows that both score, with intervals.

import { log } from '../../../platform/exact-math.ts'
import { selectValues, stackRows } from '../../model/matrix.ts'
import { aucDifference, type Interval } from '../learn/auc-interval.ts'
import type { Observations } from '../train/observations.ts'

export type Verdict = 'better' | 'worse' | 'no_difference_shown' | 'not_compared'

/** First model minus second; better is below 0 for the log loss, above 0 for the AUC. */
export type Difference = {
  rows: number
  events: number
  areaUnderCurve: Interval
  logLoss: Interval
  verdict: Verdict
}

/** Rows with each model's scores; null where not scored. */
export type ScoredRows = Observations & { ours: Float64Array | null; theirs: Float64Array | null }

const MIN_EVENTS = 10

/** Over the rows scored by both; null with too few events. */
export function compareScores(scored: readonly ScoredRows[]): Difference | null {
  const both = scored.flatMap(part => {
    const { ours, theirs } = part
    return ours && theirs ? [scoredByBoth({ ...part, ours, theirs })] : []
  })
  const rows = both.reduce((sum, part) => sum + part.labels.length, 0)
  if (rows === 0) return null
  const [ours, theirs, labels, companies] = (['ours', 'theirs', 'labels', 'companies'] as const).map(column =>
    stackColumns(both.map(part => part[column])),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array]
  const events = labels.reduce((sum, label) => sum + label, 0)
  if (events < MIN_EVENTS || events === rows) return null
  const areaUnderCurve = aucDifference(ours, theirs, labels)
  const logLoss = lossDifference(ours, theirs, labels, companies)
  return { rows, events, areaUnderCurve, logLoss, verdict: verdictOf(areaUnderCurve, logLoss) }
}

function scoredByBoth({
  ours,
  theirs,
  labels,
  enterpriseNumbers,
}: Observations & { ours: Float64Array; theirs: Float64Array }) {
  const rows = Int32Array.from(ours.keys()).filter(
    row => !Number.isNaN(ours[row] as number) && !Number.isNaN(theirs[row] as number),
  )
  return {
    ours: selectValues(ours, rows),
    theirs: selectValues(theirs, rows),
    labels: selectValues(labels, rows),
    companies: selectValues(enterpriseNumbers, rows),
  }
}

function stackColumns(parts: readonly Float64Array[]): Float64Array {
  const matrices = parts.map(values => ({ names: ['values'], rows: values.length, columns: [values] }))
  return stackRows(matrices).columns[0] as Float64Array
}

const Z_95 = 1.959964

/** Mean difference in log loss; clustered by company. */
export function lossDifference(
  ours: Float64Array,
  theirs: Float64Array,
  labels: Float64Array,
  companies: Float64Array,
): Interval {
  const differences = ours.map((probability, row) => {
    const failed = labels[row] === 1
    return lossOf(probability, failed) - lossOf(theirs[row] as number, failed)
  })
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  const byCompany = new Map<number, number>()
  for (const [row, value] of differences.entries()) {
    const company = companies[row] as number
    byCompany.set(company, (byCompany.get(company) ?? 0) + value - mean)
  }
  let squares = 0
  for (const sum of byCompany.values()) squares += sum * sum
  const reach = (Z_95 * Math.sqrt(squares)) / differences.length
  return { estimate: mean, low: mean - reach, high: mean + reach }
}

function lossOf(probability: number, failed: boolean): number {
  return -log(Math.max(failed ? probability : 1 - probability, 1e-15))
}

// The log loss covers order and level; a clear loss in AUC is not offset by a better level.
function verdictOf(areaUnderCurve: Interval, logLoss: Interval): Verdict {
  if (logLoss.high < 0 && areaUnderCurve.high >= 0) return 'better'
  if (logLoss.low > 0 && areaUnderCurve.low <= 0) return 'worse'
  return 'no_difference_shown'
}
