// Words glued together or split, as people do with family names and Dutch or German compounds.

import { foldNameWords } from '../../../src/domain/search/fold.ts'
import { choose } from './choose.ts'
import { forName } from './expect.ts'
import type { Kind, Writer } from './types.ts'

const PARTICLES = 'van|vande|vanden|vander|von|de|den|der|du|la|le|del|della|ver|el'

export const SPLITTING_KINDS: Kind[] = [
  {
    kind: 'particles glued',
    names: `\\m(${PARTICLES}) \\w{3,}`,
    write: writer(glueParticles),
  },
  {
    kind: 'particles glued to each other',
    names: '\\mvan (de|den|der) \\w{3,}',
    write: writer(name => name.replace(/\b(van) (de[nr]?)\b/gi, '$1$2')),
  },
  {
    kind: 'particles split',
    names: '\\m(vanden|vander|vande|van|de|du|le)[a-z]{4,}',
    write: writer(splitParticle),
  },
  { kind: 'compound split', write: writer(splitCompound) },
  { kind: 'compound of two words', names: '\\w{3,} \\w{4,}', write: writer(glueTwoWords) },
  { kind: 'all words glued', names: '\\w{3,} \\w{3,}', write: writer(glueAll) },
  {
    kind: 'hyphen left out',
    names: '\\w-\\w',
    write: writer((name, random) => name.replaceAll('-', choose(['', ' '], random))),
  },
  {
    kind: 'apostrophe left out',
    names: "\\w['’]\\w|^['’]",
    write: writer((name, random) => name.replaceAll(/['’]/g, choose(['', ' '], random))),
  },
  { kind: 'word split by a slip', write: writer(splitAnywhere) },
]

function writer(write: (name: string, random: () => number) => string | null): Writer {
  return (company, { random }) => {
    const text = write(company.name, random)
    return text === null || text === company.name ? null : forName(company, text)
  }
}

const PARTICLES_BEFORE_A_NAME = new RegExp(`(?<!\\p{L})((?:(?:${PARTICLES}) )+)(\\p{L}{3,})`, 'giu')

/** `Garage Van den Broeck` → `Garage Vandenbroeck`, sometimes with the capitals of before. */
function glueParticles(name: string, random: () => number): string {
  const keepsCapitals = random() < 0.3
  return name.replace(PARTICLES_BEFORE_A_NAME, (_, particles: string, last: string) => {
    const glued = particles.replaceAll(' ', '')
    return keepsCapitals
      ? `${glued}${last}`
      : `${glued.charAt(0)}${glued.slice(1).toLowerCase()}${last.toLowerCase()}`
  })
}

const GLUED_PARTICLES: [RegExp, string][] = [
  [/(?<!\p{L})(v)anden(\p{L}{4,})/iu, 'an den '],
  [/(?<!\p{L})(v)ander(\p{L}{4,})/iu, 'an der '],
  [/(?<!\p{L})(v)ande(\p{L}{4,})/iu, 'an de '],
  [/(?<!\p{L})(v)an(?!illa|ity|dal|guard|tage)(\p{L}{4,})/iu, 'an '],
  [
    /(?<!\p{L})(d)e(?=smet|clercq|backer|cock|vos|wilde|meyer|wit|pauw|bruyn|coninck|groote|keyser|ridder)(\p{L}+)/iu,
    'e ',
  ],
  [/(?<!\p{L})(d)u(?=bois|pont|mont|puis|four|jardin|moulin|chêne)(\p{L}+)/iu, 'u '],
  [/(?<!\p{L})(l)e(?=clerc|fèvre|febvre|maire|roy|jeune|comte|grand|noir|blanc)(\p{L}+)/iu, 'e '],
]

/** `Vandenbroeck` → `Van den Broeck`. */
function splitParticle(name: string): string {
  for (const [glued, particle] of GLUED_PARTICLES) {
    const split = name.replace(
      glued,
      (_, initial: string, last: string) =>
        `${initial}${particle}${last.charAt(0).toUpperCase()}${last.slice(1)}`,
    )
    if (split !== name) return split
  }
  return name
}

const SECOND_PARTS =
  'bouwwerken|werken|bouw|bedrijf|bedrijven|kantoor|onderneming|winkel|handel|makerij|zaak|centrum|huis|club|vereniging|' +
  'praktijk|constructies|constructie|techniek|installaties|diensten|verzorging|aanleg|beheer|bureau|studio|projecten|' +
  'instituut|verhuur|kliniek|arts|school|academie|salon|mode|dienst|verpleging|opvang|verblijf|advies|reizen|kring|koor|' +
  'werk|bau|betrieb|handlung|technik|hof|velde|broeck|berghe|bosch|land|line|tech|team|soft|consult|invest|group|' +
  'services|design|build|clean|care|print|plan|form|media|trans|immo'
const COMPOUND = new RegExp(`(\\p{L}{4,})(${SECOND_PARTS})(?!\\p{L})`, 'iu')

/** `Bouwwerken` → `bouw werken`. */
function splitCompound(name: string, random: () => number): string {
  const between = choose([' ', ' ', '-'], random)
  return name.replace(COMPOUND, (_, first: string, second: string) => `${first}${between}${second}`)
}

// Two neighbouring words of the folded name; legal forms are left out.
function glueTwoWords(name: string, random: () => number): string | null {
  const words = foldNameWords(name)
  const places = words.flatMap((word, at) => {
    const next = words[at + 1]
    return next && word.length >= 3 && next.length >= 3 ? [at] : []
  })
  if (places.length === 0) return null
  const at = choose(places, random)
  return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ')
}

function glueAll(name: string): string | null {
  const words = foldNameWords(name)
  return words.length < 2 ? null : words.join('')
}

// A blank typed inside a long word: `boekhoudk antoor`.
function splitAnywhere(name: string, random: () => number): string | null {
  const long = name.split(' ').filter(word => /^\p{L}{8,}$/u.test(word))
  if (long.length === 0) return null
  const word = choose(long, random)
  const at = 2 + Math.floor(random() * (word.length - 4))
  return name.replace(word, `${word.slice(0, at)} ${word.slice(at)}`)
}
