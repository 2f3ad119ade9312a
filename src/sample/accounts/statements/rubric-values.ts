// The rubrics of one period under way: code → value in hundredths. Totals follow from the Bank's own sum rules, so that
// every rule holds to the cent.

import { rulesOfModel, type SumRule } from '../../../domain/accounts/sum-rules.ts'

/** Hundredths of a euro, of an employee, of an hour. */
export type RubricValues = Map<string, number>

/** Adds a figure; what is nothing is not filed. */
export function addRubric(cells: RubricValues, code: string, value: number): void {
  if (value !== 0) cells.set(code, value)
}

const orderedByModel = new Map<string, SumRule[]>()

/** Adds the totals of all parts that are there. `model` as in `MODELS`; rules of one year alone only for the year itself. */
export function addTotals(cells: RubricValues, model: string, period: 'N' | 'NM1'): void {
  for (const { target, codes, signs, bothPeriods } of rulesInOrder(model)) {
    if (cells.has(target) || (period === 'NM1' && !bothPeriods)) continue
    let sum = 0
    let parts = 0
    for (let at = 0; at < codes.length; at++) {
      const value = cells.get(codes[at] as string)
      if (value === undefined) continue
      parts++
      sum += (signs[at] as number) * value
    }
    if (parts > 0) cells.set(target, sum)
  }
}

// Parts before the totals they belong to.
function rulesInOrder(model: string): SumRule[] {
  const known = orderedByModel.get(model)
  if (known) return known
  const rules = new Map(rulesOfModel(model).map(rule => [rule.target, rule]))
  const ordered: SumRule[] = []
  const visit = (rule: SumRule) => {
    if (!rules.delete(rule.target)) return
    for (const code of rule.codes) {
      const part = rules.get(code)
      if (part) visit(part)
    }
    ordered.push(rule)
  }
  for (const rule of [...rules.values()]) visit(rule)
  orderedByModel.set(model, ordered)
  return ordered
}
