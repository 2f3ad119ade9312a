// What stays the same about a filing company over its years: trade, size, habits of filing.

import { type FilingForm, formOfLabel } from '../../legal-forms.ts'
import { clamp, drawNormal, exponential, type SeededRandom } from '../../random.ts'
import { readTable } from '../../read-table.ts'
import type { SampleCompany } from '../../sample-company.ts'

// How business differs by trade, roughly: what is sold, what staff costs, how long customers take to pay. Round numbers
// chosen to look plausible beside each other; they are no statistics.

type Sector = {
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
function sectorOf(naceCode: string | null): Sector {
  // Of the finance division, only holdings (642) live from what they hold.
  if (/^64(?!2)/.test(naceCode ?? '')) return byDivision[66] ?? ANY
  return byDivision[Number(naceCode?.slice(0, 2) ?? 82)] ?? ANY
}

// Banks, funds, insurers; of lenders and intermediaries, those that are investment firms.
const PDF_ALWAYS = /^(641|643|65[123])/
const PDF_AT_TIMES = /^(649|661)/
const INVESTMENT_FIRMS = 0.15

/** True for those whose accounts are PDF of a model of their own. */
function drawPdf(naceCode: string | null, random: SeededRandom): boolean {
  if (PDF_ALWAYS.test(naceCode ?? '')) return true
  return PDF_AT_TIMES.test(naceCode ?? '') && random.chance(INVESTMENT_FIRMS)
}

export type Profile = {
  company: SampleCompany
  form: FilingForm
  sector: Sector
  /** Share of the sector's habits that this company has: 1 is usual. */
  habits: { stock: number; customers: number; suppliers: number; tangible: number; cash: number }
  /** Euros a year, at the beginning. */
  turnover: number
  /** Of the turnover, a year. */
  growth: number
  /** Operating result as part of the turnover, in ordinary times. */
  margin: number
  /** Equity as part of all liabilities, at the beginning; may be negative. */
  equityShare: number
  /** Works with employees, not with its directors alone. */
  employs: boolean
  /** Month in which the financial year ends, 1 to 12. */
  closingMonth: number
  /** Cents that amounts are multiples of: 1, or 100 for those who file in whole euros. */
  unit: 1 | 100
  /** 0 to 1: how large a part of the profit is paid out in a year that pays. */
  payoutRatio: number
  /** Carries its profits forward instead of adding them to reserves. */
  carriesForward: boolean
  /** Small filers may tell their turnover, or use a larger model than they must. */
  tellsTurnover: boolean
  prefersAbridged: boolean
  prefersFull: boolean
  /** Files explicit zeros here and there. */
  filesZeros: boolean
  filingDuty: 'files' | 'files_pdf' | 'never_files' | 'none'
}

// Dissolved by a court or by law: mostly because they had not deposited for years.
const DISSOLVED_SITUATIONS = new Set(['010', '013'])
const NEVER_FILES = 0.035
const SILENT_NEVER_FILED = 0.5
// December for four of five.
const CLOSING_MONTHS = [6, 6, 6, 3, 3, 9, 9, 6, 1, 2, 4, 5, 7, 8, 10, 11]
const WHOLE_EUROS = 0.2

/** Null for those who have no annual accounts with the Bank at all: natural persons, foreign ones, most associations. */
export function drawProfile(company: SampleCompany, random: SeededRandom): Profile | null {
  const form = company.naturalPerson ? null : (formOfLabel(company.legalForm)?.filing ?? null)
  if (form === null || !random.chance(form.share)) return null
  const sector = sectorOf(company.naceCode)
  const habits = drawHabits(random)
  const turnover = drawTurnover(form, sector, random)
  return {
    company,
    form,
    sector,
    habits,
    turnover,
    growth: 0.025 + 0.05 * drawNormal(random),
    margin: drawMargin(form, sector, random),
    equityShare: clamp(0.37 + 0.29 * drawNormal(random), -0.8, 0.95),
    employs: random.chance(clamp((turnover * sector.staff) / (2 * sector.wage), 0.02, 0.98)),
    closingMonth: random.chance(0.8) ? 12 : random.pick(CLOSING_MONTHS),
    unit: random.chance(WHOLE_EUROS) ? 100 : 1,
    payoutRatio: random.chance(0.6) ? random.fraction() : 0,
    carriesForward: random.chance(0.5),
    tellsTurnover: random.chance(0.25),
    prefersAbridged: random.chance(form.family === 'capital' ? 0.4 : 0.25),
    prefersFull: random.chance(0.02),
    filesZeros: random.chance(0.15),
    filingDuty: drawDuty(company, random),
  }
}

function drawDuty({ naceCode, situation }: SampleCompany, random: SeededRandom): Profile['filingDuty'] {
  const silent = random.chance(DISSOLVED_SITUATIONS.has(situation) ? SILENT_NEVER_FILED : NEVER_FILES)
  if (drawPdf(naceCode, random)) return 'files_pdf'
  return silent ? 'never_files' : 'files'
}

function drawHabits(random: SeededRandom): Profile['habits'] {
  const habit = (spread: number) => exponential(spread * drawNormal(random))
  return {
    stock: habit(0.9),
    customers: habit(0.5),
    suppliers: habit(0.5),
    tangible: habit(0.9),
    cash: habit(0.9),
  }
}

// Log-normal: most are micro, some hundred times larger.
function drawTurnover({ scale }: FilingForm, sector: Sector, random: SeededRandom): number {
  return sector.turnover * scale * exponential(1.25 * drawNormal(random))
}

function drawMargin({ family }: FilingForm, sector: Sector, random: SeededRandom): number {
  const usual = family === 'association' ? 0.02 : 0.5 * sector.margin
  return usual + (0.02 + 0.4 * usual) * drawNormal(random)
}
