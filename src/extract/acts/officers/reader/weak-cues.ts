// Cues such as `confirme` or `quitte`, which tell of an office only where one is next to them. Each word has its own
// distance and side.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import type { Content } from '../attach/attached.ts'
import { type FoundCue, isBe, wordsOf } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import { has, isSign } from '../tokens.ts'
import type { Reader } from './reader.ts'
import { isHeld } from './stated-offices.ts'

type Place = { cue: FoundCue; content: Content; reader: Reader; word: string }

const NEAR = 30 // tokens to an office
const ELECTED_REACH = 120 // tokens: three companies with their representatives and addresses
const NEAR_MANDATE = 12 // tokens to a word such as `mandat`

/** False for a weak cue without an office or a mandate next to it. */
export function isAboutOffice(cue: FoundCue, content: Content, reader: Reader): boolean {
  const word = reader.tokens[cue.at]?.fold ?? ''
  if (!cue.weak) return true
  const place = { cue, content, reader, word }
  for (const [words, holds] of RULES) {
    const decided = words.test(word) ? holds(place) : null
    if (decided !== null) return decided
  }
  return isConfirmation(place) ?? (isNear(place, 'held', NEAR) || isNearMandate(place))
}

const KINDS = {
  held: isHeld,
  linked: (one: FoundOffice) => one.linked && isHeld(one),
  board: ({ office }: FoundOffice) => office === 'board',
  member: (one: FoundOffice) => isHeld(one) || one.office === 'board',
  daily: ({ office }: FoundOffice) => office === 'daily_management',
}

const isNear = ({ cue, content }: Place, kind: keyof typeof KINDS, reach: number): boolean =>
  content.offices.some(one => KINDS[kind](one) && Math.abs(one.from - cue.at) < reach)

const isBehind = ({ cue, content }: Place, kind: keyof typeof KINDS, reach: number): boolean =>
  content.offices.some(one => KINDS[kind](one) && one.from > cue.at && one.from - cue.at < reach)

const before = ({ reader, cue }: Place): string => reader.tokens[cue.at - 1]?.fold ?? ''

const hasMandate = ({ reader }: Place, from: number, to: number): boolean =>
  reader.tokens.slice(from, to).some(token => has(token, 'mandate'))

