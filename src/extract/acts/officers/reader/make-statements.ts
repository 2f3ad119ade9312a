// Builds statements from a name, a cue and its offices, one per office.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import type { Effect } from '../../effect.ts'
import type { Attached, Content } from '../attach/attached.ts'
import { wordsOf } from '../cues/found-cue.ts'
import { type FoundName, lettersOf } from '../names/name-search.ts'
import { isSign } from '../tokens.ts'
import { type Head, type OfficerStatement, type Reader, spanOf, trimName } from './reader.ts'
import { isAboutRepresentative, representativeOf, stateRepresentative } from './representatives.ts'
import { fallbackOffices, isHeld, type StatedOffice, toStated } from './stated-offices.ts'

// The enterprise number printed after a company's name.

const REACH = 320 // characters: a seat and a register may come in between
// `BE 0471.482.554`, `471.482.554`, `0471482554`
const PRINTED =
  /(?<![\d.-])(?:BE\s?)?[01]?\s?\d{3}[.,\s]{1,2}\d{3}[.,\s]{1,2}\d{3}(?![\d-])|(?<![\d.-])(?:BE\s?)?[01]\d{9}(?!\d)/g

/** The number printed behind the name, or behind the same name elsewhere in the act; null for a person. */
function numberOf(reader: Reader, name: FoundName): EnterpriseNumber | null {
  if (name.kind !== 'company') return null
  const letters = lettersOf(name.name)
  const same = reader.names.filter(other => other.kind === 'company' && lettersOf(other.name) === letters)
  for (const mention of [name, ...same]) {
    const number = numberBehind(reader, mention)
    if (number) return number
  }
  return null
}

// Between the name and the next company; null if no number has a valid checksum.
function numberBehind({ text, tokens, names }: Reader, name: FoundName): EnterpriseNumber | null {
  const start = tokens[name.to - 1]?.end ?? 0
  const next = names.find(({ from, kind }) => from >= name.to && kind === 'company')
  const end = next ? tokens[next.from]?.start : undefined
  const item = text.slice(start, end).split(ITEM_END, 1)[0] as string
  const stretch = item.replaceAll(/[ \t]+/g, ' ').slice(0, REACH) // lines may be indented by a wide margin
  for (const [printed] of stretch.matchAll(PRINTED)) {
    const digits = printed.replaceAll(/\D/g, '').padStart(10, '0')
    const number = parseEnterpriseNumber(digits)
    if (number) return number
  }
  return null
}

const ITEM_END = /;\s*\n/

/** Inputs of a statement: its effect, the index of its piece, and wording features. */
export type Wording = {
  effect: Effect
  index: number
  signs: string[]
  /** Content of the piece, when it contains both cue and name. */
  content?: Content
}

/** The end of the other office of one who begins another. */
export function stateEnding(
  reader: Reader,
  ending: Head['ending'],
  attached: Attached,
  wording: Wording,
): OfficerStatement[] {
  if (ending === null) return []
  const offices = ending.offices.map(office => ({ office, by: 'head' as const }))
  return makeStatements(reader, { ...attached, cue: ending.cue, offices }, wording)
}

/** Statements for one name; empty if it has no domain office. */
export function makeStatements(reader: Reader, attached: Attached, wording: Wording): OfficerStatement[] {
  const { name, cue, offices } = attached
  const { effect, index, content } = wording
  if (!offices.some(({ office }) => isHeld(office))) {
    if (isAboutRepresentative(reader, attached, index) && !describesCompany(attached))
      return stateRepresentative(reader, attached, effect, wording.signs)
    if (offices.some(({ office }) => office.office === 'proxy') || isOtherCapacity(reader, attached, content))
      return []
  }
  if (isReporter(reader, attached, content)) return []
  const signs = [...wording.signs, ...signsOf(reader, attached, content)]
  return chooseOffices(reader, attached, wording).map(({ office, role, by }) => ({
    change: cue.change,
    office,
    role,
    holder: { kind: name.kind, name: trimName(name.name), enterpriseNumber: numberOf(reader, name) },
    representative: representativeOf(name),
    effectiveOn: effect.effectiveOn,
    immediate: effect.immediate,
    term: { ...effect.term },
    span: spanOf(reader, name, cue),
    by,
    signs: [...signs],
  }))
}

// `benoemt SA X, met als vaste vertegenwoordiger Y`: a description of X, not a change, as `heeft als vaste
// vertegenwoordiger aangesteld de heer Y` is.
function describesCompany({ name, cue, offices }: Attached): boolean {
  if (name.kind !== 'company' || !name.representative) return false
  if (offices.some(({ office }) => office.to === cue.at)) return false
  return offices.every(({ office }) => office.from > cue.at === name.from > cue.at)
}

