// Cues without a verb of change: composition of a board, `wordt voorzitter`, `nieuwe bestuurders`, `ne se
// représente plus`.

import { has, isSign, isUpper, type Token } from '../tokens.ts'
import { type FoundCue, toCue, wordsOf } from './found-cue.ts'
import { PASSIVE_REACH } from './replacement-cues.ts'

/** `In zijn plaats treedt Y`, `X neemt de plaats van Y in`, `an seine Stelle tritt Y` */
export function takesPlaceAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    !/^(?:treedt|treden|komt|komen|neemt|nemen|inneemt|innemen|tritt|treten|trad|traden)$/.test(
      tokens[at]?.fold ?? '',
    )
  )
    return null
  if (IN_PLACE.test(wordsOf(tokens, at - PASSIVE_REACH, at)))
    return toCue('appointment', /^inne/.test(tokens[at]?.fold ?? '') ? 'before' : 'after', at)
  return TAKES_PLACE.test(wordsOf(tokens, at, at + PASSIVE_REACH)) ? toCue('appointment', 'before', at) : null
}

const IN_PLACE =
  /\b(?:in (?:de|zijn|haar|hun|diens) plaats|an (?:seine|ihre|die|deren|dessen) stelle|de plaats van)\b[^.;:]*$/
const TAKES_PLACE =
  /^(?:(?:treedt|treden|komt|komen|trad|traden) [^.;:]*\bin (?:de|zijn|haar|hun|diens) plaats\b|(?:neemt|nemen) (?:de|zijn|haar|hun|diens) plaats (?:van )?[^.;:]*\bin\b|(?:tritt|treten) an (?:seine|ihre|die|deren|dessen) stelle\b)/

/** `mise en place des nouveaux administrateurs` */
export function putInPlaceAt(tokens: readonly Token[], at: number): FoundCue | null {
  return tokens[at]?.fold === 'mise' && wordsOf(tokens, at, at + 3) === 'mise en place'
    ? { ...toCue('appointment', 'after', at), to: at + 3, weak: true }
    : null
}

/** `le conseil se compose comme suit`, `est dès lors composé de`: who is in office, nothing that changes. */
export function compositionAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    !/^(?:administree?s?|bestuurd|composee?|compose|composent|composition|samengesteld|samenstelling|zusammensetzung|zusammen|bestaat|besteht)$/.test(
      tokens[at]?.fold ?? '',
    )
  )
    return null
  const near = tokens.slice(Math.max(0, at - 12), at + 8)
  if (tokens[at]?.fold === 'zusammen' && !near.some(({ fold }) => fold === 'setzt')) return null
  const board = near.some(({ fold }) =>
    /^(?:conseil|organe|raad|bestuursorgaan|verwaltungsrat(?:e?s)?|bestuur)$/.test(fold),
  )
  const run =
    /^(?:administree?s?|bestuurd)$/.test(tokens[at]?.fold ?? '') &&
    /^(?:par|door)$/.test(tokens[at + 1]?.fold ?? '')
  if (!board && !run) return null
  if (FORMER.test(wordsOf(tokens, at, at + 6))) return null
  // `désigne les mandataires qui composent le conseil`: the main verb states the change.
  if (/^(?:qui|die)$/.test(tokens[at - 1]?.fold ?? '') && appointsBefore(tokens, at)) return null
  // `le conseil est composé comme suit, pour une durée de six ans` begins a term.
  const renews = TERM.test(wordsOf(tokens, at + 1, at + 10))
  return toCue(renews ? 'reappointment' : 'confirmation', 'after', at)
}

const appointsBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - APPOINTED_REACH), at)
    .some(token => token.class.cues?.some(({ change }) => change === 'appointment'))
const APPOINTED_REACH = 10 // tokens

// `Composition de l'ancien conseil`
const FORMER = /\b(?:ancien|precedent|vroegere|vorige|oude|bisherigen?|alten?)\b/
const TERM =
  /^(?:comme suit[ ,]+|de la maniere suivante[ ,]+)?pour une (?:nouvelle )?(?:duree|periode|terme) de\b/

