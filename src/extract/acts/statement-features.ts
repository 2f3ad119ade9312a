// Classifier features of an officer statement, free of personal data: wording, kind of name, and consistency
// with the rest of the act.

import { beginsMandate } from '../../domain/publications/mandate-change.ts'
import { foldLine } from './fold-line.ts'
import { editDistance, isGivenName, isOrdinary } from './officers/lexicon.ts'
import type { OfficerReading } from './officers/read-officers.ts'
import type { OfficerStatement } from './officers/reader/reader.ts'
import type { Statement } from './statement.ts'

// Compares two names from one act: ignores titles and legal forms, tolerates OCR errors.

const NO_NAMES = new Set(
  'sa nv sprl srl bvba bv scrl cvba sc scs sca snc ag gmbh asbl vzw de du des la le les van der den von et en und d l dit societe anonyme monsieur madame m mme mr'.split(
    ' ',
  ),
)

const known = new Map<string, string[]>()
const MOST_KNOWN = 5_000

function wordsOf(name: string): readonly string[] {
  const words = known.get(name) ?? splitWords(name)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, words)
  return words
}

function splitWords(name: string): string[] {
  return foldLine(name)
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '' && !NO_NAMES.has(word))
}

function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const most = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0
  return one === other || (most > 0 && editDistance(one, other, most) <= most)
}

/** True where every word of the shorter name has a match in the longer, with at most one extra word. */
export function isSameHolder(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)].sort((x, y) => x.length - y.length) as [
    readonly string[],
    readonly string[],
  ]
  if (a.length === 0) return false
  const rest = [...b]
  for (const word of a) {
    const at = rest.findIndex(near => isNear(word, near))
    if (at < 0) return false
    rest.splice(at, 1)
  }
  return rest.length === 0 || (a.length >= 2 && rest.length <= 1)
}

// True where every word of the shorter name is in the longer.
function isPartOf(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((x, y) => x.length - y.length)
  return shorter?.every(word => longer?.includes(word)) ?? false
}

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
  return [inIt === beginsMandate(change) ? 'board_agrees' : 'board_differs']
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

type Compared = Pick<Statement, 'change' | 'office' | 'holder'>

function isSameFamily(one: Compared, other: Compared): boolean {
  return beginsMandate(one.change) === beginsMandate(other.change)
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
    isPartOf(one.holder.name, other.holder.name)
  )
}
