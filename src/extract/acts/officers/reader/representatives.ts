// Attaches representatives to companies in office when they are stated in another sentence.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import type { Effect } from '../../effect.ts'
import type { Attached, Content } from '../attach/attached.ts'
import { type FoundCue, toCue, wordsOf } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import {
  type CurrentPiece,
  effectOf,
  MAX_GROUP_SIZE,
  type OfficerStatement,
  type Reader,
  spanOf,
  trimName,
} from './reader.ts'
import { isHeld } from './stated-offices.ts'

/** Name of a company's representative, as stated in the same sentence. */
export function representativeOf(name: FoundName): string | null {
  return name.representative ? trimName(name.representative.name) : null
}

/** True when a statement without an office concerns a permanent representative mentioned just before. */
export function isAboutRepresentative({ recent }: Reader, { offices }: Attached, index: number): boolean {
  if (offices.length > 0) return offices.some(({ office }) => office.office === 'representative')
  if (!recent || recent.offices.length === 0 || index - recent.piece > REACH) return false
  return recent.offices.every(({ office }) => office === 'representative')
}

const REACH = 2 // pieces

/**
 * Adds a representative to an earlier company statement; if the act states no company, yields a statement of
 * its own.
 */
export function stateRepresentative(
  reader: Reader,
  { name, cue }: Attached,
  effect: Effect,
  signs: string[],
): OfficerStatement[] {
  // `la SA X a désigné comme représentant permanent M. Y`
  if (name.kind !== 'person') {
    const isStated = reader.statements.some(({ holder }) => holder.name === trimName(name.name))
    return name.representative && cue.change === 'appointment' && !isStated
      ? [toRepresentative(reader, name.representative, cue, effect, signs)]
      : []
  }
  const person = trimName(name.name)
  const companies = reader.statements.slice(-MAX_GROUP_SIZE).filter(isCompanyComing)
  const company = companies.findLast(
    ({ representative }) => representative === null || representative === person,
  )
  if (company) setRepresentative(companies, company, person)
  if (companies.length > 0) return []
  return [toRepresentative(reader, name, cue, effect, signs)]
}

function toRepresentative(
  reader: Reader,
  name: FoundName,
  cue: FoundCue,
  effect: Effect,
  signs: string[],
): OfficerStatement {
  return {
    change: cue.change,
    office: 'permanent_representative',
    role: 'représentant permanent',
    representative: null,
    effectiveOn: effect.effectiveOn,
    immediate: effect.immediate,
    term: { ...effect.term },
    holder: { kind: name.kind, name: trimName(name.name), enterpriseNumber: null },
    span: spanOf(reader, name, cue),
    by: 'after',
    signs: [...signs, 'representative'],
  }
}

/**
 * `X wordt als vaste vertegenwoordiger vervangen door Y`: X ends, Y begins. Null if the piece does not
 * concern a representative.
 */
export function readReplacedRepresentative(
  reader: Reader,
  { piece, content, index }: CurrentPiece,
): OfficerStatement[] | null {
  const at = content.cues.findIndex(({ replaced }) => replaced)
  const [cue, next] = [content.cues[at], content.cues[at + 1]]
  if (!cue || !next) return null
  if (!isOfRepresentative(reader, content, next, index)) return null
  const people = content.all.filter(({ kind }) => kind === 'person')
  const between = content.all.find(({ from, to }) => from > cue.at && to <= next.at)
  const former = people.findLast(({ to }) => to <= cue.at) ?? between
  const successors = people.filter(({ from }) => from > next.at)
  const last = successors.findIndex((name, at) => at > 0 && !isCoordinated(reader, successors[at - 1], name))
  const effect = effectOf(reader, piece, cue.change)
  const state = (name: FoundName | undefined, change: FoundCue) =>
    name ? [toRepresentative(reader, name, change, effect, [])] : []
  const named = successors.slice(0, last < 0 ? successors.length : last)
  return [...state(former, cue), ...named.flatMap(name => state(name, next))]
}

/**
 * `X est désigné comme représentant permanent de la société`: whoever represents the company of the act where it holds an
 * office in others. Null if the piece does not say so of one person.
 */
export function readOwnRepresentative(
  reader: Reader,
  { piece, content, fold }: CurrentPiece,
): OfficerStatement[] | null {
  const office = content.offices.find(one => one.office === 'representative')
  const cue = content.cues.find(({ change, negated }) => change === 'appointment' && !negated)
  if (!office || !cue) return null
  const isOwn = OWN_COMPANY.test(wordsOf(reader.tokens, office.to, Math.min(office.to + 6, piece.to)))
  if (!isOwn && !IN_OTHERS.test(fold)) return null
  const people = content.all.filter(({ kind, part }) => kind === 'person' && part !== 'replaced')
  const [person, ...others] = people
  // The company in which the office is held comes behind.
  const ofAnother = content.all.some(({ kind, from }) => kind === 'company' && !(isOwn && from > office.from))
  if (!person || others.length > 0 || ofAnother) return null
  return [toRepresentative(reader, person, cue, effectOf(reader, piece, cue.change), [])]
}

const OWN_COMPANY =
  /^(?:permanente? )?(?:de la (?:presente )?societe|van de (?:huidige )?vennootschap|der gesellschaft)(?: *$|[ ,]+(?:pour|dans|en sa|voor|in|fur|administrat(?:eur|rice)|gerante?)\b)/
// `pourrait accepter un mandat d'administrateur d'autres sociétés`
const IN_OTHERS =
  /\bd'autres (?:societes|personnes morales)|\bune autre (?:societe|personne morale)|\bandere (?:vennootschap|rechtsperso)|\bandere[rn]? gesellschaft/

