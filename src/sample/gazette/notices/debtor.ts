// How a debtor is printed: name, legal form and address run together without a separator; a natural person with
// birth date and place.

import wordings from '../../../../data/sample/notices.json' with { type: 'json' }
import type { Language } from '../../../domain/publications/publication.ts'
import { printDate, printFigures } from '../../days.ts'
import { dotted } from '../../numbers.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { fill } from '../fill.ts'
import { abbreviateForm } from '../legal-form-names.ts'
import { NO_BREAK_SPACE } from '../print/break-lines.ts'
import { capitals } from '../print/capitals.ts'
import type { Birth, CaseFile } from './case-file.ts'

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
