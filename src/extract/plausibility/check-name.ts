// Checks whether a name is plausible: no article of law, court, page header, label, phrase or street.

import type { NameDoubt } from '../../domain/publications/gazette-fact.ts'
import { FORMS, fold, PARTICLES } from '../notices/people/names/word-lists.ts'
import { MAX_NAME_LENGTH, NOT_A_NAME_PATTERNS } from './not-a-name-patterns.ts'

export type Named = 'person' | 'company'

/** Why `name` is implausible for a person or company; null if plausible. */
export function checkName(name: string, named: Named): NameDoubt | null {
  if (!(named === 'person' ? /\p{L}{2}/u : /[\p{L}\p{Nd}]/u).test(name)) return 'name_without_letters'
  // Checked first: the patterns run on short texts only.
  if (name.length > MAX_NAME_LENGTH[named]) return 'name_too_long'
  const sign = NOT_A_NAME_PATTERNS.find(one => one[named]?.test(name))
  if (sign) return sign.reason
  return named === 'person' && hasPlainWord(name) ? 'name_is_phrase' : null
}

/** As `checkName`, for a name that may be a firm's: it starts or ends with a legal form. */
export function checkPersonOrFirmName(name: string): NameDoubt | null {
  return checkName(name, isFirm(name) ? 'company' : 'person')
}

function isFirm(name: string): boolean {
  const words = name.split(/\s+/)
  return [words[0], words.at(-1)].some(
    word => word !== undefined && words.length > 1 && FORMS.has(fold(word)),
  )
}

// Names are capitalised; sentences contain lower-case words.
const PLAIN_WORD = /^\p{Ll}{2,}[.:]?$/u

function hasPlainWord(name: string): boolean {
  return name
    .split(/[\s'’]+/)
    .some(word => PLAIN_WORD.test(word) && !PARTICLES.has(fold(word)) && !NAME_PARTICLES.has(word))
}

// Lower-case particles in names.
const NAME_PARTICLES = new Set(
  'dit en et und y e ep epse épouse epouse veuve weduwe dei af bin ben ibn tot thoe uit op aan in het zum vander vanden'.split(
    ' ',
  ),
)
