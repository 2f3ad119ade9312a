// Invented names by rank of frequency, as acts write them.

import given from '../../data/names/given-names.json' with { type: 'json' }
import { isGivenName } from '../../src/domain/officers/given-names.ts'
import type { SeededRandom } from '../../src/sample/random.ts'

const SYLLABLES = [
  'ba',
  'ver',
  'lin',
  'mo',
  'der',
  'ka',
  'pe',
  'ros',
  'tan',
  'wil',
  'gu',
  'sem',
  'do',
  'fra',
  'hen',
  'jo',
]
const ENDINGS = ['sens', 'mans', 'ckx', 'aert', 'wijk', 'voort', 'berghe', 'eux', 'ot', 'art', 'ier', 'ens']

function familyName(rank: number): string {
  let [name, rest] = ['', rank + 16]
  for (; rest > 0; rest = Math.floor(rest / 16)) name += SYLLABLES[rest % 16]
  const full = name + ENDINGS[rank % 12]
  return full.charAt(0).toUpperCase() + full.slice(1)
}

// Known names first: they are the frequent ones. The others are taken for family names, as unknown ones are.
function givenName(rank: number): string {
  const known = given.names[(rank * 7) % given.names.length] as string
  const name = rank < given.names.length ? known : `xa${familyName(rank).slice(0, 6).toLowerCase()}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Ranks of the family name, the first given name and a further one. */
type Name = { family: number; given: number; middle: number }

/** A writing of the name, drawn anew each time; further given names in a share `withMiddle` of those that lead with the family name. */
export function writeName(person: Name, withMiddle: number, random: SeededRandom): string {
  const [family, first] = [familyName(person.family), givenName(person.given)]
  const middle = random.chance(withMiddle) ? ` ${givenName(person.middle)}` : ''
  const isKnown = isGivenName(first.toLowerCase())
  return random.chance(0.5) && isKnown ? `${family.toUpperCase()} ${first}${middle}` : `${first} ${family}`
}
