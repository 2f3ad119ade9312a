// Score of one company as of a day with its explanation, computed on demand.

import { inTransaction, type Pool } from '../../store/db/pool.ts'
import { readSnapshotOf } from '../../store/risk/snapshot.ts'
import type { SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import { featureNamed } from '../features/all-features.ts'
import type { FeatureGroup, FeatureUnit } from '../features/feature.ts'
import { inferZeros } from '../features/infer-zeros.ts'
import { needsFailures } from '../features/network-features.ts'
import { segmentOf } from '../features/segments.ts'
import { compileRule, logOddsOffset, prepareInputs } from '../model/apply-rule.ts'
import { explainLogistic, explainTrees } from '../model/explain-learner.ts'
import { matrixOf } from '../model/matrix.ts'
import { inputsOf, type ModelFile, type ScoringRule } from '../model/model-file.ts'
import { MISSING_SUFFIX } from '../model/quantile-transform.ts'
import { isTreeModel } from '../model/trees.ts'
import { type CompanyScore, createBatchScorer } from './score-batch.ts'

// Explains a company's probability by groups of features: direction, size, and figures.

type Reason = {
  group: FeatureGroup
  /** Whether the group raises or lowers the risk relative to the model's average company. */
  direction: 'raises' | 'lowers'
  /** Absolute log-odds: 0.7 doubles the odds. */
  logOdds: number
  /** Its features, by absolute contribution. */
  features: { name: string; value: number | null; unit: FeatureUnit; formula: string; logOdds: number }[]
}

type ScoreExplanation = {
  probability: number
  /**
   * Probability of the average training company. Its log-odds and those of all reasons sum to the score's;
   * only approximately with isotonic calibration, which has no single slope.
   */
  averageProbability: number
  /** All groups by absolute contribution: three are enough for display. */
  reasons: Reason[]
}

/** Explains the score of one company; null where the model does not score it or an input is missing. */
export function explainScore(
  model: ModelFile,
  row: SnapshotRow,
  filedModel: string | null,
): ScoreExplanation | null {
  const settled = inferZeros(row)
  const part = model.segments[segmentOf(settled, filedModel)]
  return part.calibrated ? explainByRule(part.decides, settled) : null
}

/** The same for one rule and a row after `inferZeros`. */
export function explainByRule(rule: ScoringRule, row: SnapshotRow): ScoreExplanation | null {
  const names = [...new Set([...rule.inputs, ...rule.offsets.map(({ feature }) => feature)])]
  const values = new Map(names.map(name => [name, featureNamed(name).of(row)]))
  const features = matrixOf(Object.fromEntries([...values].map(([name, value]) => [name, [value]])))
  const probability = compileRule(rule)(features)[0] as number
  if (Number.isNaN(probability)) return null
  const prepared = prepareInputs(rule, features)
  const inputs = Object.fromEntries(prepared.names.map((name, at) => [name, prepared.columns[at]?.[0]]))
  const { learner } = rule
  const { base, contributions } = isTreeModel(learner)
    ? explainTrees(learner, inputs)
    : explainLogistic(learner, inputs)
  const scale = rule.calibration.kind === 'platt' ? rule.calibration.slope : 1
  const byFeature = new Map<string, number>()
  const add = (name: string, logOdds: number) => byFeature.set(name, (byFeature.get(name) ?? 0) + logOdds)
  for (const [name, logOdds] of contributions) add(withoutMissingSuffix(name), scale * logOdds)
  for (const offset of rule.offsets)
    add(offset.feature, logOddsOffset(offset)(values.get(offset.feature) as number))
  return {
    probability,
    averageProbability: averageProbabilityOf(rule, base),
    reasons: groupReasons(byFeature, values),
  }
}

function withoutMissingSuffix(name: string): string {
  return name.endsWith(MISSING_SUFFIX) ? name.slice(0, -MISSING_SUFFIX.length) : name
}

function averageProbabilityOf(rule: ScoringRule, base: number): number {
  const constant = {
    kind: 'ridge_logistic' as const,
    intercept: base,
    terms: [],
    ridge: 1,
    rows: 0,
    events: 0,
  }
  const learner = { ...constant, iterations: 0, converged: true }
  const average = { ...rule, inputs: [], encodings: {}, neutral: {}, transform: null, offsets: [], learner }
  return compileRule(average)({ names: [], rows: 1, columns: [] })[0] as number
}

function groupReasons(byFeature: ReadonlyMap<string, number>, values: ReadonlyMap<string, number>): Reason[] {
  const groups = new Map<FeatureGroup, Reason['features']>()
  for (const [name, logOdds] of byFeature) {
    const { group, unit, formula } = featureNamed(name)
    const value = values.get(name) ?? Number.NaN
    const feature = { name, value: Number.isNaN(value) ? null : value, unit, formula, logOdds }
    groups.set(group, [...(groups.get(group) ?? []), feature])
  }
  const size = (part: { logOdds: number }) => Math.abs(part.logOdds)
  return [...groups]
    .map(([group, features]) => {
      const logOdds = features.reduce((sum, feature) => sum + feature.logOdds, 0)
      const direction = logOdds > 0 ? ('raises' as const) : ('lowers' as const)
      return { group, direction, logOdds, features: features.sort((a, b) => size(b) - size(a)) }
    })
    .sort((a, b) => size(b) - size(a))
}

export type ExplainedScore = CompanyScore & {
  /** Null where the probability is missing or not from a model. */
  explanation: ScoreExplanation | null
}

/** Null for natural persons and unknown numbers. Days are `YYYY-MM-DD`. */
export async function explainCompany(
  pool: Pool,
  model: ModelFile,
  enterpriseNumber: number,
  { asOf, today }: { asOf: string; today: string },
): Promise<ExplainedScore | null> {
  return inTransaction(pool, async client => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const withFailures = needsFailures(inputsOf(model))
    const scope = { asOf, live: asOf >= today, withOutcome: false, withFailures }
    const batch = await readSnapshotOf(client, scope, enterpriseNumber)
    const [score] = createBatchScorer(model)(batch)
    if (score === undefined) return null
    const explained = score.reason === null
    return {
      ...score,
      explanation: explained ? explainScore(model, batch.row(0), batch.models[0] ?? null) : null,
    }
  })
}
