// Names that are not typed to their end, and names with words missing or added.

import { foldNameWords } from '../../../src/domain/search/fold.ts'
import type { Pool } from '../../../src/store/db/pool.ts'
import { misspellWord } from '../queries.ts'
import { choose, shuffle } from './choose.ts'
import { forName } from './expect.ts'
import type { Kind, Surroundings, Writer } from './types.ts'

export const BEGINNING_KINDS: Kind[] = [
  { kind: 'prefix of the last word', write: writer(truncate) },
  { kind: 'prefix with an error in it', write: writer(truncateMisspelt) },
  { kind: 'prefix with an error before it', write: writer(misspellBefore) },
  { kind: 'one unknown word beside', write: unknownWordsWriter(1) },
  { kind: 'two unknown words beside', write: unknownWordsWriter(2) },
  { kind: 'word left out', write: writer(leaveWordOut) },
  {
    kind: 'capitals',
    write: writer(name => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase())),
  },
]

function writer(write: (name: string, random: () => number) => string | null): Writer {
  return (company, { random }) => {
    const text = write(company.name, random)
    return text === null || text === company.name ? null : forName(company, text)
  }
}

// The last word of six letters or more, cut after more than half of it.
function truncate(name: string): string | null {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]{6,})$/u.exec(name) ?? []
  return last === '' ? null : `${before}${last.slice(0, Math.ceil(last.length * 0.6))}`
}

// At least five letters stay, one of them wrong.
function truncateMisspelt(name: string, random: () => number): string | null {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]{8,})$/u.exec(name) ?? []
  if (last === '') return null
  const length = Math.max(5, Math.ceil(last.length * 0.65))
  return `${before}${misspellWord(last.slice(0, length), random)}`
}

function misspellBefore(name: string, random: () => number): string | null {
  const cut = truncate(name)
  if (cut === null) return null
  const words = cut.split(' ')
  const places = words.flatMap((word, at) => (at < words.length - 1 && /^\p{L}{5,}$/u.test(word) ? [at] : []))
  if (places.length === 0) return null
  const at = choose(places, random)
  words[at] = misspellWord(words[at] as string, random)
  return words.join(' ')
}

// Of three words or more one that is not among the two longest, which tell most; legal forms are left out.
function leaveWordOut(name: string, random: () => number): string | null {
  const words = foldNameWords(name)
  if (words.length < 3) return null
  const byLength = words.map((word, at) => ({ at, length: word.length })).sort((a, b) => b.length - a.length)
  const left = choose(byLength.slice(2), random).at
  return words.filter((_, at) => at !== left).join(' ')
}

function unknownWordsWriter(count: number): Writer {
  return (company, { random, unknownWords }: Surroundings) => {
    if (unknownWords.length < count) return null
    const [first = '', second = ''] = shuffle(unknownWords, random)
    const places = [`${company.name} ${first}`, `${first} ${company.name}`]
    const text =
      count === 1
        ? choose(places, random)
        : choose([`${places[0]} ${second}`, `${places[1]} ${second}`], random)
    return forName(company, text)
  }
}

// What people type beside a name, and words of no language.
const WORDS_BESIDE = (
  'openingsuren telefoonnummer ervaringen beoordelingen faillissement jaarrekening zaakvoerders bestuurders kredietwaardigheid ' +
  'betrouwbaar vacatures factuurgegevens btwnummer ondernemingsnummer klantendienst websiteadres aandeelhouders omzetcijfer ' +
  'horaires téléphone coordonnées faillite bilans gérants administrateurs actionnaires solvabilité recrutement facturation ' +
  'Öffnungszeiten Telefonnummer Insolvenz Geschäftsführer Handelsregister reviews shareholders annualreport creditcheck ' +
  'qwertzui blorvax zimpfol kruxteb wappelos drunzig fleptora'
).split(' ')

/** The words that occur in no name or town of the register. */
export async function readUnknownWords(pool: Pool): Promise<string[]> {
  const folded = WORDS_BESIDE.map(word => foldNameWords(word).join(' '))
  const { rows } = await pool.query<{ term: string }>(
    "SELECT term FROM register.term WHERE term = ANY($1) AND kind = 'w'",
    [folded],
  )
  const known = new Set(rows.map(({ term }) => term))
  return WORDS_BESIDE.filter((_, at) => !known.has(folded[at] as string))
}
