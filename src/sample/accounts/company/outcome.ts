// How a company fares: which of its years are bad and how bad. Those that fail mostly look it for one to three years
// before, some not at all; of those that live on, some look as bad.

import { dayOf } from '../../days.ts'
import { drawBetween, type SeededRandom } from '../../random.ts'
import type { SampleBankruptcy, SampleCompany } from '../../sample-company.ts'

type OutcomeKind =
  | 'healthy'
  /** Poor all along, and lives on. */
  | 'weak'
  /** A bad year or three, and over it. */
  | 'bad_years'
  | 'failing'
  /** Fails without having looked it. */
  | 'sudden_failure'
  | 'failure_withdrawn'
  | 'reorganised'
  /** Merged, dissolved: no deposits after a day. */
  | 'stopped'

export type Outcome = {
  kind: OutcomeKind
  /** Days since 1970: judgment of bankruptcy, or null. */
  openedOn: number | null
  /** No deposit on or after this day; null when it goes on. */
  noDepositsFrom: number | null
  /** What the worst of its years comes to, 0 to about 1.3; for those who fail also how weak they were before. */
  severity: number
  /** 0 (ordinary) to about 1.3 (ruinous) for a year that ends on a day. */
  distressAt(day: number): number
}

const SUDDEN_FAILURE_SHARE = 0.16
const MILD_FAILURE_SHARE = 0.26
const WEAK = 0.055
const BAD_YEARS = 0.1
const YEAR = 365

/** `until`: last day that the sample knows of. */
export function drawOutcome(
  { situation }: SampleCompany,
  failure: SampleBankruptcy | null,
  until: number,
  random: SeededRandom,
): Outcome {
  if (failure !== null) return drawFailure(failure, random)
  const kind = kindOf(situation, random)
  const worst = drawBetween(0.35, 1.1, random)
  const from = until - random.below(7 * YEAR)
  const length = random.between(YEAR, 3 * YEAR)
  const stopped = until - random.between(100, 4 * YEAR)
  return {
    kind,
    openedOn: null,
    noDepositsFrom: kind === 'stopped' ? stopped : null,
    severity: kind === 'weak' ? worst : kind === 'healthy' ? 0 : worst / 2,
    distressAt(day) {
      if (kind === 'weak') return worst
      if (kind === 'bad_years') return day >= from && day < from + length ? worst : 0
      return kind === 'reorganised' ? distressFactor(until - day) * (0.3 + worst) : 0
    },
  }
}

function kindOf(situation: string, random: SeededRandom): OutcomeKind {
  if (/^(03|04|091)/.test(situation)) return 'reorganised'
  if (/^(010|012|013|112|02)/.test(situation)) return 'stopped'
  const way = random.fraction()
  return way < WEAK ? 'weak' : way < WEAK + BAD_YEARS ? 'bad_years' : 'healthy'
}

function drawFailure({ openedOn, withdrawn = false }: SampleBankruptcy, random: SeededRandom): Outcome {
  const opened = dayOf(openedOn)
  const way = random.fraction()
  const sudden = way < SUDDEN_FAILURE_SHARE
  const severity = sudden ? drawBetween(0, 0.15, random) : drawSeverity(way, random)
  // How long the decline takes to show, times the usual.
  const pace = drawBetween(0.6, 1.5, random)
  return {
    kind: withdrawn ? 'failure_withdrawn' : sudden ? 'sudden_failure' : 'failing',
    openedOn: opened,
    noDepositsFrom: withdrawn ? null : opened,
    severity,
    distressAt: day => (day > opened ? 0.3 : distressFactor((opened - day) / pace)) * severity,
  }
}

function drawSeverity(way: number, random: SeededRandom): number {
  return way < SUDDEN_FAILURE_SHARE + MILD_FAILURE_SHARE
    ? drawBetween(0.3, 0.65, random)
    : drawBetween(0.65, 1.4, random)
}

// Full in the last year, gone four years before.
function distressFactor(days: number): number {
  if (days < 1.2 * YEAR) return 1
  return days < 2.2 * YEAR ? 0.8 : days < 3.2 * YEAR ? 0.45 : days < 4.2 * YEAR ? 0.2 : 0
}
