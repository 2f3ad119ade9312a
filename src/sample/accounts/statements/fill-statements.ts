// A year as a filing tells it: all rubrics of the year and of the year before.

import { hash, SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import type { SimulatedYear } from '../ledger/simulate.ts'
import { addBalanceSheet } from './balance-sheet.ts'
import { addIncomeStatement } from './income-statement.ts'
import { addNotes, addStaffNotes } from './notes.ts'
import { addTotals, type RubricValues } from './rubric-values.ts'
import { MODELS, type Scheme } from './scheme.ts'
import { addSocialBalance, type Staff } from './social-balance-sheet.ts'

// What some filers fill in although there is nothing.
const EXPLICIT_ZERO_RUBRICS = ['20', '490/1', '76A']

export type FilledStatements = {
  /** `m01` */
  model: string
  /** Of the year; the cells of the year before whose codes end in P are among them. */
  current: RubricValues
  /** Empty in a company's first year. */
  previous: RubricValues
}

/** Fills in `lived` in a scheme; `before` is the year before it, null in a company's first year. */
export function fillStatements(
  profile: Profile,
  scheme: Scheme,
  lived: SimulatedYear,
  before: SimulatedYear | null,
  seed: number,
): FilledStatements {
  const model = MODELS[profile.form.family][scheme]
  const current = fillPeriod(profile, scheme, lived, model, 'N', cells => {
    addNotes(cells, lived.year, before?.year.books ?? null, profile.form.family, scheme)
    const random = new SeededRandom(hash(seed, lived.exercise.end))
    addSocialBalance(cells, staffOf(profile, lived), before && staffOf(profile, before), random)
  })
  const previous = before ? fillPeriod(profile, scheme, before, model, 'NM1') : new Map()
  return { model, current, previous }
}

function fillPeriod(
  profile: Profile,
  scheme: Scheme,
  { year }: SimulatedYear,
  model: string,
  period: 'N' | 'NM1',
  putMore: (cells: RubricValues) => void = () => {},
): RubricValues {
  const cells: RubricValues = new Map()
  addBalanceSheet(cells, year.books, profile, scheme)
  addIncomeStatement(cells, year.flows, profile, scheme)
  addStaffNotes(cells, year.flows, scheme)
  putMore(cells)
  if (profile.filesZeros) for (const code of EXPLICIT_ZERO_RUBRICS) if (!cells.has(code)) cells.set(code, 0)
  addTotals(cells, model, period)
  return cells
}

function staffOf({ unit }: Profile, { year, exercise }: SimulatedYear): Staff {
  return { fte: year.flows.fte, cost: year.flows.staff, months: exercise.months, unit }
}
