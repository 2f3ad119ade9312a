// Invented people: family names put together from pieces, so that none is looked up anywhere, and common first
// names. A pool is made once; drawing from it is cheap.

import { SeededRandom } from './random.ts'
import { readWords } from './read-table.ts'

export type Person = { first: string; last: string }

const FIRST_NAMES = readWords('people_first_names')
const firstNames = new Set(FIRST_NAMES)
const ONSETS = readWords('people_onsets')
const RHYMES = readWords('people_rhymes')
const ENDINGS = readWords('people_endings')
const PARTICLES = readWords('people_particles')
const POOL_SIZE = 4_000

const pool: string[] = makePool()

function makePool(): string[] {
  const random = new SeededRandom(0x5eed)
  return Array.from({ length: POOL_SIZE }, () => {
    const particle = random.pick(PARTICLES)
    const name = random.pick(ONSETS) + random.pick(RHYMES) + random.pick(ENDINGS)
    return /[a-z]$/.test(particle) ? particle + name.toLowerCase() : particle + name
  })
}

export function generatePerson(random: SeededRandom): Person {
  return { first: random.pick(FIRST_NAMES), last: random.pick(pool) }
}

// Enough to give titles that mostly fit.
const FEMALE =
  /^(Mari|Nath|Christine|Martine|Isab|Sarah|Juli[ea]$|Ann|Sof|Soph|Els|Elke|Laura|Cél|Carol|Stéph|Val|Cath|Hilde|Greet|Liev|Katr|Lies|Tine|Ev|Lott|Emma|Lou?ise|Char|Alic|Man|Camil|Elis|Veer|Ing|Kari[n]|Sand|Fat|Sam|Nad|Ays|Ana|Crist|Elen|Urs|Petr|Aur|Mél|Ém|Él|Aman|Zoé)/

export function isFemale({ first }: Person): boolean {
  return FEMALE.test(first)
}

export function generateSurname(random: SeededRandom): string {
  return random.pick(pool)
}

/**
 * Takes apart a name of these people as texts print it: `Jan Peetershove`, `PEETERSHOVE Jan`, `Peetershove Jan`. A name
 * that has no known first name at either end is all family name.
 */
export function splitName(name: string): Person {
  const words = name.split(' ')
  const [head = '', tail = ''] = [words[0], words.at(-1)]
  if (firstNames.has(head)) return { first: head, last: words.slice(1).join(' ') }
  if (firstNames.has(tail)) return { first: tail, last: words.slice(0, -1).join(' ') }
  return { first: '', last: name }
}
