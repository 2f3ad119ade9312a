// Score of one company as of a day with its explanation, computed on demand.

import { inTransaction, type Pool } from '../../store/db/pool.ts'
import { readSnapshotOf } from '../../store/risk/snapshot.ts'
import type { SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import { featureNamed } from '../features/all-features.ts'
import type { FeatureGroup, FeatureUnit } from '../features/feature.ts'
import { inferZeros } from '../features/infer-zeros.ts'
import { needsFailures } from '../features/network-features.ts'
import { segmentOf } from '../features/segments.ts'
import { compileRule } from '../model/apply-rule.ts'
import { compileContributions } from '../model/contributions.ts'
import { matrixOf } from '../model/matrix.ts'
import { inputsOf, type ModelFile, type ScoringRule } from '../model/model-file.ts'
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
  const { names, averageProbability, of } = compileContributions(rule)
  const values = new Map(names.map(name => [name, featureNamed(name).of(row)]))
  const features = matrixOf(Object.fromEntries([...values].map(([name, value]) => [name, [value]])))
  const probability = compileRule(rule)(features)[0] as number
  if (Number.isNaN(probability)) return null
  const columns = of(features)
  const added = names.map((name, at) => [name, columns[at]?.[0] as number] as const)
  const byFeature = new Map(added.filter(([, logOdds]) => logOdds !== 0))
  return { probability, averageProbability, reasons: groupReasons(byFeature, values) }
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

export type ExplainedScore = Omit<CompanyScore, 'contributions'> & {
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
    const [scored] = createBatchScorer(model)(batch)
    if (scored === undefined) return null
    const { contributions: _, ...score } = scored
    const explained = score.reason === null
    return {
      ...score,
      explanation: explained ? explainScore(model, batch.row(0), batch.models[0] ?? null) : null,
    }
  })
}
