// Where invented offices, homes and births are: streets that are in every town, towns that are everybody's.

import type { Language } from '../domain/publications/publication.ts'
import type { SeededRandom } from './random.ts'
import { readWordsByLanguage } from './read-table.ts'

export type Town = { zip: string; name: string }

const STREETS = readWordsByLanguage('streets')
const TOWNS = readWordsByLanguage('towns')
const BIRTHPLACES = readWordsByLanguage('birthplaces')

/** `Molenweg 12` and the town apart. */
export function generateAddress(random: SeededRandom, language: Language): { street: string; town: Town } {
  const number = random.between(1, 240)
  const box = random.chance(0.2) ? random.pick(['/1', 'A', '/02', ' bus 3', 'B', '/GV1']) : ''
  const street = `${random.pick(STREETS[language])} ${number}${box}`
  const town = random.pick(TOWNS[language])
  return { street, town: { zip: town.slice(0, 4), name: town.slice(5) } }
}

export function generateBirthplace(random: SeededRandom, language: Language): string {
  return random.pick(BIRTHPLACES[language])
}
