// How business differs by trade, roughly: what is sold, what staff costs, how long customers take to pay. Round numbers
// chosen to look plausible beside each other; they are no statistics.

import type { SeededRandom } from '../../random.ts'
import { readTable } from '../../read-table.ts'

export type Sector = {
  /** `holding`: lives from participating interests. `estate`: owns what it lets. */
  kind: 'trade' | 'holding' | 'estate'
  /** Usual turnover of a private company, euros a year. */
  turnover: number
  /** Parts of turnover; the margin is that before depreciation. */
  margin: number
  staff: number
  goods: number
  /** Of goods bought, sales and purchases. */
  stockDays: number
  customerDays: number
  supplierDays: number
  /** Acquisition value of tangible assets, parts of a year's turnover. */
  tangible: number
  /** Euros a year for a full-time employee. */
  wage: number
  /** Makes what it sells. */
  makes: boolean
}

type Column =
  | 'from'
  | 'to'
  | 'kind'
  | 'turnover'
  | 'margin'
  | 'staff'
  | 'goods'
  | 'stock_days'
  | 'customer_days'
const byDivision: Sector[] = []
for (const row of readTable<Column | 'supplier_days' | 'tangible' | 'wage' | 'makes'>('sectors')) {
  const sector: Sector = {
    kind: row.kind as Sector['kind'],
    turnover: Number(row.turnover) * 1000,
    margin: Number(row.margin),
    staff: Number(row.staff),
    goods: Number(row.goods),
    stockDays: Number(row.stock_days),
    customerDays: Number(row.customer_days),
    supplierDays: Number(row.supplier_days),
    tangible: Number(row.tangible),
    wage: Number(row.wage) * 1000,
    makes: row.makes === 'yes',
  }
  for (let division = Number(row.from); division <= Number(row.to); division++) byDivision[division] = sector
}
const ANY = byDivision[82] as Sector

/** Of an activity code without dots; one of the many where none is known. */
export function sectorOf(naceCode: string | null): Sector {
  // Of the finance division, only holdings (642) live from what they hold.
  if (/^64(?!2)/.test(naceCode ?? '')) return byDivision[66] ?? ANY
  return byDivision[Number(naceCode?.slice(0, 2) ?? 82)] ?? ANY
}

// Banks, funds, insurers; of lenders and intermediaries, those that are investment firms.
const PDF_ALWAYS = /^(641|643|65[123])/
const PDF_AT_TIMES = /^(649|661)/
const INVESTMENT_FIRMS = 0.15

/** True for those whose accounts are PDF of a model of their own. */
export function drawPdf(naceCode: string | null, random: SeededRandom): boolean {
  if (PDF_ALWAYS.test(naceCode ?? '')) return true
  return PDF_AT_TIMES.test(naceCode ?? '') && random.chance(INVESTMENT_FIRMS)
}
