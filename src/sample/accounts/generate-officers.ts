// Who is in office when accounts are filed: those whom the acts name, else invented ones. Documents of the Bank give the
// private addresses of persons; these have invented ones, so that leaving them out can be proven.

import { generateAddress } from '../addresses.ts'
import { dayOf, toIso } from '../days.ts'
import { generateEnterpriseNumber } from '../numbers.ts'
import { generatePerson } from '../people.ts'
import { hash, SeededRandom } from '../random.ts'
import type { PersonName, SampleCompany, SampleOfficer } from '../sample-company.ts'

export type PrivateAddress = { street: string; number: string; zip: string }
export type FiledPerson = PersonName & { address: PrivateAddress; profession: string | null }
type FiledCompany = {
  name: string
  enterpriseNumber: string | null
  seat: PrivateAddress
  representative: FiledPerson | null
}

/** Dates are `YYYY-MM-DD`; a filing may leave either out. */
export type Officer = Pick<SampleOfficer, 'office' | 'from' | 'to'> & { holder: FiledPerson | FiledCompany }

const PROFESSIONS = {
  nl: ['Bediende', 'Zelfstandige', 'Bestuurder'],
  fr: ['Employé', 'Indépendant', 'Gérant de sociétés'],
  de: ['Angestellter', 'Selbstständiger'],
}
const AUDITORS = {
  nl: 'Bedrijfsrevisoren BV',
  fr: "Réviseurs d'Entreprises SRL",
  de: 'Wirtschaftsprüfer GmbH',
}
const TERM_DAYS = 6 * 365
const AUDITOR_TERM_DAYS = 3 * 365

/** Those in office on `day` (days since 1970), at least one; `known` null when no act names any. */
export function officersOn(
  company: SampleCompany,
  known: readonly SampleOfficer[] | null,
  day: number,
  audited: boolean,
  seed: number,
): Officer[] {
  const iso = toIso(day)
  const sitting = (known ?? []).filter(({ from, to }) => (from ?? '') <= iso && (to === null || to > iso))
  const named = sitting.map((officer, at): Officer => {
    const { office, from, to } = officer
    return {
      office,
      from,
      to,
      holder: addPrivateData(officer, company, new SeededRandom(hash(seed, 100 + at))),
    }
  })
  const lacks = (office: Officer['office']) => !named.some(officer => officer.office === office)
  return [
    ...named,
    ...(lacks('director') ? generateBoard(company, day, seed) : []),
    ...(audited && lacks('statutory_auditor') ? [generateAuditor(company, day, seed)] : []),
  ]
}

function addPrivateData(
  officer: SampleOfficer,
  company: SampleCompany,
  random: SeededRandom,
): Officer['holder'] {
  if (officer.kind === 'person') return withPrivateData(officer, company, random)
  const { name, enterpriseNumber, representative } = officer
  const seat = generatePrivateAddress(company, random)
  const person = representative && withPrivateData(representative, company, random)
  return { name, enterpriseNumber, seat, representative: person }
}

// The same board from year to year; each of its members for terms of six years.
function generateBoard(company: SampleCompany, day: number, seed: number): Officer[] {
  const random = new SeededRandom(hash(seed, 2))
  const size = random.pick([1, 1, 1, 2, 2, 3])
  const first = (company.startedOn ? dayOf(company.startedOn) : 12_000) + random.below(300)
  return Array.from({ length: size }, () => {
    const holder = generateFiledPerson(company, random)
    const joined = first + random.below(60)
    const terms = Math.max(0, Math.floor((day - joined) / TERM_DAYS))
    const from = Math.min(joined + terms * TERM_DAYS, day)
    const to = random.chance(0.6) ? toIso(from + TERM_DAYS) : null
    return { office: 'director', from: toIso(from), to, holder }
  })
}

function generateAuditor(company: SampleCompany, day: number, seed: number): Officer {
  const random = new SeededRandom(hash(seed, 3))
  const representative = generateFiledPerson(company, random)
  const from = day - random.between(100, 1000)
  const name = `${generatePerson(random).last} ${AUDITORS[company.language]}`
  const enterpriseNumber = generateEnterpriseNumber(random)
  const seat = generatePrivateAddress(company, random)
  return {
    office: 'statutory_auditor',
    from: toIso(from),
    to: toIso(from + AUDITOR_TERM_DAYS),
    holder: { name, enterpriseNumber, seat, representative },
  }
}

function generateFiledPerson(company: SampleCompany, random: SeededRandom): FiledPerson {
  const { first, last } = generatePerson(random)
  return withPrivateData({ firstName: first, lastName: last }, company, random)
}

function withPrivateData(
  { firstName, lastName }: PersonName,
  company: SampleCompany,
  random: SeededRandom,
): FiledPerson {
  const profession = random.chance(0.5) ? random.pick(PROFESSIONS[company.language]) : null
  return { firstName, lastName, address: generatePrivateAddress(company, random), profession }
}

function generatePrivateAddress({ language }: SampleCompany, random: SeededRandom): PrivateAddress {
  const { street, number, town } = generateAddress(random, language)
  return { street, number, zip: town.zip }
}
