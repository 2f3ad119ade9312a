// A company made up on the spot, for notices and acts that belong to no invented register.

import type { Language } from '../../domain/publications/publication.ts'
import { generateAddress } from '../addresses.ts'
import { newYear, toIso } from '../days.ts'
import { formOfCode, type Labels } from '../legal-forms.ts'
import { generateEnterpriseNumber } from '../numbers.ts'
import { generatePerson, generateSurname } from '../people.ts'
import type { SeededRandom } from '../random.ts'
import { readWordsByLanguage } from '../read-table.ts'
import type { SampleCompany } from '../sample-company.ts'

const FORMS = ['610', '014', '015', '011', '612'].map(code => formOfCode(code)?.labels ?? null)
const BUSINESS_LINES = readWordsByLanguage('business_lines')

/** A company, or a natural person who trades, in a language's part of the country. */
export function generateCompany(
  language: Language,
  naturalPerson: boolean,
  random: SeededRandom,
): SampleCompany {
  const { street, number, town } = generateAddress(random, language)
  const person = generatePerson(random)
  return {
    enterpriseNumber: generateEnterpriseNumber(random),
    name: naturalPerson ? `${person.last}, ${person.first}` : firmName(language, random),
    legalForm: naturalPerson ? null : random.pick(FORMS),
    address: { street: same(street), number, box: '', zip: town.zip, city: same(town.name) },
    naturalPerson,
    startedOn: toIso(newYear(2002) + random.below(6000)),
    situation: '000',
    language,
    naceCode: null,
  }
}

/** `Bloemaert Renovatie`, `Vermeersch & Co`. */
export function firmName(language: Language, random: SeededRandom): string {
  const family = generateSurname(random)
  if (random.chance(0.15)) return `${family} & Co`
  const line = random.pick(BUSINESS_LINES[language])
  return random.chance(0.5) ? `${family} ${line}` : `${line} ${family}`
}

function same(text: string): Labels {
  return { nl: text, fr: text, de: text }
}
