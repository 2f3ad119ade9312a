// Excludes cues that state no change of their own: past appointments, discharge, adjectives, and an end that the same
// sentence cancels by reappointment.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { has, isSign, isUpper, type Token } from '../tokens.ts'
import { type FoundCue, isAttribute, isBe, isHave, wordsOf } from './found-cue.ts'

/**
 * `X, nommé à cette fonction par décision du …, publiée aux annexes`: background on an earlier appointment.
 */
export function isPastAppointment(tokens: readonly Token[], at: number, { side, change }: FoundCue): boolean {
  if (side !== 'before' || !beginsMandate(change)) return false
  if (RECALLS.test(wordsOf(tokens, at - RECALLED_REACH, at))) return true
  const after = tokens.slice(at + 1, at + 16)
  // `les administrateurs nommés le 3 mai`
  if (tokens[at - 1]?.class.office && after[0]?.fold === 'le' && after[1]?.kind === 'number') return true
  if (IN_YEAR.test(wordsOf(tokens, at - 5, at))) return true
  if (WAS.test(wordsOf(tokens, at - 3, at)) && /^in \d{4}\b/.test(wordsOf(tokens, at + 1, at + 3)))
    return true
  if (tokens.slice(Math.max(0, at - 4), at).some(token => isBe(token) || isHave(token))) return false
  if (isSign(tokens[at - 1], ',') && BY_DEED.test(wordsOf(tokens, at + 1, at + 10))) return true
  const stop = after.findIndex(token => isSign(token, ';:'))
  return after
    .slice(0, stop < 0 ? after.length : stop)
    .some(
      ({ fold }, index) =>
        /^(?:publiee?s?|constitutifs?|constitutive)$/.test(fold) ||
        (fold === 'decision' && after[index - 1]?.fold === 'par') ||
        (fold === 'lors' && /^(?:de|du)$/.test(after[index + 1]?.fold ?? '') && index < 5),
    )
}

// `werd in 2018 benoemd`, `X, benoemd bij akte van 3 mei 2019, verklaart`
const IN_YEAR = /\b(?:in|im jahre?) \d{4}(?: [a-z]+)?$|\b(?:der|die|qui) (?:en )?\d{4}\b/
const WAS = /\b(?:werd|werden|wurden?)\b/
const BY_DEED = /^[^.;]*\b(?:bij (?:akte|besluit|beslissing)|durch (?:urkunde|beschluss?)) /
const RECALLED_REACH = 16 // tokens
// `rappelle que X a été nommé`, `herinnert eraan dat X werd benoemd`
const RECALLS =
  /\b(?:rappell?ee? que|rappellent que|herinner(?:t|en) (?:eraan|er aan) dat|erinnert daran[ ,]+dass)\b[^.;]*$/

