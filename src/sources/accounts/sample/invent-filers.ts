// Companies made up on the spot, for accounts that belong to no invented register: tests, and filings in bulk to measure an
// import by.

import type { Language } from '../../../domain/publication.ts'
import { generateSurname } from '../../sample/people.ts'
import { generateAddress } from '../../sample/places.ts'
import { hash, SeededRandom } from '../../sample/random.ts'
import type { Labels, SampleCompany } from './sampled-company.ts'

const FORMS: Record<FilersForm, Labels> = {
  capital: { nl: 'Naamloze vennootschap', fr: 'Société anonyme', de: 'Aktiengesellschaft' },
  contribution: {
    nl: 'Besloten Vennootschap',
    fr: 'Société à responsabilité limitée',
    de: 'Gesellschaft mit beschränkter Haftung',
  },
  association: {
    nl: 'Stichting van openbaar nut',
    fr: "Fondation d'utilité publique",
    de: 'Gemeinnützige Stiftung',
  },
}
// Trades, holdings and letting among them.
const ACTIVITIES = '43320 46739 47711 56111 62100 64210 68203 70200 49410 25620 81220 86230'.split(' ')
const LANGUAGES: Language[] = ['nl', 'nl', 'nl', 'fr', 'fr', 'de']
const FIRST_NUMBER = 4_000_000

export type FilersForm = 'capital' | 'contribution' | 'association'

/** `count` companies, each with a number of its own; `forms` are dealt out in turn. At most 6 million. */
export function* generateFilers(
  count: number,
  seed: number,
  forms: readonly FilersForm[] = ['contribution', 'contribution', 'capital'],
): Generator<SampleCompany> {
  for (let at = 0; at < count; at++) {
    yield generateFiler(at, forms[at % forms.length] as FilersForm, new SeededRandom(hash(seed, at)))
  }
}

function generateFiler(at: number, form: FilersForm, random: SeededRandom): SampleCompany {
  const language = random.pick(LANGUAGES)
  const { street, town } = generateAddress(random, language)
  const [, name = street, number = '1'] = /^(.*\D) (\d.*)$/.exec(street) ?? []
  const digits = FIRST_NUMBER + at
  const same = (text: string): Labels => ({ nl: text, fr: text, de: text })
  return {
    enterpriseNumber: String(digits * 100 + 97 - (digits % 97)).padStart(10, '0'),
    name: `${generateSurname(random)} ${random.pick(['Groep', 'Services', 'Invest', 'Trading', 'Partners'])}`,
    legalForm: FORMS[form],
    address: { street: same(name), number, box: '', zip: town.zip, city: same(town.name) },
    naturalPerson: false,
    startedOn: `${random.between(1990, 2023)}-0${random.between(1, 9)}-1${random.below(10)}`,
    situation: '000',
    language,
    naceCode: random.pick(ACTIVITIES),
  }
}
