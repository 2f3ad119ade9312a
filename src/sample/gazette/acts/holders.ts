// Who holds a mandate: a person, or a company with the person who represents it; and how acts name them.

import wordings from '../../../../data/sample/acts.json' with { type: 'json' }
import type { Language } from '../../../domain/publications/publication.ts'
import { generateAddress } from '../../addresses.ts'
import { printDate, toIso } from '../../days.ts'
import { abbreviateForm } from '../../legal-forms.ts'
import { dotted, generateEnterpriseNumber } from '../../numbers.ts'
import { generatePerson, generateSurname, isFemale, type Person } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { fill } from '../../read-table.ts'
import type { PlannedOfficer } from '../../sample-company.ts'
import { firmName } from '../generate-company.ts'
import { printAddress } from '../notices/case-file.ts'

/** `name` as acts write it: `Jan PEETERSHOVE`; `bornOn` in days since 1970. */
type NamedPerson = { name: string; female: boolean; home: string; town: string; bornOn: number }

export type CompanyHolder = {
  kind: 'company'
  name: string
  number: string
  seat: string
  representative: NamedPerson
  /** True where acts always print the number. */
  numbered?: boolean
}
export type Holder = { kind: 'person'; person: NamedPerson } | CompanyHolder

const { forms, titles, home, seat, number, represented, born, national_number, auditors } = wordings.holders

const LANGUAGES: Language[] = ['nl', 'fr', 'de']

export function nameOf(holder: Holder): string {
  return holder.kind === 'person' ? holder.person.name : holder.name
}

export function generateNamedPerson(
  language: Language,
  random: SeededRandom,
  person: Person = generatePerson(random),
): NamedPerson {
  const { line, town } = generateAddress(random, language)
  const place = `${town.zip} ${town.name}`
  return {
    name: writeName(person, random),
    female: isFemale(person),
    home: random.chance(0.6) ? `${place}, ${line}` : `${line}, ${place}`,
    town: town.name,
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
  return generateCompanyHolder(language, random)
}

export function generateCompanyHolder(language: Language, random: SeededRandom): CompanyHolder {
  const form = random.pick(forms[language])
  const name = firmName(language, random)
  const formed = random.chance(0.3)
    ? `${form} ${name}`
    : `${random.chance(0.4) ? name.toUpperCase() : name} ${form}`
  return withSeat(formed, language, random)
}

/** A firm of auditors with the auditor who represents it. */
export function generateAuditor(language: Language, random: SeededRandom): CompanyHolder {
  return withSeat(`${generateSurname(random)} ${auditors[language]}`, language, random)
}

function withSeat(name: string, language: Language, random: SeededRandom): CompanyHolder {
  const { line, town } = generateAddress(random, language)
  return {
    kind: 'company',
    name,
    number: generateEnterpriseNumber(random),
    seat: `${town.zip} ${town.name}, ${line}`,
    representative: generateNamedPerson(language, random),
  }
}

/** The holder whom the plan of the sample names. */
export function describeHolder(
  { person, company }: PlannedOfficer,
  language: Language,
  random: SeededRandom,
): Holder {
  const named = generateNamedPerson(language, random, person)
  if (company === null) return { kind: 'person', person: named }
  const form = abbreviateForm(company.legalForm, language)
  const name = company.name.replaceAll('"', '')
  const padded = ` ${name} `.toUpperCase()
  const bears = LANGUAGES.some(one =>
    padded.includes(` ${abbreviateForm(company.legalForm, one)} `.toUpperCase()),
  )
  return {
    kind: 'company',
    name: bears || form === null ? name : `${name} ${form}`,
    number: company.enterpriseNumber,
    seat: printAddress(company, language).replaceAll('\u00a0', ' '),
    representative: named,
    numbered: true,
  }
}

/** A person with title and, with that probability, home; now and then with private data, as acts should not. */
export function printPerson(
  person: NamedPerson,
  language: Language,
  random: SeededRandom,
  homeShare: number,
): string {
  const title = random.chance(0.85) ? `${titles[language][person.female ? 1 : 0]} ` : ''
  if (!random.chance(homeShare)) return title + person.name
  const birth = random.chance(0.12) ? printPrivateData(person, language, random) : ''
  return `${title}${person.name}${birth}, ${home[language]} ${person.home},`
}

function printPrivateData({ bornOn, town }: NamedPerson, language: Language, random: SeededRandom): string {
  const birth = fill(born[language], { town, day: printDate(bornOn, language) })
  if (!random.chance(0.5)) return birth
  return birth + national_number[language] + nationalNumber(bornOn, random.between(900, 997))
}

// YY.MM.DD-SSS.CC. Sequences from 900 on belong to nobody; the check is 97 minus the first nine modulo 97.
function nationalNumber(bornOn: number, sequence: number): string {
  const [year = '', month, day] = toIso(bornOn).split('-')
  const nine = Number(`${year.slice(2)}${month}${day}${sequence}`)
  const check = 97 - ((Number(year) >= 2000 ? 2_000_000_000 + nine : nine) % 97)
  return `${year.slice(2)}.${month}.${day}-${sequence}.${String(check).padStart(2, '0')}`
}

/** The holder as the object of a sentence. `full`: with address, number and representative, as at a first mention. */
export function printHolder(holder: Holder, language: Language, random: SeededRandom, full = true): string {
  if (holder.kind === 'person') return printPerson(holder.person, language, random, full ? 0.7 : 0.1)
  const quoted = random.chance(0.15) ? `“${holder.name}”` : holder.name
  const address = full && random.chance(0.7) ? `, ${seat[language]} ${holder.seat}` : ''
  const numbered =
    full && (holder.numbered || random.chance(0.6))
      ? `, ${random.pick(number[language])} ${printEnterpriseNumber(holder.number, random)}`
      : ''
  const by = withoutComma(printPerson(holder.representative, language, random, 0.2))
  return `${quoted}${address}${numbered}, ${random.pick(represented[language])} ${by},`
}

export function withoutComma(text: string): string {
  return text.replace(/,$/, '')
}

/** An enterprise number in one of the forms that acts use. */
export function printEnterpriseNumber(number: string, random: SeededRandom): string {
  const way = random.below(10)
  if (way < 6) return dotted(number)
  return way < 8 ? dotted(number).replaceAll('.', ' ') : number
}
