// How business differs by trade, roughly: what is sold, what staff costs, how long customers take to pay. Round numbers
// chosen to look plausible beside each other; they are no statistics.

import type { SeededRandom } from '../../random.ts'

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

// First and last two digits of the activity code; thousands of euros; the rest in the order of the type.
const TABLE = `
01-03 trade 220 0.15 0.10 0.45 60 35 55 1.10 38 makes
05-33 trade 700 0.09 0.24 0.46 50 55 60 0.40 58 makes
35-39 trade 600 0.14 0.15 0.45 10 45 50 0.80 62
41-43 trade 420 0.085 0.22 0.44 45 50 55 0.20 52
45-45 trade 700 0.05 0.10 0.74 45 20 40 0.12 48
46-46 trade 1100 0.055 0.09 0.75 55 50 55 0.08 60
47-47 trade 420 0.06 0.12 0.70 70 6 40 0.14 40
49-53 trade 500 0.10 0.28 0.34 3 50 45 0.32 50
55-56 trade 260 0.085 0.33 0.36 8 4 45 0.35 36
58-63 trade 320 0.12 0.34 0.18 3 55 40 0.09 72
64-64 holding 60 0.15 0.08 0.02 0 40 50 0.40 75
65-66 trade 210 0.22 0.24 0.02 0 40 40 0.15 66
68-68 estate 95 0.55 0.03 0.04 3 25 45 6.50 48
69-75 trade 210 0.19 0.22 0.08 3 50 45 0.22 66
77-82 trade 340 0.11 0.38 0.20 6 50 45 0.22 42
84-88 trade 300 0.07 0.52 0.08 2 25 40 0.30 48
90-99 trade 140 0.11 0.24 0.25 12 20 40 0.30 40
`

const byDivision: Sector[] = []
for (const line of TABLE.trim().split('\n')) addSector(line)
const ANY = byDivision[82] as Sector

function addSector(line: string): void {
  const [range = '', kind, turnover, ...rest] = line.split(' ')
  const [
    margin = 0,
    staff = 0,
    goods = 0,
    stockDays = 0,
    customerDays = 0,
    supplierDays = 0,
    tangible = 0,
    wage = 0,
  ] = rest.map(Number)
  const [from = 0, to = 0] = range.split('-').map(Number)
  for (let division = from; division <= to; division++) {
    byDivision[division] = {
      kind: kind as Sector['kind'],
      turnover: Number(turnover) * 1000,
      ...{ margin, staff, goods, stockDays, customerDays, supplierDays, tangible },
      wage: wage * 1000,
      makes: rest.includes('makes'),
    }
  }
}

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
