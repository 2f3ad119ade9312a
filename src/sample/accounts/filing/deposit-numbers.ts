// Running numbers of deposits. Each day of a year has a range of its own, so that numbers rise with the dates although
// companies come in any order; a day that is full passes what is left over to the next working day.

import { newYear, workday, yearOf } from '../calendar.ts'

// 366 times this many fit in eight digits.
const PER_DAY = 25_000

export class DepositNumberSeries {
  readonly #taken = new Map<number, number>()

  /** The next free reference on `day` or the first working day after it that has one: `2024-00012345`. */
  next(day: number): { reference: string; depositedOn: number } {
    for (let depositedOn = workday(day); ; depositedOn = workday(depositedOn + 1)) {
      const place = this.#taken.get(depositedOn) ?? 0
      if (place >= PER_DAY) continue
      this.#taken.set(depositedOn, place + 1)
      const year = yearOf(depositedOn)
      const number = (depositedOn - newYear(year)) * PER_DAY + place + 1
      return { reference: `${year}-${String(number).padStart(8, '0')}`, depositedOn }
    }
  }
}
