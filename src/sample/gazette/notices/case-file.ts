// A case at court: whose, where, before which judge, with which curators. All notices of one case are written from one
// file, so that they agree.

import wordings from '../../../../data/sample/notices.json' with { type: 'json' }
import type { Language } from '../../../domain/publications/publication.ts'
import { generateBirthplace } from '../../addresses.ts'
import { printDate, printFigures, yearOf } from '../../days.ts'
import { abbreviateForm } from '../../legal-forms.ts'
import { dotted } from '../../numbers.ts'
import type { SeededRandom } from '../../random.ts'
import { fill } from '../../read-table.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { type Court, courtAt, type Lawyer, pickJudge, pickLawyer } from '../courts.ts'
import { type Accents, capitals, NO_BREAK_SPACE } from '../typeset.ts'

/** Days since 1970. */
type Birth = { day: number; place: string }

export type CaseFile = {
  company: SampleCompany
  court: Court
  /** Year and four digits: `20250098`. */
  reference: string
  /** Of the first judgment, days since 1970. */
  openedOn: number
  judge: string
  curators: Lawyer[]
  /** Of a natural person. */
  birth: Birth | null
  /** False where the registry did not print the enterprise number. */
  numbered: boolean
  accents: Accents
}

const BORN_BEFORE_DAYS = [20 * 365, 68 * 365] as const

export function openCase(company: SampleCompany, openedOn: number, random: SeededRandom): CaseFile {
  const court = courtAt(company.address.zip, company.language)
  const curators = new Set<Lawyer>()
  const count = random.chance(0.08) ? random.between(2, 3) : 1
  while (curators.size < count) curators.add(pickLawyer(court, random))
  return {
    company,
    court,
    openedOn,
    curators: [...curators],
    reference: `${yearOf(openedOn)}${String(random.between(1, 1900)).padStart(4, '0')}`,
    judge: pickJudge(court, random),
    birth: company.naturalPerson ? generateBirth(openedOn, court.language, random) : null,
    numbered: company.board != null || !random.chance(company.naturalPerson ? 0.08 : 0.015),
    accents: random.chance(0.3) ? 'small' : 'lost',
  }
}

export function generateBirth(before: number, language: Language, random: SeededRandom): Birth {
  return { day: before - random.between(...BORN_BEFORE_DAYS), place: generateBirthplace(random, language) }
}

// How a debtor is printed: name, legal form and address run together without a separator; a natural person with
// birth date and place.

const { words } = wordings

/** `line` without a full stop; a company's `name` without its form. */
type PrintedDebtor = { line: string; birth: string | null; name: string; legalForm: string | null }

/** `KEMPHOVE BOUW BV VELDSTRAAT 1/2, 9160 LOKEREN`; `separator` stands between name and address. */
export function printDebtor(file: CaseFile, language: Language, separator = ' '): PrintedDebtor {
  const { company, birth, accents } = file
  const address = capitals(printAddress(company, language), accents)
  if (!company.naturalPerson) {
    const { name, legalForm, formed } = nameWithForm(file, language)
    return { line: `${formed}${separator}${address}`, birth: null, name, legalForm }
  }
  const name = capitals(company.name.replace(', ', ' '), accents)
  return { line: `${name}, ${address}`, birth: birth && printBirth(birth, language), name, legalForm: null }
}

// The form stands after the name, or before it where Brussels prints French; names that hold it already keep it.
function nameWithForm({ company, court, accents }: CaseFile, language: Language) {
  const name = capitals(company.name.replaceAll('"', '').replaceAll('  ', ' ').trim(), accents)
  const legalForm = abbreviateForm(company.legalForm, language)?.toUpperCase() ?? null
  if (legalForm === null || ` ${name} `.includes(` ${legalForm} `))
    return { name, legalForm: null, formed: name }
  const before = language === 'fr' && court.id === 1
  return { name, legalForm, formed: before ? `${legalForm} ${name}` : `${name} ${legalForm}` }
}

/** `Veldstraat 1/2, 9160 Lokeren`. */
export function printAddress({ address }: SampleCompany, language: Language): string {
  const { street, number, box, zip, city } = address
  const house = box === '' ? number : `${number}/${box.replace(/^\//, '')}`
  return `${glue(street[language], house)}, ${glue(zip, city[language])}`
}

function glue(first: string, second: string): string {
  return first === '' || second === '' ? first + second : `${first}${NO_BREAK_SPACE}${second}`
}

function printBirth({ day, place }: Birth, language: Language): string {
  const values = { birth_day: printFigures(day), birth_place: capitals(place, 'small') }
  return fill(wordings.lines.born[language], values)
}

/** As typed notices name a debtor: `BV KEMPHOVE, met zetel te Veldstraat 1, 9160 Lokeren, met ondernemingsnummer …`. */
export function describeDebtor(file: CaseFile, language: Language): PrintedDebtor {
  const { company, numbered, birth } = file
  const place = printAddress(company, language)
  const number = numbered ? words.typed_number[language] + dotted(company.enterpriseNumber) : ''
  if (company.naturalPerson) {
    const name = company.name.split(', ').reverse().join(' ')
    const line = `${describePerson(name, birth, place, language)}${number}`
    return { line, birth: null, name, legalForm: null }
  }
  const form = abbreviateForm(company.legalForm, language)
  const name = company.name.replaceAll('"', '').toUpperCase()
  const legalForm = form && !name.includes(form.toUpperCase()) ? form : null
  const formed = legalForm ? `${legalForm} ${name}` : name
  return { line: `${formed}, ${words.at_seat[language]} ${place}${number}`, birth: null, name, legalForm }
}

/** `Jan Peetershove, geboren te Gent op 2 mei 1970, wonende te 9000 Gent, Molenweg 1`. */
export function describePerson(name: string, birth: Birth | null, place: string, language: Language): string {
  const born = birth
    ? fill(words.typed_birth[language], {
        birth_place: birth.place,
        birth_day: printDate(birth.day, language),
      })
    : ''
  return `${name}${born}, ${words.at_home[language]} ${place}`
}
