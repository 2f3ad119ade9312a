// Value of a rubric in a formula: the filed figure, zero if the filing proves it, or unknown.
// A rubric not filed is zero when its total was filed (or is itself inferred as zero) and the other parts sum
// to it, by the Bank's calculation rules. If the filed parts do not sum to the total, a breakdown was omitted
// and its parts are unknown. An equity of zero does not prove missing contribution and losses to be zero,
// since they may cancel. Results and balance sheet totals are never inferred. "Of which" lines have no rule:
// they are zero if their parent line is known, since only companies with a value file them.

import Big from 'big.js'
import type { Rubrics } from '../deposit.ts'
import { rulesOfModel, SUM_TOLERANCE, type SumRule } from '../sum-rules.ts'

/** A rubric in a formula. `amount` is null if unknown. */
export type Term = { code: string; value: string | null; note: string | null; amount: Big | null }

export type RubricLookup = (code: string) => Term

const ALWAYS_FILED = new Set(['20/58', '10/49', '10/15', '9901', '9903', '9904'])

const OF_WHICH: Readonly<Record<string, string>> = {
  '76A': '9900',
  '653': '652/9',
  '740': '74',
  '9125': '752/9',
  '9126': '752/9',
  '9150': '40',
}

// VAT and withheld taxes are one table of the notes: a missing line is zero if another is filed.
const TAX_NOTE_RUBRICS = ['9145', '9146', '9147', '9148']

// Notes that explain another line: zero if that is zero.
const EXPLAINED_BY: Readonly<Record<string, string>> = { '9134': '67/77' }

/** Codes before 2016, by their replacements. */
const EARLIER_CODES: Readonly<Record<string, string>> = {
  '70/76A': '70/74',
  '60/66A': '60/64',
  '635/8': '635/7',
  '635/9': '635/7',
}

// Before 2020 capital and share premiums were filed without their sum.
const EARLIER_PARTS: Readonly<Record<string, readonly string[]>> = { '10/11': ['10', '11'] }

type Filing = { rubrics: Rubrics; rulesByPart: ReadonlyMap<string, readonly SumRule[]> }

/** The figures of a filing, by the rules of its model (`m02`). */
export function createRubricLookup(rubrics: Rubrics, model: string): RubricLookup {
  const filing: Filing = { rubrics, rulesByPart: indexByPart(model) }
  const found = new Map<string, Term>()
  return code => {
    const term = found.get(code) ?? findTerm(filing, code)
    found.set(code, term)
    return term
  }
}

function findTerm(filing: Filing, code: string): Term {
  const value = filedValue(filing.rubrics, code)
  if (value !== undefined) {
    const note = code in filing.rubrics ? null : `Filed as ${EARLIER_CODES[code]}.`
    return { code, value, note, amount: new Big(value) }
  }
  const proof = findProof(filing, code)
  if (proof === null) return { code, value: null, note: null, amount: null }
  const note = `Not filed; counted as 0, as ${proof} proves.`
  return { code, value: null, note, amount: new Big(0) }
}

/** The filed rubric that proves `code` to be zero. */
function findProof(filing: Filing, code: string): string | null {
  if (ALWAYS_FILED.has(code)) return null
  const rule = filing.rulesByPart.get(code)?.find(candidate => leavesNoRemainder(filing, candidate))
  if (rule !== undefined) return rule.target
  const explained = EXPLAINED_BY[code]
  if (explained !== undefined && isZero(filing, explained)) return explained
  const line = OF_WHICH[code]
  if (line !== undefined && isKnown(filing, line)) return line
  return TAX_NOTE_RUBRICS.includes(code)
    ? (TAX_NOTE_RUBRICS.find(other => other in filing.rubrics) ?? null)
    : null
}

function isZero(filing: Filing, code: string): boolean {
  return filedAmount(filing.rubrics, code)?.eq(0) ?? findProof(filing, code) !== null
}

function isKnown(filing: Filing, code: string): boolean {
  return filedAmount(filing.rubrics, code) !== null || findProof(filing, code) !== null
}

function leavesNoRemainder(filing: Filing, { target, codes, signs }: SumRule): boolean {
  const total = filedAmount(filing.rubrics, target)
  if (total === null) return findProof(filing, target) !== null
  const rest = codes.reduce(
    (left, code, at) => left.minus((filedAmount(filing.rubrics, code) ?? new Big(0)).times(signs[at] ?? 1)),
    total,
  )
  return rest.abs().lte(SUM_TOLERANCE) && !(total.abs().lte(SUM_TOLERANCE) && mayCancel(filing, target))
}

function mayCancel({ rubrics }: Filing, target: string): boolean {
  const isMissing = (code: string) => filedAmount(rubrics, code) === null
  return target === '10/15' && isMissing('14') && isMissing('10/11') && isMissing('10')
}

function filedValue(rubrics: Rubrics, code: string): string | undefined {
  return rubrics[code] ?? rubrics[EARLIER_CODES[code] ?? '']
}

function filedAmount(rubrics: Rubrics, code: string): Big | null {
  const value = filedValue(rubrics, code)
  if (value !== undefined) return new Big(value)
  const parts = EARLIER_PARTS[code]?.filter(part => part in rubrics) ?? []
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum.plus(rubrics[part] ?? 0), new Big(0))
}

const RULE_INDEX_CACHE = new Map<string, ReadonlyMap<string, SumRule[]>>()

function indexByPart(model: string): ReadonlyMap<string, SumRule[]> {
  const known = RULE_INDEX_CACHE.get(model)
  if (known !== undefined) return known
  const index = new Map<string, SumRule[]>()
  for (const rule of rulesOfModel(model)) {
    for (const code of rule.codes) index.set(code, [...(index.get(code) ?? []), rule])
  }
  RULE_INDEX_CACHE.set(model, index)
  return index
}
