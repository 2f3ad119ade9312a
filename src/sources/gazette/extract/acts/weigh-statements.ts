// Two readers read every act: by phrases (read-mandates) and by structure (officers/). What they agree on is most likely
// right. A logistic regression (models/officer-reader.json, learnt by bench/gazette/officer-reader/train.ts) says how likely
// each statement is, from which reader made it and how; what is unlikely is not stated, what is not certain is doubtful.

import model from '../../../../../models/officer-reader.json' with { type: 'json' }
import type { MandateChange } from '../../../../domain/gazette-fact.ts'
import { mergeEffects } from './effect.ts'
import { foldLine } from './fold-line.ts'
import { mergeStatements } from './merge-statements.ts'
import { isGivenName, isOrdinary } from './officers/lexicon.ts'
import type { OfficerReading } from './officers/read-officers.ts'
import type { OfficerStatement } from './officers/reader/reader.ts'
import { isSameHolder, sharesWord } from './same-holder.ts'
import type { Statement } from './statement.ts'

export type WeighedStatement = Statement & {
  /** How likely the statement is right, 0 to 1; null where the readers were never measured on the act's language. */
  probability: number | null
  doubtful: boolean
}

export type ActTraits = { language: 'nl' | 'fr' | 'de'; recognised: boolean }

/** A statement that one or both readers made, and what speaks for and against it. */
export type Candidate = {
  statement: Statement
  by: 'both' | 'phrases' | 'structure'
  features: string[]
}

/**
 * The statements that are likely enough to be made, in the order of the text. Confirmations of office are the phrase reader's
 * alone, and so are acts in Dutch, of which there are too few real ones to learn from: what the other reader contradicts in
 * them is doubtful.
 */
export function weighStatements(
  phrases: readonly Statement[],
  structure: OfficerReading,
  traits: ActTraits,
): WeighedStatement[] {
  if (traits.language === 'nl') return phrases.map(statement => asPhrased(statement, structure.statements))
  const isKept = ({ change }: Statement) => change === 'confirmation'
  const kept = phrases.filter(isKept).map(statement => ({ ...statement, probability: null, doubtful: false }))
  const changes = phrases.filter(statement => !isKept(statement))
  const weighed = listCandidates(changes, structure, traits).flatMap(({ statement, features }) => {
    const probability = probabilityOf(features)
    if (probability < model.least) return []
    return [{ ...statement, probability, doubtful: probability < model.certain }]
  })
  return (mergeStatements([...weighed, ...kept]) as WeighedStatement[]).sort(
    (a, b) => a.span.start - b.span.start,
  )
}

function asPhrased(statement: Statement, structure: readonly OfficerStatement[]): WeighedStatement {
  const doubtful = structure.some(other => isOpposite(statement, other))
  return { ...statement, probability: null, doubtful }
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  model.features.map((feature, at) => [feature, model.weights[at] as number]),
)

/** Of a statement with `features`, rounded to a thousandth. */
export function probabilityOf(features: readonly string[]): number {
  const logOdds = features.reduce((sum, feature) => sum + (WEIGHTS.get(feature) ?? 0), model.intercept)
  return Math.round(1000 / (1 + Math.exp(-logOdds))) / 1000
}

const MOST = 150 // statements of one reader: no act states more
const MOST_NAMES = 1_000

/** All statements of both readers, those that agree as one. */
export function listCandidates(
  allPhrases: readonly Statement[],
  { statements: allStructure, names: allNames }: OfficerReading,
  traits: ActTraits,
): Candidate[] {
  const phrases = allPhrases.slice(0, MOST)
  const structure = allStructure.slice(0, MOST)
  const names = allNames.slice(0, MOST_NAMES)
  const taken = new Set<Statement>()
  const all: Pick<Candidate, 'statement' | 'by'>[] = []
  const structured = new Map<Statement, OfficerStatement>()
  for (const one of structure) {
    const twin = phrases.find(other => !taken.has(other) && isSameStatement(one, other))
    if (twin) taken.add(twin)
    const statement = twin ? joinStatements(one, twin) : withoutSigns(one)
    structured.set(statement, one)
    all.push({ statement, by: twin ? 'both' : 'structure' })
  }
  for (const statement of phrases) if (!taken.has(statement)) all.push({ statement, by: 'phrases' })
  return all.map(({ statement, by }) => ({
    statement,
    by,
    features: featuresOf(statement, by, structured.get(statement), {
      all,
      phrases,
      structure,
      names,
      traits,
    }),
  }))
}

