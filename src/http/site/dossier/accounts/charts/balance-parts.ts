// Aggregates the balance sheet into blocks and lays them out in two columns with a common scale.

import { scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import type { Rubrics } from '../../../../../domain/accounts/deposit.ts'
import { readAmount } from '../amounts.ts'

export type PartId =
  | 'fixed'
  | 'stocks'
  | 'receivables'
  | 'liquid'
  | 'deferred'
  | 'equity'
  | 'provisions'
  | 'long_debts'
  | 'short_debts'
  | 'accruals'
  | 'unexplained'

/** `amount` null: none of its rubrics was filed. */
type BalancePart = { id: PartId; codes: readonly string[]; amount: number | null }

export type BalanceSide = { total: number; parts: BalancePart[] }

export type Balance = { assets: BalanceSide; liabilities: BalanceSide }

type Codes = readonly [id: PartId, codes: readonly string[]]

// In the order of the models. Before 2016, formation expenses were part of 20/28.
const ASSETS: readonly Codes[] = [
  ['fixed', ['20', '21/28']],
  ['stocks', ['3']],
  ['receivables', ['29', '40/41']],
  ['liquid', ['50/53', '54/58']],
  ['deferred', ['490/1']],
]
const EARLIER_ASSETS: readonly Codes[] = [['fixed', ['20/28']], ...ASSETS.slice(1)]
const LIABILITIES: readonly Codes[] = [
  ['equity', ['10/15']],
  ['provisions', ['16']],
  ['long_debts', ['17']],
  ['short_debts', ['42/48']],
  ['accruals', ['492/3']],
]

/** Tolerates figures rounded to whole euros and figures stored in single precision. */
function isRounding(rest: number, total: number): boolean {
  return Math.abs(rest) <= Math.max(5, total * 1e-6)
}

/** Null when either total is missing or not positive. */
export function readBalance(filed: Rubrics): Balance | null {
  const assets = readSide(filed, '20/58', '20/28' in filed ? EARLIER_ASSETS : ASSETS)
  const liabilities = readSide(filed, '10/49', LIABILITIES)
  return assets && liabilities && { assets, liabilities }
}

function readSide(filed: Rubrics, totalCode: string, table: readonly Codes[]): BalanceSide | null {
  const total = readAmount(filed[totalCode])
  if (total === null || total <= 0) return null
  const parts = table.map(([id, codes]): BalancePart => ({ id, codes, amount: sumOf(filed, codes) }))
  const rest = parts.reduce((left, { amount }) => left - (amount ?? 0), total)
  if (!isRounding(rest, total)) parts.push({ id: 'unexplained', codes: [totalCode], amount: rest })
  return { total, parts }
}

function sumOf(filed: Rubrics, codes: readonly string[]): number | null {
  const amounts = codes.map(code => readAmount(filed[code])).filter(amount => amount !== null)
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}

/** `y` is the top of the block, `at` the index of the part. */
export type Block = { at: number; id: PartId; y: number; height: number; negative: boolean }

type ColumnLayout = {
  assets: Block[]
  liabilities: Block[]
  /** The y coordinates of zero and of the balance sheet total. */
  zero: number
  total: number
}

/**
 * Two stacked columns over `height` units. The first part is on top; negative parts are below the zero line, so the
 * positive parts exceed the total by the same height.
 */
export function layoutColumns({ assets, liabilities }: Balance, height: number): ColumnLayout {
  const columns = [assets, liabilities].map(stackSide)
  const ends = columns.flat().flatMap(({ from, to }) => [from, to])
  const total = Math.max(assets.total, liabilities.total)
  const y = scaleLinear()
    .domain([Math.min(0, ...ends), Math.max(total, ...ends)])
    .range([height, 0])
  const toBlock = ({ from, to, ...part }: StackedPart): Block => ({
    ...part,
    y: round(y(to)),
    height: round(y(from) - y(to)),
  })
  const [left = [], right = []] = columns.map(parts => parts.map(toBlock))
  return { assets: left, liabilities: right, zero: round(y(0)), total: round(y(total)) }
}

type StackedPart = { at: number; id: PartId; negative: boolean; from: number; to: number }

function stackSide({ parts }: BalanceSide): StackedPart[] {
  const amounts = parts.map(({ amount }) => amount ?? 0)
  const upwards = amounts.map((_, at) => at).reverse()
  const series = stack<number[], number>()
    .keys(upwards)
    .value((row, at) => row[at] ?? 0)
    .offset(stackOffsetDiverging)([amounts])
  return series
    .map(({ key, 0: span }) => ({
      at: key,
      id: parts[key]?.id ?? 'unexplained',
      negative: (amounts[key] ?? 0) < 0,
      from: span?.[0] ?? 0,
      to: span?.[1] ?? 0,
    }))
    .filter(({ from, to }) => to > from)
}

function round(units: number): number {
  return Math.round(units * 100) / 100
}
