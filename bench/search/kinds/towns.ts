// Names with the town where the company is, as people say it.

import { misspellWord } from '../queries.ts'
import { choose } from './choose.ts'
import { foldStreet, forName } from './expect.ts'
import { chooseLanguage, chooseOtherTown } from './town-names.ts'
import type { Address, Company, Kind, Writer } from './types.ts'

export const TOWN_KINDS: Kind[] = [
  { kind: 'town + name', write: writer((name, address, random) => `${townOf(address, random)} ${name}`) },
  { kind: 'name + preposition + town', write: writer(writePreposition) },
  { kind: 'name + postal code', write: writer((name, { zip }) => `${name} ${zip}`) },
  {
    kind: 'name + postal code + town',
    write: writer((name, address, random) => `${name}, ${address.zip} ${townOf(address, random)}`),
  },
  {
    kind: 'name + misspelt town',
    write: writer((name, address, random) => {
      const town = misspellTown(townOf(address, random), random)
      return town && `${name} ${town}`
    }),
  },
  { kind: 'name + town in another language', write: otherTownWriter(['language']) },
  { kind: 'name + suburb or parish', write: otherTownWriter(['suburb', 'parish']) },
  { kind: 'name + former municipality', write: otherTownWriter(['former']) },
  { kind: 'name + neighbouring town', write: otherTownWriter(['neighbour']) },
  {
    kind: 'name + street',
    write: writer((name, address, random) => {
      const { street } = chooseLanguage(address, random)
      if (foldStreet(street) === '') return null
      return choose([`${name} ${street}`, `${name}, ${street}`, `${street} ${name}`], random)
    }),
  },
  {
    kind: 'name + street + town',
    write: writer((name, address, random) => {
      const { street, town } = chooseLanguage(address, random)
      return foldStreet(street) === '' ? null : `${name} ${street} ${town}`
    }),
  },
]

const BEFORE_TOWN = [' te ', ' in ', ' à ', ' (', ', ', ' - ', ' regio ', ' région de ', ' bij ']

/** One error in the longest word of a town; null where all words are short. */
export function misspellTown(town: string, random: () => number): string | null {
  const words = town.split(/([ -])/)
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  if (longest.length < 4) return null
  const wrong = misspellWord(longest, random)
  return wrong === longest ? null : words.map(word => (word === longest ? wrong : word)).join('')
}

function writer(write: (name: string, address: Address, random: () => number) => string | null): Writer {
  return (company: Company, { random }) => {
    const text = company.address && write(company.name, company.address, random)
    return text ? forName(company, text) : null
  }
}

function otherTownWriter(kinds: Parameters<typeof chooseOtherTown>[1]): Writer {
  return writer((name, address, random) => {
    const town = chooseOtherTown(address, kinds, random)
    return town && `${name} ${town}`
  })
}

function townOf(address: Address, random: () => number): string {
  return chooseLanguage(address, random).town
}

function writePreposition(name: string, address: Address, random: () => number): string {
  const before = choose(BEFORE_TOWN, random)
  return `${name}${before}${townOf(address, random)}${before === ' (' ? ')' : ''}`
}
