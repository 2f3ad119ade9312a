// Whether a name is made of names: no article of law, court, page head, label, phrase or street.

import type { NameDoubt } from '../../domain/publications/gazette-fact.ts'
import { FORMS, fold, PARTICLES } from '../notices/people/names/word-lists.ts'
import { MAX_NAME_LENGTH, NOT_A_NAME_PATTERNS } from './not-a-name-patterns.ts'

export type Named = 'person' | 'company'

/** Why `name` cannot be the name of a person or of a company; null when it can. */
export function checkName(name: string, named: Named): NameDoubt | null {
  if (!(named === 'person' ? /\p{L}{2}/u : /[\p{L}\p{Nd}]/u).test(name)) return 'name_without_letters'
  // First: signs are looked for in short texts only.
  if (name.length > MAX_NAME_LENGTH[named]) return 'name_too_long'
  const sign = NOT_A_NAME_PATTERNS.find(one => one[named]?.test(name))
  if (sign) return sign.reason
  return named === 'person' && hasPlainWord(name) ? 'name_is_phrase' : null
}

/** As `doubtName`, of somebody who may be a firm: a legal form begins or ends its name. */
export function checkPersonOrFirmName(name: string): NameDoubt | null {
  return checkName(name, isFirm(name) ? 'company' : 'person')
}

function isFirm(name: string): boolean {
  const words = name.split(/\s+/)
  return [words[0], words.at(-1)].some(
    word => word !== undefined && words.length > 1 && FORMS.has(fold(word)),
  )
}

// Names have capitals; a sentence has words without.
const PLAIN_WORD = /^\p{Ll}{2,}[.:]?$/u

function hasPlainWord(name: string): boolean {
  return name
    .split(/[\s'’]+/)
    .some(word => PLAIN_WORD.test(word) && !PARTICLES.has(fold(word)) && !NAME_PARTICLES.has(word))
}

// Between or before names, in small letters.
const NAME_PARTICLES = new Set(
  'dit en et und y e ep epse épouse epouse veuve weduwe dei af bin ben ibn tot thoe uit op aan in het zum vander vanden'.split(
    ' ',
  ),
)
