// Out-of-time split: selects the reference days and which of them train, calibrate and test. Split by time,
// because a model is always applied to later years.

export type Every = 'year' | 'quarter'

/**
 * Days as `YYYY-MM-DD`, ascending. Training outcomes end before the first calibration day, calibration
 * outcomes before the first test day.
 */
export type TimeSplit = {
  train: string[]
  calibrate: string[]
  test: string[]
  /** Calibration and test use the same days, on half of the companies each. */
  isShared: boolean
  left_out: { asOf: string; why: string }[]
}

/** Bankruptcies were suspended in Belgium from 18 March 2020, in steps, until far into 2021. */
const MORATORIUM = { from: '2020-03-18', to: '2021-12-31' } as const

export type SplitOptions = {
  fromYear: number
  toYear: number
  every: Every
  /** Include days whose twelve months overlap the moratorium. */
  includeMoratorium?: boolean
  /** First day with full filing coverage: before it filing behaviour is unknown. */
  firstCoveredDay?: string | null
}

/** Too few years to train, calibrate and test; the message says what is needed. */
export class TimeSplitError extends Error {
  override name = 'TimeSplitError'
}

/**
 * The last year tests, the one before calibrates, all others train. With two years the first trains, and the
 * second does both on half of its companies each. Throws `TimeSplitError` for fewer.
 */
export function splitTime(options: SplitOptions): TimeSplit {
  const left_out: TimeSplit['left_out'] = []
  const days = listDays(options).filter(asOf => {
    const why = whyLeftOut(asOf, options)
    if (why !== null) left_out.push({ asOf, why })
    return why === null
  })
  const years = [...new Set(days.map(yearOf))]
  if (years.length < 2)
    throw new TimeSplitError(`${TOO_FEW_YEARS} These leave ${years.length}.${formatLeftOut(left_out)}`)
  const isShared = years.length === 2
  const testYear = years.at(-1)
  const calibrateYear = isShared ? testYear : years.at(-2)
  const of = (year: string | undefined) => days.filter(day => yearOf(day) === year)
  const test = of(testYear)
  const calibrate = isShared ? test : withoutOverlap(of(calibrateYear), test[0] as string, left_out)
  const earlier = days.filter(day => yearOf(day) < (calibrateYear as string))
  return {
    train: withoutOverlap(earlier, calibrate[0] as string, left_out),
    calibrate,
    test,
    isShared,
    left_out,
  }
}

const TOO_FEW_YEARS =
  'At least two years are required, one to train and a later one to calibrate and test; three are better.'

function formatLeftOut(left_out: TimeSplit['left_out']): string {
  return left_out.map(({ asOf, why }) => `\n  ${asOf} is left out: ${why}`).join('')
}

function whyLeftOut(asOf: string, { includeMoratorium, firstCoveredDay }: SplitOptions): string | null {
  if (firstCoveredDay && asOf < firstCoveredDay) {
    return `annual accounts cover only days from ${firstCoveredDay} on`
  }
  if (includeMoratorium || !touchesMoratorium(asOf)) return null
  return 'its twelve months overlap the moratorium of 2020 and 2021 (--include-moratorium keeps it)'
}

function withoutOverlap(days: string[], limit: string, left_out: TimeSplit['left_out']): string[] {
  return days.filter(asOf => {
    const overlaps = twelveMonthsAfter(asOf) > limit
    if (overlaps)
      left_out.push({ asOf, why: `its twelve months extend beyond ${limit}, the start of the next split` })
    return !overlaps
  })
}

function listDays({ fromYear, toYear, every }: SplitOptions): string[] {
  const years = Array.from({ length: Math.max(0, toYear - fromYear + 1) }, (_, at) => fromYear + at)
  const starts = every === 'year' ? ['01-01'] : ['01-01', '04-01', '07-01', '10-01']
  return years.flatMap(year => starts.map(start => `${year}-${start}`))
}

function touchesMoratorium(asOf: string): boolean {
  return asOf < MORATORIUM.to && twelveMonthsAfter(asOf) >= MORATORIUM.from
}

/** The same day a year later. */
export function twelveMonthsAfter(asOf: string): string {
  return `${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`
}

function yearOf(day: string): string {
  return day.slice(0, 4)
}
