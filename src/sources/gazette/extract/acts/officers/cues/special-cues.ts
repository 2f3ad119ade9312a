// Cues that several words make: verbs with a separate particle, `remplacé par`, `mettre fin au mandat`, `ne se représente
// plus`, and the composition of a board.

import type { MandateChange } from '../../../../../../domain/gazette-fact.ts'
import { has, isSign, isUpper, type Token } from '../tokens.ts'
import { type FoundCue, isBe, toCue, wordsOf } from './found-cue.ts'

/** `le conseil se compose comme suit`, `est dès lors composé de`: who is in office, nothing that changes. */
export function compositionAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    !/^(?:administree?s?|bestuurd|composee?|compose|composent|composition|samengesteld|samenstelling|zusammensetzung|bestaat|besteht)$/.test(
      tokens[at]?.fold ?? '',
    )
  )
    return null
  const near = tokens.slice(Math.max(0, at - 12), at + 8)
  const board = near.some(({ fold }) =>
    /^(?:conseil|organe|raad|bestuursorgaan|verwaltungsrat(?:e?s)?|bestuur)$/.test(fold),
  )
  const run =
    /^(?:administree?s?|bestuurd)$/.test(tokens[at]?.fold ?? '') &&
    /^(?:par|door)$/.test(tokens[at + 1]?.fold ?? '')
  return board || run ? toCue('confirmation', 'after', at) : null
}

const STAYS = /^(?:blijft|blijven|bleibt|bleiben)$/
const BECOMES = /^(?:wordt|worden|werd)$/

/** `blijft bestuurder`, which changes nothing, and `wordt voorzitter`. */
export function stateAt(tokens: readonly Token[], at: number): FoundCue | null {
  const fold = tokens[at]?.fold ?? ''
  const office = tokens.slice(at + 1, at + 7).findIndex(token => token.class.office || has(token, 'delegate'))
  if (STAYS.test(fold)) return { ...toCue('confirmation', 'before', at), weak: office < 0 }
  return BECOMES.test(fold) && office === 0 ? toCue('appointment', 'before', at) : null
}

/** `De functies worden als volgt verdeeld:` */
export function sharedOutAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^(?:verdeeld|toegewezen|toegekend|verdeling|taakverdeling)$/.test(tokens[at]?.fold ?? '')) return null
  const near = [...tokens.slice(Math.max(0, at - 8), at), ...tokens.slice(at, at + 8)]
  return near.some(token => /^(?:functies|taken|mandaten|taakverdeling)$/.test(token.fold)) &&
    near.some(token => isSign(token, ':'))
    ? toCue('appointment', 'after', at)
    : null
}

/** `Nieuwe bestuurders`, `Nieuw:` at the head of a line. */
export function newcomersAt(tokens: readonly Token[], at: number): FoundCue | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!/^nieuwe?$/.test(token?.fold ?? '') || !(token?.opens || tokens[at - 1]?.opens)) return null
  return isSign(next, ':') || next?.class.office ? toCue('appointment', 'after', at) : null
}

