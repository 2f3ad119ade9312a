// Where the sample's publications go, and their numbers.

import { toIso } from '../days.ts'
import { RunningNumbers } from '../numbers.ts'
import type { GeneratedAct } from './acts/write-act.ts'
import type { ListEntry, ListName } from './lists/write-list.ts'
import type { Earlier } from './notices/notice-context.ts'
import type { CourtNotice } from './notices/write-notice.ts'

// Numbers of publications: each kind has a series of its own.

type PublicationNumber = {
  /** Days since 1970; later than wanted when that day was full. */
  publishedOn: number
  date: string
  numac: string
  /** `2025/112345`, `(2282)`, `[C − 2025/234567]`; the annex prints none. */
  printed: string
  /** Page of the PDF: eight notices fit on one. */
  page: number
}

type Write = (year: number, number: number) => [numac: string, printed: string]

const pad = (number: number, length: number) => String(number).padStart(length, '0')
const writeAct: Write = (year, number) => [`${String(year).slice(2)}${pad(number, 6)}`, '']

// Numbers a day, first number, and how it is written. 366 days of the given size fit in each series.
const SERIES = {
  notice: [273, 0, (year, number) => [`${year}8${pad(number, 5)}`, `${year}/1${pad(number, 5)}`]],
  typed: [27, 1, (year, number) => [`${year}7${pad(number, 5)}`, `(${number})`]],
  list: [270, 200_000, (year, number) => [`${year}${number}`, `[C − ${year}/${number}]`]],
  // Paper deposits and electronic ones have ranges of their own.
  paper_act: [819, 1, writeAct],
  electronic_act: [1910, 300_001, writeAct],
} as const satisfies Record<string, [number, number, Write]>

type SeriesName = keyof typeof SERIES

export class PublicationNumbers {
  readonly #series = new Map<SeriesName, RunningNumbers>()

  /** The next free number on `wanted` (days since 1970) or the first working day after it that has one. */
  next(name: SeriesName, wanted: number): PublicationNumber {
    const [perDay, first, write] = SERIES[name]
    const series = this.#series.get(name) ?? new RunningNumbers(perDay)
    this.#series.set(name, series)
    const { day, year, place, number } = series.next(wanted)
    const [numac, printed] = write(year, first + number)
    return { publishedOn: day, date: toIso(day), numac, printed, page: 60 + Math.floor(place / 8) }
  }
}

/** Days since 1970. */
export type Publisher = {
  /** Publishes on `day` or soon after. */
  notice(notice: CourtNotice, day: number): Earlier
  act(act: GeneratedAct, enterpriseNumber: string, day: number, electronic: boolean): void
  /** Appears in the next list of its kind. */
  entry(list: ListName, entry: ListEntry): void
}
