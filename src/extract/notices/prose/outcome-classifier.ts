// Outcome classifier that checks the rules: multinomial logistic regression over acts, matters and word
// n-grams (models/prose-reader.json, trained by bench/gazette/outcome-classifier/train.ts). It never yields a
// severe event by itself.

import model from '../../../../models/prose-reader.json' with { type: 'json' }
import { CUE_PREFIX, featuresOf } from './classifier-features.ts'
import type { DecisionText } from './decision-text.ts'
import { readClauses } from './find-decisions.ts'
import type { OutcomeClass } from './outcome-classes.ts'

export type Probabilities = ReadonlyMap<OutcomeClass, number>

type OutcomeClassifier = { words: ReadonlySet<string>; weights: ReadonlyMap<string, readonly number[]> }

// Loaded lazily: most notices are not free text.
let loadedClassifier: OutcomeClassifier | undefined

function loadClassifier(): OutcomeClassifier {
  loadedClassifier ??= {
    words: new Set(model.words.split(' ')),
    weights: new Map(model.features.map((feature, at) => [feature, model.weights[at] as number[]])),
  }
  return loadedClassifier
}

/** Probability of each outcome of `text`; the sum is 1. */
export function classifyOutcome(text: DecisionText): Probabilities {
  const { words, weights } = loadClassifier()
  const known = [...featuresOf(text, readClauses(text.clauses), words)].filter(one => weights.has(one))
  const cues = known.filter(one => one.startsWith(CUE_PREFIX)).length
  const sums = [...model.intercepts]
  for (const feature of known) {
    const value = feature.startsWith(CUE_PREFIX)
      ? model.cueWeight / Math.sqrt(cues)
      : 1 / Math.sqrt(known.length - cues)
    for (const [at, weight] of (weights.get(feature) as readonly number[]).entries())
      sums[at] = (sums[at] as number) + value * weight
  }
  return softmax(sums)
}

function softmax(sums: readonly number[]): Probabilities {
  const highest = Math.max(...sums)
  const shares = sums.map(sum => Math.exp(sum - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return new Map(
    shares.map((share, at) => [model.classes[at] as OutcomeClass, Math.round((1000 * share) / total) / 1000]),
  )
}