// Dates and terms of the phrase reader first: it follows them over several sentences. The other one loses fewer parts of names.
function joinStatements(one: OfficerStatement, twin: Statement): Statement {
  return {
    ...twin,
    holder: { ...one.holder, enterpriseNumber: twin.holder.enterpriseNumber },
    representative: twin.representative ?? one.representative,
    ...mergeEffects(twin, one),
  }
}

function withoutSigns({ by: _by, signs: _signs, ...statement }: OfficerStatement): Statement {
  return statement
}

const BEGINS: ReadonlySet<MandateChange> = new Set(['appointment', 'reappointment'])

function isSameFamily(one: Statement, other: Statement): boolean {
  if (one.change === 'confirmation' || other.change === 'confirmation') return one.change === other.change
  return BEGINS.has(one.change) === BEGINS.has(other.change)
}

function isSameStatement(one: Statement, other: Statement): boolean {
  return (
    one.office === other.office &&
    isSameFamily(one, other) &&
    isSameHolder(one.holder.name, other.holder.name)
  )
}

function isOpposite(one: Statement, other: Statement): boolean {
  return (
    one.office === other.office &&
    !isSameFamily(one, other) &&
    isSameHolder(one.holder.name, other.holder.name)
  )
}

type Context = {
  all: readonly Pick<Candidate, 'statement' | 'by'>[]
  phrases: readonly Statement[]
  structure: readonly OfficerStatement[]
  names: OfficerReading['names']
  traits: ActTraits
}

function featuresOf(
  statement: Statement,
  by: Candidate['by'],
  structured: OfficerStatement | undefined,
  { all, phrases, structure, names, traits }: Context,
): string[] {
  const { change, office, holder } = statement
  const others = all.filter(other => other.statement !== statement).map(other => other.statement)
  const words = holder.name.split(/\s+/).length
  const features = [
    `by_${by}`,
    `change_${change}`,
    `office_${office}`,
    `holder_${holder.kind}`,
    `words_${Math.min(words, 4)}`,
    `language_${traits.language}`,
    ...(traits.recognised ? ['recognised'] : []),
    ...(phrases.length === 0 ? ['phrases_silent'] : []),
    ...(structure.length === 0 ? ['structure_silent'] : []),
    ...(others.some(other => isOpposite(statement, other)) ? ['opposite', `opposite_${by}`] : []),
    ...(others.some(other => isOtherOffice(statement, other)) ? ['other_office', `other_office_${by}`] : []),
    ...(others.some(other => isNearHolder(statement, other)) ? ['near_holder', `near_holder_${by}`] : []),
    ...(all.length > MANY ? ['many'] : []),
    ...nameFeatures(holder.name),
  ]
  if (!structured) return [...features, ...seenAs(holder.name, names)]
  return [...features, `office_by_${structured.by}`, ...structured.signs.map(sign => `sign_${sign}`)]
}

// Which part the other reader takes the holder to play.
function seenAs(holder: string, names: OfficerReading['names']): string[] {
  const parts = names.filter(({ name }) => isSameHolder(name, holder)).map(({ part }) => part)
  if (parts.length === 0) return ['seen_as_nobody']
  return parts.includes('holder') ? ['seen_as_holder'] : [`seen_as_${parts[0]}`]
}

function nameFeatures(name: string): string[] {
  const words = foldLine(name)
    .split(/[^a-z0-9-]+/)
    .filter(word => word.length > 1)
  return [
    ...(words.some(isGivenName) ? ['given_name'] : []),
    ...(words.some(word => word.length > 3 && isOrdinary(word)) ? ['ordinary_word'] : []),
    ...(/\d/.test(name) ? ['digit_in_name'] : []),
    ...(/^\p{Lu}[^\p{Ll}]*$/u.test(name) ? ['capitals'] : []),
  ]
}

const MANY = 8

function isOtherOffice(one: Statement, other: Statement): boolean {
  return (
    one.office !== other.office &&
    isSameFamily(one, other) &&
    isSameHolder(one.holder.name, other.holder.name)
  )
}

// `Marie-France` beside `Marie-France BLAISE`: one of the two is cut short.
function isNearHolder(one: Statement, other: Statement): boolean {
  return (
    one.office === other.office &&
    isSameFamily(one, other) &&
    !isSameHolder(one.holder.name, other.holder.name) &&
    sharesWord(one.holder.name, other.holder.name)
  )
}
