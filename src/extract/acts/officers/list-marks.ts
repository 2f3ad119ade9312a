// Marks of lists: bullets, numbers and letters before an entry, and labels with a colon behind them.

import { isOrdinary } from './lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from './tokens.ts'

const LONGEST_LABEL = 10 // tokens

/** `Administrateurs pour la commune de X : A, B` */
export function isOfficeLabel(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (!token.class.office || !isUpper(token) || has(tokens[at - 1], 'particle')) return false
  const colon = tokens.slice(at + 1, at + LONGEST_LABEL).findIndex(next => isSign(next, ':'))
  const name = tokens[at + colon + 2]
  return (
    colon >= 0 && tokens[at + colon + 1]?.line === token.line && name?.line === token.line && isUpper(name)
  )
}

/** `Mandat non renouvelé : X`, `Entrées (administrateurs) :`: one capital, and a colon on the same line. */
export function isLabel(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (!isUpper(token) || !isOrdinary(token.fold) || isSign(tokens[at - 1], ',')) return false
  const rest = tokens.slice(at + 1, at + LONGEST_LABEL)
  const colon = rest.findIndex(next => isSign(next, ':'))
  return colon >= 0 && rest[colon]?.line === token.line && !rest.slice(0, colon).some(isUpper)
}

// `2. Madame X`, behind a comma too.
function isNumberedName(tokens: readonly Token[], at: number): boolean {
  const name = tokens[at + 2]
  return (
    /^\d{1,2}$/.test(tokens[at]?.text ?? '') &&
    isSign(tokens[at + 1], '.)°') &&
    has(name, 'title') &&
    isUpper(name)
  )
}

const LONGEST_ENTRY = 60 // tokens

/** `Sont nommés : 1. Jean Dupont, 2. Marie Leroy`: numbers within a line that count from 1, `counted` before this one. */
export function isNumberedInline(
  tokens: readonly Token[],
  masked: readonly boolean[],
  at: number,
  counted: number,
): boolean {
  const number = Number(tokens[at]?.text)
  if (tokens[at]?.opens || number !== counted + 1 || !isMarker(tokens, at)) return false
  // Within an address only a title tells that it has ended.
  if (masked[at] && !has(tokens[at + 2], 'title')) return false
  const before = tokens[at - 1] as Token
  if (counted > 0) return isSign(before, ',;.') || /^(?:et|en|und)$/.test(before.fold) || isUpper(before)
  if (!isSign(before, ':')) return false
  const following = tokens.slice(at + 2, at + 2 + LONGEST_ENTRY)
  return following.some(({ text }, place) => text === '2' && isMarker(tokens, at + 2 + place))
}

// `2. Jean`, `2) Marie`
function isMarker(tokens: readonly Token[], at: number): boolean {
  const [number, sign] = [tokens[at], tokens[at + 1]]
  return (
    /^\d{1,2}$/.test(number?.text ?? '') &&
    isSign(sign, '.)°') &&
    sign?.start === number?.end &&
    (isUpper(tokens[at + 2]) || /^(?:de|la|le|mevrouw|monsieur|madame)$/.test(tokens[at + 2]?.fold ?? ''))
  )
}

/** Where the bullet that begins at `at` ends; `at` where there is none. */
export function bulletEnd(tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token
  if (!token.opens) return at
  const next = tokens[at + 1]
  if (
    /^(?:et|de|du|des|la|le|les|d'|und|en|van|der|,|comme|monsieur|madame)$/.test(
      tokens[at - 1]?.fold ?? '',
    ) &&
    !isSign(token, '-–•*') &&
    !isNumberedName(tokens, at)
  )
    return at
  if (isSign(token, '-–—•*·▪➢>■°') && isWord(next) && next?.line === token.line) return at + 1
  if (
    token.kind === 'number' &&
    /^\d{1,2}$/.test(token.text) &&
    isSign(next, '.)°/-') &&
    isWord(tokens[at + 2]) &&
    next?.start === token.end
  )
    return at + 2
  // `2°)`
  if (
    /^\d{1,2}$/.test(token.text) &&
    isSign(next, '°') &&
    isSign(tokens[at + 2], ')}]') &&
    isWord(tokens[at + 3])
  )
    return at + 3
  if (/^\d{1,2}\.$/.test(token.text) && isWord(next)) return at + 1
  // `(1)`, `(ii)`
  if (
    isSign(token, '(') &&
    /^(?:\d{1,2}|[a-h]|[ivx]{1,4})$/.test(next?.text ?? '') &&
    isSign(tokens[at + 2], ')')
  )
    return isWord(tokens[at + 3]) ? at + 3 : at
  // `IV. Benoemingen`, `5.2 Benoemingen`
  if (/^[IVX]{1,4}$/.test(token.text) && isSign(next, '.') && isUpper(tokens[at + 2])) return at + 2
  if (/^\d{1,2}\.\d{1,2}$/.test(token.text) && isUpper(next)) return at + 1
  if (/^[a-hA-H]$/.test(token.text) && isSign(next, ').') && isWord(tokens[at + 2])) return at + 2
  // Noise of a misread bullet before a name with a title.
  if (
    token.text.length <= 2 &&
    !has(token, 'title') &&
    !has(token, 'particle') &&
    (has(next, 'titles') || (has(next, 'title') && (next?.fold.length ?? 0) > 3))
  )
    return at + 1
  return at
}
