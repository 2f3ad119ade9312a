// The invented companies as the Full describes them, read from the rows that it writes: what the invented gazette and
// accounts are about.

import { formOfCode } from '../legal-forms.ts'
import { generatePerson } from '../people.ts'
import { SeededRandom } from '../random.ts'
import type {
  PlannedBoard,
  PlannedOfficer,
  PlannedPerson,
  SampleAddress,
  SampleCompany,
} from '../sample-company.ts'
import { ACTIVITIES } from './activities/nace-table.ts'
import { type Company, generateCompany } from './generate-company.ts'
import { indexOfMember, type PlannedCompany, personKey } from './planned-companies.ts'
import { generatePopulation, listEstablishments, type Population } from './population.ts'
import { addEstablishmentAddress, addSeat } from './rows/address-rows.ts'
import { Rows } from './rows/csv-rows.ts'
import { companyName } from './rows/denomination-rows.ts'
import { addEnterprise } from './rows/entity-rows.ts'

// Who runs and audits a planned company, with names: the same person has the same name in each of their companies.

const SALT = 7

/** `describe` gives the company at an index, which other companies may have as an officer. */
function planBoard(
  { seed, companies }: Population,
  { index, planned }: Company & { planned: PlannedCompany },
  describe: (index: number) => SampleCompany,
): PlannedBoard {
  const nameOfficer = (officer: string): PlannedOfficer => {
    const [member = '', person] = officer.split(':')
    if (person === undefined) return { person: namePerson(seed, member, index), company: null }
    const at = indexOfMember(seed, member, index)
    return { person: namePerson(seed, person, index), company: at < companies ? describe(at) : null }
  }
  const auditor = planned.auditor === null ? null : nameOfficer(planned.auditor)
  return {
    directors: planned.directors.map(nameOfficer),
    auditor: auditor?.company ? auditor : null,
    joinsLate: planned.joinsLate,
    failedIn: planned.failedIn,
  }
}

function namePerson(seed: number, person: string, index: number): PlannedPerson {
  const key = personKey(person, index)
  const name = generatePerson(new SeededRandom().start(seed, key, SALT))
  return { id: `${key} ${person}`, ...name }
}

/** Describes all companies of the Full of `writeSample` with the same two numbers, in its order, one at a time. */
export function* describeCompanies({
  companies,
  seed,
}: {
  companies: number
  seed: number
}): Generator<SampleCompany> {
  const population = generatePopulation(seed, companies)
  for (let index = 0; index < companies; index++) {
    const company = generateCompany(population, index)
    const { planned } = company
    const board =
      planned &&
      planBoard(population, { ...company, planned }, at =>
        describe(population, generateCompany(population, at)),
      )
    yield { ...describe(population, company), board }
  }
}

function describe(population: Population, company: Company): SampleCompany {
  const { number, person, language, situation, form } = company
  return {
    enterpriseNumber: number.replaceAll('.', ''),
    name: companyName(population, company, 0, language),
    legalForm: form ? (formOfCode(form.readAs ?? form.code)?.labels ?? null) : null,
    address: addressOf(population, company),
    naturalPerson: person,
    startedOn: startOf(population, company),
    situation,
    language,
    naceCode: naceOf(company),
  }
}

function naceOf({ activity }: Company): string | null {
  const codes = ACTIVITIES[activity]?.codes
  return codes?.['2025'] ?? codes?.['2008'] ?? null
}

// The last field of its row: dd-mm-yyyy.
function startOf(population: Population, company: Company): string | null {
  const rows = new Rows()
  addEnterprise(rows, population, company)
  const [, day, month, year] = /(\d\d)-(\d\d)-(\d{4})\n$/.exec(rows.text) ?? []
  return year ? `${year}-${month}-${day}` : null
}

// A natural person has no seat in the register: the first establishment stands for it.
function addressOf(population: Population, company: Company): SampleAddress {
  const rows = new Rows()
  addSeat(rows, population, company)
  const [place] = company.person ? listEstablishments(population, company) : []
  if (rows.text === '' && place) addEstablishmentAddress(rows, population, place)
  return rows.text === '' ? townOnly(company) : readAddress(rows.text)
}

function townOnly({ town }: Company): SampleAddress {
  const city = { nl: town.nl, fr: town.fr, de: town.fr }
  return { street: { nl: '', fr: '', de: '' }, number: '', box: '', zip: town.zip, city }
}

const FIELD = /"((?:[^"]|"")*)"|([^,\n]+)|(?<=,)(?=,)/g

function readAddress(row: string): SampleAddress {
  const fields = [...row.matchAll(FIELD)].map(([, quoted = '', bare = '']) =>
    (quoted || bare).replaceAll('""', '"'),
  )
  const [, , , , zip = '', cityNl = '', cityFr = '', streetNl = '', streetFr = '', number = '', box = ''] =
    fields
  return {
    street: { nl: streetNl, fr: streetFr, de: streetFr },
    number,
    box,
    zip,
    city: { nl: cityNl, fr: cityFr, de: cityFr },
  }
}
