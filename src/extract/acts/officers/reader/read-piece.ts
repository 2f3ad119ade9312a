// Reads one piece of an act. Form fields, signatures, powers of attorney and the meeting's bureau state no
// office.

import { foldLine } from '../../fold-line.ts'
import type { Content } from '../attach/attached.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { Piece } from '../split-pieces.ts'
import { isSign, type Token } from '../tokens.ts'
import { HEADING } from './heads.ts'
import { isHeld } from './held-offices.ts'
import { readWithCue } from './read-with-cue.ts'
import { readWithoutCue } from './read-without-cue.ts'
import { lineOf, type Reader } from './reader.ts'
import { isRelevant } from './relevant-cues.ts'
import { readReplacedRepresentative } from './representatives.ts'

// `tous pouvoirs à`, `volmacht aan`, `mandataire`
const POWERS =
  /\b(?:pouvoirs?|procuration|volmacht|vollmacht|machtiging|mandate? special|mandataires?|representant ad hoc|formalites)\b/
// `Pour extrait conforme`, `Déposé en même temps`
const SIGNATURE =
  /^\W*(?:personnes? ayant pouvoir|pour extrait|pour copie|extrait conforme|certifie|signe|fait a|depose en meme|deposes en meme|sont deposes|est depose|voor (?:echt|eensluidend|gelijk|ontledend|analytisch|uittreksel)|(?:eensluidend|echt) verklaard|opgemaakt te|gedaan te|getekend|gezeichnet|fur gleichlautend|fur analyt|pour l'organe|tegelijk|samen hiermee|bijlage)/
const LONGEST_FIELD = 22 // tokens: a longer piece has run on into the act
// `Dénomination :`, `N° d'entreprise`, `Zetel :`
const FORM_FIELD =
  /^\W*(?:denominat|forme (?:jur|leg)|siege\b|n ?°? ?d'entre|objet|obiet|rechtsform|gesellschaftsname|unternehmensn|sitz|rechtsvorm|benaming|zetel|mod (?:word|doc|pdf|2)|copie|volet b|adresse complete)/
// `sous la présidence de`, `scrutateur`, `onder voorzitterschap van`
const BUREAU =
  /\b(?:sous la presidence|preside|presidee|scrutateur|seance est ouverte|bureau est compose|onder (?:het )?voorzitterschap|voorgezeten door|de voorzitter (?:stelt|wijst|duidt|benoemt|kiest)|unter dem vorsitz|sont presents|sont presentes|anwesend|choisit comme secretaire|(?:lequel|laquelle|qui|president|presidente) (?:nomme|designe|choisit|appelle)[a-z ,']{0,40}secretaire|ordre du jour etant epuise)\b/

/**
 * Reads the piece at `index`, with its names and cues in `content`, and adds its statements to the reader.
 */
export function readPiece(reader: Reader, piece: Piece, content: Content, index: number): void {
  const fold = foldLine(lineOf(reader, piece))
  if (isSignatureOrField(fold, piece, content)) {
    reader.head = null
    return
  }
  if (isPowersOrBureau(fold, content)) {
    if (!piece.item) reader.head = null
    return
  }
  if (reader.head && reader.group.length === 0 && isHeadingOfBoard(reader, piece, content)) return
  const names = content.names.filter(({ part }) => part === 'holder')
  const cues = content.cues.filter(cue => isRelevant(reader, cue, content))
  const current = { index, piece, content: { ...content, names, cues }, fold }
  const replaced = readReplacedRepresentative(reader, current)
  if (replaced) reader.statements.push(...replaced)
  else if (cues.length === 0) readWithoutCue(reader, current)
  else readWithCue(reader, current)
  if (content.offices.length > 0)
    reader.recent = { offices: content.offices.filter(isRelevantOffice), piece: index }
  if (names.length > 0) reader.last = { names, offices: content.offices, piece: index }
}

const isRelevantOffice = (office: FoundOffice): boolean =>
  isHeld(office) || office.office === 'representative'

// The signature block, or a field of the form.
function isSignatureOrField(fold: string, { from, to }: Piece, { cues }: Content): boolean {
  if (SIGNATURE.test(fold) || (cues.length === 0 && /\bayant pouvoir de repr/.test(fold))) return true
  return FORM_FIELD.test(fold) && (cues.length === 0 || to - from < LONGEST_FIELD)
}

// Special powers of attorney, and the chair and tellers of the meeting.
function isPowersOrBureau(fold: string, { offices, cues }: Content): boolean {
  if (POWERS.test(fold) && !offices.some(isHeld)) return true
  return BUREAU.test(fold) && cues.length < 2
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
