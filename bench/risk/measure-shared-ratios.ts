// Leave-one-country-out evaluation of the shared ratios, compared with Z''; then Belgian companies.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { probabilityOf } from '../../src/platform/exact-math.ts'
import { fitCalibrationLine } from '../../src/risk/model/calibration.ts'
import { fitLogistic, scoreLogistic } from '../../src/risk/model/logistic.ts'
import { columnOf, matrixOf, selectRows, selectValues, stackRows } from '../../src/risk/model/matrix.ts'
import { aucInterval } from '../../src/risk/training/learn/auc-interval.ts'
import { areaUnderCurve } from '../../src/risk/training/learn/evaluate.ts'
import type { Row } from '../report.ts'
import { belgianRatioSet, type Filing, readConstruction } from './belgian-construction.ts'
import { bootstrapDifference } from './bootstrap.ts'
import { findPolish, readPolish } from './polish.ts'
import { scoreRankedLogistic } from './ranked-logistic.ts'
import { areaRow, figureRow, formatInterval, skippedRow } from './report-rows.ts'
import { polishRatios, type RatioSet, taiwanRatios, usRatioSet } from './shared-ratio-sets.ts'
import { GROUPS, learnSharedRatios, rankWithin, referenceOf, shareScores } from './shared-ratios.ts'
import { readTaiwan } from './taiwan.ts'
import { findUsWindows } from './us-windows.ts'

/** The available ones of the three sets with a one-year label. */
export function findRatioSets(data: string): RatioSet[] {
  const polish = existsSync(join(data, 'polish')) ? findPolish(join(data, 'polish')).get('5year') : undefined
  const windows = (['train', 'validation', 'test'] as const).map(part =>
    findUsWindows(join(data, 'us'), 3, part),
  )
  const taiwan = join(data, 'taiwan', 'taiwan_bankruptcy.csv')
  return [
    ...(polish ? [polishRatios(readPolish(polish))] : []),
    ...(windows.every(part => part !== null) ? [usRatioSet(windows.flat())] : []),
    ...(existsSync(taiwan) ? [taiwanRatios(readTaiwan(taiwan))] : []),
  ]
}

const ABOVE_Z = 0.05

/** Each country scored by the model of the others. */
export function measureLeavingOut(sets: readonly RatioSet[]): Row[] {
  return sets.flatMap(set => {
    const others = sets.filter(other => other !== set)
    const formed = withZ(set)
    const { terms } = learnSharedRatios(others, []).logistic
    const slope = terms.reduce((sum, { weight }) => sum + weight, 0) / Object.keys(GROUPS).length
    const logOdds = shareScores(set).map(score => slope * score)
    const difference = bootstrapDifference(selectValues(logOdds, formed.rows), formed.z, formed.labels)
    const learnt = areaUnderCurve(learnWeights(others, set), set.labels)
    const target = set.inUnits ? `≥ ${ABOVE_Z} above Z''` : ''
    return [
      figureRow(
        `shared ratios, ${set.name} left out: AUC`,
        formatInterval(aucInterval(logOdds, set.labels)),
        {
          reference: `weights trained on the other sets instead of equal weights ${learnt.toFixed(3)}`,
        },
      ),
      figureRow(
        `shared ratios, ${set.name} left out: above Z'' on the same rows`,
        formatInterval(difference),
        {
          reference: `${set.inUnits ? "Z''" : "stand-in for Z''"} ${areaUnderCurve(formed.z, formed.labels).toFixed(3)}, ${formed.labels.length} rows`,
          target,
          reached: set.inUnits ? difference.estimate >= ABOVE_Z : null,
        },
      ),
      figureRow(
        `shared ratios, ${set.name} left out: slope of the probability`,
        fitCalibrationLine(logOdds, set.labels).slope.toFixed(2),
      ),
    ]
  })
}

/** Polish files with longer labels, evaluated after model selection. */
export function measureLongerLabels(data: string): Row[] {
  const folder = join(data, 'polish')
  const found = existsSync(folder) ? [...findPolish(folder)].filter(([year]) => year !== '5year') : []
  return found.map(([year, path]) => {
    const set = polishRatios(readPolish(path))
    const { rows, z, labels } = withZ(set)
    const scores = shareScores(set).map(score => -score)
    const difference = bootstrapDifference(selectValues(scores, rows), z, labels)
    return figureRow(
      `shared ratios, Polish ${year}, a label of ${LABEL_YEARS[year] ?? 'several'} years: AUC`,
      formatInterval(aucInterval(scores, set.labels)),
      { reference: `above Z'' on the same rows ${formatInterval(difference)}` },
    )
  })
}

const LABEL_YEARS: Readonly<Record<string, number>> = { '1year': 5, '2year': 4, '3year': 3, '4year': 2 }

// Rows where Z'' is defined, Z'' negated so that higher is riskier.
function withZ(set: RatioSet): { rows: number[]; z: Float64Array; labels: Float64Array } {
  const rows = [...set.z.keys()].filter(row => !Number.isNaN(set.z[row]))
  return { rows, z: selectValues(set.z, rows).map(z => -z), labels: selectValues(set.labels, rows) }
}

