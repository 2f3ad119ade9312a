// Splits an act into pieces: sentences, list items and paragraphs.

import { isGivenName, isOrdinary, LEXICON, UNFINISHED } from './lexicon.ts'
import { isShort, type LineWidths, lineWidths } from './line-widths.ts'
import { bulletEnd, isLabel, isNumberedInline, isOfficeLabel } from './list-marks.ts'
import { continuesPerson } from './names/line-continuation.ts'
import { INITIAL } from './names/person-extent.ts'
import { isUnderResolution } from './resolution-heading.ts'
import { opensSignature } from './signature-formula.ts'
import { has, isSign, isUpper, isWord, type Token } from './tokens.ts'

export type Piece = {
  /** Tokens, end exclusive; a bullet is left out. */
  from: number
  to: number
  /** Starts with a bullet, number or letter, or with a title at the start of a line. */
  item: boolean
  /** Ends with a colon, or with a word that announces a list. */
  colon: boolean
  /** Ends with a full stop. */
  stop: boolean
}

// Abbreviations whose dot ends no sentence: `M.`, `art.`, `dhr.`
const ABBREVIATED =
  /^(?:m|monsieur|madame|mademoiselle|mr|mm|mme|mmes|mlle|melle|dr|ir|ing|me|mtre|n|no|nr|art|av|bd|st|ste|ch|chee|p|pp|dhr|mevr|mw|prof|adm|rep|repr|repres|perm|vert|verteg|tel|bte|reg|c|cf|inc|co|cie|s|sr|jr|max|min|al|etc|resp|h|hrn|geb|abs|bzw|str|nn|exc|soc|vol|fol|rue|dd|d.d|em|zr)$/
const LONGEST_PIECE = 400 // tokens: upper bound for a sentence

/** Pieces of `tokens`, in order; every token except bullets is in exactly one. */
export function splitPieces(tokens: readonly Token[], masked: readonly boolean[]): Piece[] {
  const width = lineWidths(tokens)
  const pieces: Piece[] = []
  let from = 0
  let item = false
  let counted = 0
  const close = (to: number): void => {
    if (to > from) {
      const last = tokens[to - 1]
      pieces.push({ from, to, item, colon: isSign(last, ':') || announces(last), stop: isSign(last, '.') })
    }
  }
  for (let at = 1; at < tokens.length; at++) {
    const numbered = isNumberedInline(tokens, masked, at, counted)
    if (numbered) counted++
    else if (isSign(tokens[at], ':')) counted = 0
    const bullet = numbered ? at + 2 : bulletEnd(tokens, at)
    const starts: boolean = bullet > at || startsItem(tokens, at, width, pieces.at(-1), item)
    if (!starts && at - from < LONGEST_PIECE && !breaksBefore(tokens, masked, at, width)) continue
    close(at)
    from = bullet
    item = starts
    at = Math.max(at, bullet)
  }
  close(tokens.length)
  return pieces
}

// `les mandats suivants`, at the end of a line
const announces = (token: Token | undefined): boolean =>
  /^(?:suivants|suivantes|suit|ci-apres|volgt|volgende|folgt|folgende[nr]?)$/.test(token?.fold ?? '')

function startsItem(
  tokens: readonly Token[],
  at: number,
  width: LineWidths,
  last: Piece | undefined,
  inItem: boolean,
): boolean {
  const token = tokens[at] as Token
  if (!token.opens || !isWord(token)) return false
  const before = tokens[at - 1] as Token
  if (isOfficeLabel(tokens, at)) return true
  const named =
    (has(token, 'title') && isUpper(token)) || (has(token, 'form') && /^\p{Lu}{2,}/u.test(token.text))
  if (!named) return false
  if (isSign(before, ':;.')) return true
  if (isSign(before, ',') || has(before, 'particle') || isUnfinished(tokens, at)) return false
  if (isVerb(before)) return false
  return inItem || (last?.colon ?? false) || isShort(width, before.line)
}

// `l'organe d'administration nomme` / `Monsieur X`
const isVerb = (token: Token): boolean =>
  !isUpper(token) && (token.class.cues?.some(({ form }) => form === 'active') ?? false)