// The representative is named in this piece, or was the subject of the piece before.
function isOfRepresentative(
  { recent, tokens }: Reader,
  content: Content,
  next: FoundCue,
  index: number,
): boolean {
  const { offices, names, all } = content
  // `BV X, met als vaste vertegenwoordiger Y, wordt als bestuurder vervangen door`: the company is replaced.
  const represented = all.findLast(({ part, to }) => part === 'represents' && to <= next.at)
  const ofCompany =
    represented && offices.some(one => isHeld(one) && one.from >= represented.to && one.to <= next.at)
  if (ofCompany && names.some(({ kind, to }) => kind === 'company' && to <= represented.from)) return false
  // `opgevolgd door SA X, met als vertegenwoordiger Y`: the company follows.
  const describes = ({ from }: FoundOffice) =>
    names.some(name => name.kind === 'company' && name.from > next.at && name.to <= from)
  const cue = content.cues.find(({ replaced }) => replaced)
  const subject = names.findLast(name => name.kind === 'company' && cue && name.to <= cue.at)
  if (cue && subject && DESCRIBED.test(wordsOf(tokens, subject.to, cue.at))) return false
  const own = offices.filter(one => one.office !== 'representative' || !describes(one))
  if (own.some(one => one.office === 'representative' && (one.from < next.at || one.linked))) return true
  if (offices.length > 0 || !recent || recent.piece !== index - 1 || recent.offices.length === 0) return false
  return recent.offices.every(one => one.office === 'representative')
}

// `SA X, ayant pour représentant permanent Y, est remplacée par Z`: X is replaced.
const DESCRIBED =
  /\bayant pour representant|\brepresentee? par\b|\bdont l[ea] representante? permanente? (?:est|sera)\b/

function isCoordinated({ tokens }: Reader, one: FoundName | undefined, other: FoundName): boolean {
  return other.from - (one?.to ?? 0) === 1 && /^(?:et|en|und)$/.test(tokens[other.from - 1]?.fold ?? '')
}

/**
 * `Son représentant permanent est M. X`: applies to the company stated last. False if no representative is
 * named.
 */
export function addRepresentative(reader: Reader, { content, index }: CurrentPiece): boolean {
  const person = content.all.find(({ part, kind }) => part === 'represents' && kind === 'person')
  if (!person) return false
  const { group, head, recent } = reader
  const last = group.at(-1)
  if (last?.holder.kind === 'company') setRepresentative(group, last, trimName(person.name))
  // `a désigné comme représentant permanent :`
  else if (head?.listed && head.change === 'appointment' && recent?.piece === index - 1)
    if (recent.offices.every(({ office }) => office === 'representative') && recent.offices.length > 0)
      reader.statements.push(toRepresentative(reader, person, head.cue, head.effect, ['listed']))
  return true
}

function setRepresentative(
  statements: readonly OfficerStatement[],
  { holder }: OfficerStatement,
  person: string,
): void {
  for (const statement of statements)
    if (statement.holder.name === holder.name) statement.representative ??= person
}

/**
 * `SA X wird künftig durch den neuen ständigen Vertreter Y vertreten`, `Elle sera représentée par Y en remplacement de Z`: no
 * verb of change, but a new representative.
 */
export function stateNewRepresentative(
  reader: Reader,
  { piece, content, fold }: CurrentPiece,
): OfficerStatement[] {
  const exchanged = stateExchange(reader, { piece, content, fold })
  if (exchanged) return exchanged
  const person = content.all.find(({ part, kind }) => part === 'represents' && kind === 'person')
  const isNew = reader.head === null && IN_PLACE_OF.test(fold)
  if (!person || !(isNew || (NEW_REPRESENTATIVE.test(fold) && reader.group.length === 0))) return []
  const cue = toCue('appointment', 'after', person.from)
  return [toRepresentative(reader, person, cue, effectOf(reader, piece, 'appointment'), [])]
}

// `SA X n'est plus représentée par Y, mais par Z`, `X BV wordt niet langer vast vertegenwoordigd door Y, maar door Z`: Y
// ends, Z begins. Null where the piece says no such thing.
function stateExchange(
  reader: Reader,
  { piece, content, fold }: Pick<CurrentPiece, 'piece' | 'content' | 'fold'>,
): OfficerStatement[] | null {
  if (!NO_LONGER.test(fold)) return null
  const [former, next, ...others] = content.all.filter(({ kind }) => kind === 'person')
  if (!former || !next || others.length > 0) return null
  const between = wordsOf(reader.tokens, former.to, next.from)
  if (!/(?:^| )(?:maar|mais|sondern) (?:[a-z]+ ){0,3}?(?:door|par|durch)\b/.test(between)) return null
  const state = (person: FoundName, change: 'resignation' | 'appointment') =>
    toRepresentative(reader, person, toCue(change, 'after', person.from), effectOf(reader, piece, change), [])
  return [state(former, 'resignation'), state(next, 'appointment')]
}

const NO_LONGER =
  /\bniet (?:langer|meer) (?:door |vast |permanent |wordt )*(?:vertegenwoordigd|[a-z ]{0,60}\bvertegenwoordigd)|\bn'est plus representee?\b|\bnicht (?:mehr|langer) [^.;]{0,160}\bvertreten\b/

const NEW_REPRESENTATIVE =
  /\b(?:nouveau|nouvelle|neue[nr]?|nieuwe) (?:representante? permanente?|standige[nr]? vertreter|vaste? vertegenwoordig)/

const IN_PLACE_OF =
  /\bsera (?:desormais |dorenavant )?representee? par\b.*\ben (?:remplacement|lieu et place) d/

const isCompanyComing = ({ holder, change }: OfficerStatement): boolean =>
  holder.kind === 'company' && beginsMandate(change)