// Rejected alternative: sign-constrained weights per ratio, with a base rate per country.
function learnWeights(sets: readonly RatioSet[], asked: RatioSet): Float64Array {
  const ranks = stackRows(sets.map(set => rankWithin(set)))
  const labels = Float64Array.from(sets.flatMap(set => [...set.labels]))
  const country = Float64Array.from(sets.flatMap((set, at) => [...set.labels].map(() => at)))
  const matrix = { ...ranks, names: [...ranks.names, 'country'], columns: [...ranks.columns, country] }
  const signs = Object.fromEntries(ranks.names.map(name => [name, -1 as const]))
  const { intercept, terms } = fitLogistic(matrix, labels, { ridge: 10, signs })
  return scoreLogistic(
    { intercept, terms: terms.filter(({ feature }) => feature !== 'country') },
    rankWithin(asked),
  )
}

const LEAST_BELGIAN = 0.78

/**
 * Belgian construction companies, external validation only: a failed company's last filing before the first
 * year marked bankrupt, compared with earlier filings of surviving companies. That year is of the register
 * extract, not of the bankruptcy, so it is repeated with each company's very last filing.
 */
export function measureBelgian(folder: string, sets: readonly RatioSet[]): Row[] {
  if (!existsSync(folder)) return [skippedRow('Belgian construction companies', folder)]
  const { filings, failedIn } = readConstruction(folder)
  const first = Math.min(...failedIn.values())
  const sound = filings.filter(({ company, year }) => !failedIn.has(company) && year < first)
  const lastBefore = lastFilings(filings, company => failedIn.get(company) ?? 0)
  const lastAtAll = lastFilings(filings, company => (failedIn.has(company) ? Number.POSITIVE_INFINITY : 0))
  return [
    ...belgianRows('last filing before the first year told', sound, lastBefore, sets, LEAST_BELGIAN),
    ...belgianRows('last filing at all', sound, lastAtAll, sets, null),
  ]
}

function lastFilings(filings: readonly Filing[], before: (company: string) => number): Filing[] {
  const last = new Map<string, Filing>()
  for (const filing of filings) {
    if (filing.year < before(filing.company) && filing.year > (last.get(filing.company)?.year ?? 0)) {
      last.set(filing.company, filing)
    }
  }
  return [...last.values()]
}

function belgianRows(
  what: string,
  sound: readonly Filing[],
  failed: readonly Filing[],
  sets: readonly RatioSet[],
  least: number | null,
): Row[] {
  const set = belgianRatioSet([...sound, ...failed], filing => failed.includes(filing))
  const interval = aucInterval(
    shareScores(set).map(score => -score),
    set.labels,
  )
  const { z, labels } = withZ(set)
  const name = `Belgian construction, ${what}: AUC by`
  const areas = `Z'' ${areaUnderCurve(z, labels).toFixed(3)}, mean of five ratios ${meanOfFive(set).toFixed(3)}`
  return [
    figureRow(`${name} own ranks`, formatInterval(interval), {
      reference: `${areas}; ${failed.length} failing companies, ${sound.length} filings of others`,
      target: least === null ? '' : `≥ ${least}`,
      reached: least === null ? null : interval.estimate >= least,
    }),
    ...(sets.length < 3 ? [] : referenceRows(name, set, sets)),
  ]
}

// Ranks of other countries, as a service uses them before it has its own filings.
function referenceRows(name: string, set: RatioSet, sets: readonly RatioSet[]): Row[] {
  const references = {
    Poland: referenceOf(sets),
    'Poland and America alike': sets.filter(({ inUnits }) => inUnits),
  }
  return Object.entries(references).map(([whose, reference]) => {
    const logOdds = scoreRankedLogistic(learnSharedRatios(sets, reference), set.matrix)
    const others = logOdds.filter((_, row) => set.labels[row] === 0).map(probabilityOf)
    const mean = others.reduce((sum, one) => sum + one, 0) / others.length
    const told = `mean probability of the others ${(100 * mean).toFixed(2)} %`
    return areaRow(`${name} ranks of ${whose}`, areaUnderCurve(logOdds, set.labels), null, told)
  })
}

const FIVE = [
  'retained_earnings_to_assets',
  'equity_to_assets',
  'cash_flow_to_debt',
  'working_capital_to_assets',
  'operating_result_to_assets',
]

// Of 1 / (1 + e^−ratio): an untrained score.
function meanOfFive(set: RatioSet): number {
  const columns = FIVE.map(name => columnOf(set.matrix, name))
  const score = columns[0]?.map(
    (_, row) => -columns.reduce((sum, column) => sum + probabilityOf(column[row] as number), 0),
  )
  const scores = matrixOf({ score: score ?? [] })
  const rows = [...set.labels.keys()].filter(row => !Number.isNaN(score?.[row]))
  return areaUnderCurve(columnOf(selectRows(scores, rows), 'score'), selectValues(set.labels, rows))
}
