// Classifies officer statements with a logistic regression (models/officer-reader.json, trained by
// bench/gazette/statement-classifier/train.ts). Improbable statements are dropped, uncertain ones marked
// doubtful.

import model from '../../../models/officer-reader.json' with { type: 'json' }
import type { OfficerReading } from './officers/read-officers.ts'
import type { OfficerStatement } from './officers/reader/reader.ts'
import type { Statement } from './statement.ts'
import { type ActTraits, featuresOf } from './statement-features.ts'

export type WeighedStatement = Statement & {
  /** Probability that the statement is right, 0 to 1; null where not calibrated. */
  probability: number | null
  doubtful: boolean
  /** For a confirmation: the act prints the whole board. */
  wholeBoard?: boolean
}

const MOST = 150 // statements: upper bound per act

/** The statements above the threshold, and the printed composition of the board, in text order. */
export function weighStatements(reading: OfficerReading, traits: ActTraits): WeighedStatement[] {
  const weighed = listCandidates(reading, traits).flatMap(({ statement, features }) => {
    const probability = probabilityOf(features, traits.recognised)
    if (probability < (traits.recognised ? model.least : model.leastOfTextLayer)) return []
    const doubtful =
      probability < model.certain ||
      features.includes('opposite') ||
      features.includes('sign_inferred') ||
      isSurnameOnly(statement)
    return [{ ...withoutSigns(statement), probability: isMeasured(traits) ? probability : null, doubtful }]
  })
  const board = boardOf(reading)
  return [...weighed, ...board].sort((a, b) => a.span.start - b.span.start)
}

// A family name alone names nobody for certain.
const isSurnameOnly = ({ holder }: OfficerStatement): boolean =>
  holder.kind === 'person' && !/\s/.test(holder.name)

// The model is not calibrated for Dutch: too few labelled acts.
const isMeasured = ({ language }: ActTraits): boolean => language !== 'nl'

/** A statement with its features. */
export type Candidate = { statement: OfficerStatement; features: string[] }

/** All statements with their features. */
export function listCandidates(reading: OfficerReading, traits: ActTraits): Candidate[] {
  const statements = reading.statements.slice(0, MOST)
  return statements.map(statement => ({
    statement,
    features: featuresOf(statement, { ...reading, statements }, traits),
  }))
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  model.features.map((feature, at) => [feature, model.weights[at] as number]),
)

/** Probability for `features`, rounded to a thousandth; higher with a text layer than in a scan. */
export function probabilityOf(features: readonly string[], recognised: boolean): number {
  const start = model.intercept + (recognised ? 0 : model.textLayer)
  const logOdds = features.reduce((sum, feature) => sum + (WEIGHTS.get(feature) ?? 0), start)
  return Math.round(1000 / (1 + Math.exp(-logOdds))) / 1000
}

function withoutSigns({ by: _by, signs: _signs, ...statement }: OfficerStatement): Statement {
  return statement
}

const WHOLE = 2 // members: a single member is no board

// Board listings whose names have a title are certain; others were never evaluated.
function boardOf({ board }: OfficerReading): WeighedStatement[] {
  const wholeBoard = board.length >= WHOLE
  return board.slice(0, MOST).map(member => ({
    ...withoutSigns(member),
    probability: null,
    doubtful: !member.signs.includes('titled') || member.signs.includes('misread'),
    wholeBoard,
  }))
}
