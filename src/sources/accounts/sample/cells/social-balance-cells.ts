// The social balance sheet of those who employ: how many, how long, at what cost, and at the end of the year who.

import type { Random } from '../../../sample/random.ts'
import { put, type RubricValues } from './cells.ts'

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
export function putSocialBalance(
  cells: RubricValues,
  { fte, cost, months, unit }: Staff,
  before: Staff | null,
  random: Random,
): void {
  if (fte === 0) return
  const partShare = 0.5 * random.fraction()
  const partFte = Math.floor((fte * partShare) / 10) * 10
  const partHours = hoursOf(partFte, months)
  const hours = hoursOf(fte, months)
  const partCost = Math.round((cost * partFte) / fte / unit) * unit
  put(cells, '1001', fte - partFte)
  put(cells, '1002', Math.round((partFte * 1.5) / 10) * 10)
  put(cells, '1003', fte)
  put(cells, '1011', hours - partHours)
  put(cells, '1012', partHours)
  put(cells, '1013', hours)
  put(cells, '1021', cost - partCost)
  put(cells, '1022', partCost)
  put(cells, '1023', cost)
  if (before !== null && before.fte > 0) {
    put(cells, '1003P', before.fte)
    put(cells, '1013P', hoursOf(before.fte, before.months))
    put(cells, '1023P', before.cost)
  }
  putAtClosing(cells, fte, partFte, random)
}

function hoursOf(fte: number, months: number): number {
  return Math.round((fte / 100) * HOURS_OF_FULL_TIME * (months / 12)) * 100
}

// Whole people at the end of the year: by contract, by sex and by function.
function putAtClosing(cells: RubricValues, fte: number, partFte: number, random: Random): void {
  const full = Math.max(fte - partFte < 50 ? 0 : 1, Math.round((fte - partFte) / 100))
  const part = partFte === 0 ? 0 : Math.max(1, Math.round(partFte / 60))
  const people = [full, part] as const
  putSplit(cells, ['105'], people, [1], random)
  putSplit(cells, ['110', '111'], people, [0.93, 0.07], random)
  putSplit(cells, ['120', '121'], people, [0.6, 0.4], random)
  putSplit(cells, ['130', '134', '132'], people, [0.05, 0.55, 0.4], random)
  const joined = random.below(full + 2)
  const gone = random.below(full + 2)
  put(cells, '2051', joined * 100)
  put(cells, '2053', joined * 100)
  put(cells, '3051', gone * 100)
  put(cells, '3053', gone * 100)
}

// Full-time (1), part-time (2) and both in full-time equivalents (3), divided among the given groups.
function putSplit(
  cells: RubricValues,
  groups: string[],
  [full, part]: readonly [number, number],
  shares: number[],
  random: Random,
): void {
  let left: [number, number] = [full, part]
  groups.forEach((group, at) => {
    const last = at === groups.length - 1
    const share = (shares[at] as number) * (0.7 + 0.6 * random.fraction())
    const taken: [number, number] = last
      ? left
      : [Math.min(left[0], Math.round(full * share)), Math.min(left[1], Math.round(part * share))]
    left = [left[0] - taken[0], left[1] - taken[1]]
    put(cells, `${group}1`, taken[0] * 100)
    put(cells, `${group}2`, taken[1] * 100)
    put(cells, `${group}3`, taken[0] * 100 + taken[1] * 60)
  })
}
