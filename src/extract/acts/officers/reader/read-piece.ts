// Reads one piece of an act. Form fields, signatures, powers of attorney and the meeting's bureau state no
// office.

import { foldLine } from '../../fold-line.ts'
import type { Content } from '../attach/attached.ts'
import { IN_CASE_OF } from '../cues/factuality.ts'
import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import { isOrdinary } from '../lexicon.ts'
import type { FoundName } from '../names/name-search.ts'
import type { Piece } from '../split-pieces.ts'
import { isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { addEffect, isOfMandate } from './back-references.ts'
import { HEADING } from './heads.ts'
import { readItem, resumedHead } from './list-items.ts'
import { readWithCue } from './read-with-cue.ts'
import { type CurrentPiece, lineOf, type Reader } from './reader.ts'
import {
  addRepresentative,
  readOwnRepresentative,
  readReplacedRepresentative,
  stateNewRepresentative,
} from './representatives.ts'
import { isHeld } from './stated-offices.ts'
import { isAboutOffice } from './weak-cues.ts'

// Filters the cues of a piece to those about an office in the filing company.

/**
 * False for a weak cue such as `confirme` without an office next to it, and for a cue about a representative.
 */
function isRelevant(reader: Reader, cue: FoundCue, content: Content): boolean {
  return isAboutOffice(cue, content, reader) && !isOwnRepresentative(reader, cue, content)
}

// `la SA X, laquelle a désigné comme représentant permanent M. Y`: the piece is about X.
function isOwnRepresentative(
  { tokens, head }: Reader,
  cue: FoundCue,
  { names, offices, from }: Content,
): boolean {
  const office = offices.find(
    other => other.office === 'representative' && other.from >= cue.to && other.from - cue.to < 9,
  )
  if (!office) return false
  const company = names.findLast(({ kind, to }) => kind === 'company' && to <= cue.at)
  if (!company) return false
  const relative = tokens
    .slice(company.to, cue.at)
    .some(({ fold }) => /^(?:laquelle|lequel|lesquels|qui|dewelke|welke|die|welche)$/.test(fold))
  return relative || (head !== null && names[0] === company && company.from - from <= LONGEST_FORM)
}

const LONGEST_FORM = 12 // tokens: `la société civile sous forme de société privée à responsabilité limitée`

// Pieces without a cue: list items, names whose verb follows, and details about earlier statements.

/** Reads a piece without a cue. */
function readWithoutCue(reader: Reader, current: CurrentPiece): void {
  const { piece, content } = current
  const first = content.names[0]
  reader.head ??= resumedHead(reader, current)
  if (!first) readNameless(reader, current)
  else if (reader.head) readItem(reader, current, reader.head)
  else if (
    (!piece.stop || (piece.item && first.titled && reader.pending.length > 0)) &&
    first.from - piece.from <= 3 &&
    !(piece.colon && !piece.item) &&
    !HOLDS_SHARES.test(current.fold)
  )
    reader.pending.push(...pendingNames(reader, content.names))
}

// `Monsieur X, titulaire de 50 actions`, in the list of those present
const HOLDS_SHARES =
  /\b(?:titulaire|proprietaire|detent(?:eur|rice)|detenant|possedant|porteur) d|\b\d+ (?:actions|parts)\b/

// `Le mandat de Monsieur X, administrateur, rue du Bac 4, de Madame Y, administrateur,` before the verb on another line
function pendingNames({ tokens }: Reader, names: readonly FoundName[]): FoundName[] {
  const end = names.findIndex(({ titled, from }, at) => at > 0 && !(titled && isSign(tokens[from - 1], ',')))
  return names.slice(0, end < 0 ? names.length : end)
}

// `Ces résolutions sont approuvées`, behind a list
const ADOPTED =
  /^\W*(?:(?:toutes )?(?:ces|cette|les) (?:resolutions?|decisions?|propositions?)|(?:al )?(?:deze|dit) (?:beslissing(?:en)?|besluit(?:en)?|voorstel(?:len)?)|(?:alle )?diese[rs]? (?:beschlusse?|entscheidung(?:en)?))\b.*\b(?:adopte|approuve|accepte|vote|aangenomen|goedgekeurd|angenommen|genehmigt)/

// Effects from a piece without names, applied to earlier statements and to the open list.
function readNameless(reader: Reader, current: CurrentPiece): void {
  const { piece, content, fold } = current
  addEffect(reader, current)
  if (addRepresentative(reader, current)) return
  const { head } = reader
  const offices = content.offices.filter(isHeld)
  // What is left of an address is no sentence.
  const masked = reader.masked.slice(piece.from, piece.to).filter(Boolean).length
  const short = piece.to - piece.from - masked <= HEADING
  if (head && piece.colon && short && startsUnknown(reader, piece)) reader.head = null
  else if (head && offices.length > 0 && short && (piece.colon || !piece.stop)) head.offices = offices
  else if (head && (piece.stop || !head.listed) && (ADOPTED.test(fold) || !(short || isOfMandate(fold))))
    reader.head = null
  if (reader.head && piece.colon) reader.head.finished = false
  reader.pending = []
}

// `Sorlies (administrateurs) :`: a heading that cannot be read ends the list above.
function startsUnknown({ tokens }: Reader, { from, to }: Piece): boolean {
  const word = tokens.slice(from, to).find(isWord)
  if (!word || !isUpper(word) || word.fold.length < SHORTEST_HEADING) return false
  return (
    !word.class.office && !word.class.cues?.length && word.class.tags.size === 0 && !isOrdinary(word.fold)
  )
}

const SHORTEST_HEADING = 5 // letters

// `tous pouvoirs à`, `volmacht aan`, `mandataire`
const POWERS =
  /\b(?:(?<!pour )pouvoirs?|procuration|volmacht|gevolmachtigden?|lasthebbers?|vollmacht|bevollmachtigten?|machtiging|mandate? special|mandataires?|representant ad hoc|formalites|mandatee?s? (?:pour|afin|aux fins))\b/
// `Pour extrait conforme`, `Déposé en même temps`
const SIGNATURE =
  /^\W*(?:personnes? ayant pouvoir|pour ex[a-z]{3,6} (?:con|ana|cer|lit)|pour extrait|pour copie|extrait conforme|certifie|signe|fait a|depose en meme|deposes en meme|sont deposes|est depose|voor (?:echt|eensluidend|gelijk|ontledend|analytisch|uittreksel)|(?:eensluidend|echt) verklaard|opgemaakt te|gedaan te|getekend|gezeichnet|fur gleichlautend|fur analyt|pour l'organe|tegelijk|samen hiermee|bijlage)/
const LONGEST_FIELD = 22 // tokens: a longer piece has run on into the act
// `Dénomination :`, `N° d'entreprise`, `Zetel :`
const FORM_FIELD =
  /^\W*(?:denominat|forme (?:jur|leg)|siege\b|n ?°? ?d'entre|objet|obiet|rechtsform|gesellschaftsname|unternehmensn|sitz|rechtsvorm|benaming|zetel|mod (?:word|doc|pdf|2)|copie|volet b|adresse complete)/
// `Ordre du jour : démission et nomination d'administrateurs`: what is to be decided.
const AGENDA = /^\W*(?:\d+\W+)?(?:l' ?)?(?:ordre du jour|agenda|dagorde|tagesordnung)\b/
// `En cas de cessation des fonctions de X, sont désignés :`: nobody yet.
const ITEM_LETTER = /^\W*(?:[a-z]\W+)?/
// `sous la présidence de`, `scrutateur`, `onder voorzitterschap van`
const BUREAU =
  /\b(?:sous la presidence|preside|scrutateur|seance est ouverte|bureau est compose|onder (?:het )?voorzitterschap|voorgezeten door|de voorzitter (?:stelt|wijst|duidt|benoemt|kiest)|unter dem vorsitz|der vorsitzende (?:bestimmt|ernennt|bestellt|wahlt|bezeichnet)|sont presents|sont presentes|anwesend|choisit comme secretaire|(?:lequel|laquelle|qui|president|presidente) (?:nomme|designe|choisit|appelle)[a-z ,']{0,40}secretaire|ordre du jour etant epuise)\b/

/**
 * Reads the piece at `index`, with its names and cues in `content`, and adds its statements to the reader.
 */
export function readPiece(reader: Reader, piece: Piece, content: Content, index: number): void {
  const fold = foldLine(lineOf(reader, piece))
  if (isSignatureOrField(fold, piece, content)) {
    reader.head = null
    return
  }
  if (isPowersOrBureau(fold, content) && !(reader.head?.listed && piece.item && IS_REPRESENTED.test(fold))) {
    if (!piece.item) reader.head = null
    return
  }
  if (AGENDA.test(fold) && content.names.length === 0) return
  if (piece.colon && IN_CASE_OF.test(fold.replace(ITEM_LETTER, ''))) {
    reader.head = null
    return
  }
  if (reader.head && reader.group.length === 0 && isHeadingOfBoard(reader, piece, content)) return
  const names = content.names.filter(({ part }) => part === 'holder')
  const cues = content.cues.filter(cue => isRelevant(reader, cue, content))
  const offices = retitle(content.offices, cues, fold)
  const current = { index, piece, content: { ...content, names, cues, offices }, fold }
  const replaced = readReplacedRepresentative(reader, current) ?? readOwnRepresentative(reader, current)
  if (replaced) reader.statements.push(...replaced)
  else if (cues.length === 0) {
    reader.statements.push(...stateNewRepresentative(reader, current))
    readWithoutCue(reader, current)
  } else readWithCue(reader, current)
  if (offices.length > 0) reader.recent = { offices: offices.filter(isRelevantOffice), piece: index }
  const named = names.filter(({ from }) => !/^(?:à|aan|an)$/.test(reader.tokens[from - 1]?.text ?? ''))
  if (named.length > 0) reader.last = { names: named, offices, piece: index }
}

// `confirme le mandat du gérant, Monsieur X, qui portera désormais le titre d'administrateur`: one mandate, by its new title.
function retitle(offices: FoundOffice[], cues: readonly FoundCue[], fold: string): FoundOffice[] {
  const confirms = cues.some(({ change }) => change === 'reappointment' || change === 'confirmation')
  if (!confirms || !NEW_TITLE.test(fold)) return offices
  return offices.map(one => (one.office === 'manager' ? { ...one, office: 'director' } : one))
}

const NEW_TITLE =
  /\b(?:desormais|dorenavant|aujourd'hui|voortaan|kunftig|fortan|nunmehr)\b.{0,40}\b(?:administrat(?:eur|rice)|bestuurder|verwalter)/

const isRelevantOffice = (office: FoundOffice): boolean =>
  isHeld(office) || office.office === 'representative'

// The signature block, or a field of the form.
function isSignatureOrField(fold: string, { from, to }: Piece, { cues }: Content): boolean {
  if (SIGNATURE.test(fold) || (cues.length === 0 && /\bayant pouvoir de repr/.test(fold))) return true
  return FORM_FIELD.test(fold) && (cues.length === 0 || to - from < LONGEST_FIELD)
}

// `accordent un mandat spécial à X et Y, qui élisent domicile`: the officers give it.
const ELECTS_DOMICILE = /\b(?:(?:elit|elisent|elisant) domicile|woonplaats (?:kiest|kiezen))\b/

// `Monsieur X, représenté aux présentes par Madame Y en vertu d'une procuration, qui accepte en son nom`
const IS_REPRESENTED = /\brepresentee? (?:aux presentes |a l'acte |ici )?par\b.*\bprocuration/

// Special powers of attorney, and the chair and tellers of the meeting.
function isPowersOrBureau(fold: string, { offices, cues }: Content): boolean {
  if (POWERS.test(fold) && (!offices.some(isHeld) || ELECTS_DOMICILE.test(fold))) return true
  // `L'assemblée, présidée par X, nomme Y administrateur`
  const governs =
    cues.some(({ side }) => side === 'after') && offices.some(one => isHeld(one) && one.office !== 'chair')
  return (BUREAU.test(fold) || (/\bpresidee\b/.test(fold) && !governs)) && cues.length < 2
}

// `Composition du conseil` between a heading and its list.
function isHeadingOfBoard({ tokens }: Reader, { from, to }: Piece, { cues }: Content): boolean {
  return (
    to - from <= HEADING &&
    cues.length > 0 &&
    cues.every(({ change, at }) => change === 'confirmation' && !isInserted(tokens, at))
  )
}

// `le conseil, composé de :` is the subject of a sentence that goes on behind the list.
const isInserted = (tokens: readonly Token[], at: number): boolean => isSign(tokens[at - 1], ',')
