// What a company deposits, year by year: when, in which form, with which correction, and where it falls silent.

import { workday } from '../../days.ts'
import { drawBetween, hash, SeededRandom } from '../../random.ts'
import type { Outcome } from '../company/outcome.ts'
import type { Profile } from '../company/profile.ts'
import type { LedgerYear } from '../ledger/ledger.ts'
import { partOf } from '../ledger/opening-ledger.ts'
import type { SimulatedYear } from '../ledger/simulate-years.ts'
import { type FilledStatements, fillStatements } from '../statements/fill-statements.ts'
import { type Scheme, schemeOf } from '../statements/scheme.ts'

// What a first deposit had wrong when a correction follows: the true year, with an error in it that still adds up.

/** The year as it was wrongly filed first. */
function introduceError({ books, flows }: LedgerYear, profile: Profile, random: SeededRandom): LedgerYear {
  const part = (amount: number, from: number, to: number) =>
    Math.min(partOf(amount, drawBetween(from, to, random), profile) + profile.unit, amount)
  if (random.chance(0.5)) {
    // An invoice of a supplier was left out: costs and debts too low, result too high.
    const left = part(Math.min(books.suppliers, flows.services), 0.05, 0.35)
    return {
      books: { ...books, suppliers: books.suppliers - left, resultForward: books.resultForward + left },
      flows: { ...flows, services: flows.services - left },
    }
  }
  const moved = part(books.tradeReceivables, 0.1, 0.6)
  const tradeReceivables = books.tradeReceivables - moved
  return { books: { ...books, tradeReceivables, otherReceivables: books.otherReceivables + moved }, flows }
}

// When accounts are approved and deposited: three quarters of those of December in June to August, some early, some late,
// those who fare badly later.

type FilingDays = { approvedOn: number; depositedOn: number }

// Days after the end of the year, first and last, with the part of the filers (hundredths).
const WINDOWS = [
  [9, 70, 151],
  [76, 152, 243],
  [10, 244, 330],
  [5, 331, 640],
] as const

/** Days since 1970, for a year that ends on `end`. `distress` as in `Fate`. */
export function drawFilingDays(end: number, distress: number, random: SeededRandom): FilingDays {
  const late = random.chance(Math.min(0.6, 0.5 * distress)) ? random.between(20, 220) : 0
  const depositedOn = workday(end + drawDelay(random) + late)
  const approvedOn = Math.max(
    end + 40,
    depositedOn - random.between(2, 30) - (late > 0 ? random.below(20) : 0),
  )
  return { approvedOn: Math.min(approvedOn, depositedOn), depositedOn }
}

function drawDelay(random: SeededRandom): number {
  let way = random.below(100)
  for (const [share, first, last] of WINDOWS) {
    if (way < share) return random.between(first, last)
    way -= share
  }
  return 200
}

export type PlannedDeposit = FilingDays & {
  depositType: 'Initial' | 'Correction'
  lived: SimulatedYear
  /** As filed, `m01-f`. */
  model: string
  /** Null where accounts are a PDF. */
  figures: FilledStatements | null
}

const CORRECTED_SHARE = 0.015
// Parts of those in the full scheme: holdings with capital, others.
const GROUP_LEADER_SHARE = 0.3
const CONSOLIDATES = 0.05
// In the last months before a bankruptcy nobody closes the books.
const SILENT_DAYS_BEFORE_BANKRUPTCY = 420
// Large companies may deposit their figures and the other documents apart.
const SPLIT_DEPOSIT_SHARE = 0.012
const PDF_MODEL = 'm06-p'
const CONSOLIDATED_MODEL = 'm120-f-p'

