// Scores a batch of companies; without a score, gives the reason.

import { OPEN_BANKRUPTCY_PROBABILITY, type RiskReason } from '../../domain/risk.ts'
import type { ScoringModel } from '../../store/risk/score-history.ts'
import type { SnapshotBatch } from '../../store/risk/snapshot.ts'
import { cellOf, type SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import { featureNamed } from '../features/all-features.ts'
import type { Feature, FeatureGroup } from '../features/feature.ts'
import { assetsOf, liabilitiesOf, ratio, retainedEarningsOf, workingCapitalOf } from '../features/figures.ts'
import { inferZeros } from '../features/infer-zeros.ts'
import { dateOf, lastFreshDay, SEGMENTS, type Segment, segmentOf } from '../features/segments.ts'
import { compileRule, type ScoringFunction } from '../model/apply-rule.ts'
import { compileContributions } from '../model/contributions.ts'
import { type ModelFile, modelVersionOf, type ScoringRule } from '../model/model-file.ts'

// Altman's Z'' (1995) for non-manufacturing companies, on book values and without its
// constant: zones below 1.10 (distress) and above 2.60 (safe). It needs no turnover, so every Belgian model allows it.
// The last ratio is capped at 10, which bounds companies with almost no debt.

const MAX_EQUITY_TO_LIABILITIES = 10

/** Z'' of a row after `inferZeros`, to six decimals; NaN where an input is missing or assets are zero. */
export function altmanZOf(row: SnapshotRow): number {
  const assets = assetsOf(row)
  const z =
    6.56 * ratio(workingCapitalOf(row), assets) +
    3.26 * ratio(retainedEarningsOf(row), assets) +
    6.72 * ratio(cellOf(row, 'operating_result'), assets) +
    1.05 * equityToLiabilities(cellOf(row, 'equity'), liabilitiesOf(row))
  return Math.round(z * 1e6) / 1e6
}

function equityToLiabilities(equity: number, liabilities: number): number {
  if (liabilities <= 0) return equity > 0 ? MAX_EQUITY_TO_LIABILITIES : Number.NaN
  return Math.min(equity / liabilities, MAX_EQUITY_TO_LIABILITIES)
}

export type CompanyScore = {
  enterpriseNumber: number
  /** Four significant digits; null with a `reason`. */
  probability: number | null
  altmanZ: number | null
  segment: Segment
  reason: RiskReason | null
  /** Deposit of the figures, and the end of its year, `YYYY-MM-DD`. */
  reference: string | null
  periodEnd: string | null
  /** Number of current-year ratios the model uses, and how many are known; null without a model. */
  inputsKnown: number | null
  inputsTotal: number | null
  /** What the model's features added, in the order of `describeModel`; null where no model decides. */
  contributions: FeatureContributions | null
  /** Last day on which the score may be shown; null without a limit. */
  validUntil: string | null
}

/** By feature: its value, null where unknown, and the log-odds that it adds relative to the average company. */
type FeatureContributions = { values: (number | null)[]; logOdds: number[] }

type BatchScorer = (batch: SnapshotBatch) => CompanyScore[]

type SegmentScorer = {
  features: readonly Feature[]
  score: ScoringFunction
  contribute: ReturnType<typeof compileContributions>['of']
}

/** Prepares a model for many batches. Throws RangeError for an unknown feature. */
export function createBatchScorer(model: ModelFile): BatchScorer {
  const scorers = new Map<Segment, SegmentScorer>()
  for (const segment of SEGMENTS) {
    const part = model.segments[segment]
    if (part.calibrated) scorers.set(segment, createSegmentScorer(part.decides))
  }
  return batch => {
    const waiting = new Map([...scorers.keys()].map(segment => [segment, [] as PendingScore[]]))
    const scores: CompanyScore[] = []
    for (let at = 0; at < batch.rows; at++) {
      const row = inferZeros(batch.row(at))
      const score = initialScore(row, batch, at)
      scores.push(score)
      if (score.reason !== null) continue
      const queue = waiting.get(score.segment)
      if (queue) queue.push({ row, score })
      else score.reason = unscoredReason(row, score.segment)
    }
    for (const [segment, scorer] of scorers) scoreAll(scorer, waiting.get(segment) ?? [])
    return scores
  }
}

type PendingScore = { row: SnapshotRow; score: CompanyScore }

function createSegmentScorer(rule: ScoringRule): SegmentScorer {
  const { names, of } = compileContributions(rule)
  return { features: names.map(featureNamed), score: compileRule(rule), contribute: of }
}

/** What a model's contributions are of, for each segment that it scores. */
export function describeModel(model: ModelFile): ScoringModel[] {
  return SEGMENTS.flatMap(segment => {
    const part = model.segments[segment]
    if (!part.calibrated) return []
    const { names, averageProbability } = compileContributions(part.decides)
    const cuts = new Map(part.decides.transform?.columns.map(column => [column.name, column.cuts]))
    const features = names.map(name => {
      const ranked = cuts.get(name) ?? []
      return { name, unit: featureNamed(name).unit, typical: ranked[ranked.length >> 1] ?? null }
    })
    return { version: modelVersionOf(model), segment, averageProbability, features }
  })
}

// Everything except the model's probability; also the probability if a reason determines it.
function initialScore(row: SnapshotRow, batch: SnapshotBatch, at: number): CompanyScore {
  const segment = segmentOf(row, batch.models[at] ?? null)
  const periodEnd = cellOf(row, 'period_end')
  const altmanZ = altmanZOf(row)
  const reason = overridingReason(row, segment)
  const isFresh = segment === 'full' || segment === 'brief'
  return {
    enterpriseNumber: cellOf(row, 'enterprise_number'),
    probability: reason === 'open_bankruptcy' ? OPEN_BANKRUPTCY_PROBABILITY : null,
    altmanZ: Number.isNaN(altmanZ) ? null : altmanZ,
    segment,
    reason,
    reference: batch.references[at] ?? null,
    periodEnd: Number.isNaN(periodEnd) ? null : dateOf(periodEnd),
    inputsKnown: null,
    inputsTotal: null,
    contributions: null,
    validUntil: isFresh && reason === null ? dateOf(lastFreshDay(periodEnd)) : null,
  }
}

function overridingReason(row: SnapshotRow, segment: Segment): RiskReason | null {
  if (isBankrupt(row)) return 'open_bankruptcy'
  if (cellOf(row, 'judicially_dissolved') === 1) return 'judicially_dissolved'
  return segment !== 'none' && !hasBalanceSheet(row) ? 'inputs_missing' : null
}

/** Whether a bankruptcy is open in the gazette, or in the current register. */
export function isBankrupt(row: SnapshotRow): boolean {
  const situation = cellOf(row, 'situation')
  return cellOf(row, 'bankruptcy_open') === 1 || (situation >= 48 && situation <= 50)
}

/** Whether the newest filing has the minimum for a score: positive total assets, and equity. */
export function hasBalanceSheet(row: SnapshotRow): boolean {
  return cellOf(row, 'total_assets') > 0 && !Number.isNaN(cellOf(row, 'equity'))
}

function unscoredReason(row: SnapshotRow, segment: Segment): RiskReason {
  if (segment === 'full' || segment === 'brief') return 'segment_not_calibrated'
  const lastFiled = cellOf(row, 'last_period_end')
  if (Number.isNaN(lastFiled)) return 'no_accounts_held'
  const filesWithoutFigures = cellOf(row, 'as_of') <= lastFreshDay(lastFiled)
  if (!filesWithoutFigures && segment !== 'none') return 'filing_too_old'
  return cellOf(row, 'last_is_document') === 1 ? 'not_structured' : 'figures_not_loaded'
}

function scoreAll({ features, score, contribute }: SegmentScorer, waiting: readonly PendingScore[]): void {
  if (waiting.length === 0) return
  const columns = features.map(feature => Float64Array.from(waiting, ({ row }) => feature.of(row)))
  const matrix = { names: features.map(({ name }) => name), rows: waiting.length, columns }
  const probabilities = score(matrix)
  const contributed = contribute(matrix)
  const ofTheYear = columns.filter((_, at) => isYearFeature(features[at] as Feature))
  for (const [at, { score: held }] of waiting.entries()) {
    const probability = probabilities[at] as number
    held.inputsTotal = ofTheYear.length
    held.inputsKnown = ofTheYear.filter(column => !Number.isNaN(column[at])).length
    const tooFew = held.inputsKnown < MIN_KNOWN_SHARE * held.inputsTotal
    if (tooFew || Number.isNaN(probability))
      Object.assign(held, { reason: 'inputs_missing', validUntil: null })
    else {
      held.probability = roundProbability(probability)
      held.contributions = {
        values: columns.map(column => toKnown(column[at] as number)),
        logOdds: contributed.map(column => column[at] as number),
      }
    }
  }
}

function toKnown(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

// Minimum share of known inputs: below it missing values would dominate.
const MIN_KNOWN_SHARE = 0.5

const YEAR_GROUPS: ReadonlySet<FeatureGroup> = new Set([
  'solvency',
  'debt_structure',
  'liquidity',
  'profitability',
])

function isYearFeature({ group }: Feature): boolean {
  return YEAR_GROUPS.has(group)
}

/** Four significant digits: more would exceed the precision of any calibration. */
function roundProbability(probability: number): number {
  return Number(probability.toPrecision(4))
}
