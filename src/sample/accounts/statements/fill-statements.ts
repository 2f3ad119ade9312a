// A year as a filing reports it: rubrics from the amounts of the ledger as rubrics.tsv maps them, for the year and the
// year before.

import type { ModelFamily } from '../../legal-forms.ts'
import { hash, SeededRandom } from '../../random.ts'
import { readTable } from '../../read-table.ts'
import type { Profile } from '../company/profile.ts'
import {
  ASSET_KINDS,
  bookValue,
  grossMargin,
  type Ledger,
  type LedgerYear,
  type Movement,
  TANGIBLE_KINDS,
} from '../ledger/ledger.ts'
import type { SimulatedYear } from '../ledger/simulate-years.ts'
import { addRubric, addTotals, type RubricValues } from './rubric-values.ts'
import { MODELS, type Scheme } from './scheme.ts'
import { addSocialBalance, type Staff } from './social-balance-sheet.ts'

// What some filers fill in although there is nothing.
const EXPLICIT_ZERO_RUBRICS = ['20', '490/1', '76A']
const HOURS_OF_FULL_TIME = 1_560

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
  const current = fillRubrics(profile, scheme, lived.year, before?.year.books ?? null, 'current')
  const random = new SeededRandom(hash(seed, lived.fiscalYear.end))
  addSocialBalance(current, staffOf(profile, lived), before && staffOf(profile, before), random)
  addTotals(current, model, 'N')
  if (!before) return { model, current, previous: new Map() }
  const previous = fillRubrics(profile, scheme, before.year, null, 'previous')
  addTotals(previous, model, 'NM1')
  return { model, current, previous }
}

function staffOf({ unit }: Profile, { year, fiscalYear }: SimulatedYear): Staff {
  return { fte: year.flows.fte, cost: year.flows.staff, months: fiscalYear.months, unit }
}

type Row = { rubric: string; terms: { name: string; sign: number }[]; currentOnly: boolean }

const TABLE = readTable<'rubric' | 'terms' | 'scheme' | 'family' | 'period'>('rubrics')
const rowsByModel = new Map<string, Row[]>()

// The rows of rubrics.tsv for a scheme and a family.
function rowsOf(scheme: Scheme, family: ModelFamily): Row[] {
  const key = `${scheme} ${family}`
  const known = rowsByModel.get(key)
  if (known) return known
  const schemes = ['', scheme, scheme === 'full' ? '' : 'small', scheme === 'micro' ? '' : 'noted']
  const families = ['', family, family === 'association' ? '' : 'company']
  const rows = TABLE.filter(row => schemes.includes(row.scheme) && families.includes(row.family)).map(
    row => ({
      rubric: row.rubric,
      terms: [...row.terms.matchAll(/([+-]?)([\w.]+)/g)].map(([, sign, name = '']) => ({
        name,
        sign: sign === '-' ? -1 : 1,
      })),
      currentOnly: row.period === 'current',
    }),
  )
  rowsByModel.set(key, rows)
  return rows
}

function fillRubrics(
  profile: Profile,
  scheme: Scheme,
  year: LedgerYear,
  before: Ledger | null,
  period: 'current' | 'previous',
): RubricValues {
  const cells: RubricValues = new Map()
  const amounts = listAmounts(profile, year, before)
  for (const { rubric, terms, currentOnly } of rowsOf(scheme, profile.form.family)) {
    if (currentOnly && period === 'previous') continue
    addRubric(
      cells,
      rubric,
      terms.reduce((sum, { name, sign }) => sum + sign * amountOf(amounts, name), 0),
    )
  }
  if (scheme !== 'full') cells.set('9900', grossMargin(year.flows))
  if (profile.filesZeros) for (const code of EXPLICIT_ZERO_RUBRICS) if (!cells.has(code)) cells.set(code, 0)
  return cells
}

function amountOf(amounts: Record<string, number>, name: string): number {
  const amount = amounts[name]
  if (amount === undefined) throw new TypeError(`rubrics.tsv names ${name}, which is no amount`)
  return amount
}

// All that rubrics.tsv may name: the ledger, the flows, and what is derived from them.
function listAmounts(profile: Profile, { books, flows }: LedgerYear, before: Ledger | null) {
  const { assets, ...held } = books
  const { movements, ...flowed } = flows
  const { fte, staff } = flows
  const values = Object.fromEntries(ASSET_KINDS.map(kind => [kind, bookValue(assets[kind])]))
  const { makes } = profile.sector
  const rawMaterials = makes ? wholeEuros(books.stocks * 0.4) : 0
  const wages = wholeEuros(staff * 0.72)
  const socialCharges = wholeEuros(staff * 0.23)
  const dueLate = books.bankLong - wholeEuros(books.bankLong / 2)
  const long = books.bankLong + books.leaseLong + books.otherLong
  const told = profile.tellsTurnover ? 1 : 0
  return {
    ...held,
    ...flowed,
    ...values,
    ...listMovements(movements, before),
    rawMaterials,
    dueLate,
    finishedGoods: makes ? books.stocks - rawMaterials : 0,
    goodsForResale: makes ? 0 : books.stocks,
    toldTurnover: told * flows.turnover,
    toldPurchases: told * (flows.purchases + flows.stockDecrease + flows.services),
    heads: fte === 0 ? 0 : Math.max(100, wholeEuros(fte)),
    hours: wholeEuros(fte * HOURS_OF_FULL_TIME),
    wages: fte && wages,
    socialCharges: fte && socialCharges,
    otherStaffCosts: fte && staff - wages - socialCharges,
    notedPortion: long === 0 ? 0 : books.currentPortion,
    dueSoon: books.bankLong - dueLate,
    longSoon: long - dueLate,
    withheldTax: wholeEuros(staff * 0.15),
    taxesPaid: wholeEuros(flows.taxes * 0.7),
  } as Record<string, number>
}

function wholeEuros(cents: number): number {
  return Math.round(cents / 100) * 100
}

// Movements by kind, of all tangible assets, and of all financial ones: loans to the group and guarantees at their value.
function listMovements(movements: LedgerYear['flows']['movements'], before: Ledger | null) {
  const amounts: Record<string, number> = {}
  const add = (name: string, movement: Movement, { gross = 0, depreciated = 0 } = {}) => {
    const all = { ...movement, openingGross: gross, openingDepreciated: depreciated }
    for (const [key, amount] of Object.entries(all))
      amounts[`${name}.${key}`] = (amounts[`${name}.${key}`] ?? 0) + amount
  }
  for (const kind of ASSET_KINDS) add(kind, movements[kind], before?.assets[kind])
  for (const kind of TANGIBLE_KINDS) add('tangible', movements[kind], before?.assets[kind])
  const { gross = 0, depreciated = 0 } = before?.assets.shares ?? {}
  const lent = (before?.groupLoans ?? 0) + (before?.guarantees ?? 0)
  add('financial', movements.shares, { gross: gross + lent, depreciated })
  return amounts
}
