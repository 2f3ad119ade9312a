// Numbers of invented entities, and running numbers of publications and deposits.

import type { EnterpriseNumber } from '../domain/company/enterprise-number.ts'
import { newYear, workday, yearOf } from './days.ts'
import type { SeededRandom } from './random.ts'

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
export type Numbered = { day: number; year: number; place: number; number: number }

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