/** `renouvellement de leur nomination`: the first noun is the change. */
export function isRenewed(tokens: readonly Token[], at: number, { change }: FoundCue): boolean {
  if (change !== 'appointment') return false
  return /\b(?:renouvellement|reconduction|hernieuwing|verlenging|erneuerung) (?:de|van|der) (?:(?:la|leurs?|sa|ses|l'|hun|haar|zijn|de|ihrer) )?$/.test(
    `${wordsOf(tokens, at - 3, at)} `,
  )
}

/** `ontslagnemend ingevolge zijn benoeming tot rechter`: to no office here. */
export function isElsewhere(tokens: readonly Token[], at: number, { change }: FoundCue): boolean {
  if (change !== 'appointment' || !POSSESSIVE.test(tokens[at - 1]?.fold ?? '')) return false
  const as =
    /^(?:tot|als|zum|zur|comme|en qualite de)$/.exec(wordsOf(tokens, at + 1, at + 2)) ??
    /^en qualite de$/.exec(wordsOf(tokens, at + 1, at + 4))
  if (as === null) return false
  const from = at + 1 + as[0].split(' ').length
  return !tokens
    .slice(from, from + 4)
    .some(token => token.class.office || has(token, 'delegate') || has(token, 'mandate'))
}

const POSSESSIVE = /^(?:zijn|haar|hun|diens|sa|son|leur|seiner?|ihrer?)$/

/** `verlengt de huurovereenkomst met X`, `renouvelle sa confiance`: no mandate. */
export const isOfContract = (tokens: readonly Token[], at: number, { change }: FoundCue): boolean =>
  change === 'reappointment' &&
  (CONTRACT.test(wordsOf(tokens, at + 1, at + 5)) ||
    CONTRACT_BEFORE.test(wordsOf(tokens, at - CONTRACT_REACH, at)))

const CONTRACT_REACH = 24 // tokens
const CONTRACT_BEFORE = /\b(?:huurovereenkomst|huurcontract|mietvertrag|bail)\b(?!.*\bmanda)[^.;]*$/
const CONTRACT =
  /^(?:(?:de|het|den|die|la|le|les|son|sa|leur|du|de la|haar|zijn|hun|ihr|sein|van) ?){0,2}(?:[a-z]*overeenkomst|vertrouwen|[a-z]*vertrag|vertrauen|bail|confiance|contrat|credit|krediet|autorisation)\b/

/** `lequel a accepté ladite nomination`: accepts what another cue states. */
export function isAcceptance(tokens: readonly Token[], at: number, { change }: FoundCue): boolean {
  if (change !== 'appointment' || !tokens[at]?.class.cues?.some(({ form }) => form === 'noun')) return false
  const before = wordsOf(tokens, at - ACCEPTED_REACH, at)
  if (/\baccepte[a-z]* (?:ladite|cette|ces|sa|son|leurs?)$/.test(before)) return true
  return /\b(?:qui|lequel|laquelle|lesquel(?:le)?s)\b.*\baccepte[a-z]* (?:la|les)$/.test(before)
}

const ACCEPTED_REACH = 14 // tokens

/** `décharge aux administrateurs démissionnaires`: discharge, no new change. */
export function isDischarge(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (
    !/^(?:demissionnaire|sortant|ontslagnemend|uittredend|aftredend|ausscheidend|nommee?s?$|renommee?s?$)/.test(
      token.fold,
    )
  )
    return false
  // `a donné décharge aux administrateurs et a nommé X`: another decision.
  if (/^(?:re)?nomme$/.test(token.fold) && /^(?:a|et|ont)$/.test(tokens[at - 1]?.fold ?? '')) return false
  if (isAttribute(tokens, { at, to: at + 1 }) && IS_DISCHARGED.test(wordsOf(tokens, at, at + 20))) return true
  for (let before = at - 1; before >= Math.max(0, at - 14); before--) {
    if (isSign(tokens[before], '.;')) return false
    if (DISCHARGE.test(tokens[before]?.fold ?? '')) return true
  }
  return false
}

// `aan de ontslagnemende bestuurder X wordt kwijting verleend`
const IS_DISCHARGED = /^[^.;]*\b(?:kwijting|entlastung)\b/
const DISCHARGE = /^(?:decharge|quitus|kwijting|entlastung)$/

/** `Het mandaat van X heeft een einde genomen door zijn overlijden`: the end was already matched before. */
export function isCauseOfEnd(tokens: readonly Token[], cue: FoundCue, all: readonly FoundCue[]): boolean {
  const before = all[all.indexOf(cue) - 1]
  if (cue.change !== 'death' || before?.change !== 'end_of_term' || cue.at - before.at > 10) return false
  return /^(?:zijn|haar|hun|diens|son|leur)$/.test(tokens[cue.at - 1]?.fold ?? '')
}

/** `De mandaten vervallen en worden verlengd`, `neemt een einde en beslist dit mandaat te hernieuwen`: renewed, so not ended. */
export function isRenewedAtOnce(tokens: readonly Token[], cue: FoundCue, all: readonly FoundCue[]): boolean {
  if (cue.change !== 'end_of_term') return false
  const next = all[all.indexOf(cue) + 1]
  if (next?.change !== 'reappointment' || next.negated) return false
  const gap = wordsOf(tokens, cue.to, next.at)
  if (!(next.side === 'before' && next.at - cue.at <= 10) && !SAME_MANDATE.test(gap)) return false
  return tokens.slice(cue.to, next.at).every(token => !isUpper(token) && !isSign(token, '.;'))
}

const SAME_MANDATE = /\b(?:dit|deze|dieses|diese|ce|zijn|haar|hun) (?:manda[a-z]+|opdracht|functie|amt)\b/

/** `Le mandat de X étant venu à échéance, l'assemblée décide de le renouveler`: the verb behind states the change. */
export function isRenewedBehind(tokens: readonly Token[], cue: FoundCue, all: readonly FoundCue[]): boolean {
  const next = all[all.indexOf(cue) + 1]
  if (!cue.expires || !next || next.negated || next.expires) return false
  if (next.change !== 'reappointment' && next.change !== 'end_of_term') return false
  return tokens.slice(cue.to, next.at).every(token => !isSign(token, '.;'))
}

/** `heeft X bij coöptatie benoemd`: how X was appointed. */
export function isManner(
  tokens: readonly Token[],
  { at, change }: FoundCue,
  all: readonly FoundCue[],
): boolean {
  if (change !== 'appointment' || !/^(?:bij|door|par|durch)$/.test(tokens[at - 1]?.fold ?? '')) return false
  return all.some(
    other => other.at !== at && other.change === change && Math.abs(other.at - at) < MANNER_REACH,
  )
}

const MANNER_REACH = 8 // tokens

/** `Ontslag en benoeming van bestuurders: X, Y`: a heading that tells nothing of X and Y. */
export function isInHeading(
  tokens: readonly Token[],
  { at, change, side }: FoundCue,
  all: readonly FoundCue[],
): boolean {
  const other = all.find(one => one.change !== change && Math.abs(one.at - at) === 2)
  const first = Math.min(at, other?.at ?? at)
  if (
    !other ||
    side === 'before' ||
    !/^(?:en|und|et|-|–|\/)$/.test(tokens[first + 1]?.fold ?? '') ||
    !tokens[first]?.opens
  )
    return false
  const label = tokens.slice(first + 3, first + 8)
  const end = label.findIndex(token => isSign(token, ':'))
  return end >= 0 && label.slice(0, end).every(token => !isUpper(token))
}

/** `confirme sa décision de démissionner`, `confirme la nomination de X`: the second word is the change. */
export function confirmsChange(tokens: readonly Token[], cue: FoundCue, all: readonly FoundCue[]): boolean {
  if (!/^confirm/.test(tokens[cue.at]?.fold ?? '')) return false
  const next = all[all.indexOf(cue) + 1]
  if (!next || next.at - cue.at > CONFIRMED_REACH) return false
  return tokens
    .slice(cue.to, next.at)
    .every(token => !isUpper(token) && !isSign(token, '.;:') && !token.class.office && !has(token, 'mandate'))
}

const CONFIRMED_REACH = 12 // tokens

/** `Uittredend: X, Y`, `Sont sortants : X` at the start of a line. */
export function isLeaversHeading(tokens: readonly Token[], at: number): boolean {
  if (!OUTGOING.test(tokens[at]?.fold ?? '')) return false
  const opens = tokens[at]?.opens ?? false
  if (opens && isUpper(tokens[at]) && tokens[at + 1]?.opens) return true
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  // `Sont sortants et non rééligibles :`
  if (
    before?.opens &&
    isBe(before) &&
    /^(?:et|en|und) [a-z]+(?: [a-z]+)? :/.test(wordsOf(tokens, at + 1, at + 5))
  )
    return true
  if (isSign(next, ':'))
    return opens || (before?.opens === true && (before.class.office !== undefined || isBe(before)))
  return opens && next?.class.office !== undefined && isSign(tokens[at + 2], ':')
}

// `Uittredend:`, `Sortant:`, `Ontslagnemende bestuurders:`, `Administrateurs démissionnaires:`
const OUTGOING =
  /^(?:uittredend|aftredend|ontslagnemend|sortant|demissionnaire|ausscheidend|ausgeschieden|ausgetreten)/

/** `renouvelle les mandats des administrateurs sortants`: an adjective; another cue states the change. */
export function isAdjective(tokens: readonly Token[], cue: FoundCue, all: readonly FoundCue[]): boolean {
  if (
    !/^(?:sortant|uittredend|aftredend|ausscheidend|demissionnaires?$|ontslagnemend)/.test(
      tokens[cue.at]?.fold ?? '',
    )
  )
    return false
  if (isLeaversHeading(tokens, cue.at) || tokens.slice(Math.max(0, cue.at - 2), cue.at).some(isBe))
    return false
  if (ELIGIBLE.test(wordsOf(tokens, cue.to, cue.to + 3))) return true
  // `réélit pour six ans tous les administrateurs sortants`
  const before = tokens[cue.at - 1]
  const attribute = isAttribute(tokens, cue)
  const reach = before?.class.office && !before.opens ? SENTENCE_REACH : 14
  return all.some(
    other =>
      other !== cue &&
      !other.weak &&
      beginsMandate(other.change) &&
      Math.abs(other.at - cue.at) <
        (attribute && other.change === 'reappointment' ? SENTENCE_REACH : reach) &&
      !tokens
        .slice(Math.min(other.at, cue.at), Math.max(other.at, cue.at))
        .some((token, at, gap) => isSign(token, '.;') && !has(gap[at - 1], 'title')),
  )
}

// `uittredend en herkiesbaar`
const ELIGIBLE = /^(?:en|et|und) (?:herkiesbaar|herbenoembaar|reeligibles?|wiederwahlbar)/
const SENTENCE_REACH = 24 // tokens
