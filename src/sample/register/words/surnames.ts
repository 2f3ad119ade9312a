// Family names. A few dozen that every village knows, then invented ones without end: the name at a rank is a
// pure function of the rank, and low ranks are drawn far more often.

import { DrawSequence } from '../random.ts'

const COMMON = `
Peeters|Janssens|Maes|Jacobs|Mertens|Willems|Claes|Goossens|Wouters|De Smedt|Dubois|Lambert|Dupont|Martin|Simon
Hermans|Aerts|Michiels|Martens|Lemmens|De Clercq|De Backer|Van Damme|Van den Broeck|Vermeulen|Van Dyck|Desmet
Leroy|Dumont|Leclercq|Denis|Lejeune|Gérard|Noël|Renard|Charlier|Collard|Thomas|Petit|Laurent|François|Adam|Hubert
Bogaert|Cools|Coppens|De Vos|De Wilde|Van Acker|Verhoeven|Segers|Smets|Stevens|Thys|Verbeke|De Cock|Pauwels
Hendrickx|Bosmans|Cornelis|Daems|Geerts|Nijs|Moens|Van de Velde|Verstraete|De Meyer|Michel|Fontaine|Gilles|Marchal
Delvaux|Evrard|Lacroix|Mathieu|Carlier|Dupuis|Poncelet|Urbain|Wauters|Yilmaz|El Amrani|Rossi|Nguyen|Schmitz|Müller
`
const TOPONYMS = (
  'broeck bosch meer velde heuvel water kerck haegen linden eycken berghe donck eede eynde driessche ' +
  'bossche steen poel houte weghe winckel moere dries abeele ackere hecke sype voorde wiele straete plas kapelle ' +
  'beke brande bruggen cauter daele elst gucht hove ende loo moortel neste oever put riet schoot stocken tomme ' +
  'veken wal wouw zande zype'
).split(' ')
const ENDINGS_NL = (
  'hove man mans maecker steen laer beke ghem inckx ens ers aert aerts ynck elinck elle els eels oot hout bergh ' +
  'camp dael voort huys kens sen s poel rode schot wael broeck'
).split(' ')
const PARTICLES = [
  'Van den ',
  'Van de ',
  'Van ',
  'Vanden',
  'Vande',
  'Van der ',
  'Vander',
  'De ',
  'Ver',
  "D'",
  '',
]
const ONSETS = 'B Bl Br C Cl D Dr F G H J K Kr L M N P R S Sch Sm St T V Vl W B D M L V P R'.split(' ')
const VOWELS = 'a e i o u aa ee oo oe ie ui eu ij au'.split(' ')
const SHORT_VOWELS = 'a e i o u'.split(' ')
const CODAS = 'rt n s l r ck m ts nd lm rk ss nn mb ll rd ng rm ld pp lt nt kk'.split(' ')
const ONSETS_FR = 'B Bl Br C Ch Cl Cr D F Fl G Gr H J L M N P Pl Qu R S T Th V B D G L M P R'.split(' ')
const VOWELS_FR = 'a e i o u ou an on in ar er or ai oi au é el al'.split(' ')
const CODAS_FR = 'b c d g gn l ll m mb n nn ng nt p r rt s ss t tt v ch ss qu'.split(' ')
const ENDINGS_FR = (
  'ot et ard eau in on ier ois aux elle enne ette ez art elet iaux ival ogne emont ecourt eville ebois eval elin ' +
  'erie eron oul aud eux is ain ineau illon ery é'
).split(' ')
const CLUSTER_AT_END = /[^aeiou]{2}$/
const STARTS_WITH_VOWEL = /^[aeiou]/
const PARTICLES_FR = ['', '', '', '', '', '', 'De', 'Del', 'Du', 'Le', 'De ', 'De la ', "D'", 'Des']

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

const common = COMMON.trim().split(/[|\n]/)

function pickCommon(by: DrawSequence): string {
  return by.chance(0.5) ? by.pickSkewed(common) : by.pick(common)
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
