// node bench/gazette/statement-classifier/train.ts: trains the statement classifier on rows.jsonl, writes
// models/officer-reader.json and prints cross-validated results by company. Deterministic.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../../src/config.ts'
import { fitCalibrationLine } from '../../../src/risk/model/calibration.ts'
import { fitStatementClassifier, fitTextLayerShift, probabilityBy } from './fit.ts'
import { loadRows, type Row, TEXT_LAYER_FILE } from './rows.ts'

/** Below this probability a statement is dropped; from `CERTAIN` on it is not doubtful. */
const MIN_PROBABILITY = 0.5
/** With a text layer; what is below `MIN_PROBABILITY` is doubtful, and right more often than said. */
const MIN_PROBABILITY_OF_TEXT_LAYER = 0.35
const CERTAIN_FROM = 0.85
const FOLDS = 10

const rows = loadRows()
const ofTextLayer = loadRows(TEXT_LAYER_FILE)
const weights = fitStatementClassifier(rows)
const round = (value: number) => Math.round(1000 * value) / 1000
const kept = weights.features
  .map((feature, at) => ({ feature, weight: round(weights.weights[at] as number) }))
  .filter(({ weight }) => Math.abs(weight) >= 0.02)
const file = {
  version: 1,
  about: 'How likely a statement about an officer is right: see models/officer-reader.md',
  rows: rows.length,
  rowsOfTextLayer: ofTextLayer.length,
  unseen: rows.filter(({ unseen }) => unseen).length,
  intercept: round(weights.intercept),
  textLayer: round(fitTextLayerShift(weights, ofTextLayer)),
  least: MIN_PROBABILITY,
  leastOfTextLayer: MIN_PROBABILITY_OF_TEXT_LAYER,
  certain: CERTAIN_FROM,
  features: kept.map(({ feature }) => feature),
  weights: kept.map(({ weight }) => weight),
}
writeFileSync(join(PROJECT_DIR, 'models', 'officer-reader.json'), `${JSON.stringify(file, null, 1)}\n`)
process.stdout.write(`${rows.length} rows, ${kept.length} features\n`)
printScore('all', scoreByFolds(rows))

type Scored = { row: Row; probability: number }

// Cross-validated scores, grouped by company.
function scoreByFolds(all: readonly Row[]): Scored[] {
  const foldOf = ({ company }: Row) => Number.parseInt(company.slice(0, 6), 16) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => {
    const learnt = fitStatementClassifier(all.filter(row => foldOf(row) !== fold))
    return all
      .filter(row => foldOf(row) === fold)
      .map(row => ({ row, probability: probabilityBy(learnt, row) }))
  }).flat()
}

function printScore(name: string, scored: readonly Scored[]): void {
  const share = (some: readonly Scored[]) =>
    `${some.filter(({ row }) => row.right).length} of ${some.length} right`
  const logOdds = Float64Array.from(scored, ({ probability }) => Math.log(probability / (1 - probability)))
  const { slope, intercept } = fitCalibrationLine(
    logOdds,
    scored.map(({ row }) => (row.right ? 1 : 0)),
  )
  process.stdout.write(
    `${name}: said ${share(scored.filter(({ probability }) => probability >= MIN_PROBABILITY))}, certain ${share(scored.filter(({ probability }) => probability >= CERTAIN_FROM))}, left out ${share(scored.filter(({ probability }) => probability < MIN_PROBABILITY))}; calibration slope ${round(slope)}, intercept ${round(intercept)}\n`,
  )
}