const NO_LONGER = /^(?:n' (?:est|sont) plus|(?:ist|sind) nicht mehr|(?:is|zijn) niet (?:meer|langer))$/
const STAYS = /^(?:blijft|blijven|bleibt|bleiben)$/
const BECOMES = /^(?:wordt|worden|werd)$/

/** `blijft bestuurder` (no change), `wordt voorzitter`, `n'est plus gérant`. */
export function stateAt(tokens: readonly Token[], at: number): FoundCue | null {
  const fold = tokens[at]?.fold ?? ''
  if (fold === 'meer' && /\bgeen\b/.test(wordsOf(tokens, at - 3, at)) && tokens[at - 1]?.class.office)
    return toCue('end_of_term', 'before', at)
  if (/^(?:plus|mehr|meer|langer)$/.test(fold) && NO_LONGER.test(wordsOf(tokens, at - 2, at + 1)))
    return tokens.slice(at + 1, at + 3).some(token => token.class.office || has(token, 'delegate'))
      ? toCue('end_of_term', 'before', at)
      : null
  const office = tokens.slice(at + 1, at + 7).findIndex(token => token.class.office || has(token, 'delegate'))
  if (STAYS.test(fold)) return { ...toCue('confirmation', 'before', at), weak: office < 0 }
  return BECOMES.test(fold) && office === 0 ? toCue('appointment', 'before', at) : null
}

/** `De functies worden als volgt verdeeld:`, `a réparti les fonctions comme suit :`, `verteilt die Ämter:` */
export function sharedOutAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    !/^(?:verdeeld|toegewezen|toegekend|verdeling|taakverdeling|reparti(?:es|s|t|tion)?|attribue(?:es|s)?|verteilt|verteilung)$/.test(
      tokens[at]?.fold ?? '',
    )
  )
    return null
  const near = [...tokens.slice(Math.max(0, at - 8), at), ...tokens.slice(at, at + 8)]
  return near.some(token =>
    /^(?:functies|taken|mandaten|taakverdeling|fonctions|mandats|charges|roles|amter|mandate|posten|aufgaben)$/.test(
      token.fold,
    ),
  ) && near.some(token => isSign(token, ':'))
    ? toCue('appointment', 'after', at)
    : null
}

/** `Nieuwe bestuurders`, `Nieuw:`, `Nouveaux administrateurs :`, `Huidige bestuurders:` at the start of a line. */
export function newcomersAt(tokens: readonly Token[], at: number): FoundCue | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  // `Monsieur X (nouveau)`
  if (
    isSign(tokens[at - 1], '(') &&
    isSign(next, ')') &&
    /^(?:nouve(?:au|lle)|nieuw|neu)$/.test(token?.fold ?? '')
  )
    return toCue('appointment', 'before', at)
  if (!token || !(token.opens || tokens[at - 1]?.opens || (isSign(tokens[at - 1], '.') && isUpper(token))))
    return null
  const isHeading = tokens
    .slice(at + 1, at + 5)
    .some(other => isSign(other, ':') && other.line === token.line)
  if (NEWCOMERS.test(token.fold) && isHeading) return toCue('appointment', 'after', at)
  // `Entrées`, `Sorties (administrateurs)` on a line of their own
  const rest = tokens.slice(at + 1, at + 6)
  const end = rest.findIndex(({ opens }) => opens)
  const isAlone =
    isUpper(token) && end >= 0 && rest.slice(0, end).every(other => other.class.office || isSign(other, '()'))
  if (IN_OR_OUT.test(token.fold) && token.opens && (isHeading || isAlone))
    return toCue(/^ent/.test(token.fold) ? 'appointment' : 'resignation', 'after', at)
  const first = token.opens || isSign(tokens[at - 1], '.')
  const opening = first ? token : tokens[at - 1]
  const beside = first ? next : tokens[at - 1]
  if (STAYING.test(token.fold) && isHeading && isUpper(opening) && beside?.class.office)
    return toCue('confirmation', 'after', at)
  if (!/^(?:nieuwe?|nouveaux|nouvelles|neue)$/.test(token.fold)) return null
  return isSign(next, ':') || (next?.class.office && isUpper(opening))
    ? toCue('appointment', 'after', at)
    : null
}

const IN_OR_OUT = /^(?:entrees?|entrante?s?|sorties?)$/
const NEWCOMERS =
  /^(?:neu(?:e[nrs]?)?|nouve(?:l|lles?|aux?)|(?:nieuw)?toegetreden|(?:toe|in|aan)tredende?|eintretende[nr]?|arrivees?|ersatz|nachfolger(?:in)?|starten|start|aanvang|begin|beginn|debut|opvolg(?:er|ster)|vervang(?:er|ster)|remplacante?)$/
// `Administrateurs restants :`, `Blijvende bestuurders:`
const STAYING =
  /^(?:huidige|blijvende|zetelende|actuel(?:le)?s|restante?s|maintenue?s|verbleibende|derzeitige)$/

/** `X en Y maken niet langer deel uit van de raad van bestuur` */
export function noMemberAt(tokens: readonly Token[], at: number): FoundCue | null {
  return tokens[at]?.fold === 'deel' && NO_PART.test(wordsOf(tokens, at - 3, at + 6))
    ? toCue('end_of_term', 'before', at)
    : null
}

const NO_PART =
  /\bma(?:akt?|ken) (?:niet (?:langer|meer)|geen) deel (?:meer )?uit van (?:de raad|het bestuur)/

/** `hebben zich niet opnieuw kandidaat gesteld`, `is niet meer herkiesbaar`, `stellt sich nicht mehr zur Wahl` */
export function noDutchCandidateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (/^(?:wahl|wiederwahl)$/.test(tokens[at]?.fold ?? ''))
    return /\b(?:stell(?:t|en)|stand(?:en)?) (?:sich )?nicht (?:mehr |erneut |wieder )?(?:zur|zu einer)$/.test(
      wordsOf(tokens, at - 6, at),
    )
      ? toCue('end_of_term', 'before', at)
      : null
  if (!/^(?:kandidaat|herkiesbaar)$/.test(tokens[at]?.fold ?? '')) return null
  return /\bniet\b/.test(wordsOf(tokens, at - 4, at)) ? toCue('end_of_term', 'before', at) : null
}
