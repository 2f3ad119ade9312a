// Numbers of invented entities, and running numbers of publications and deposits.

import type { EnterpriseNumber } from '../domain/company/enterprise-number.ts'
import { newYear, workday, yearOf } from './days.ts'
import { hash, type SeededRandom } from './random.ts'

/** First eight digits → all ten. Source: the register's cookbook: 97 minus the first eight modulo 97. */
export function withChecksum(digits: number): EnterpriseNumber {
  return String(digits * 100 + 97 - (digits % 97)).padStart(10, '0') as EnterpriseNumber
}

/** An enterprise number that belongs to no company of the sample but by chance. */
export function generateEnterpriseNumber(random: SeededRandom): EnterpriseNumber {
  return withChecksum(random.between(4_000_000, 10_270_000))
}

/** `0712345630` → `0712.345.630` */
export function dotted(number: string): string {
  return `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
}

/** `place`: how many the day had before; `number` counts within the year. */
type Numbered = { day: number; year: number; place: number; number: number }

/**
 * Running numbers by year. Each day has a range of its own, so that numbers rise with the dates although companies come
 * in any order; a full day passes on to the next working day.
 */
export class RunningNumbers {
  readonly #perDay: number
  readonly #taken = new Map<number, number>()

  constructor(perDay: number) {
    this.#perDay = perDay
  }

  /** The next free number on `wanted` (days since 1970) or the first working day after it that has one. */
  next(wanted: number): Numbered {
    for (let day = workday(wanted); ; day = workday(day + 1)) {
      const place = this.#taken.get(day) ?? 0
      if (place >= this.#perDay) continue
      this.#taken.set(day, place + 1)
      const year = yearOf(day)
      return { day, year, place, number: (day - newYear(year)) * this.#perDay + place }
    }
  }
}

// The numbers of the invented entities: ascending in the order of the files, with irregular gaps and the
// checksum of the register. A number may by chance be that of a real company: the range is the real one.

/** More would not fit in the numbers that the register has given out. */
export const MAX_COMPANIES = 3_000_000

// Where the register's numbers lie: share of all companies, first eight digits, years in which it gave them out.
const SERIES = [
  { share: 0.02, from: 2_000_000, to: 3_000_000, years: [1850, 1985] },
  { share: 0.215, from: 4_000_000, to: 5_000_000, years: [1948, 2004] },
  { share: 0.125, from: 5_000_000, to: 6_000_000, years: [1972, 2015] },
  { share: 0.15, from: 6_000_000, to: 7_000_000, years: [1978, 2017] },
  { share: 0.21, from: 7_000_000, to: 8_000_000, years: [2005, 2023] },
  { share: 0.19, from: 8_000_000, to: 9_000_000, years: [2003, 2012] },
  { share: 0.01, from: 9_000_000, to: 10_000_000, years: [1985, 2014] },
  { share: 0.08, from: 10_000_000, to: 10_280_000, years: [2023, 2025] },
] as const

const FIRST_NEW_ENTERPRISE = 10_280_000
const FIRST_NEW_ESTABLISHMENT = 23_800_000
const SALT = 11

export type Series = {
  first: number
  after: number
  from: number
  to: number
  years: readonly [number, number]
}

/** The series cut to so many companies: `first` is the index of the first company in it. */
export function scaleSeries(companies: number): Series[] {
  let cumulated = 0
  let first = 0
  return SERIES.map(({ share, from, to, years }, at) => {
    cumulated += share
    const after = at === SERIES.length - 1 ? companies : Math.round(cumulated * companies)
    const series = { first, after, from, to, years }
    first = after
    return series
  })
}

/** The first eight digits of the company at `index`; those founded by an Update follow after all others. */
export function enterpriseDigits(seed: number, index: number, companies: number, series: Series): number {
  if (index >= companies) return FIRST_NEW_ENTERPRISE + step(seed, index, index - companies, 3)
  const stride = (series.to - series.from) / (series.after - series.first)
  return series.from + step(seed, index, index - series.first, stride)
}

/** The first eight digits of the establishment that stands at `rank` among all in the Full. */
export function establishmentDigits(seed: number, rank: number, establishments: number): number {
  if (rank >= establishments) return FIRST_NEW_ESTABLISHMENT + step(seed, rank, rank - establishments, 3)
  return 20_000_000 + step(seed, rank, rank, 3_800_000 / establishments)
}

/** The first eight digits of the branch that stands at `rank` among all. */
export function branchDigits(seed: number, rank: number, branches: number): number {
  return 90_000_000 + step(seed, rank, rank, 960_000 / branches)
}

function step(seed: number, index: number, position: number, stride: number): number {
  return Math.floor(position * stride) + (hash(seed, index, SALT) % Math.max(1, Math.floor(stride)))
}

/** First eight digits → `0200.065.765`. */
export function formatEnterprise(digits: number): string {
  return dotted(withChecksum(digits))
}

/** First eight digits → `2.000.000.339`; branches look alike. */
export function formatEstablishment(digits: number): string {
  const text = withChecksum(digits)
  return `${text.slice(0, 1)}.${text.slice(1, 4)}.${text.slice(4, 7)}.${text.slice(7)}`
}
