// Fits the outcome classifier's weights on labelled texts.

import { OUTCOME_CLASSES } from '../../../src/extract/notices/prose/outcome-classes.ts'
import { featuresOf } from '../../../src/extract/notices/prose/outcome-classifier.ts'
import type { LabelledText } from './labelled-texts.ts'
import { fitSoftmax, type Softmax, type SparseRow } from './softmax.ts'
import { ordinaryWords } from './vocabulary.ts'

export type FittedClassifier = {
  words: ReadonlySet<string>
  features: ReadonlyMap<string, number>
  model: Softmax
}
type FitOptions = { fewest: number; ridge: number; steps: number; rate: number; cueWeight: number }

export const DEFAULT_FIT_OPTIONS: FitOptions = { fewest: 3, ridge: 1e-4, steps: 120, rate: 0.3, cueWeight: 3 }

export function fitOutcomeClassifier(
  texts: readonly LabelledText[],
  options: FitOptions = DEFAULT_FIT_OPTIONS,
): FittedClassifier {
  const words = new Set(ordinaryWords(texts))
  const found = texts.map(({ text, clauses }) => featuresOf(text, clauses, words))
  const counts = new Map<string, number>()
  for (const features of found) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const features = new Map(
    [...counts]
      .filter(([, count]) => count >= options.fewest)
      .map(([name]) => name)
      .sort()
      .map((name, at) => [name, at]),
  )
  const rows = texts.map((one, at) =>
    rowOf(found[at] as Set<string>, features, one.target, options.cueWeight),
  )
  return { words, features, model: fitSoftmax(rows, features.size, OUTCOME_CLASSES.length, options) }
}

/** Known features with values: cue features and word features are each normalised to length one. */
export function rowOf(
  found: ReadonlySet<string>,
  features: ReadonlyMap<string, number>,
  target: Float64Array,
  cueWeight = DEFAULT_FIT_OPTIONS.cueWeight,
): SparseRow {
  const known = [...found].flatMap(name => {
    const at = features.get(name)
    return at === undefined ? [] : [{ at, isCue: name.startsWith('@') }]
  })
  const cues = known.filter(({ isCue }) => isCue).length
  const value = (isCue: boolean) => (isCue ? cueWeight / Math.sqrt(cues) : 1 / Math.sqrt(known.length - cues))
  return {
    features: Int32Array.from(known, ({ at }) => at),
    values: Float64Array.from(known, ({ isCue }) => value(isCue)),
    target,
  }
}