function breaksBefore(
  tokens: readonly Token[],
  masked: readonly boolean[],
  at: number,
  width: LineWidths,
): boolean {
  const token = tokens[at] as Token
  const before = tokens[at - 1] as Token
  if (isSign(before, ';'))
    return (
      !(isOfficeBehind(tokens, at) || (token.opens && isWord(token) && !isUpper(token))) ||
      token.fold === 'als'
    )
  if (isSign(before, ':')) return token.opens
  if (token.opens && (isArticle(tokens, at) || opensSignature(tokens, at))) return true
  if (isSign(before, '.') || isSign(before, '?')) return endsSentence(tokens, at, masked)
  if (has(token, 'signed') && /^(?:Sign|Gez|Get)/.test(token.text)) return true
  if (!token.opens) return false
  if (announces(before) && isUpper(token)) return true
  if (has(token, 'title') && isUpper(token) && hasObject(tokens, at - 1)) return true
  if (has(token, 'signed') && isUpper(token)) return true
  if (isOpening(tokens, at) || isUnderResolution(tokens, at)) return true
  if (width.rows.has(token.line) && width.rows.has(before.line) && isUpper(token)) return true
  // `Nieuwe bestuurders`, `ADMINISTRATEURS DÉMISSIONNAIRES` on a line of its own
  const heads = token.class.office && tokens[at + 1]?.class.cues?.length && tokens[at + 2]?.opens
  if (heads && isUpper(token) && !isUnfinished(tokens, at)) return true
  if (isUpper(token) && tokens[at + 1]?.class.office && (token.class.cues?.length || token.fold === 'nieuwe'))
    return true
  // `… de heer Jan Peeters` / `Op de raad van bestuur …`
  if (isUpper(before) && !isOrdinary(before.fold) && OPENING.test(token.text) && !isUpper(tokens[at + 1]))
    return true
  if (/^(?:L['’]|Le|La|Les)$/.test(token.text) && BODY.test(tokens[at + 1]?.fold ?? '')) {
    const mayBeHolder = /^societe$/.test(tokens[at + 1]?.fold ?? '') && !isUpper(before)
    if (!mayBeHolder && !isUnfinished(tokens, at)) return true
  }
  // `secretaris: X`, `Entrants : X`
  if ((token.class.office || token.class.cues?.length) && isSign(tokens[at + 1], ':'))
    return isUpper(token) || !BEFORE_OFFICE.has(before.fold)
  if (isLabel(tokens, at) && !isUnfinished(tokens, at)) return true
  const startsUpper = isUpper(token) && isWord(token)
  if (
    !startsUpper ||
    isSign(before, ',-–(') ||
    has(before, 'particle') ||
    has(before, 'title') ||
    isVerb(before) ||
    isUnfinished(tokens, at)
  )
    return false
  if (masked[at - 1] && startsSentence(tokens, at)) return true
  if (masked[at - 1] && masked[at]) return false
  if (continuesCompany(tokens, at) || continuesPerson(tokens, at)) return false
  return token.line - before.line > 2 || isShort(width, before.line)
}

// `Déposé en même temps : …` / `il résulte de l'assemblée …`, `… qui accepte` / `En cas de décès …`
function isOpening(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]?.fold ?? '']
  return (token?.fold === 'il' && /^resulte(?:nt)?$/.test(next)) || (token?.text === 'En' && next === 'cas')
}

// `afin de la représenter` / `Monsieur X`
const hasObject = (tokens: readonly Token[], at: number): boolean =>
  /[a-z]{3}er$/.test(tokens[at]?.fold ?? '') && /^(?:la|le|les|l')$/.test(tokens[at - 1]?.fold ?? '')

const LONGEST_OFFICE = 10 // tokens

// `Monsieur X ; administrateur`, at the end of a line; not `présidente, X ; secrétaire, Y`
function isOfficeBehind(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (!token.class.office || token.opens || isUpper(token) || !isUpper(tokens[at - 2])) return false
  const rest = tokens.slice(at, at + LONGEST_OFFICE)
  const end = rest.findIndex(({ line }) => line !== token.line)
  return rest.slice(0, end < 0 ? undefined : end).every(word => !isUpper(word) && !isSign(word, ','))
}

// `Mise en place des nouveaux` / `administrateurs :`
const BEFORE_OFFICE: ReadonlySet<string> = new Set(LEXICON.betweenMandateAndOffice as string[])
const REPRESENTED_BY = /^(?:representante?|permanente?|vertegenwoordiger|vertreter)$/
const LONGEST_BRACKET = 10 // tokens

// The line ends in `domicilié au`, `rue`, `la SPRL` or inside a bracket.
function isUnfinished(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1] as Token
  if (!isUpper(before)) {
    if (UNFINISHED.has(before.fold) || has(before, 'streets')) return true
    if (REPRESENTED_BY.test(before.fold) && !before.opens) return true
  }
  if (before.class.office && OF_COMPANY.test(tokens[at - 2]?.fold ?? '') && isRepresented(tokens, at - 2))
    return true
  if (has(before, 'form') && !before.opens && has(tokens[at - 2], 'particle')) return true
  const opened = tokens.slice(Math.max(0, at - LONGEST_BRACKET), at).findLast(isBracket)
  if (!isSign(opened, '(') || opened?.line !== before.line) return false
  return isSign(tokens.slice(at, at + LONGEST_BRACKET).find(isBracket), ')')
}

