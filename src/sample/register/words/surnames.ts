// Family names. A few dozen that every village knows, then invented ones without end: the name at a rank is a
// pure function of the rank, and low ranks are drawn far more often.

import { readWords } from '../../read-table.ts'
import { DrawSequence } from '../random.ts'

/** As heard in Belgium, the commonest first. */
export const FIRST_NAMES = readWords('first_names')
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

const draw = new DrawSequence()
const RANK_SEED = 0x51ab

/** A family name, drawn with `by`. */
export function drawSurname(by: DrawSequence): string {
  const tier = by.fraction()
  if (tier < 0.16) return pickCommon(by)
  if (tier < 0.44) return surnameAt(by.skewedBelow(6_000))
  if (tier < 0.68) return surnameAt(6_000 + by.skewedBelow(60_000))
  if (tier < 0.97) return surnameAt(66_000 + by.below(1_500_000))
  return `${surnameAt(by.skewedBelow(40_000))}-${pickCommon(by)}`
}

function pickCommon(by: DrawSequence): string {
  return by.chance(0.5) ? by.pickSkewed(COMMON) : by.pick(COMMON)
}

/** The invented family name at `rank`; not every rank has a name of its own. */
export function surnameAt(rank: number): string {
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
  return /[a-z]$/.test(particle) ? particle + name : particle + capitalize(name)
}

// Claessens, Mertinckx, Bloemaert
function patronymic(): string {
  const stem =
    draw.pick(ONSETS) +
    syllableEnd(VOWELS, CODAS) +
    (draw.chance(0.35) ? syllableEnd(SHORT_VOWELS, CODAS) : '')
  const ending = draw.pick(ENDINGS_NL)
  return CLUSTER_AT_END.test(stem) && !STARTS_WITH_VOWEL.test(ending) ? `${stem}ens` : stem + ending
}

// Delvaux, Grandemont, Charlinet
function french(): string {
  const middle = draw.chance(0.3) ? syllableEnd(SHORT_VOWELS, CODAS_FR) : ''
  const name = draw.pick(ONSETS_FR) + syllableEnd(VOWELS_FR, CODAS_FR) + middle + draw.pick(ENDINGS_FR)
  const particle = draw.pick(PARTICLES_FR)
  return /[a-z]$/.test(particle) ? particle + name.toLowerCase() : particle + name
}

// A vowel and what closes it; after a long or a closed vowel one consonant, as anyone can still say it.
function syllableEnd(vowels: string[], codas: string[]): string {
  const vowel = draw.pick(vowels)
  const coda = draw.pick(codas)
  return vowel.length > 1 && !/^(gn|ch|qu|ck)$/.test(coda) ? vowel + coda.charAt(0) : vowel + coda
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
