// Word lists that separate names from titles, streets and legal states. Words are compared folded: upper
// case, no accents, ASCII letters and digits.

import givenNames from '../../../../../data/gazette/given-names.json' with { type: 'json' }
import lists from '../../../../../data/gazette/name-word-lists.json' with { type: 'json' }

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

export const GIVEN_NAMES = setOf(givenNames.names)
/** Of those after whom streets are called: `JAN BREYDELLAAN`. */
export const STREET_GIVEN_NAMES = setOf(lists.street_given_names)
export const TITLES = setOf(lists.titles)
export const PROFESSIONAL_TITLES = setOf(lists.professional_titles)
export const PROFESSIONS = setOf(lists.professions)
export const PARTICLES = setOf(lists.particles)
export const WEAK_OPENERS = setOf(lists.weak_openers)
export const BEFORE_STREETS = setOf(lists.before_streets)
export const BEFORE_OPENERS = new Set([...BEFORE_STREETS, ...setOf(lists.before_openers)])
export const STATUS_WORDS = setOf(lists.status)
export const REPRESENTING = setOf(lists.representing)
export const CONTINUATIONS = setOf(lists.continuations)
export const FORMS = setOf(lists.forms)
export const SHORT_FORMS = setOf(lists.short_forms)
export const COUNTRIES = setOf(lists.countries)
export const COUNTRY_CODES = setOf(lists.country_codes)

/** Words that end a foreign street: the words before belong to it. */
export const CLOSERS = setOf(lists.closers)

/** `SRL X`, `ASBL « Y »`: forms of three letters or more, because `SA` is also a surname. */
export function beginsWithForm(name: string): boolean {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && first.length >= 3 && FORMS.has(fold(first))
}

const OPENERS = setOf(lists.openers)
// Long words are matched with one edit (`AVENEU`, `CHAUSEE`).
const LONG_OPENERS = ['AVENUE', 'BOULEVARD', 'CHAUSSEE', 'RESIDENCE', 'IMPASSE', 'SENTIER']
const HYPHENATED_OPENER =
  /^(?:GRAND|VIEILLE|ANCIENNE|PETITE|HAUTE|BASSE|GRANDE)['-](?:RUE|PLACE|ROUTE|VOIE|CHAUSSEE)/
const RUN_TOGETHER = /^(?:RUE|AVENUE|CHAUSSEE|BOULEVARD|PLACE)(?:DE|DU|DES|D'|L')\p{Lu}{3}/u
const STREET_ENDING = new RegExp(`.(?:${escaped(lists.street_endings)})$`, 'u')
const EPONYM_ENDING = new RegExp(`^(.+?)(?:${escaped(lists.eponym_endings)})$`, 'u')
/** Street words written separately: `OUDE BAAN`, `BRUSSELSE STEENWEG`, `ALBERT I LAAN`. */
export const STREET_WORDS = setOf(lists.street_words)
const COMMON_STEMS = setOf(lists.common_stems)
const LONG_STEMS = [...COMMON_STEMS].filter(stem => stem.length >= 4)

function escaped(words: string): string {
  return words.replaceAll('.', '\\.').replaceAll(' ', '|')
}

/** `word` in plain capitals: `BELGIë` and `Belgïe` give `BELGIE`. */
export function fold(word: string): string {
  if (/^[A-Z]+$/.test(word)) return word
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘´`]/g, "'")
    .replaceAll('ß', 'SS')
    .toUpperCase()
}

/** Whether the folded `word` starts a street: `RUE`, `Grand'Place`, `CALLE`, `AVENEU`. */
export function isOpener(word: string): boolean {
  if (OPENERS.has(word)) return true
  if (word.length < 6) return false
  return (
    HYPHENATED_OPENER.test(word) ||
    RUN_TOGETHER.test(word) ||
    LONG_OPENERS.some(opener => isWithinOneEdit(word, opener))
  )
}

/** Town adjective before a street word: `BRUSSELSE`. */
export function isTownAdjective(word: string): boolean {
  return /\p{L}{2}S(?:CH)?E$/u.test(word) && !GIVEN_NAMES.has(word)
}

/** Whether the folded `word` is a street or ends one: `VELDSTRAAT`, `BREYDELLAAN`. */
export function endsAsStreet(word: string): boolean {
  return STREET_WORDS.has(word) || (word.length > 5 && STREET_ENDING.test(word) && !GIVEN_NAMES.has(word))
}

/**
 * Whether a street ending in `word` may be named after a person, whose given name precedes it (`JAN
 * BREYDELLAAN`).
 */
export function isEponymousStreet(word: string): boolean {
  if (STREET_WORDS.has(word)) return true
  const stem = EPONYM_ENDING.exec(word)?.[1]
  if (stem === undefined || COMMON_STEMS.has(stem)) return false
  const last = stem.slice(stem.lastIndexOf('-') + 1)
  return (
    !COMMON_STEMS.has(last) && !/S(?:CH)?E$/.test(stem) && !LONG_STEMS.some(common => stem.endsWith(common))
  )
}

// Damerau-Levenshtein distance of at most one.
function isWithinOneEdit(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || word[0] !== right[0]) return false
  let start = 0
  while (start < word.length && word[start] === right[start]) start++
  let end = 0
  const rest = Math.min(word.length, right.length) - start
  while (end < rest && word[word.length - 1 - end] === right[right.length - 1 - end]) end++
  const wrong = word.slice(start, word.length - end)
  const missed = right.slice(start, right.length - end)
  if (wrong.length <= 1 && missed.length <= 1) return true
  return wrong.length === 2 && missed.length === 2 && wrong[0] === missed[1] && wrong[1] === missed[0]
}
