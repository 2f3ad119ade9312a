// Statements out of a sentence whose change, holders and dates are known: one for each holder and office.

import type { MandateChange, Office } from '../../../../domain/gazette-fact.ts'
import { attributeOffices, isApposition } from './attribute-offices.ts'
import { type Effect, NO_TERM } from './effect.ts'
import type { Named } from './find-names.ts'
import type { FoundOffice } from './find-offices.ts'
import type { ReadSegment } from './read-segment.ts'
import type { Segment } from './split-segments.ts'
import type { Statement } from './statement.ts'

export type Label = { office: Office; role: string }

export type Source = {
  read: ReadSegment
  change: MandateChange
  holders: Named[]
  effect: Effect
  /** Where the word begins that announces the change. */
  at?: number
  /** Where the change is announced; -1 when the holders stand in an earlier sentence. */
  from: number
  /** Where the next change of the same holders is announced, with an office of its own. */
  to?: number | undefined
  /** Where the clause begins that states it. */
  since?: number | undefined
  /** An earlier change of the same sentence was about the same holders. */
  again?: boolean
  /** The sentence gives no office but acting for a company. */
  representing?: boolean
  /** Offices of the list that the holder is an item of. */
  listed?: Label[]
}

/** The office with its label as printed. */
export function labelOf(segment: Segment, office: FoundOffice): Label {
  return { office: office.office, role: segment.flat.slice(office.start, office.end) }
}

/** Statements of `source`; `fallback` are the offices when the sentence itself names none for a holder. */
export function makeStatements(source: Source, fallback: Label[]): Statement[] {
  const kept = source.holders.filter(
    ({ end }) => source.from < 0 || !UNCHANGED.test(source.read.segment.fold.slice(end, end + 40)),
  )
  return kept.flatMap(holder => {
    const labels = labelsFor(source, holder, fallback)
    return labels.map(label => makeStatement(source, holder, label))
  })
}

function labelsFor(source: Source, holder: Named, fallback: Label[]): Label[] {
  const { segment, names, offices } = source.read
  if (source.from < 0) return fallback
  const represented = representsOnly(source, holder)
  if (represented) return [labelOf(segment, represented)]
  const holders = names.filter(name => name.part === 'holder' || source.holders.includes(name))
  const last = offices.findLast(({ end }) => end <= source.from)
  if (last && IN_THAT_OFFICE.test(segment.fold.slice(source.from, source.from + 40)))
    return [labelOf(segment, last)]
  const inside = officesInside(source)
  if (inside.length > 0) return inside.map(office => labelOf(segment, office))
  if (isCooptation(source)) return [{ office: 'director', role: segment.flat.slice(source.at, source.from) }]
  const paired = officeInTurn(source, holder)
  if (paired) return [paired]
  const own = attributeOffices(segment.fold, holder, holders, officesWithin(source), source.from)
  const ofBoard = boardOfVerb(source)
  if (ofBoard) return [ofBoard]
  if (source.from >= 0 && NO_OFFICE.test(segment.fold.slice(source.from, source.from + 40))) return []
  const named = own.map(office => labelOf(segment, office))
  if (own.every(({ start }) => segment.fold[start - 1] === '(') && own.length > 0)
    return [...fallback.filter(({ office }) => !own.some(other => other.office === office)), ...named]
  if (own.length > 0 && own.every(({ office, capacity }) => !capacity && AMONG_DIRECTORS.has(office)))
    return [...(source.listed ?? []).filter(({ office }) => office === 'director'), ...named]
  if (own.length > 0) return named
  return standsInOtherCapacity(segment.fold.slice(holder.end).replace(/ ?\([^)]{0,80}\)/, '')) ? [] : fallback
}

// `legt enkel zijn mandaat van gedelegeerd bestuurder neer`: between the two parts of the verb.
function officesInside({ read, at, from }: Source): FoundOffice[] {
  if (at === undefined) return []
  return read.offices.filter(
    ({ office, start, end }) => office !== 'permanent_representative' && start >= at && end <= from,
  )
}

// `wordt gecoöpteerd en wordt tevens voorzitter`: who is taken into the board is a director.
function isCooptation({ read, at, from, to }: Source): boolean {
  if (at === undefined || to === undefined || !/coopt|kooptiert/.test(read.segment.fold.slice(at, from)))
    return false
  return !read.offices.some(({ start, end }) => end <= to && (start > from || end <= at))
}

const IN_TURN = /\b(?:respectivement|respectievelijk|beziehungsweise|bzw|jeweils)\b/

// `X et Y sont élus respectivement présidente et trésorier`
function officeInTurn(source: Source, holder: Named): Label | null {
  const { segment } = source.read
  const offices = officesWithin(source).filter(({ office }) => office !== 'permanent_representative')
  if (source.holders.length < 2 || offices.length !== source.holders.length) return null
  const office = offices[source.holders.indexOf(holder)]
  return office && IN_TURN.test(segment.fold) ? labelOf(segment, office) : null
}