const SEPARABLE: { verb: RegExp; particle: RegExp; change: MandateChange; side: FoundCue['side'] }[] = [
  { verb: /^beruft$/, particle: /^ab$/, change: 'dismissal', side: 'after' },
  {
    verb: /^(?:wahlt|bestellt|ernennt|beruft)$/,
    particle: /^(?:wieder|erneut)$/,
    change: 'reappointment',
    side: 'after',
  },
  { verb: /^(?:legt|legen)$/, particle: /^(?:nieder|neer)$/, change: 'resignation', side: 'before' },
  { verb: /^(?:tritt|treten)$/, particle: /^zuruck$/, change: 'resignation', side: 'before' },
  {
    verb: /^(?:stelt|stellen|wijst|wijzen|duidt|duiden)$/,
    particle: /^aan$/,
    change: 'appointment',
    side: 'after',
  },
  { verb: /^(?:trekt|trekken)$/, particle: /^in$/, change: 'dismissal', side: 'after' },
  { verb: /^(?:geeft|geven)$/, particle: /^(?:handen|door|over)$/, change: 'resignation', side: 'before' },
  { verb: /^(?:treedt|treden)$/, particle: /^(?:toe|dienst)$/, change: 'appointment', side: 'before' },
  { verb: /^(?:neemt|nemen)$/, particle: /^waar$/, change: 'appointment', side: 'before' },
  { verb: /^(?:stelt|stellen)$/, particle: /^beschikking$/, change: 'resignation', side: 'before' },
  {
    verb: /^(?:loopt|lopen|liep|liepen)$/,
    particle: /^(?:af|einde)$/,
    change: 'end_of_term',
    side: 'before',
  },
  { verb: /^(?:volgt|volgen)$/, particle: /^op$/, change: 'appointment', side: 'before' },
  { verb: /^(?:treedt|treden)$/, particle: /^(?:af|terug)$/, change: 'resignation', side: 'before' },
]
// `aan te stellen`, `in te trekken`: whom it is about stands on either side.
const SEPARABLE_INFINITIVES: { particle: RegExp; verb: RegExp; change: MandateChange; weak: boolean }[] = [
  { particle: /^aan$/, verb: /^(?:stellen|duiden|wijzen)$/, change: 'appointment', weak: false },
  { particle: /^op$/, verb: /^dragen$/, change: 'appointment', weak: true },
  { particle: /^in$/, verb: /^trekken$/, change: 'dismissal', weak: true },
  { particle: /^af$/, verb: /^zetten$/, change: 'dismissal', weak: false },
]

/** The infinitive of a separable verb, `te` between its parts. */
export function separableInfinitiveAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (tokens[at + 1]?.fold !== 'te') return null
  const [particle, verb] = [tokens[at]?.fold ?? '', tokens[at + 2]?.fold ?? '']
  const found = SEPARABLE_INFINITIVES.find(one => one.particle.test(particle) && one.verb.test(verb))
  return found ? { ...toCue(found.change, 'either', at), to: at + 3, weak: found.weak } : null
}

const VERB_REACH = 45 // tokens

/** `beruft Frau X mit sofortiger Wirkung ab`: the end of the sentence says what the verb means. */
export function separableVerbAt(tokens: readonly Token[], at: number): FoundCue | null {
  const fold = tokens[at]?.fold ?? ''
  const verbs = SEPARABLE.filter(({ verb }) => verb.test(fold))
  if (verbs.length === 0 || /^(?:te|als)$/.test(tokens[at - 1]?.fold ?? '')) return null
  const after = tokens.slice(at + 1, at + VERB_REACH)
  const end = after.findIndex((token, index) => isSign(token, '.;') && endsClause(after, index))
  const rest = end < 0 ? after : after.slice(0, end)
  if (/^stel/.test(fold) && rest.some(token => token.fold === 'vast')) return null
  const found = verbs.find(({ particle, change }) =>
    rest.some(
      (token, index) =>
        particle.test(token.fold) &&
        (change !== 'dismissal' || index >= rest.length - 2 || isSign(rest[index + 1], ',')),
    ),
  )
  if (!found || (found.change === 'end_of_term' && endsLater(tokens, at))) return null
  return { ...toCue(found.change, found.side, at), weak: /^(?:geeft|geven|volg|loopt|lopen|liep)/.test(fold) }
}

// `2. Mai` ends none, `2022. De vergadering` does.
function endsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before?.kind !== 'number' || before.text.length > 2
}

/** `Madame X ne se représente plus` */
export function noCandidateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    !/^represente(?:nt)?$/.test(tokens[at]?.fold ?? '') ||
    tokens[at - 1]?.fold !== 'se' ||
    tokens[at - 2]?.fold !== 'ne'
  )
    return null
  return toCue('end_of_term', 'before', at)
}

