// Rows of enterprise.csv, establishment.csv and branch.csv.

import { SeededRandom } from '../../random.ts'
import type { Company, SampleSeed } from '../generate-company.ts'
import type { Establishment } from '../population.ts'
import { formatDate, type Rows } from './csv-rows.ts'

const SALT_COMPANY = 91
const SALT_PLACE = 92
const SALT_BRANCH = 93
const VENERABLE_FORM = /^(014|017|128|706|029)$/
const FILLER = '01-01-1968'
// The Full's snapshot is of 4 October 2025; in that year nothing starts later than September.
const LAST_YEAR = 2025
const LAST_MONTH = 9

const draw = new SeededRandom()

/** What an Update states otherwise than the Full did. */
export type Restated = { situation?: string; form?: string; startDate?: string }

export function addEnterprise(
  rows: Rows,
  origin: SampleSeed,
  company: Company,
  restated: Restated = {},
): void {
  const { number, person, form } = company
  const situation = restated.situation ?? company.situation
  const code = restated.form ?? form?.code
  const readAs = restated.form === undefined ? form?.readAs : null
  const forms = `${code ? `"${code}"` : ''},${readAs ? `"${readAs}"` : ''}`
  const date = restated.startDate ?? startDate(origin, company)
  rows.add(`"${number}","AC","${situation}","${person ? 1 : 2}",${forms},${date}\n`)
}

/** `owner` is another than the establishment's own when it has moved to another enterprise. */
export function addEstablishment(
  rows: Rows,
  origin: SampleSeed,
  place: Establishment,
  { owner = place.owner.number, startDate: date }: { owner?: string; startDate?: string } = {},
): void {
  rows.add(`"${place.number}",${date ?? placeStartDate(origin, place)},"${owner}"\n`)
}

export function addBranch(rows: Rows, origin: SampleSeed, number: string, owner: Company): void {
  const year = startYear(origin, owner)
  draw.start(origin.seed, owner.index, SALT_BRANCH)
  rows.add(`"${number}",${year < 1970 ? FILLER : drawDay(year)},"${owner.number}"\n`)
}

function startYear(origin: SampleSeed, { index, series, form, planned }: Company): number {
  draw.start(origin.seed, index, SALT_COMPANY)
  const [earliest, to] = series.years
  // Nobody has traded for longer than a life, and most forms are younger than the oldest companies.
  const from = form && VENERABLE_FORM.test(form.code) ? earliest : Math.max(earliest, 1958)
  const year = from + draw.below(to - from + 1)
  const wanted = planned?.founded ?? null
  return wanted === null ? year : Math.min(Math.max(wanted, from), to)
}

function startDate(origin: SampleSeed, company: Company): string {
  const year = startYear(origin, company)
  if (year < 1972 && draw.chance(0.25)) return FILLER
  // Numbers of the 1-series were first given out on 19 September 2023.
  if (company.number.startsWith('1') && year === 2023)
    return formatDate(2023, 10 + draw.below(3), 1 + draw.below(28))
  return drawDay(year)
}

function placeStartDate(origin: SampleSeed, place: Establishment): string {
  const from = startYear(origin, place.owner)
  draw.start(origin.seed, place.slot, SALT_PLACE)
  if (draw.chance(0.02)) return FILLER
  return drawDay(place.order === 0 && draw.chance(0.6) ? Math.min(from + 1, LAST_YEAR) : laterYear(from))
}

function laterYear(from: number): number {
  return from + draw.below(LAST_YEAR - from + 1)
}

// A third of everything begins on the first of a month.
function drawDay(year: number): string {
  const month = 1 + draw.below(year === LAST_YEAR ? LAST_MONTH : 12)
  return formatDate(year, month, draw.chance(0.35) ? 1 : 1 + draw.below(28))
}
