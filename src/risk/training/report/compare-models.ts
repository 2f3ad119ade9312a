// Compares two models on the same companies and days, with confidence intervals.

import { inTransaction, type Pool } from '../../../store/db/pool.ts'
import { SEGMENTS, type Segment } from '../../features/segments.ts'
import { compileRule } from '../../model/apply-rule.ts'
import { columnOf, type Matrix } from '../../model/matrix.ts'
import { type ModelFile, modelVersionOf } from '../../model/model-file.ts'
import type { Interval } from '../learn/auc-interval.ts'
import { stabilityIndex } from '../learn/stability-index.ts'
import { gatherObservations } from '../train/observations.ts'
import { compareScores, type Difference, type ScoredRows, type Verdict } from './difference.ts'
import { type Measures, measure } from './measure.ts'

type SegmentComparison = {
  segment: Segment
  rows: number
  events: number
  /** Null where the model does not score the segment. */
  model: Measures | null
  against: Measures | null
  /**
   * Input → population stability index between the model's reference companies and these; null without ranks.
   */
  drift: Readonly<Record<string, number>> | null
  /** Null where either model does not score it, or there are too few events. */
  difference: Difference | null
}

export type Comparison = {
  model: string
  against: string | null
  asOf: string[]
  segments: SegmentComparison[]
  /** Over all companies scored by both. */
  overall: Difference | null
  verdict: Verdict
  /** The verdict in a sentence. */
  conclusion: string
}

type CompareOptions = {
  batchCompanies?: number
  onProgress?(progress: { asOf: string; rows: number }): void
}

/** Evaluates `model`, and `against` it another, on companies as of `days`, whose outcomes must be known. */
export async function compareModels(
  pool: Pool,
  model: ModelFile,
  against: ModelFile | null,
  days: readonly string[],
  options: CompareOptions = {},
): Promise<Comparison> {
  const observed = await inTransaction(pool, async client => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return gatherObservations(client, days, options)
  })
  const scored = SEGMENTS.map(segment => ({
    segment,
    ...observed[segment],
    ours: scoreWith(model, segment, observed[segment].matrix),
    theirs: against && scoreWith(against, segment, observed[segment].matrix),
  }))
  const overall = compareScores(scored)
  return {
    model: modelVersionOf(model),
    against: against && modelVersionOf(against),
    asOf: [...days],
    segments: scored.map(part => ({ ...compareSegment(part), drift: driftOf(model, part) })),
    overall,
    ...conclude(scored, overall, against !== null),
  }
}

type Scored = ScoredRows & { segment: Segment }

function scoreWith(model: ModelFile, segment: Segment, features: Matrix): Float64Array | null {
  const part = model.segments[segment]
  return part.calibrated ? compileRule(part.decides)(features) : null
}

function compareSegment(scored: Scored): Omit<SegmentComparison, 'drift'> {
  const { segment, matrix, labels, events, ours, theirs } = scored
  return {
    segment,
    rows: matrix.rows,
    events,
    model: ours && measure(ours, labels, matrix),
    against: theirs && measure(theirs, labels, matrix),
    difference: compareScores([scored]),
  }
}

// Cut points at even ranks represent the reference companies, without missing values.
function driftOf(model: ModelFile, { segment, matrix }: Scored): Record<string, number> | null {
  const part = model.segments[segment]
  if (!part.calibrated || !part.decides.transform || matrix.rows === 0) return null
  const drift = part.decides.transform.columns.map(({ name, cuts }) => {
    const known = columnOf(matrix, name).filter(value => !Number.isNaN(value))
    const index = known.length > 0 ? stabilityIndex(Float64Array.from(cuts), known) : Number.NaN
    return [name, Math.round(index * 10_000) / 10_000]
  })
  return Object.fromEntries(drift)
}

function conclude(
  scored: readonly Scored[],
  overall: Difference | null,
  isCompared: boolean,
): Pick<Comparison, 'verdict' | 'conclusion'> {
  if (!isCompared) return { verdict: 'not_compared', conclusion: 'No other model to compare with.' }
  const alone = scored.filter(({ ours, theirs, matrix }) => matrix.rows > 0 && ours && !theirs)
  const without = scored.filter(({ ours, theirs, matrix }) => matrix.rows > 0 && !ours && theirs)
  const coverage =
    (alone.length > 0 ? ` Only this model scores ${listSegments(alone)}.` : '') +
    (without.length > 0 ? ` It does not score ${listSegments(without)}, unlike the other model.` : '')
  if (!overall) {
    const conclusion = `Too few failures among the companies that both models score for a comparison.${coverage}`
    return { verdict: 'not_compared', conclusion }
  }
  return { verdict: overall.verdict, conclusion: sentenceOf(overall) + coverage }
}

function listSegments(scored: readonly Scored[]): string {
  return scored.map(({ segment, matrix }) => `${segment} (${matrix.rows} companies)`).join(', ')
}

function sentenceOf({ rows, events, areaUnderCurve, logLoss, verdict }: Difference): string {
  const shown = (value: number) =>
    value > 0 ? `+${value.toPrecision(2)}` : value.toPrecision(2).replace('-', '−')
  const interval = ({ estimate, low, high }: Interval) =>
    `${shown(estimate)} (${shown(low)} to ${shown(high)})`
  const said = {
    better: 'It is better than the other model',
    worse: 'It is worse than the other model',
    no_difference_shown: 'No significant difference to the other model',
    not_compared: '',
  }[verdict]
  return `${said}: on ${rows} companies, ${events} of which failed, AUC ${interval(areaUnderCurve)}, log loss ${interval(logLoss)}.`
}
