// Addresses without a name: any company there counts.

import { misspellWord } from '../queries.ts'
import { choose, drawDigits } from './choose.ts'
import { type AddressOptions, foldStreet, forAddress } from './expect.ts'
import { chooseLanguage, chooseOtherTown } from './town-names.ts'
import { misspellTown } from './towns.ts'
import type { Address, Kind, Writer } from './types.ts'

type Typed = { street: string; town: string; random: () => number }

export const ADDRESS_KINDS: Kind[] = [
  {
    kind: 'address',
    write: writer(({ houseNumber, zip }, { street, town, random }) =>
      choose(
        [
          `${street} ${houseNumber}, ${zip} ${town}`,
          `${street} ${houseNumber} ${town}`,
          `${street}, ${houseNumber} ${town}`,
        ],
        random,
      ),
    ),
  },
  {
    kind: 'address, postal code or town first',
    write: writer(({ houseNumber, zip }, { street, town, random }) =>
      choose(
        [
          `${zip} ${town}, ${street} ${houseNumber}`,
          `${town}, ${street} ${houseNumber}`,
          `${zip} ${street} ${houseNumber}`,
        ],
        random,
      ),
    ),
  },
  {
    kind: 'address, number first',
    write: writer(({ houseNumber, zip }, { street, town, random }) =>
      choose([`${houseNumber}, ${street} ${zip} ${town}`, `${houseNumber} ${street}, ${town}`], random),
    ),
  },
  { kind: 'address, misspelt town', write: writer(writeMisspeltTown) },
  { kind: 'address, misspelt street', write: writer(writeMisspeltStreet) },
  {
    kind: 'address, neighbouring town',
    write: writer((address, { street, random }) => {
      const town = chooseOtherTown(address, ['neighbour'], random)
      return town && `${street} ${address.houseNumber}, ${address.zip} ${town}`
    }),
  },
  { kind: 'address, suburb or former town', write: writer(writeOtherTown, { town: 'zip' }) },
  {
    kind: 'address, no house number',
    write: writer(
      ({ zip }, { street, town, random }) =>
        choose([`${street} ${town}`, `${street}, ${zip} ${town}`], random),
      { numbered: false },
    ),
  },
  {
    kind: 'address, no town',
    write: writer(({ houseNumber }, { street }) => `${street} ${houseNumber}`, { town: 'none' }),
  },
  { kind: 'address, article left out', write: writer(writeWithoutArticle) },
  { kind: 'address, abbreviated street', write: writer(writeAbbreviatedStreet) },
  { kind: 'address, other language', write: writer(writeMixedLanguages) },
  { kind: 'address, box', write: writer(writeBox) },
  { kind: 'address, street in several words', write: writer(writeSplitStreet) },
]

/** House numbers without their letters count as equal, so a query may differ in these. */
function writer(
  write: (address: Address, typed: Typed) => string | null,
  options: AddressOptions = {},
): Writer {
  return ({ address }, { random }) => {
    if (address === null || !/^\d/.test(address.houseNumber)) return null
    const { street, town } = chooseLanguage(address, random)
    if (foldStreet(street) === '' || foldStreet(address.streetNl) === '') return null
    const text = write(address, { street, town, random })
    return text === null ? null : forAddress(address, text, options)
  }
}

function writeMisspeltTown({ houseNumber, zip }: Address, { street, town, random }: Typed): string | null {
  const wrong = misspellTown(town, random)
  const code = random() < 0.3 ? `${zip} ` : ''
  return wrong && `${street} ${houseNumber} ${code}${wrong}`
}

function writeMisspeltStreet({ houseNumber, zip }: Address, { street, town, random }: Typed): string | null {
  const words = street.split(' ')
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  if (longest.length < 6) return null
  const wrong = words.map(word => (word === longest ? misspellWord(word, random) : word)).join(' ')
  return choose([`${wrong} ${houseNumber} ${town}`, `${wrong} ${houseNumber}, ${zip} ${town}`], random)
}

function writeOtherTown(address: Address, { street, random }: Typed): string | null {
  const town = chooseOtherTown(address, ['suburb', 'former', 'language', 'parish'], random)
  return town && `${street} ${address.houseNumber} ${town}`
}