const OF_COMPANY = /^(?:son|sa|ses|par|haar|zijn|ihre[nr]?)$/

// `représentée par son administrateur` / `Monsieur X`
const isRepresented = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at - 2, at).some(token => has(token, 'represented'))

const isBracket = (token: Token): boolean => isSign(token, '()')

// `la SRL NP` / `MOTOR, dont le siège`: the name of a company goes on below.
function continuesCompany(tokens: readonly Token[], at: number): boolean {
  const [one, two, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  const headed = has(one, 'form') || has(one, 'companyHead')
  const goesOn = isSign(next, ',(') || /^(?:et|en|und)$/.test(next?.fold ?? '')
  return (
    headed && !one?.opens && goesOn && [two, tokens[at]].every(word => /^\p{Lu}{2,}$/u.test(word?.text ?? ''))
  )
}

/** True where `Article 12` begins. */
export function isArticle(tokens: readonly Token[], at: number): boolean {
  const next = isSign(tokens[at + 1], '.') ? tokens[at + 2] : tokens[at + 1]
  const numbered = next?.kind === 'number' || /^(?:premier|un|deux|trois)$/.test(next?.fold ?? '')
  return /^(?:article|artikel|art)$/.test(tokens[at]?.fold ?? '') && numbered
}

// After an address without a full stop: an article with its noun, or a heading such as `Démission`.
function startsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (ARTICLE.test(token.fold)) return isOrdinary(tokens[at + 1]?.fold ?? '')
  return (token.class.cues?.length ?? 0) > 0 || startsNamed(tokens, at)
}

// `Peeters Jan` below the address of another.
function startsNamed(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at] as Token, tokens[at + 1]]
  return isUpper(next) && [token, next].some(word => isGivenName(word?.fold ?? ''))
}

// `… Monsieur Paul Varlin` / `Le conseil d'administration a élu`
const BODY = /^(?:conseil|assemblee|organe|gerance|mandat|mandats|societe|president|seance)$/
const OPENING =
  /^(?:Voor|Op|Bij|Na|Met|Wordt|Worden|Tot|Alle|Deze|Het|De|Hun|Haar|Zijn|Hij|Zij|Ces|Cette|Leurs?|Ils?|Elles?|Son|Sont|Est|Tous|Toutes|Das|Die|Ihre?|Seine?)$/
// Words that start a sentence: `La démission`, `Hun mandaat`.
const ARTICLE =
  /^(?:l'|le|la|les|cette|ces|leurs?|il|elle|ils|de|het|hun|zijn|haar|wordt|worden|voor|alle|die|der|das|den)$/

function endsSentence(tokens: readonly Token[], at: number, masked: readonly boolean[]): boolean {
  const token = tokens[at] as Token
  const word = tokens[at - 2]
  if (!(isUpper(token) || token.kind === 'number' || isSign(token, '-–•*"«“'))) return false
  if (
    word &&
    isWord(word) &&
    word.end === tokens[at - 1]?.start &&
    ABBREVIATED.test(word.fold) &&
    (!token.opens || has(word, 'title'))
  )
    return false
  if (word && INITIAL.test(word.text) && word.end === tokens[at - 1]?.start) return false
  if (word?.kind === 'number' && has(token, 'month')) return false
  return !(masked[at - 2] && masked[at])
}