/** `hebben zich niet opnieuw kandidaat gesteld`, `is niet meer herkiesbaar` */
export function noDutchCandidateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^(?:kandidaat|herkiesbaar)$/.test(tokens[at]?.fold ?? '')) return null
  return /\bniet\b/.test(wordsOf(tokens, at - 4, at)) ? toCue('end_of_term', 'before', at) : null
}

/** `X est remplacé par Y`: the one goes, the other comes. */
export function replacedAt(tokens: readonly Token[], at: number): FoundCue[] | null {
  if (
    /^remplacent?$|^remplacer$/.test(tokens[at]?.fold ?? '') &&
    /^(?:le|la|les)$/.test(tokens[at - 1]?.fold ?? '') &&
    tokens[at + 1]?.fold === 'par'
  )
    return [toCue('appointment', 'after', at + 1)]
  const exchange = exchangeAt(tokens, at)
  if (exchange) return exchange
  if (isTakenOver(tokens, at)) return [toCue('appointment', 'after', at + 1)]
  const active = replacesActively(tokens, at)
  if (active) return active
  if (!/^(?:remplacee?s?|vervangen|opgevolgd|ersetzt)$/.test(tokens[at]?.fold ?? '')) return null
  const by = tokens
    .slice(at + 1, at + PASSIVE_REACH)
    .findIndex(({ fold }) => /^(?:par|door|durch)$/.test(fold))
  const before = tokens.slice(Math.max(0, at - 4), at).some(isBe)
  if (by < 0 || !before) return null
  return successionOf('before', at, at + 1 + by)
}

// `de vervanging van X door Y`
function exchangeAt(tokens: readonly Token[], at: number): FoundCue[] | null {
  if (tokens[at]?.fold !== 'vervanging' || /^(?:ter|in|zijn|haar)$/.test(tokens[at - 1]?.fold ?? ''))
    return null
  const after = tokens.slice(at + 1, at + REPLACEMENT_REACH)
  const by = after.findIndex(({ fold }) => fold === 'door')
  const stop = after.findIndex(token => isSign(token, '.;:'))
  return by < 0 || (stop >= 0 && stop < by) ? null : successionOf('after', at, at + 1 + by)
}

// `deze functie wordt waargenomen door X`
function isTakenOver(tokens: readonly Token[], at: number): boolean {
  if (
    !/^(?:waargenomen|opgenomen|overgenomen)$/.test(tokens[at]?.fold ?? '') ||
    tokens[at + 1]?.fold !== 'door'
  )
    return false
  return tokens.slice(Math.max(0, at - PASSIVE_REACH), at).some(token => has(token, 'mandate'))
}

const successionOf = (side: FoundCue['side'], at: number, by: number): FoundCue[] => [
  { ...toCue('end_of_term', side, at), replaced: true },
  toCue('appointment', 'after', by),
]

const PASSIVE_REACH = 12 // tokens

// `remplacer X par Y`, `X te vervangen door Y`
function replacesActively(tokens: readonly Token[], at: number): FoundCue[] | null {
  const dutch = tokens[at]?.fold === 'vervangen' && /^(?:te|om)$/.test(tokens[at - 1]?.fold ?? '')
  const french =
    /^remplace(?:r|nt)?$/.test(tokens[at]?.fold ?? '') && !tokens.slice(Math.max(0, at - 3), at).some(isBe)
  if (!dutch && !french) return null
  const after = tokens.slice(at + 1, at + REPLACEMENT_REACH)
  const stop = after.findIndex(token => isSign(token, '.;:'))
  const by = after
    .slice(0, stop < 0 ? after.length : stop)
    .findIndex(({ fold }) => /^(?:par|door)$/.test(fold))
  if (by < 0) return null
  return successionOf(dutch ? 'before' : 'after', at, at + 1 + by)
}

const REPLACEMENT_REACH = 30 // tokens

