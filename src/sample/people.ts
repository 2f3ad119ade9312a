// Invented people: first names as heard in Belgium, and family names. A few dozen of these are common; the others are
// put together from syllables: the name at a rank is a pure function of the rank, and low ranks are drawn more often.

import { SeededRandom } from './random.ts'
import { readWords } from './read-table.ts'

export type Person = { first: string; last: string }

/** The commonest first. */
export const FIRST_NAMES = readWords('first_names')
const firstNames = new Set(FIRST_NAMES)
const femaleNames = new Set(readWords('female_first_names'))
const COMMON = readWords('surnames_common')
const TOPONYMS = readWords('surname_toponyms')
const ENDINGS_NL = readWords('surname_endings_nl')
const PARTICLES = readWords('surname_particles')
const ONSETS = readWords('surname_onsets')
const VOWELS = readWords('surname_vowels')
const SHORT_VOWELS = readWords('surname_short_vowels')
const CODAS = readWords('surname_codas')
const ONSETS_FR = readWords('surname_onsets_fr')
const VOWELS_FR = readWords('surname_vowels_fr')
const CODAS_FR = readWords('surname_codas_fr')
const ENDINGS_FR = readWords('surname_endings_fr')
const PARTICLES_FR = readWords('surname_particles_fr')
const CLUSTER_AT_END = /[^aeiou]{2}$/
const STARTS_WITH_VOWEL = /^[aeiou]/
const FREQUENT_RANKS = 6_000

const draw = new SeededRandom()
const RANK_SEED = 0x51ab
const frequent: string[] = []

/** Any family name, the common ones among them. */
export function drawSurname(by: SeededRandom): string {
  const tier = by.fraction()
  if (tier < 0.16) return pickCommon(by)
  if (tier < 0.44) return surnameAt(by.skewedBelow(FREQUENT_RANKS))
  if (tier < 0.68) return surnameAt(FREQUENT_RANKS + by.skewedBelow(60_000))
  if (tier < 0.97) return surnameAt(66_000 + by.below(1_500_000))
  return `${surnameAt(by.skewedBelow(40_000))}-${pickCommon(by)}`
}

function pickCommon(by: SeededRandom): string {
  return by.chance(0.5) ? by.pickSkewed(COMMON) : by.pick(COMMON)
}

/** One of the more frequent invented family names; none of them is a first name. */
export function generateSurname(random: SeededRandom): string {
  const rank = random.below(FREQUENT_RANKS)
  frequent[rank] ??= surnameAt(rank)
  return frequent[rank]
}

export function generatePerson(random: SeededRandom): Person {
  return { first: random.pick(FIRST_NAMES), last: generateSurname(random) }
}

export function isFemale({ first }: Person): boolean {
  return femaleNames.has(first)
}

/**
 * The parts of a name of these people as texts print it: `Jan Peetershove`, `PEETERSHOVE Jan`, `Peetershove Jan`. A name
 * without a known first name at either end is all family name.
 */
export function splitName(name: string): Person {
  const words = name.split(' ')
  const [head = '', tail = ''] = [words[0], words.at(-1)]
  if (firstNames.has(head)) return { first: head, last: words.slice(1).join(' ') }
  if (firstNames.has(tail)) return { first: tail, last: words.slice(0, -1).join(' ') }
  return { first: '', last: name }
}

// The invented family name at `rank`; not every rank has a name of its own.
function surnameAt(rank: number): string {
  draw.start(RANK_SEED, rank, 0)
  const kind = draw.below(10)
  if (kind < 3) return withParticle()
  return kind < 6 ? patronymic() : french()
}

// Van den Broeckhove, Verlinden, D'Eyckens
function withParticle(): string {
  const particle = draw.pick(PARTICLES)
  const root = draw.pick(TOPONYMS)
  const rest = draw.chance(0.6) ? draw.pick(ENDINGS_NL) : draw.chance(0.5) ? '' : draw.pick(TOPONYMS)
  const name = root + (root.endsWith(rest.slice(0, 1)) && rest.length < 3 ? 'ns' : rest)
  return joinParticle(particle, capitalize(name))
}

// Claessens, Mertinckx, Bloemaert
function patronymic(): string {
  const second = () => (draw.chance(0.35) ? syllableEnd(SHORT_VOWELS, CODAS) : '')
  const stem = draw.pick(ONSETS) + syllableEnd(VOWELS, CODAS) + second()
  const ending = draw.pick(ENDINGS_NL)
  return CLUSTER_AT_END.test(stem) && !STARTS_WITH_VOWEL.test(ending) ? `${stem}ens` : stem + ending
}

// Delvaux, Grandemont, Charlinet
function french(): string {
  const middle = draw.chance(0.3) ? syllableEnd(SHORT_VOWELS, CODAS_FR) : ''
  const name = draw.pick(ONSETS_FR) + syllableEnd(VOWELS_FR, CODAS_FR) + middle + draw.pick(ENDINGS_FR)
  return joinParticle(draw.pick(PARTICLES_FR), name)
}

// Vandevelde, Van de Velde
function joinParticle(particle: string, name: string): string {
  return /[a-z]$/.test(particle) ? particle + name.toLowerCase() : particle + name
}

// A vowel and its coda; after a long vowel one consonant, so that it stays pronounceable.
function syllableEnd(vowels: string[], codas: string[]): string {
  const vowel = draw.pick(vowels)
  const coda = draw.pick(codas)
  return vowel.length > 1 && !/^(gn|ch|qu|ck)$/.test(coda) ? vowel + coda.charAt(0) : vowel + coda
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
