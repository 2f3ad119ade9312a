// Lists of the register in the gazette: the French column, then the Dutch, then the German, each with title and all
// entries. Wordings in register-lists.json; titles beyond those of the seat are modelled on these.

import wordings from '../../../../data/sample/register-lists.json' with { type: 'json' }
import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { printFigures, toIso } from '../../days.ts'
import { dotted, generateEnterpriseNumber } from '../../numbers.ts'
import { generatePerson } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { fill } from '../../read-table.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { printAddress } from '../notices/case-file.ts'
import type { ExpectedEvent } from '../truth.ts'
import { breakLines } from '../typeset.ts'

export type ListName = keyof typeof wordings.lists
export const LIST_NAMES = Object.keys(wordings.lists) as ListName[]

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
  const { event, detail, sentence } = wordings.lists[list]
  const number = dotted(company.enterpriseNumber)
  const { first, last } = generatePerson(random)
  const other = generateEnterpriseNumber(random)
  const values = { number, day: printFigures(effectiveOn), holder: `${last} ${first}` }
  const print = (language: Language) => {
    const address = listAddress(company, language)
    return fill(sentence[language], { ...values, address, other_number: dotted(other) })
  }
  const fact: ExpectedEvent = {
    fact: 'event',
    kind: event as EventKind,
    court: null,
    reference: null,
    legal_form: null,
    enterprise_number: company.enterpriseNumber,
    // An annulment says no date.
    date: list === 'seat_annulled' ? null : toIso(effectiveOn),
    debtor: company.name,
    practitioners: [],
    detail: fill(detail, { holder: values.holder, other_digits: other }),
  }
  const sentences = { fr: print('fr'), nl: print('nl'), de: print('de') }
  return { number, name: company.name.replace(', ', ' ').toUpperCase(), sentences, fact, effectiveOn }
}

// `Frederik Burvelaan 30 boîte 2 9050 Gent`
function listAddress(company: SampleCompany, language: Language): string {
  const { box, ...rest } = company.address
  const [street, town] = printAddress({ ...company, address: { ...rest, box: '' } }, language).split(', ')
  return `${street}${box === '' ? '' : BOX[language] + box} ${town}`
}

/** The text of a list. `printed` is its number: `[C − 2025/234567]`. */
export function writeList(
  list: ListName,
  printed: string,
  entries: readonly ListEntry[],
  random: SeededRandom,
): string {
  const sorted = entries.toSorted((a, b) => (a.number < b.number ? -1 : 1))
  const { issuer, entities, help, entry } = wordings
  return COLUMNS.map(language => {
    const title = entities[language] + wordings.lists[list].title[language]
    const listed = sorted.flatMap(({ number, name, sentences }) => [
      `${entry[language]} ${number}`,
      name,
      sentences[language],
    ])
    return breakLines([issuer[language], printed, title, help[language], ...listed], random, COLUMN_WIDTH)
  }).join('\n')
}