const ARTICLES = /\b(?:de la|de l['’]|du|des|de|aux|à la)(?:\s+|(?<=['’]))|\b(?:la|le|les)\s+|\b[ld]['’]/gi

function writeWithoutArticle({ houseNumber }: Address, { street, town }: Typed): string | null {
  const short = street.replace(ARTICLES, '').replace(/\s+/g, ' ').trim()
  return short === street || foldStreet(short) === '' ? null : `${short} ${houseNumber} ${town}`
}

// Ways of writing the kind of street shorter; $1 is what stands before it in the same word.
const SHORT_STREETS: [RegExp, string[]][] = [
  [/(?<=\p{L})straat\b/iu, ['str', 'str.', 'straat']],
  [/(?<=\p{L})steenweg\b/iu, ['stwg', ' stwg']],
  [/^steenweg\b/iu, ['Stwg', 'Stwg.']],
  [/(?<=\p{L})laan\b/iu, ['ln', 'ln.']],
  [/(?<=\p{L})plein\b/iu, ['pl', 'pl.']],
  [/(?<=\p{L})straße\b/iu, ['str.', 'strasse', 'str']],
  [/^avenue\b/iu, ['Av.', 'av', 'Ave', 'Av']],
  [/^chaussée\b/iu, ['Chée', 'Ch.', 'chee', 'Chaus.']],
  [/^boulevard\b/iu, ['Bd', 'Boul.', 'Bld', 'Blvd']],
  [/^place\b/iu, ['Pl.', 'pl']],
  [/^chemin\b/iu, ['Ch.', 'Chem.']],
  [/^rue\b/iu, ['R.', 'r', 'Rue']],
  [/^route\b/iu, ['Rte', 'rte.']],
  [/^impasse\b/iu, ['Imp.']],
  [/^square\b/iu, ['Sq.', 'Sq']],
]

const SHORT_TITLES: [RegExp, string][] = [
  [/\bSaint(e?)\b/u, 'St$1'],
  [/\bSint\b/u, 'St'],
  [/\bGénéral\b/u, 'Gén.'],
  [/\bGeneraal\b/u, 'Gen.'],
  [/\bBurgemeester\b/u, 'Burg.'],
  [/\bBourgmestre\b/u, 'Bourgm.'],
  [/\bDokter\b|\bDocteur\b/u, 'Dr.'],
  [/\bKoning\b/u, 'Kon.'],
  [/\bNotre-Dame\b/u, 'N.-D.'],
  [/\bOnze-Lieve-Vrouw\b/u, 'O.L.V.'],
]

function writeAbbreviatedStreet(
  { houseNumber, zip }: Address,
  { street, town, random }: Typed,
): string | null {
  let short = street
  for (const [long, abbreviations] of SHORT_STREETS)
    short = short.replace(long, choose(abbreviations, random))
  for (const [long, abbreviation] of SHORT_TITLES) short = short.replace(long, abbreviation)
  if (short === street) return null
  return `${short} ${houseNumber}${choose([', ', ' ', `, ${zip} `], random)}${town}`
}

// Street in one language, town in the other.
function writeMixedLanguages(address: Address, { random }: Typed): string | null {
  const { streetNl, streetFr, townNl, townFr, houseNumber } = address
  if (streetNl === streetFr || townNl === townFr) return null
  return random() < 0.5 ? `${streetNl} ${houseNumber} ${townFr}` : `${streetFr} ${houseNumber} ${townNl}`
}

const BOX_BEFORE = [
  ' bus ',
  ' b ',
  ' bte ',
  ' boîte ',
  '/',
  ' /',
  ' box ',
  ' b',
  ' Bus',
  ', bte ',
  '-',
  ' bt ',
  ' Postfach ',
]

// A box that the register does not have is typed too: another floor, a number of old.
function writeBox(address: Address, { street, town, random }: Typed): string | null {
  if (address.box === null && random() < 0.8) return null
  const box = address.box ?? choose(['A', 'B', '1', '3', drawDigits(2, random), '0101'], random)
  return `${street} ${address.houseNumber}${choose(BOX_BEFORE, random)}${box} ${town}`
}

const STREET_ENDS = /(?<=\p{L}{3})-?(straat|laan|steenweg|plein|dreef|straße|weg|lei|baan)$/iu

function writeSplitStreet({ houseNumber }: Address, { street, town }: Typed): string | null {
  const split = street.includes(' ') ? street.replaceAll(' ', '') : street.replace(STREET_ENDS, ' $1')
  if (split === street || /^(?:rue|avenue|chemin|place)/i.test(split)) return null
  return `${split} ${houseNumber} ${town}`
}