/** In the order of the years; none after `until` (days since 1970), none on or after the day of falling silent. */
export function planDeposits(
  profile: Profile,
  outcome: Outcome,
  years: readonly SimulatedYear[],
  { until, scheme }: { until: number; scheme: Scheme | null },
  seed: number,
): PlannedDeposit[] {
  if (profile.filingDuty !== 'files' && profile.filingDuty !== 'files_pdf') return []
  const last = Math.min(until, (outcome.noDepositsFrom ?? until + 1) - 1)
  return years.flatMap((lived, at) => {
    const before = years[at - 1] ?? null
    if (before === null && lived.before !== null) return []
    const random = new SeededRandom(hash(seed, lived.fiscalYear.end))
    if (stopsFiling(outcome, lived, random)) return []
    const planned = planYear(
      profile,
      lived,
      before,
      scheme ?? schemeOf(profile, lived.fiscalYear, lived.year),
      random,
      seed,
    )
    return planned.filter(({ depositedOn }) => depositedOn <= last)
  })
}

function stopsFiling(
  { openedOn, kind }: Outcome,
  { fiscalYear, distress }: SimulatedYear,
  random: SeededRandom,
): boolean {
  const chance = random.fraction()
  if (openedOn === null || kind === 'failure_withdrawn') return chance < 0.12 * distress
  return (
    openedOn - fiscalYear.end < SILENT_DAYS_BEFORE_BANKRUPTCY && chance < 0.3 + 0.4 * Math.min(distress, 1)
  )
}

function planYear(
  profile: Profile,
  lived: SimulatedYear,
  before: SimulatedYear | null,
  scheme: Scheme,
  random: SeededRandom,
  seed: number,
): PlannedDeposit[] {
  const days = drawFilingDays(lived.fiscalYear.end, lived.distress, random)
  if (profile.filingDuty === 'files_pdf') {
    return [{ ...days, depositType: 'Initial', lived, model: PDF_MODEL, figures: null }]
  }
  const file = (
    year: SimulatedYear,
    when: FilingDays,
    depositType: PlannedDeposit['depositType'],
  ): PlannedDeposit => {
    const figures = fillStatements(profile, scheme, year, before, seed)
    return { ...when, depositType, lived: year, model: `${figures.model}-f`, figures }
  }
  const deposits = random.chance(CORRECTED_SHARE)
    ? depositCorrection(profile, lived, days, random, file)
    : [file(lived, days, 'Initial')]
  if (scheme === 'full' && deposits.length === 1 && random.chance(SPLIT_DEPOSIT_SHARE))
    return split(deposits, random)
  if (consolidates(profile, scheme, random)) {
    deposits.push({ ...days, depositType: 'Initial', lived, model: CONSOLIDATED_MODEL, figures: null })
  }
  return deposits
}

// First the figures (`m02-a`), some days later the other documents (`m02-o`), which have none.
function split(deposits: PlannedDeposit[], random: SeededRandom): PlannedDeposit[] {
  return deposits.flatMap(deposit => {
    const model = deposit.model.slice(0, 3)
    const depositedOn = deposit.depositedOn + random.between(1, 12)
    return [
      { ...deposit, model: `${model}-a` },
      { ...deposit, model: `${model}-o`, depositedOn, figures: null },
    ]
  })
}

// The second deposit is whole and right.
function depositCorrection(
  profile: Profile,
  lived: SimulatedYear,
  days: FilingDays,
  random: SeededRandom,
  file: (year: SimulatedYear, when: FilingDays, depositType: PlannedDeposit['depositType']) => PlannedDeposit,
): PlannedDeposit[] {
  const wrong = { ...lived, year: introduceError(lived.year, profile, random) }
  const later = { ...days, depositedOn: days.depositedOn + random.between(8, 200) }
  return [file(wrong, days, 'Initial'), file(lived, later, 'Correction')]
}

function consolidates({ sector, form }: Profile, scheme: Scheme, random: SeededRandom): boolean {
  const leadsGroup = form.family === 'capital' && sector.kind === 'holding'
  return scheme === 'full' && random.chance(leadsGroup ? GROUP_LEADER_SHARE : CONSOLIDATES)
}
