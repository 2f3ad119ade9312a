// Outcome classifier that checks the rules: multinomial logistic regression over acts, matters and word
// n-grams (models/prose-reader.json, trained by bench/gazette/outcome-classifier/train.ts). It never yields a
// severe event by itself.

import model from '../../../../models/prose-reader.json' with { type: 'json' }
import { withAskedSubject } from './asked-subject.ts'
import type { DecisionText } from './decision-text.ts'
import { readClauses } from './find-decisions.ts'
import { hasWords, MATTERS } from './lexicon.ts'
import type { OutcomeClass } from './outcome-classes.ts'
import { type ReadClause, refusesToClose } from './rule-conditions.ts'

// Features of the outcome classifier: language-independent acts and matters of the clauses, and n-grams (1 to
// 3) of ordinary words, with names, numbers and places masked.

const MASK = '#'
/** Prefix of features that are not words of the text. */
const CUE_PREFIX = '@'
const MAX_NGRAM = 3

/** The distinct features of a text; words not in `words` are masked. */
export function featuresOf(
  text: DecisionText,
  clauses: readonly ReadClause[],
  words: ReadonlySet<string>,
): Set<string> {
  const features = new Set<string>(cueFeatures(text, clauses))
  for (const { plain } of clauses) for (const gram of gramsOf(plain, words)) features.add(gram)
  return features
}

function cueFeatures(text: DecisionText, clauses: readonly ReadClause[]): string[] {
  const named = MATTERS.filter(([, pattern]) => text.plain.search(pattern) >= 0).map(
    ([key]) => `${CUE_PREFIX}in ${key}`,
  )
  const titled = MATTERS.filter(([, pattern]) => text.frame.search(pattern) >= 0).map(
    ([key]) => `${CUE_PREFIX}title ${key}`,
  )
  const done = clauses.flatMap(({ evidence, acts, unattachedActs: loose }) => [
    ...evidence.map(
      one => `@${one.negated ? 'not ' : ''}${one.recalled ? 'earlier ' : ''}${one.act} ${one.matter}`,
    ),
    ...acts.map(({ key }) => `${CUE_PREFIX}act ${key}`),
    ...loose.map(act => `${CUE_PREFIX}loose ${act}`),
  ])
  const told = (
    ['contested', 'oppositions', 'corrections', 'voids', 'immediate', 'waived', 'partial'] as const
  )
    .filter(list => hasWords(list, text.plain) && !(list === 'immediate' && refusesToClose(clauses)))
    .map(list => `${CUE_PREFIX}says ${list}`)
  return [...named, ...titled, ...done, ...told, mentionsAppealCourt(text) ? '@court appeal' : '@court first']
}

const APPEAL =
  /(?<![a-z0-9])(?:cour d +appel|hof van beroep|appellationshof|hofs? van cassatie|cour de cassation)(?![a-z0-9])/

/** Whether a court of appeal is named. */
function mentionsAppealCourt({ plain, frame }: DecisionText): boolean {
  return APPEAL.test(plain) || APPEAL.test(frame)
}

/** The words of `plain` with numbers and words outside `words` masked; consecutive masks are merged. */
function maskedWords(plain: string, words: ReadonlySet<string>): string[] {
  const masked: string[] = []
  for (const word of plain.split(' ')) {
    if (word === '') continue
    const kept = words.has(word) ? word : MASK
    if (kept !== MASK || masked.at(-1) !== MASK) masked.push(kept)
  }
  return masked
}

function gramsOf(plain: string, words: ReadonlySet<string>): string[] {
  const masked = maskedWords(plain, words)
  const grams: string[] = []
  for (let at = 0; at < masked.length; at++)
    for (let length = 1; length <= MAX_NGRAM && at + length <= masked.length; length++) {
      const run = masked.slice(at, at + length)
      if (run[0] !== MASK && run.at(-1) !== MASK) grams.push(run.join(' '))
    }
  return grams
}

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
  const known = [...featuresOf(text, withAskedSubject(readClauses(text.clauses), text), words)].filter(one =>
    weights.has(one),
  )
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
