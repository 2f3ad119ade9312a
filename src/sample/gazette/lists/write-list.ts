// One list of the register: the French column, then the Dutch, then the German, each with title and all entries.

import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { printFigures, toIso } from '../../days.ts'
import { generateEnterpriseNumber } from '../../numbers.ts'
import { generatePerson } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { printAddress } from '../notices/debtor.ts'
import { breakLines } from '../print/break-lines.ts'
import type { ExpectedEvent } from '../truth.ts'
import {
  ENTRY,
  HELP,
  ISSUER,
  LISTS,
  type ListName,
  type ListWording,
  type Particulars,
} from './list-wordings.ts'

export type ListEntry = {
  number: string
  name: string
  sentences: Record<Language, string>
  fact: ExpectedEvent
  /** Days since 1970. */
  effectiveOn: number
}

const COLUMNS: Language[] = ['fr', 'nl', 'de']
const COLUMN_WIDTH = 44
const BOX = { fr: ' boîte ', nl: ' bus ', de: ' Bfk. ' }

/** An entry about a company. */
export function generateEntry(
  list: ListName,
  company: SampleCompany,
  effectiveOn: number,
  random: SeededRandom,
): ListEntry {
  const { kind, detail, sentence }: ListWording = LISTS[list]
  const number = dotted(company.enterpriseNumber)
  const { first, last } = generatePerson(random)
  const otherNumber = dotted(generateEnterpriseNumber(random))
  const fill = (language: Language) => {
    const particulars: Particulars = {
      day: printFigures(effectiveOn),
      address: listAddress(company, language),
      holder: `${last} ${first}`,
      otherNumber,
    }
    return sentence[language](particulars).replace('@', number)
  }
  const fact: ExpectedEvent = {
    fact: 'event',
    kind,
    enterprise_number: company.enterpriseNumber,
    // An annulment says no date.
    date: list === 'seat_annulled' ? null : toIso(effectiveOn),
    court: null,
    reference: null,
    debtor: company.name,
    legal_form: null,
    practitioners: [],
    detail: detail.replace('@holder', `${last} ${first}`).replace('@number', otherNumber.replaceAll('.', '')),
  }
  const sentences = { fr: fill('fr'), nl: fill('nl'), de: fill('de') }
  return { number, name: company.name.replace(', ', ' ').toUpperCase(), sentences, fact, effectiveOn }
}

// `Frederik Burvelaan 30 boîte 2 9050 Gent`
function listAddress(company: SampleCompany, language: Language): string {
  const { box, ...rest } = company.address
  const [street, town] = printAddress({ ...company, address: { ...rest, box: '' } }, language).split(', ')
  return `${street}${box === '' ? '' : BOX[language] + box} ${town}`
}

function dotted(number: string): string {
  const parsed = parseEnterpriseNumber(number)
  return parsed ? formatEnterpriseNumber(parsed) : number
}

/** The text of a list. `printed` is its number: `[C − 2025/234567]`. */
export function writeList(
  list: ListName,
  printed: string,
  entries: readonly ListEntry[],
  random: SeededRandom,
): string {
  const sorted = entries.toSorted((a, b) => (a.number < b.number ? -1 : 1))
  return COLUMNS.map(language => writeColumn(language, list, printed, sorted, random)).join('\n')
}

function writeColumn(
  language: Language,
  list: ListName,
  printed: string,
  entries: readonly ListEntry[],
  random: SeededRandom,
): string {
  const lines = [ISSUER[language], printed, LISTS[list].title[language], HELP[language]]
  for (const { number, name, sentences } of entries) {
    lines.push(`${ENTRY[language]} ${number}`, name, sentences[language])
  }
  return breakLines(lines, random, COLUMN_WIDTH)
}
