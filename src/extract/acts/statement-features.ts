// Classifier features of an officer statement, free of personal data: wording, kind of name, and consistency
// with the rest of the act.

import type { MandateChange } from '../../domain/publications/gazette-fact.ts'
import { foldLine } from './fold-line.ts'
import { isGivenName, isOrdinary } from './officers/lexicon.ts'
import type { OfficerReading } from './officers/read-officers.ts'
import type { OfficerStatement } from './officers/reader/reader.ts'
import { isSameHolder, sharesWord } from './same-holder.ts'
import type { Statement } from './statement.ts'

/** Features of an act as a whole. */
export type ActTraits = { language: 'nl' | 'fr' | 'de'; recognised: boolean; subject: string }

const MANY = 8 // statements
const LONG_NAME = 4 // words
const MOST_NAMES = 1_000

/** Features of `statement`, one of the `statements` of an act with these traits. */
export function featuresOf(
  statement: OfficerStatement,
  { statements, board, names }: OfficerReading,
  traits: ActTraits,
): string[] {
  const { change, office, holder, by, signs } = statement
  const others = statements.filter(other => other !== statement)
  const named = names.slice(0, MOST_NAMES).filter(({ name }) => isSameHolder(name, holder.name)).length
  return [
    `change_${change}`,
    `office_${office}`,
    `holder_${holder.kind}`,
    `words_${Math.min(holder.name.split(/\s+/).length, LONG_NAME)}`,
    `language_${traits.language}`,
    ...when(traits.recognised, 'recognised'),
    ...subjectFeatures(traits.subject),
    `office_by_${by}`,
    ...signs.map(sign => `sign_${sign}`),
    ...when(
      others.some(other => isOpposite(statement, other)),
      'opposite',
    ),
    ...when(
      others.some(other => isOtherOffice(statement, other)),
      'other_office',
    ),
    ...when(
      others.some(other => isNearHolder(statement, other)),
      'near_holder',
    ),
    ...when(statements.length > MANY, 'many'),
    ...when(statements.length === 1, 'only_one'),
    ...when(named > 1, 'named_again'),
    ...boardFeatures(statement, board),
    ...nameFeatures(holder.name),
  ]
}

const when = (holds: boolean, feature: string): string[] => (holds ? [feature] : [])

const OF_OFFICERS =
  /demission|nomination|administrat|gerant|mandat|conseil|ontslag|benoeming|bestuur|zaakvoerder|ernennung|verwalt|geschaftsfuhr|commissaire|reviseur|delegue|renouvel|reelection|rucktritt|abberufung|constitution|oprichting|grundung/

function subjectFeatures(subject: string): string[] {
  if (subject === '') return ['subject_none']
  return [OF_OFFICERS.test(foldLine(subject)) ? 'subject_officers' : 'subject_other']
}

// With a printed board: appointees should be on it, leavers not.
function boardFeatures({ change, holder }: OfficerStatement, board: readonly OfficerStatement[]): string[] {
  if (board.length === 0) return []
  const inIt = board.some(other => isSameHolder(other.holder.name, holder.name))
  return [inIt === isBeginning(change) ? 'board_agrees' : 'board_differs']
}

function nameFeatures(name: string): string[] {
  const words = foldLine(name)
    .split(/[^a-z0-9-]+/)
    .filter(word => word.length > 1)
  return [
    ...when(words.some(isGivenName), 'given_name'),
    ...when(
      words.some(word => word.length > 3 && isOrdinary(word)),
      'ordinary_word',
    ),
    ...when(/\d/.test(name), 'digit_in_name'),
    ...when(/^\p{Lu}[^\p{Ll}]*$/u.test(name), 'capitals'),
  ]
}

const isBeginning = (change: MandateChange): boolean => change === 'appointment' || change === 'reappointment'

type Compared = Pick<Statement, 'change' | 'office' | 'holder'>

function isSameFamily(one: Compared, other: Compared): boolean {
  return isBeginning(one.change) === isBeginning(other.change)
}

function isOpposite(one: Compared, other: Compared): boolean {
  return (
    one.office === other.office &&
    !isSameFamily(one, other) &&
    isSameHolder(one.holder.name, other.holder.name)
  )
}

function isOtherOffice(one: Compared, other: Compared): boolean {
  return (
    one.office !== other.office &&
    isSameFamily(one, other) &&
    isSameHolder(one.holder.name, other.holder.name)
  )
}

// `Anne-Laure` and `Anne-Laure VARLIN`: one is a truncated form of the other.
function isNearHolder(one: Compared, other: Compared): boolean {
  return (
    one.office === other.office &&
    isSameFamily(one, other) &&
    !isSameHolder(one.holder.name, other.holder.name) &&
    sharesWord(one.holder.name, other.holder.name)
  )
}
