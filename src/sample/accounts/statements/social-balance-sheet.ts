// The social balance sheet of those who employ: how many, how long, at what cost, and at the end of the year who.

import type { SeededRandom } from '../../random.ts'
import { addRubric, type RubricValues } from './rubric-values.ts'

const HOURS_OF_FULL_TIME = 1_560

export type Staff = {
  /** Hundredths of full-time employees. */
  fte: number
  /** Cents. */
  cost: number
  months: number
  unit: number
}

/** Adds it; `before` is null in a company's first year. Counts are whole, in hundredths like all cells. */
export function addSocialBalance(
  cells: RubricValues,
  { fte, cost, months, unit }: Staff,
  before: Staff | null,
  random: SeededRandom,
): void {
  if (fte === 0) return
  const partShare = 0.5 * random.fraction()
  const partFte = Math.floor((fte * partShare) / 10) * 10
  const partHours = hoursOf(partFte, months)
  const hours = hoursOf(fte, months)
  const partCost = Math.round((cost * partFte) / fte / unit) * unit
  addRubric(cells, '1001', fte - partFte)
  addRubric(cells, '1002', Math.round((partFte * 1.5) / 10) * 10)
  addRubric(cells, '1003', fte)
  addRubric(cells, '1011', hours - partHours)
  addRubric(cells, '1012', partHours)
  addRubric(cells, '1013', hours)
  addRubric(cells, '1021', cost - partCost)
  addRubric(cells, '1022', partCost)
  addRubric(cells, '1023', cost)
  if (before !== null && before.fte > 0) {
    addRubric(cells, '1003P', before.fte)
    addRubric(cells, '1013P', hoursOf(before.fte, before.months))
    addRubric(cells, '1023P', before.cost)
  }
  addHeadcountAtClosing(cells, fte, partFte, random)
}

function hoursOf(fte: number, months: number): number {
  return Math.round((fte / 100) * HOURS_OF_FULL_TIME * (months / 12)) * 100
}

// Whole people at the end of the year: by contract, by sex and by function.
function addHeadcountAtClosing(
  cells: RubricValues,
  fte: number,
  partFte: number,
  random: SeededRandom,
): void {
  const full = Math.max(fte - partFte < 50 ? 0 : 1, Math.round((fte - partFte) / 100))
  const part = partFte === 0 ? 0 : Math.max(1, Math.round(partFte / 60))
  const people = [full, part] as const
  addHeadcountSplit(cells, ['105'], people, [1], random)
  addHeadcountSplit(cells, ['110', '111'], people, [0.93, 0.07], random)
  addHeadcountSplit(cells, ['120', '121'], people, [0.6, 0.4], random)
  addHeadcountSplit(cells, ['130', '134', '132'], people, [0.05, 0.55, 0.4], random)
  const joined = random.below(full + 2)
  const gone = random.below(full + 2)
  addRubric(cells, '2051', joined * 100)
  addRubric(cells, '2053', joined * 100)
  addRubric(cells, '3051', gone * 100)
  addRubric(cells, '3053', gone * 100)
}

// Full-time (1), part-time (2) and both in full-time equivalents (3), divided among the given groups.
function addHeadcountSplit(
  cells: RubricValues,
  groups: string[],
  [full, part]: readonly [number, number],
  shares: number[],
  random: SeededRandom,
): void {
  let left: [number, number] = [full, part]
  groups.forEach((group, at) => {
    const last = at === groups.length - 1
    const share = (shares[at] as number) * (0.7 + 0.6 * random.fraction())
    const taken: [number, number] = last
      ? left
      : [Math.min(left[0], Math.round(full * share)), Math.min(left[1], Math.round(part * share))]
    left = [left[0] - taken[0], left[1] - taken[1]]
    addRubric(cells, `${group}1`, taken[0] * 100)
    addRubric(cells, `${group}2`, taken[1] * 100)
    addRubric(cells, `${group}3`, taken[0] * 100 + taken[1] * 60)
  })
}