const BOARD_OF_VERB =
  /^[a-z']+(?: [a-z']+){0,6}?(?: (?:le|du|au|de|den|dem|im|het|uit|aus|in|dans)| (?:de |dans )?l')? ?(conseil d'administration|organe d'administration|verwaltungsrat|vorstand|verwaltungsorgan|raad van bestuur|bestuursorgaan|bestuur)\b(?! (?:als|comme|en qualite))/

// `quitte le conseil d'administration et cesse d'être trésorière`: each of two verbs has an office of its own.
function boardOfVerb({ read, at, to, again }: Source): Label | null {
  if (at === undefined || (to === undefined && again !== true)) return null
  const { flat, fold } = read.segment
  const end = Math.min(to ?? fold.length, at + BOARD_REACH)
  if (read.offices.some(({ start }) => start >= at && start < end)) return null
  const board = BOARD_OF_VERB.exec(fold.slice(at, end))?.[1]
  if (!board) return null
  const start = fold.indexOf(board, at)
  return { office: 'director', role: flat.slice(start, start + board.length) }
}

const BOARD_REACH = 80 // characters

// `met fin à la fonction de gérant de X et procède à sa nomination comme administrateur`
function officesWithin({ read, from, to, again, since }: Source): FoundOffice[] {
  const own = read.offices.filter(
    ({ start }) =>
      (to === undefined || start < to) &&
      (again !== true || start >= from) &&
      (since === undefined || start >= since),
  )
  return own.length > 0 ? own : read.offices
}

// `Frau X als ständige Vertreterin der Verwalterin Y`, `als nieuwe vaste vertegenwoordiger aangesteld X`.
const IS_OF =
  /^(?: (?:de|van|von|der|des|du|door|par|durch))? (?:(?:monsieur|madame|m\.|mme|mlle|de heer|mevrouw|mevr\.|dhr\.|herrn?|frau) )*$/

// `Tot vaste vertegenwoordiger van X BV voor het mandaat van bestuurder wordt aangesteld: Y`
function isNamedAfter({ read, from }: Source, office: FoundOffice, holder: Named): boolean {
  const company = read.names.find(({ start }) => start > office.end)
  if (company?.kind !== 'company' || from < company.end || holder.start < from) return false
  return /^ (?:van|de|von|der|des)(?: (?:de|la|der))? $/.test(
    read.segment.fold.slice(office.end, company.start),
  )
}

// `vervangen als vaste vertegenwoordiger van de commissaris door X`
const OF_HOLDER_BY =
  /^ (?:van|de|du|der|des)(?: de| het| la| l')? ?[a-z' ,.-]{4,90} (?:door|par|durch)(?: (?:monsieur|madame|m\.|mme|mlle|de heer|mevrouw|mevr\.|dhr\.|herrn?|frau))? $/

// `benoemt zichzelf, met als vaste vertegenwoordiger X`: of the company before it.
function isWith(fold: string, { start }: FoundOffice): boolean {
  return /\b(?:met|avec|mit) (?:als |comme |zum )?$/.test(fold.slice(Math.max(0, start - 20), start))
}

function representsOnly(source: Source, holder: Named): FoundOffice | null {
  const { offices, names, segment } = source.read
  if (holder.kind !== 'person') return null
  const representing = offices.filter(({ office }) => office === 'permanent_representative')
  const beside = representing.find(
    office =>
      office.end < holder.start &&
      [IS_OF, OF_HOLDER_BY].some(words => words.test(segment.fold.slice(office.end, holder.start))),
  )
  if (beside) return beside
  const after = representing.find(
    office => office.capacity && office.start >= holder.end && !isWith(segment.fold, office),
  )
  if (after && !names.some(({ start }) => start > holder.end && start < after.start)) return after
  const named = representing.find(office => office.capacity && isNamedAfter(source, office, holder))
  if (named) return named
  return source.representing || representing.length === offices.length
    ? (representing.findLast(office => office.end <= holder.start) ?? null)
    : null
}

// `comme scrutateur`, `en qualité de mandataire`: a capacity that is no office.
function standsInOtherCapacity(after: string): boolean {
  return /\b(?:en (?:sa )?qualite d|in (?:de )?hoedanigheid van|comme |als |in der eigenschaft)(?!(?:e |[a-z]')?(?: ?de | ?nieuwe | ?zijn | ?haar | ?hun | ?sein | ?ihr | ?seine | ?ihre | ?son | ?sa )?\s?(?:repr|opvolg|vervang|nachfolg|ersatz|successeur|remplacant|vaste?\b|standig))/.test(
    after.slice(0, 160),
  )
}

const NO_OFFICE =
  /^ (?:en qualite d[e'] ?|comme |als |tot |zum |zur |aux fonctions d[e'] ?)?(?:(?:une? |een |einen? )?(?:conseill(?:er|ere)|consultant|expert|observateur|mandataire|fonde de pouvoir|procuriste|prokurist|adviseur|raadgever|berater)|verificat|controleu[rs]|controlleur|rekeningtoezicht|kascommissaris|rekeningnazicht|stemopnemer|scrutat|rechnungsprufer|ere-?|honoraire|membres?\b(?! (?:du|de l'|de la|d'un|independant|au sein))|lid\b(?! van)|mitglied\b(?! (?:des|im))|membres? effecti|effectief lid|werkend lid)/
// `Worden benoemd tot bestuurders: Jan Wol, voorzitter`: a director with a function.
const AMONG_DIRECTORS: ReadonlySet<Office> = new Set(['chair', 'secretary', 'other', 'managing_director'])
// `l'a remplacé en cette qualité par X`
const IN_THAT_OFFICE =
  /^ ?(?:en cette qualite|a (?:cette fonction|ce poste)|tot deze functie|in (?:diese funktion|dieses amt)|dans (?:cette fonction|ces fonctions)|in (?:deze|die) (?:hoedanigheid|functie)|in dieser (?:eigenschaft|funktion))\b/
const UNCHANGED =
  /^\s?\((?:inchangee?s?|sans changement|ongewijzigd|zoals voorheen|unverandert|wie bisher|bisherige?r?|bleibt)\)|^,? ?(?:qui est )?(?:deja|reeds|bereits) (?:en fonction|en place|nomme|in functie|benoemd|im amt|ernannt)/
const AGAIN =
  /^[\s,(]*(?:erneut|opnieuw|wederom|wiederum|(?:a|de) nouveau|reconduite?|reelue?|renouvelee?|herkozen|herbenoemd|herverkozen|wiedergewahlt)\b/

// `Trésorier : X (réélu)`, `bestimmt X erneut zum …`
function isAgain(fold: string, holder: Named, from: number): boolean {
  return from >= 0 && AGAIN.test(fold.slice(holder.end, holder.end + 30))
}

// `Kassierer: X (neu)` among those who stay.
function isNew(fold: string, holder: Named, change: MandateChange): boolean {
  return (
    change === 'confirmation' &&
    /^(?:, ?[a-z ]{3,30})?(?:\s?\(|, ?| [–-] )(?:neu|nieuwe?|nouve(?:l|au|lle)|nouvellement elue?)(?:\)|\s?(?:[.;,]|$))/.test(
      fold.slice(holder.end, holder.end + 54),
    )
  )
}

const GIVES_TERM: ReadonlySet<MandateChange> = new Set(['appointment', 'reappointment', 'confirmation'])

function makeStatement(source: Source, holder: Named, label: Label): Statement {
  const { read, change, effect } = source
  const representative =
    label.office === 'permanent_representative' ? null : representativeOf(holder, read.names)
  return {
    change: isNew(read.segment.fold, holder, change)
      ? 'appointment'
      : change === 'appointment' && isAgain(read.segment.fold, holder, source.from)
        ? 'reappointment'
        : change,
    office: label.office,
    role: label.role,
    holder: {
      kind: representative ? 'company' : holder.kind,
      name: holder.name,
      enterpriseNumber: holder.number,
    },
    representative,
    effectiveOn: effect.effectiveOn,
    immediate: effect.immediate,
    term: { ...(GIVES_TERM.has(change) ? effect.term : NO_TERM) },
    span: read.segment.span,
  }
}

function representativeOf(holder: Named, names: Named[]): string | null {
  const next = names[names.indexOf(holder) + 1]
  return next?.part === 'representative' ? next.name : null
}

/** The offices of a list, without what one of those named is besides. */
export function commonLabels(read: ReadSegment): Label[] {
  const { fold } = read.segment
  const common = read.offices.filter(
    office => fold[office.start - 1] !== '(' && !isApposition(fold, office, read.names),
  )
  return labelsIn({ ...read, offices: common })
}

const PRESIDES = new Set(['chair', 'secretary', 'other'])
const SUBJECT = /^[\W\d]*(?:(?:monsieur|madame|m\.|mme|herrn?|frau|de heer) )?(?:le|la|de|der|die|het)? ?$/

/** Those that also hold for the sentences after it: not the chairman's who opens, says or puts to the vote. */
export function lastingLabels(read: ReadSegment): Label[] {
  const { flat, fold } = read.segment
  const subject = read.offices.find(({ start }) => SUBJECT.test(fold.slice(0, start)))
  const title = flat.length < LONGEST_TITLE || /:$/.test(flat)
  if (title || !subject || !PRESIDES.has(subject.office)) return labelsIn(read)
  return read.offices
    .filter(office => office !== subject && office.office !== 'permanent_representative')
    .map(office => labelOf(read.segment, office))
}

const LONGEST_TITLE = 60 // characters

/** The offices a sentence names, but for acting for a company. */
export function labelsIn(read: ReadSegment): Label[] {
  return read.offices
    .filter(office => office.office !== 'permanent_representative')
    .map(office => labelOf(read.segment, office))
}
