// How a debtor is printed: name, legal form and address run together without a separator; a natural person with
// birth date and place.

import type { Language } from '../../../domain/publications/publication.ts'
import { printFigures } from '../../days.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { abbreviateForm } from '../legal-form-names.ts'
import { NO_BREAK_SPACE } from '../print/break-lines.ts'
import { capitals } from '../print/capitals.ts'
import type { CaseFile } from './case-file.ts'
import { LABELS } from './labels.ts'

export type PrintedDebtor = {
  /** `KEMPHOVE BOUW BV VELDSTRAAT 1/2, 9160 LOKEREN`, without a dot. */
  line: string
  /** `geboren op 02/08/1982 in LOKEREN`, without a dot; null for companies. */
  birth: string | null
  /** A company's without its form. */
  name: string
  legalForm: string | null
}

/** `dash` stands between name and address where it is not a blank: dissolutions print `- `. */
export function printDebtor(file: CaseFile, language: Language, dash = ' '): PrintedDebtor {
  const { company, birth, accents } = file
  const address = capitals(printAddress(company, language), accents)
  if (company.naturalPerson) {
    const name = capitals(company.name.replace(', ', ' '), accents)
    return {
      line: `${name}, ${address}`,
      birth: birth ? printBirth(birth, language) : null,
      name,
      legalForm: null,
    }
  }
  const { name, legalForm, formed } = nameWithForm(file, language)
  return { line: `${formed}${dash}${address}`, birth: null, name, legalForm }
}

// The form stands after the name, or before it where Brussels prints French; names that hold it already keep it.
function nameWithForm(
  { company, court, accents }: CaseFile,
  language: Language,
): { name: string; legalForm: string | null; formed: string } {
  const name = capitals(company.name.replaceAll('"', '').replaceAll('  ', ' ').trim(), accents)
  const form = abbreviateForm(company.legalForm, language)
  if (form === null || hasForm(name, form)) return { name, legalForm: null, formed: name }
  const legalForm = form.toUpperCase()
  const before = language === 'fr' && court.id === 1
  return { name, legalForm, formed: before ? `${legalForm} ${name}` : `${name} ${legalForm}` }
}

function hasForm(name: string, form: string): boolean {
  return ` ${name} `.includes(` ${form.toUpperCase()} `)
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

function printBirth({ day, place }: { day: number; place: string }, language: Language): string {
  const { born, bornIn } = LABELS[language]
  return `${born} ${printFigures(day)} ${bornIn} ${capitals(place, 'small')}`
}
