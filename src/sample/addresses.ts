// Addresses of invented offices and homes: streets that every town has, in existing towns.

import type { Language } from '../domain/publications/publication.ts'
import type { SeededRandom } from './random.ts'
import { readWordsByLanguage } from './read-table.ts'

type Town = { zip: string; name: string }
/** `line`: street and number. */
type Address = { line: string; street: string; number: string; town: Town }

const STREETS = readWordsByLanguage('streets')
const TOWNS = readWordsByLanguage('towns')
const BIRTHPLACES = readWordsByLanguage('birthplaces')
const BOXES = ['/1', 'A', '/02', ' bus 3', 'B', '/GV1']

export function generateAddress(random: SeededRandom, language: Language): Address {
  const number = `${random.between(1, 240)}${random.chance(0.2) ? random.pick(BOXES) : ''}`
  const street = random.pick(STREETS[language])
  const town = random.pick(TOWNS[language])
  return { line: `${street} ${number}`, street, number, town: { zip: town.slice(0, 4), name: town.slice(5) } }
}

export function generateBirthplace(random: SeededRandom, language: Language): string {
  return random.pick(BIRTHPLACES[language])
}
