// Numbers of publications. Each day of a year has a range of its own, so that numbers rise with the dates although
// companies come in any order; a day that is full passes what is left over to the next working day.

import { newYear, toIso, workday, yearOf } from './printed-dates.ts'

export type Numbered = {
  /** Days since 1970; later than asked for when that day was full. */
  publishedOn: number
  numac: string
  /** As printed: `2025/112345`, `(2282)`, `[C − 2025/234567]`; the annex prints none. */
  printed: string
  /** How many the day had before. */
  place: number
}

type Series = {
  perDay: number
  first: number
  write(year: number, number: number): { numac: string; printed: string }
}

const six = (number: number) => String(number).padStart(6, '0')
const five = (number: number) => String(number).padStart(5, '0')

// 366 days of the given size fit in each series.
const SERIES = {
  notice: {
    perDay: 273,
    first: 0,
    write: (year, number) => ({ numac: `${year}8${five(number)}`, printed: `${year}/1${five(number)}` }),
  },
  typed: {
    perDay: 27,
    first: 1,
    write: (year, number) => ({ numac: `${year}7${five(number)}`, printed: `(${number})` }),
  },
  list: {
    perDay: 270,
    first: 200_000,
    write: (year, number) => ({ numac: `${year}${number}`, printed: `[C − ${year}/${number}]` }),
  },
  // Paper deposits and electronic ones have ranges of their own.
  paper_act: { perDay: 819, first: 1, write: (year, number) => actNumber(year, number) },
  electronic_act: { perDay: 1910, first: 300_001, write: (year, number) => actNumber(year, number) },
} as const satisfies Record<string, Series>

export type SeriesName = keyof typeof SERIES

function actNumber(year: number, number: number): { numac: string; printed: string } {
  return { numac: `${String(year).slice(2)}${six(number)}`, printed: '' }
}

export class PublicationNumberSeries {
  readonly #taken = new Map<string, number>()

  /** The next free number on `day` or the first working day after it that has one. */
  next(series: SeriesName, day: number): Numbered {
    const { perDay, first, write }: Series = SERIES[series]
    for (let publishedOn = workday(day); ; publishedOn = workday(publishedOn + 1)) {
      const key = `${series} ${publishedOn}`
      const place = this.#taken.get(key) ?? 0
      if (place >= perDay) continue
      this.#taken.set(key, place + 1)
      const year = yearOf(publishedOn)
      const number = first + (publishedOn - newYear(year)) * perDay + place
      return { publishedOn, place, ...write(year, number) }
    }
  }
}

/** Page of the PDF on which the notice of that place stands: eight fit on one. */
export function pageOf({ place }: Numbered): number {
  return 60 + Math.floor(place / 8)
}

/** `2025-02-26` */
export function dateOf({ publishedOn }: Numbered): string {
  return toIso(publishedOn)
}
