// A company made up on the spot, for notices and acts that belong to no invented register.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Language } from '../../domain/publications/publication.ts'
import { generateAddress } from '../addresses.ts'
import { generatePerson, generateSurname } from '../people.ts'
import type { SeededRandom } from '../random.ts'
import { newYear, toIso } from './printed-dates.ts'
import type { Labels, SampleCompany } from './sample-company.ts'

const FORMS: Labels[] = [
  {
    nl: 'Besloten Vennootschap',
    fr: 'Société à responsabilité limitée',
    de: 'Gesellschaft mit beschränkter Haftung',
  },
  { nl: 'Naamloze vennootschap', fr: 'Société anonyme', de: 'Aktiengesellschaft' },
  {
    nl: 'Besloten vennootschap met beperkte aansprakelijkheid',
    fr: 'Société privée à responsabilité limitée',
    de: 'Privatgesellschaft mit beschränkter Haftung',
  },
  { nl: 'Vennootschap onder firma', fr: 'Société en nom collectif', de: 'Offene Handelsgesellschaft' },
  { nl: 'Commanditaire vennootschap', fr: 'Société en commandite', de: 'Kommanditgesellschaft' },
]
const BUSINESS_LINES: Record<Language, string[]> = {
  nl: 'Bouw,Renovatie,Transport,Consulting,Horeca,Trading,Tuinen,Schilderwerken'.split(','),
  fr: 'Construction,Rénovation,Transports,Conseil,Horeca,Trading,Jardins,Toitures'.split(','),
  de: 'Bau,Transporte,Beratung,Holzhandel,Gartenbau'.split(','),
}

/** An enterprise number with a valid checksum. */
export function generateEnterpriseNumber(random: SeededRandom): EnterpriseNumber {
  const digits = random.between(4_000_000, 10_270_000)
  return String(digits * 100 + 97 - (digits % 97)).padStart(10, '0') as EnterpriseNumber
}

/** A company, or a natural person who trades, in a language's part of the country. */
export function generateCompany(
  language: Language,
  naturalPerson: boolean,
  random: SeededRandom,
): SampleCompany {
  const { street, town } = generateAddress(random, language)
  const [, name = street, house = '1'] = /^(.*\D) (\d.*)$/.exec(street) ?? []
  const person = generatePerson(random)
  return {
    enterpriseNumber: generateEnterpriseNumber(random),
    name: naturalPerson ? `${person.last}, ${person.first}` : firmName(language, random),
    legalForm: naturalPerson ? null : random.pick(FORMS),
    address: { street: same(name), number: house, box: '', zip: town.zip, city: same(town.name) },
    naturalPerson,
    startedOn: toIso(newYear(2002) + random.below(6000)),
    situation: '000',
    language,
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
