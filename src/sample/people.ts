// Invented people: family names put together from pieces, so that none is looked up anywhere, and common first
// names. A pool is made once; drawing from it is cheap.

import { SeededRandom } from './random.ts'

export type Person = { first: string; last: string }

const FIRST_NAMES = `
Maria Jan Marie Jean Marc Anne Philippe Luc Patrick Nathalie Christine Martine Johan Isabelle Dirk Michel Thomas
Pierre Peter Koen Kevin David Nicolas Sarah Julie Tom Ann Bart Wim Kristof Sofie Els Elke Laura Céline Sophie
Caroline Stéphanie Valérie Catherine Dominique Daniel André Paul Jozef Frank Geert Kris Stefan Steven Pieter Jeroen
Sven Bram Joris Dries Wouter Stijn Filip Rudy Eric Guy Alain Bernard Christian Didier Thierry Pascal Vincent Olivier
Laurent Frédéric Benoît Xavier Sébastien Julien Maxime Antoine Quentin Jérôme Fabrice Hilde Greet Lieve Katrien
Liesbeth Tine Evelien Lotte Emma Louise Charlotte Alice Manon Camille Elise Marieke Veerle Inge Ingrid Karin Sandra
Mohamed Fatima Rachid Karim Samira Nadia Mehmet Ayse Giuseppe Antonio Lucas Noah Arthur Victor Hugo Gabriel Ruben
Andrzej Piotr Ana Cristina Andrei Elena Ionut Florin Norbert Ralph Guido Erwin Herman Günter Helmut Ursula Petra
Jean-Luc Marie-Claire Anne-Sophie Jean-Pierre Jan-Willem Karl-Heinz Aurélie Mélanie Émilie Élodie Amandine Zoé
`
  .trim()
  .split(/\s+/)
const firstNames = new Set(FIRST_NAMES)
const ONSETS = 'B Bl Br C Cl D Dr F G H J K Kr L M N P R S Sch Sm St T V Vl W Gr Tr'.split(' ')
const RHYMES =
  'aert oos eul ijns inck olle ave emme urte ieve ock aele ombr ant erd ill onn ard ett aul eur and ouv orm ind eck'.split(
    ' ',
  )
const ENDINGS =
  'aers inckx ens hove mans maecker steen beke ghem elle eert oot kens rode schot ot eau ier ois aux ette ez elin eron'.split(
    ' ',
  )
const PARTICLES = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  'Van ',
  'Van den ',
  'De ',
  'Vande',
  'Van der ',
  'De la ',
  "D'",
]
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