// `benoemd als preventieadviseur`, `ontslag als werkend lid`, `aangesteld om de akte te tekenen`: no office.
function isOtherCapacity({ tokens }: Reader, { name, cue }: Attached, content?: Content): boolean {
  if (!content) return false
  const others = [...content.all.map(({ from }) => from), ...content.cues.map(({ at }) => at)]
  const start = Math.max(content.from, Math.min(name.from, cue.at))
  const last = Math.max(name.to, cue.to)
  const stop = tokens.findIndex((token, at) => at > last && isSign(token, '.;'))
  const end = Math.min(content.to, last + CAPACITY_REACH, ...[stop, ...others].filter(at => at > last))
  if (content.offices.some(({ from, office }) => from >= start && from < end && office !== 'proxy'))
    return false
  const led = wordsOf(tokens, Math.max(content.from, start - 4), end)
  if (
    MEMBERSHIP.test(led) ||
    (AHEAD.test(led) && !content.offices.some(({ from }) => from >= start - 4 && from < end))
  )
    return true
  const words = wordsOf(tokens, start, end)
  return beginsMandate(cue.change) && (CAPACITY.test(words) || OTHER_NOUN.test(words) || PURPOSE.test(words))
}

// `désigne X, réviseur, afin d'établir le rapport`: for a report only.
function isReporter({ tokens }: Reader, { cue, name, offices }: Attached, content?: Content): boolean {
  if (
    !content ||
    !offices.every(({ office, by }) => by === 'apposition' && office.office === 'statutory_auditor')
  )
    return false
  const last = Math.max(name.to, cue.to)
  return REPORT.test(wordsOf(tokens, last, Math.min(content.to, last + CAPACITY_REACH)))
}

const REPORT = /\b(?:afin d|pour (?:dresser|etablir|rediger|faire)|om|um)\b.*\b(?:rapport|verslag|bericht)/
const CAPACITY_REACH = 14 // tokens
const MEMBERSHIP =
  /\b(?:als|comme|en qualite de|en tant que) (?:(?:nieuwe?|werkende?|effectie(?:f|ve)|toegetreden|[a-z]+s|neues?) )?(?:lid|leden|membres?|mitglied(?:er)?|vennoot|vennoten|aandeelhouders?|gesellschafter|associee?s?|actionnaires?)\b/
const CAPACITY =
  /\bals (?!volgt|folgt|zijn |haar |hun |diens|vertegenw|vaste|vertret|standig|beide|opvolg|vervang|ersatz|nachfolg|gevolg|dusdanig|zodanig|solche|gevolmachtigd|de |het |een |der |die |das |in |van )[a-z]{4,}|\b(?:benoemd|aangesteld|verkozen|gekozen) tot (?!einde|nieuwe|wanneer|[a-z]*vergadering)[a-z]{4,}|\b(?:tot|zum|zur) [a-z]{4,} (?:benoemd|verkozen|aangesteld|gekozen|ernannt|gewahlt|bestellt|bestimmt)\b/
// `Zum Versammlungsleiter wird X gewählt`
const AHEAD = /\b(?:zum|zur) (?!nachfolg)[a-z]{6,} (?:wird|wurde)\b/
// `de nommer un conseiller, Monsieur X`
const OTHER_NOUN =
  /\b(?:nomm[a-z]+|design[a-z]+) une? (?!nouve|second|deuxieme|autre|trois|quatr|repres)[a-z]{4,}/
const PURPOSE =
  /\b(?:daartoe (?:wordt|werd|is)|dazu (?:wird|wurde|ist)|om (?:de|het|een|deze|dit|verslag) (?!heer|functie|mandaat|opdracht|taak|ambt)[a-z]+(?: [a-z]+){0,3} te|om verslag [a-z]+ te|um (?:die|das|den) (?!amt|mandat)[a-z]+ (?:[a-z]+ )?zu|afin (?:de|d')|pour (?!achev|termin|exerc|remplac|succed|assum|occup|sieg)[a-z]+er)\b/

// Distinct offices: those attached, else director where a board is mentioned, else the fallback.
function chooseOffices(
  reader: Reader,
  { cue, offices }: Attached,
  { index, content }: Wording,
): StatedOffice[] {
  const given = offices.flatMap(({ office, by }) => toStated(reader, [office], by))
  const board = offices.find(({ office }) => office.office === 'board')
  const chosen =
    given.length > 0
      ? given
      : board
        ? toStated(reader, [{ ...board.office, office: 'director' }], 'recent')
        : fallbackOffices(reader, index, cue, content)
  return chosen.filter(({ office }, at) => chosen.findIndex(other => other.office === office) === at)
}

// Wording features for the classifier: distance, number of changes in the sentence, certainty of the name.
function signsOf({ tokens }: Reader, { name, cue, side, wrongSide }: Attached, content?: Content): string[] {
  const distance = side === 'after' ? name.from - cue.to : cue.at - name.to
  const near = distance < 4 ? 'near' : distance < 15 ? 'middling' : 'far'
  const misread = tokens[cue.at]?.class.spelling !== undefined
  return [
    `side_${side}`,
    cue.side,
    near,
    `cues_${Math.min(content?.cues.length ?? 0, 3)}`,
    ...(wrongSide ? ['wrong_side'] : []),
    ...(name.titled ? ['titled'] : []),
    ...(name.certain ? [] : ['uncertain_name']),
    ...(misread ? ['misread'] : []),
  ]
}