/** `mettre fin au mandat de`, `constate la fin des mandats`: no term that lies ahead. */
export function endOfMandateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (/^eindig(?:t|en)$/.test(tokens[at]?.fold ?? ''))
    return has(tokens[at + 2], 'mandate') && !tokens[at + 1]?.opens ? toCue('end_of_term', 'after', at) : null
  const ends = comesToEnd(tokens, at)
  if (ends) return ends
  if (!namesMandate(tokens, at) && !(isHeading(tokens, at) && has(tokens[at + 1], 'mandate'))) return null
  const before = tokens.slice(Math.max(0, at - 10), at).map(({ fold }) => fold)
  if (/^(?:jusqu|pour|lors|apres|avant|duree)$/.test(before.at(-2) ?? '') || before.at(-1) === 'sans')
    return null
  const puts = /^(?:mettre|met|mettent|mis|mettant)$/.test(before.at(-1) ?? '')
  if (
    !puts &&
    !before.some(word => STATES.test(word)) &&
    at > 0 &&
    !isSign(tokens[at - 1], '-.:') &&
    !isHeading(tokens, at)
  )
    return null
  return toCue(puts ? 'dismissal' : 'end_of_term', 'after', at)
}

// `Einde mandaat als bestuurder` at the head of a line.
const isHeading = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.fold === 'einde' && (tokens[at]?.opens ?? false) && isUpper(tokens[at])

// `prend fin de plein droit ce jour`, not `prendra fin à l'assemblée de 2029`.
function comesToEnd(tokens: readonly Token[], at: number): FoundCue | null {
  if (tokens[at]?.fold === 'einde') return comesToDutchEnd(tokens, at)
  if (tokens[at]?.fold !== 'fin' || !/^(?:prend|prennent|pris)$/.test(tokens[at - 1]?.fold ?? '')) return null
  const after = wordsOf(tokens, at + 1, at + 9)
  const ahead = /assemblee|issue|lors|cloture/.test(after)
  const now = /plein droit|ce jour|immediat|aujourd|la date|des ce/.test(after)
  return now && !ahead ? { ...toCue('end_of_term', 'before', at), weak: true } : null
}

/** `na de jaarvergadering van 2029`, `hun mandaat`: when a term ends, not that it has ended. */
export function endsLater(tokens: readonly Token[], at: number): boolean {
  const near = wordsOf(tokens, at - 14, at + 12)
  return (
    /jaarvergadering|algemene vergadering (?:van|die)|\bzal\b|\bzullen\b/.test(near) ||
    /\b(?:hun|zijn|haar|dit|deze) (?:mandaat|mandaten|opdracht|functie)/.test(
      wordsOf(tokens, at - 30, at + 4),
    )
  )
}

// `neemt een einde`, `een einde heeft genomen`.
function comesToDutchEnd(tokens: readonly Token[], at: number): FoundCue | null {
  const near = wordsOf(tokens, at - 30, at + 4)
  if (
    tokens[at - 1]?.fold !== 'een' ||
    !/\b(?:neemt|nemen|nam|namen|kwam|kwamen|komt|komen|genomen|gekomen)\b/.test(near)
  )
    return null
  return endsLater(tokens, at) ? null : toCue('end_of_term', 'before', at)
}

// A mandate behind the word within the sentence, `fin au mandat`, or an office such as `Verwaltungsratsmandats`.
function namesMandate(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 16)
  const sentenceEnd = next.findIndex(token => isSign(token, '.;:'))
  const reach = next.slice(0, sentenceEnd < 0 ? next.length : sentenceEnd)
  return reach.some(
    (token, index) =>
      (has(token, 'mandate') &&
        /^(?:du|au|aux|des|de|la|les|son|sa|leur|leurs|d'|van|het|der)$/.test(
          reach[index - 1]?.fold ?? '',
        )) ||
      (/mandats?$/.test(token.fold) && token.class.office),
  )
}

const STATES =
  /^(?:constat[a-z]*|acte|acter|mettre|met|mettent|mis|prend|pris|kenntnis|stelt|vast|akte|nimmt|acte|approuve|accepte|decide|fait)$/