/** By word; null leaves it to the next rule. */
const RULES: [RegExp, (place: Place) => boolean | null][] = [
  [/^(?:constitution|installation)$/, place => isBehind(place, 'board', 6)],
  // `wählt X, wohnhaft in …, und Y, wohnhaft in …, zu Verwaltern`
  [/^(?:wahlte?|wahlen|kiest|kiezen)$/, place => isBehind(place, 'linked', ELECTED_REACH) || null],
  // `appelle X à siéger au conseil d'administration`
  [/^appel/, place => isBehind(place, 'board', ELECTED_REACH) || null],
  // `Le mandat de X, né à …, domicilié à …, prend fin ce jour`
  [/^fin$/, place => hasMandate(place, place.content.from, place.cue.at) || null],
  [/^mise$/, place => isBehind(place, 'member', 8)],
  [
    /^devien/,
    ({ cue, content }) =>
      content.offices.some(one => isHeld(one) && one.from >= cue.to && one.from - cue.to < 3),
  ],
  // `laquelle est chargée de la gestion journalière` describes who was named.
  [
    /^charge/,
    ({ reader, cue }) => (DESCRIBES.test(wordsOf(reader.tokens, cue.at - 4, cue.at)) ? false : null),
  ],
  [/^chargee/, place => isBehind(place, 'held', 4) || null],
  [/^(?:charge|belast|gelast)/, place => isBehind(place, 'daily', 20) || isBehind(place, 'linked', 12)],
  [
    /^entrant/,
    ({ reader, cue }) => isSign(reader.tokens[cue.to], ':') || (reader.tokens[cue.to]?.opens ?? false),
  ],
  [/^(?:rejoi|integre)/, place => isBehind(place, 'board', 6)],
  [/^(?:retire|desist)/, place => /^s[e']/.test(before(place)) && isNear(place, 'member', 12)],
  [
    /^(?:neergelegd|geef|geven|verfugung|decharge|releve|demise?$|entb|enth)/,
    place => hasMandate(place, Math.max(place.content.from, place.cue.at - 8), place.cue.to + 5),
  ],
  [
    /^aus(?:ge|sch)/,
    ({ reader, cue }) => reader.tokens.slice(cue.to, cue.to + 3).some(token => isSign(token, ':')) || null,
  ],
  [/^ausge/, place => isNear(place, 'member', NEAR)],
  [/^(?:opgedrag|dra[ag]|ubertrag|beauftrag|entzogen)/, place => isNear(place, 'daily', 20)],
  [/^volg/, place => isBehind(place, 'linked', 12)],
  [/^deleg/, place => isNear(place, 'daily', 8)],
  [/^confie/, entrustsMandate],
  [/^confiee/, place => isNear(place, 'held', 20)],
  [/^(?:confie|toevertr)/, place => isNear(place, 'held', 12)],
  // `Madame X lui succède`, behind an end
  [
    /^succed/,
    place =>
      /^(?:lui|leur)$/.test(before(place))
        ? place.reader.group.some(({ change }) => !beginsMandate(change))
        : isBehind(place, 'linked', ELECTED_REACH) || null,
  ],
  // `reprend la présidence`, `est portée à la présidence`, `abandonne le secrétariat`
  [/^(?:repren|porte|abandonne)/, place => isBehind(place, 'held', 4)],
  [/^(?:exclu|quitt|verla[at])/, place => isBehind(place, 'member', 8)],
  [/^remplace/, place => isBehind(place, 'linked', 16)],
  [/^retrait$/, withdraws],
  [/^renonc/, place => isBehind(place, 'held', 4) || null],
  [
    /^(?:renonc|cess|arret)/,
    place =>
      hasMandate(place, place.cue.to, place.cue.to + (place.word === 'arret' ? 2 : 4)) ||
      (place.reader.tokens.slice(place.cue.to, place.cue.to + 3).some(isBe) && isBehind(place, 'held', 6)),
  ],
]

const DESCRIBES = /\b(?:laquelle|lequel|lesquels|qui) (?:est|sont|sera)(?: [a-z]+)?$/

// `décide de le confier à`, `confie le mandat à`
function entrustsMandate(place: Place): boolean | null {
  const { reader, cue, content } = place
  if (/^(?:le|la|les)$/.test(before(place)))
    return reader.expired !== null || hasMandate(place, content.from, cue.at)
  return /^(?:le|ce|les|ces) mandats? /.test(wordsOf(reader.tokens, cue.to, cue.to + 3)) || null
}

// `accepte le retrait de Monsieur X`
function withdraws({ reader, cue, content }: Place): boolean {
  return (
    reader.tokens[cue.at]?.class.spelling === undefined &&
    content.names.some(({ from }) => from - cue.to <= 2 && from > cue.to)
  )
}

// `X, bestuurder, bevestigt de ontvangst`, `verklaart dat X haar inschrijving heeft bevestigd`: null where it may be a
// mandate that is confirmed.
function isConfirmation({ cue, content, reader, word }: Place): boolean | null {
  const { tokens } = reader
  const { from, to } = content
  if (tokens[cue.to]?.fold === 'avoir') return false
  if (
    /^(?:confirment?|bestatigt|bevestigt|bevestigen)$/.test(word) &&
    cue.side === 'after' &&
    !tokens.slice(from, cue.at).some(isBe)
  )
    return tokens
      .slice(cue.to, to)
      .some(token => token.class.office || has(token, 'mandate') || has(token, 'title'))
  const that = tokens.slice(from, cue.at).findLastIndex(({ fold }) => /^(?:dat|dass?)$/.test(fold))
  return /^(?:bevestigd|bestatigt)$/.test(word) && that >= 0
    ? tokens.slice(from + that, to).some(token => token.class.office || has(token, 'mandate'))
    : null
}

const isNearMandate = (place: Place): boolean =>
  hasMandate(
    place,
    Math.max(place.content.from, place.cue.at - NEAR_MANDATE),
    Math.min(place.content.to, place.cue.at + NEAR_MANDATE),
  )
