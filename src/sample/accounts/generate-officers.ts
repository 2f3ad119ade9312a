// Who is in office when accounts are filed: those whom another source names, else invented ones. Documents of the Bank
// give the private addresses of persons; these have invented ones, so that leaving them out can be proven.

import { generateAddress } from '../addresses.ts'
import { dayOf, toIso } from '../days.ts'
import { generateEnterpriseNumber } from '../numbers.ts'
import { generatePerson } from '../people.ts'
import { hash, SeededRandom } from '../random.ts'
import type { PersonName, SampleCompany, SampleOfficer } from '../sample-company.ts'

export type PrivateAddress = { street: string; number: string; zip: string; town: string }
export type PrivateDetails = { address: PrivateAddress; profession: string | null }
export type FiledPerson = PersonName & PrivateDetails

export type Officer = {
  office: SampleOfficer['office']
  /** `YYYY-MM-DD`; a filing may leave either out. */
  from: string | null
  to: string | null
  holder:
    | FiledPerson
    | {
        name: string
        enterpriseNumber: string | null
        seat: PrivateAddress
        representative: FiledPerson | null
      }
}

const PROFESSIONS = {
  nl: ['Bediende', 'Zelfstandige', 'Bestuurder'],
  fr: ['Employé', 'Indépendant', 'Gérant de sociétés'],
  de: ['Angestellter', 'Selbstständiger'],
}
const TERM_YEARS = 6

/** Those in office on `day` (days since 1970), at least one; `known` null when no other source tells of any. */
export function officersOn(
  company: SampleCompany,
  known: readonly SampleOfficer[] | null,
  day: number,
  audited: boolean,
  seed: number,
): Officer[] {
  const iso = toIso(day)
  const sitting = (known ?? []).filter(({ from, to }) => (from ?? '') <= iso && (to === null || to > iso))
  const named = sitting.map((officer, at) =>
    addPrivateData(officer, company, new SeededRandom(hash(seed, 100 + at))),
  )
  const directors = named.some(({ office }) => office === 'director')
  const auditors = named.some(({ office }) => office === 'statutory_auditor')
  return [
    ...named,
    ...(directors ? [] : generateBoard(company, day, seed)),
    ...(audited && !auditors ? [generateAuditor(company, day, new SeededRandom(hash(seed, 3)))] : []),
  ]
}

function addPrivateData(officer: SampleOfficer, company: SampleCompany, random: SeededRandom): Officer {
  const { office, from, to } = officer
  if (officer.kind === 'person')
    return { office, from, to, holder: withPrivateAddress(officer, company, random) }
  const { name, enterpriseNumber, representative } = officer
  const seat = generateAddressParts(company, random)
  return {
    ...{ office, from, to },
    holder: {
      name,
      enterpriseNumber,
      seat,
      representative: representative && withPrivateAddress(representative, company, random),
    },
  }
}

// The same board from year to year; each of its members for terms of six years.
function generateBoard(company: SampleCompany, day: number, seed: number): Officer[] {
  const random = new SeededRandom(hash(seed, 2))
  const size = random.pick([1, 1, 1, 2, 2, 3])
  const first = (company.startedOn ? dayOf(company.startedOn) : 12_000) + random.below(300)
  return Array.from({ length: size }, () => {
    const { first: firstName, last: lastName } = generatePerson(random)
    const holder = withPrivateAddress({ firstName, lastName }, company, random)
    return { office: 'director', ...termAround(day, first + random.below(60), random), holder }
  })
}

function termAround(day: number, first: number, random: SeededRandom): { from: string; to: string | null } {
  const term = TERM_YEARS * 365
  const from = first + Math.max(0, Math.floor((day - first) / term)) * term
  return {
    from: toIso(Math.min(from, day)),
    to: random.chance(0.6) ? toIso(Math.min(from, day) + term) : null,
  }
}

function generateAuditor(company: SampleCompany, day: number, random: SeededRandom): Officer {
  const words = {
    nl: 'Bedrijfsrevisoren BV',
    fr: "Réviseurs d'Entreprises SRL",
    de: 'Wirtschaftsprüfer GmbH',
  }
  const partner = generatePerson(random)
  const representative = withPrivateAddress(
    { firstName: partner.first, lastName: partner.last },
    company,
    random,
  )
  const from = day - random.between(100, 1000)
  return {
    office: 'statutory_auditor',
    ...{ from: toIso(from), to: toIso(from + 3 * 365) },
    holder: {
      name: `${generatePerson(random).last} ${words[company.language]}`,
      enterpriseNumber: generateEnterpriseNumber(random),
      seat: generateAddressParts(company, random),
      representative,
    },
  }
}

function withPrivateAddress(
  { firstName, lastName }: PersonName,
  company: SampleCompany,
  random: SeededRandom,
): FiledPerson {
  const profession = random.chance(0.5) ? random.pick(PROFESSIONS[company.language]) : null
  return { firstName, lastName, address: generateAddressParts(company, random), profession }
}

function generateAddressParts({ language }: SampleCompany, random: SeededRandom): PrivateAddress {
  const { street, number, town } = generateAddress(random, language)
  return { street, number, zip: town.zip, town: town.name }
}
