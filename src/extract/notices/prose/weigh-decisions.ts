// Weighs the rules' decisions with the outcome classifier: an unlikely kind becomes the procedure's `_other`
// kind with a doubt. A wrong fact costs more than a missing one, a severe one most.

import type { KindDoubt } from '../../../domain/publications/fact-fields.ts'
import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import { severityOf, sourceOf } from '../../../domain/timeline/classify-event.ts'
import type { EventSource } from '../../../domain/timeline/lifecycle-event.ts'
import type { DecisionText } from './decision-text.ts'
import type { Decision } from './find-decisions.ts'
import { contradict, type OutcomeClass, onlyKindOf, outcomeClassOf } from './outcome-classes.ts'
import { classifyOutcome, type Probabilities } from './outcome-classifier.ts'

/** The `_other` kind of each procedure. */
export const UNSPECIFIED_KIND = {
  bankruptcy: 'bankruptcy_other',
  reorganisation: 'reorganisation_other',
  interim: 'interim_other',
} as const satisfies Record<string, EventKind>

const OTHER_OF: Record<EventSource, EventKind> = {
  faillissement: UNSPECIFIED_KIND.bankruptcy,
  reorg: UNSPECIFIED_KIND.reorganisation,
  insolvency_interim: UNSPECIFIED_KIND.interim,
  kbo_admin: UNSPECIFIED_KIND.interim,
}

// Calibrated on held-out texts (models/prose-reader.md).
const MIN_PROBABILITY = 0.4
const MIN_PROBABILITY_SEVERE = 0.5
// Lower, because `_other` states very little.
const MIN_PROBABILITY_UNSPECIFIED = 0.1
// Who holds an office changes nothing of the procedure, which such a ruling recalls at length.
const MIN_PROBABILITY_OFFICE = 0.15
const OF_OFFICES: ReadonlySet<EventKind> = new Set<EventKind>([
  'curator_added',
  'curator_replaced',
  'judge_replaced',
  'liquidator_replaced',
])
// Above this the classifier alone is trusted for events that are not severe; higher for a favourable end of a
// procedure.
const ACCEPT_FROM = 0.9
const ACCEPT_FAVOURABLE_FROM = 0.95

/** `decisions` with probabilities; unlikely ones are replaced by a certain one. */
export function weighDecisions(text: DecisionText, decisions: readonly Decision[]): Decision[] {
  const probabilities = classifyOutcome(text)
  const told = new Set(decisions.map(({ kind }) => outcomeClassOf(kind)))
  const weighed = decisions.map(one => {
    const probability = round(sharedProbability(probabilities, one.kind, told))
    return { ...one, probability, isDoubted: probability < minimumProbability(one.kind) }
  })
  if (!weighed.some(({ isDoubted }) => isDoubted))
    return weighed.map(({ isDoubted: _isDoubted, ...one }) => one)
  const sure = weighed.some(isRefusal) ? null : findConfidentOutcome(probabilities, told)
  const [first] = weighed
  if (sure && first) return [toDoubted(first, sure.kind, sure.probability)]
  // Beside a certain decision of the procedure a doubtful one tells nothing more.
  const certain = new Set(weighed.filter(({ isDoubted }) => !isDoubted).map(({ kind }) => sourceOf(kind)))
  return weighed.flatMap(({ isDoubted, ...one }) => {
    if (!isDoubted) return one
    const source = sourceOf(one.kind)
    return certain.has(source) ? [] : toDoubted(one, OTHER_OF[source], one.probability)
  })
}

// What a ruling refuses never began: none of the outcomes of its procedure fits.
const isRefusal = ({ detail }: Decision) => detail === 'dissolution_refused'

// The classifier has one outcome per text, so several decisions of a ruling share its probability. Where it
// leaves almost nothing to other outcomes, the less likely decision is not doubted either, unless severe.
const ALL_BUT_SURE = 0.9
const LEAST_SHARE = 0.1

function sharedProbability(
  probabilities: Probabilities,
  kind: EventKind,
  told: ReadonlySet<OutcomeClass>,
): number {
  const own = ownProbability(probabilities, kind)
  const together = [...told].reduce((sum, one) => sum + (probabilities.get(one) ?? 0), 0)
  const isSure = together >= ALL_BUT_SURE && own >= LEAST_SHARE && !isSevere(kind)
  return Math.min(1, isSure ? together : own * told.size)
}

// What the classifier knows as another class: both halves of a replacement, a liquidation closed with the dissolution.
const AKIN: Partial<Record<EventKind, readonly OutcomeClass[]>> = {
  curator_replaced: ['curator'],
  judicial_dissolution_and_closing: ['dissolution_closing'],
}

function ownProbability(probabilities: Probabilities, kind: EventKind): number {
  const classes = [outcomeClassOf(kind), ...(AKIN[kind] ?? [])]
  return classes.reduce((sum, one) => sum + (probabilities.get(one) ?? 0), 0)
}

const isSevere = (kind: EventKind) => severityOf(kind) === 'high'
const acceptanceThreshold = (kind: EventKind) =>
  severityOf(kind) === 'low' ? ACCEPT_FAVOURABLE_FROM : ACCEPT_FROM

function minimumProbability(kind: EventKind): number {
  if (kind.endsWith('_other')) return MIN_PROBABILITY_UNSPECIFIED
  if (OF_OFFICES.has(kind)) return MIN_PROBABILITY_OFFICE
  return isSevere(kind) ? MIN_PROBABILITY_SEVERE : MIN_PROBABILITY
}

const round = (probability: number) => Math.round(1000 * probability) / 1000

const READERS_DISAGREE: KindDoubt = { field: 'eventKind', reason: 'readers_disagree' }

function toDoubted({ clause }: Decision, kind: EventKind, probability: number): Decision {
  return { kind, detail: null, role: null, clause, probability, doubts: [READERS_DISAGREE] }
}

// The outcome with a confident probability, if its class has one kind, is not severe and does not contradict
// the rules.
function findConfidentOutcome(
  probabilities: Probabilities,
  told: ReadonlySet<OutcomeClass>,
): { kind: EventKind; probability: number } | null {
  for (const [outcome, probability] of probabilities) {
    if (probability < ACCEPT_FROM || told.has(outcome)) continue
    if ([...told].some(one => contradict(one, outcome))) return null
    const kind = onlyKindOf(outcome)
    return kind && !isSevere(kind) && probability >= acceptanceThreshold(kind) ? { kind, probability } : null
  }
  return null
}
