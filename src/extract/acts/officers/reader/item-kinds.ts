// Tells the items of a list from sentences and signatures below its heading.

import type { FoundName } from '../names/name-search.ts'
import type { Piece } from '../split-pieces.ts'
import { has, isSign } from '../tokens.ts'
import type { CurrentPiece, Head, Reader } from './reader.ts'

export const BULLETS = '-–•*.)'
/** Tokens from a name to its own office: `X au poste d'administrateur`. */
export const OWN_OFFICE = 4

/** `Le mandat de X` starts a new sentence. */
export function isOfMandate({ tokens }: Reader, piece: Piece, first: FoundName): boolean {
  return tokens.slice(piece.from, first.from).some(token => has(token, 'mandate'))
}

/** `X déclare` starts a new sentence; the `A` of `domicilié 5 A, rue du Bac` is no verb. */
export function hasVerb({ tokens, masked }: Reader, { to }: FoundName, end: number): boolean {
  // `dont le représentant permanent est`
  if (tokens[to]?.fold === 'dont') return false
  if (/^(?:wordt|worden|werd|wird|werden)$/.test(tokens[to]?.fold ?? '')) return true
  // `, die aanvaardt`
  const near = tokens.slice(to, Math.min(to + 5, end))
  const relative = near.findIndex(({ fold }) => RELATIVE.test(fold))
  return near
    .slice(0, relative < 0 ? undefined : relative)
    .some(
      ({ fold, text }, at) =>
        text !== 'à' &&
        !masked[to + at] &&
        /^(?:a|ont|declare|declarent|est|sont|expose|remercie|propose|cede|cedent|presente|presentent|souhaite|quitte|rappelle|reste|restent|demeure|conserve|hat|bleibt|heeft|hebben|krijgt|licht|assiste|assistent|participe|deelt|brengt|verklaart|dankt|aanvaardt|zal)$/.test(
          fold,
        ),
    )
}

/** `Monsieur X, rue du Bac 4, administrateur, sera en charge de la gestion`, below a sentence without a colon. */
export function hasPredicate({ tokens, masked }: Reader, { to: end }: Piece, { to }: FoundName): boolean {
  const at = tokens.slice(to, end).findIndex(({ fold }, place) => !masked[to + place] && PREDICATE.test(fold))
  return at >= 0 && !tokens.slice(to, to + at).some(({ fold }) => RELATIVE.test(fold))
}

const PREDICATE =
  /^(?:sera|seront|devien(?:t|nent)|exerce(?:nt|ra|ront)?|assure(?:nt|ra|ront)?|wordt|worden|zal|zullen|wird|werden)$/
const RELATIVE = /^(?:qui|dont|lesquels?|laquelle|lesquelles|die|dat|wiens|wier|welche[rn]?|deren|dessen)$/

/** `Monsieur X a remis son mandat.` at the start of a line, without a bullet. */
export function isSentence({ tokens }: Reader, { from, stop }: Piece, { to }: FoundName): boolean {
  return (
    stop &&
    !isSign(tokens[from - 1], '-–•*.)°') &&
    (/^(?:a|ont|est|hat|ist|heeft)$/.test(tokens[to]?.fold ?? '') ||
      tokens
        .slice(to, to + 6)
        .some(({ fold }) => /^(?:assiste|participe|remercie|expose)(?:nt)?$/.test(fold)))
  )
}

/** A name alone with an office alone after it is a signature when the listed names had more details. */
export function isSignatureLine(
  reader: Reader,
  { piece, content, index }: CurrentPiece,
  head: Head,
): boolean {
  // `; secrétaire, X.` is the next of a row.
  if (reader.group.length === 0 || isSign(reader.tokens[piece.from - 1], ';')) return false
  // `secretaris: X`
  const [office] = content.offices
  if (office?.from === piece.from && isSign(reader.tokens[office.to], ':')) return false
  const said = [...content.names, ...content.offices].reduce((sum, { from, to }) => sum + to - from, 0)
  const rest = piece.to - piece.from - said
  // `Paul Varlin ;` above and a full stop here: the last of the list.
  const { tokens } = reader
  const onOneLine = tokens[piece.from]?.line === tokens[piece.to - 1]?.line
  const follows = reader.last?.piece === index - 1
  const separated =
    isSign(tokens[piece.from - 1], ';,') || (follows && !office && isSign(tokens[piece.from - 1], '.'))
  const closesList = piece.stop && separated && onOneLine
  const first = content.names[0]
  const formal = first?.titled === true || first?.kind === 'company'
  const goesOn = head.listed && formal && follows && !isOfficeLine(reader, index + 1)
  const more = closesList || goesOn || (reader.names.at(-1)?.from ?? 0) >= piece.to
  const marked = reader.pieces[index - 1]?.to !== piece.from
  const bulleted = piece.item && marked && isSign(reader.tokens[piece.from - 1], BULLETS)
  return rest <= 3 && !bulleted && (content.offices.length > 0 || !more) && !(head.listed && more)
}

// `Administrateur délégué`, below who signed
function isOfficeLine({ tokens, pieces }: Reader, index: number): boolean {
  const piece = pieces[index]
  const words = piece ? tokens.slice(piece.from, piece.to) : []
  return words.length <= OWN_OFFICE && words.some(token => token.class.office)
}
