// How likely each statement about an officer is right: a logistic regression (models/officer-reader.json, learnt by
// bench/gazette/statement-classifier/train.ts) over its features. What is unlikely is not stated, what is not certain is doubtful.

import model from '../../../models/officer-reader.json' with { type: 'json' }
import type { OfficerReading } from './officers/read-officers.ts'
import type { OfficerStatement } from './officers/reader/reader.ts'
import type { Statement } from './statement.ts'
import { type ActTraits, featuresOf } from './statement-features.ts'

export type WeighedStatement = Statement & {
  /** How likely the statement is right, 0 to 1; null where that was never measured. */
  probability: number | null
  doubtful: boolean
  /** Of a confirmation: the act prints the whole board. */
  wholeBoard?: boolean
}

const MOST = 150 // statements: no act states more

/** The statements that are likely enough to be made, and the printed composition of the board, in the order of the text. */
export function weighStatements(reading: OfficerReading, traits: ActTraits): WeighedStatement[] {
  const weighed = listCandidates(reading, traits).flatMap(({ statement, features }) => {
    const probability = probabilityOf(features)
    if (probability < model.least) return []
    const doubtful = probability < model.certain || features.includes('opposite')
    return [{ ...withoutSigns(statement), probability: isMeasured(traits) ? probability : null, doubtful }]
  })
  const board = boardOf(reading)
  return [...weighed, ...board].sort((a, b) => a.span.start - b.span.start)
}

// Too few real acts in Dutch were at hand to measure it.
const isMeasured = ({ language }: ActTraits): boolean => language !== 'nl'

/** A statement, and what speaks for and against it. */
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

/** Of a statement with `features`, rounded to a thousandth. */
export function probabilityOf(features: readonly string[]): number {
  const logOdds = features.reduce((sum, feature) => sum + (WEIGHTS.get(feature) ?? 0), model.intercept)
  return Math.round(1000 / (1 + Math.exp(-logOdds))) / 1000
}

function withoutSigns({ by: _by, signs: _signs, ...statement }: OfficerStatement): Statement {
  return statement
}

const WHOLE = 2 // members: one alone is no board

// A composition that names a holder with a title is certain of the name; of others it was never measured.
function boardOf({ board }: OfficerReading): WeighedStatement[] {
  const wholeBoard = board.length >= WHOLE
  return board.slice(0, MOST).map(member => ({
    ...withoutSigns(member),
    probability: null,
    doubtful: !member.signs.includes('titled') || member.signs.includes('misread'),
    wholeBoard,
  }))
}
