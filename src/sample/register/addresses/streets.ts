// Streets: the common ones that every town has, and thousands put together from what streets are called after.
// A street is a number; its name in each language is a pure function of it.

import { capitalize } from '../../people.ts'
import { type SeededRandom, weightedPositions } from '../../random.ts'
import { readTable, readWords, readWordsByLanguage } from '../../read-table.ts'

const everywhere = readTable<'nl' | 'fr' | 'de'>('streets')
const roots = readTable<'nl' | 'fr'>('street-roots')
const kinds = readWordsByLanguage('street_kinds')
const kindSpread = weightedPositions(readWords('street_kind_weights').map(Number))
const germanRoots = readWords('street_roots_de')

/** Streets are numbered from 0; the first `COMMON_STREETS` are in every town. */
export const COMMON_STREETS = everywhere.length

/** One of the other streets, picked by a hash. */
export function combinedStreet(hash: number): number {
  const kind = kindSpread[hash % kindSpread.length] as number
  return COMMON_STREETS + kind * roots.length + (Math.floor(hash / kindSpread.length) % roots.length)
}

/** The name of street `number` in a language: `Beukenlaan`, `Avenue des Hêtres`. */
export function streetName(number: number, language: 'nl' | 'fr' | 'de'): string {
  const common = everywhere[number]
  if (common) return common[language]
  const root = roots[(number - COMMON_STREETS) % roots.length] as (typeof roots)[number]
  const kind = Math.floor((number - COMMON_STREETS) / roots.length)
  if (language === 'nl') return root.nl + kinds.nl[kind]
  if (language === 'fr') return `${kinds.fr[kind]} ${root.fr}`
  const stem = germanRoots[number % germanRoots.length] as string
  const german = kinds.de[number % kinds.de.length] as string
  return stem.endsWith(' ') ? stem + capitalize(german) : stem + german
}

/** What a French street or residence is called after: `des Hêtres`. */
export function drawComplement(draw: SeededRandom): string {
  return draw.pick(roots).fr
}
