// Who holds a mandate in an invented company: a person, or a company with the person who acts for it; and the ways
// in which acts name them.

import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { generateAddress } from '../../addresses.ts'
import { printDate, printFigures } from '../../days.ts'
import { generateEnterpriseNumber } from '../../numbers.ts'
import { generatePerson, generateSurname, isFemale, type Person } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { firmName } from '../generate-company.ts'

export type NamedPerson = {
  /** As this person's acts write it: `Jan PEETERSHOVE`. */
  name: string
  female: boolean
  home: string
  /** Days since 1970. */
  bornOn: number
}

export type Holder =
  | { kind: 'person'; person: NamedPerson }
  | { kind: 'company'; name: string; number: string; seat: string; representative: NamedPerson }

export function nameOf(holder: Holder): string {
  return holder.kind === 'person' ? holder.person.name : holder.name
}

export function generateNamedPerson(language: Language, random: SeededRandom): NamedPerson {
  const person = generatePerson(random)
  const { line: street, town } = generateAddress(random, language)
  const home = random.chance(0.6)
    ? `${town.zip} ${town.name}, ${street}`
    : `${street}, ${town.zip} ${town.name}`
  return {
    name: writeName(person, random),
    female: isFemale(person),
    home,
    bornOn: random.between(-10_000, 13_000),
  }
}

function writeName({ first, last }: Person, random: SeededRandom): string {
  const way = random.below(10)
  if (way < 4) return `${first} ${last}`
  if (way < 7) return `${first} ${last.toUpperCase()}`
  return way < 9 ? `${last.toUpperCase()} ${first}` : `${last} ${first}`
}

export function generateHolder(language: Language, random: SeededRandom): Holder {
  if (random.chance(0.75)) return { kind: 'person', person: generateNamedPerson(language, random) }
  const { line: street, town } = generateAddress(random, language)
  const form = random.pick(FORMS[language])
  const name = firmName(language, random)
  return {
    kind: 'company',
    name: random.chance(0.3)
      ? `${form} ${name}`
      : `${random.chance(0.4) ? name.toUpperCase() : name} ${form}`,
    number: generateEnterpriseNumber(random),
    seat: `${town.zip} ${town.name}, ${street}`,
    representative: generateNamedPerson(language, random),
  }
}

const FORMS: Record<Language, string[]> = {
  nl: ['BV', 'NV', 'BVBA', 'Comm.V', 'VOF'],
  fr: ['SRL', 'SA', 'SPRL', 'SComm', 'SNC'],
  de: ['GmbH', 'AG', 'KG'],
}
const TITLES: Record<Language, [string, string]> = {
  nl: ['de heer', 'mevrouw'],
  fr: ['Monsieur', 'Madame'],
  de: ['Herrn', 'Frau'],
}
const HOME: Record<Language, string> = { nl: 'wonende te', fr: 'domicilié(e) à', de: 'wohnhaft in' }
const SEAT: Record<Language, string> = {
  nl: 'met zetel te',
  fr: 'dont le siège est sis à',
  de: 'mit Sitz in',
}
const NUMBER: Record<Language, string[]> = {
  nl: ['ondernemingsnummer', 'RPR', 'ingeschreven in de KBO onder het nummer'],
  fr: ['numéro d’entreprise BE', 'inscrite auprès de la BCE sous le numéro', 'RPM'],
  de: ['Unternehmensnummer', 'eingetragen in der ZDU unter der Nummer'],
}
const REPRESENTED: Record<Language, string[]> = {
  nl: [
    'met als vaste vertegenwoordiger',
    'vast vertegenwoordigd door',
    'vertegenwoordigd door haar vaste vertegenwoordiger',
  ],
  fr: [
    'représentée de manière permanente par',
    'représentée par son représentant permanent',
    'ayant pour représentant permanent',
  ],
  de: ['vertreten durch', 'vertreten durch ihren ständigen Vertreter'],
}

/** A person with title and, mostly, home; now and then with birth date and national number, as acts should not. */
export function printPerson(
  person: NamedPerson,
  language: Language,
  random: SeededRandom,
  home = 0.6,
): string {
  const title = random.chance(0.85) ? `${TITLES[language][person.female ? 1 : 0]} ` : ''
  const named = `${title}${person.name}`
  if (!random.chance(home)) return named
  const private_ = random.chance(0.12) ? printPrivate(person, language, random) : ''
  return `${named}${private_}, ${HOME[language]} ${person.home},`
}

function printPrivate({ bornOn, home }: NamedPerson, language: Language, random: SeededRandom): string {
  const town = /\d{4} ([^,]+)/.exec(home)?.[1] ?? 'Eupen'
  const born = { nl: 'geboren te', fr: 'né(e) à', de: 'geboren in' }[language]
  const on = { nl: 'op', fr: 'le', de: 'am' }[language]
  const birth = `, ${born} ${town} ${on} ${printDate(bornOn, language)}`
  if (!random.chance(0.5)) return birth
  const label = { nl: 'rijksregisternummer', fr: 'numéro national', de: 'Nationalregisternummer' }[language]
  return `${birth}, ${label} ${nationalNumber(bornOn, random.between(900, 997))}`
}

// YY.MM.DD-SSS.CC. The sequence 900 to 997 is used for invented ones; the check is 97 minus the first nine modulo 97.
function nationalNumber(bornOn: number, sequence: number): string {
  const [day, month, year] = printFigures(bornOn).split('/') as [string, string, string]
  const nine = Number(`${year.slice(2)}${month}${day}${sequence}`)
  const base = Number(year) >= 2000 ? 2_000_000_000 + nine : nine
  const check = String(97 - (base % 97)).padStart(2, '0')
  return `${year.slice(2)}.${month}.${day}-${sequence}.${check}`
}

/** The holder as the object of a sentence. `full`: with address, number, representative as a first mention has. */
export function printHolder(holder: Holder, language: Language, random: SeededRandom, full = true): string {
  if (holder.kind === 'person') return printPerson(holder.person, language, random, full ? 0.7 : 0.1)
  const quoted = random.chance(0.15) ? `“${holder.name}”` : holder.name
  const seat = full && random.chance(0.7) ? `, ${SEAT[language]} ${holder.seat}` : ''
  const number =
    full && random.chance(0.6)
      ? `, ${random.pick(NUMBER[language])} ${printEnterpriseNumber(holder.number, random)}`
      : ''
  const by = printPerson(holder.representative, language, random, 0.2).replace(/,$/, '')
  return `${quoted}${seat}${number}, ${random.pick(REPRESENTED[language])} ${by},`
}

/** A firm of auditors with the auditor who acts for it. */
export function generateAuditor(language: Language, random: SeededRandom): Holder & { kind: 'company' } {
  const auditors = {
    nl: 'Bedrijfsrevisoren BV',
    fr: 'Réviseurs d’Entreprises SRL',
    de: 'Wirtschaftsprüfer GmbH',
  }
  const { line: street, town } = generateAddress(random, language)
  return {
    kind: 'company',
    name: `${generateSurname(random)} ${auditors[language]}`,
    number: generateEnterpriseNumber(random),
    seat: `${town.zip} ${town.name}, ${street}`,
    representative: generateNamedPerson(language, random),
  }
}

/** An enterprise number in one of the writings that acts use. */
export function printEnterpriseNumber(number: string, random: SeededRandom): string {
  const parsed = parseEnterpriseNumber(number)
  const dotted = parsed ? formatEnterpriseNumber(parsed) : number
  const way = random.below(10)
  if (way < 6) return dotted
  return way < 8 ? dotted.replaceAll('.', ' ') : number
}
