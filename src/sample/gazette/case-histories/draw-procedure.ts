// Which procedure, if any, a company has been through, and since when: drawn first of all that is told of a company, so
// that it can be asked without telling the rest.

import { dayOf, LAST_DAY, newYear, toIso, UNKNOWN_START, workday } from '../../days.ts'
import { isFirm } from '../../legal-forms.ts'
import { hash, SeededRandom } from '../../random.ts'
import type { SampleBankruptcy, SampleCompany } from '../../sample-company.ts'

export type BankruptcyEnd = 'open' | 'closed' | 'withdrawn'

/** Days since 1970. `onFile`: published within what is kept. */
type Procedure =
  | { kind: 'none' }
  | { kind: 'bankruptcy'; day: number; end: BankruptcyEnd; onFile: boolean }
  | { kind: 'dissolution'; day: number; onFile: boolean }
  | { kind: 'reorganisation'; day: number; running: boolean }
  | { kind: 'interim'; day: number }
  | { kind: 'voluntary_dissolution'; day: number }

const OPENING_ON_FILE = 0.75
const CLOSED_SINCE = 0.08
const PAST = { firm: 0.025, person: 0.004 }
const YEAR = 365

/** The draws about a company; null for one that the gazette does not speak of at all. */
export function createCompanyRandom(
  seed: number,
  { enterpriseNumber }: SampleCompany,
  share: number,
): SeededRandom | null {
  const random = new SeededRandom(hash(seed, Number(enterpriseNumber) % 2 ** 31))
  return share === 1 || random.chance(share) ? random : null
}

/** Days since 1970; null when the register does not say. */
export function startOf({ startedOn }: SampleCompany): number | null {
  return startedOn === null || startedOn === UNKNOWN_START ? null : dayOf(startedOn)
}

/** The first day on which a procedure can have begun. */
export function earliestProcedure(company: SampleCompany): number {
  return Math.max((startOf(company) ?? 0) + YEAR, newYear(2012))
}

/**
 * The bankruptcy that the sample of this seed tells of a company, or would tell but for being kept since later; null
 * when there was none. `openedOn`: `YYYY-MM-DD`, of the judgment. `share` as the sample was written with.
 */
export function findSampleBankruptcy(
  seed: number,
  company: SampleCompany,
  share = 1,
): SampleBankruptcy | null {
  const random = createCompanyRandom(seed, company, share)
  if (random === null) return null
  const procedure = drawProcedure(company, random)
  if (procedure.kind !== 'bankruptcy') return null
  return { openedOn: toIso(procedure.day), withdrawn: procedure.end === 'withdrawn' }
}

/** Who is in bankruptcy in the register has mostly an opening here (a quarter was published before what is kept). */
export function drawProcedure(company: SampleCompany, random: SeededRandom): Procedure {
  const failedIn = company.board?.failedIn ?? null
  if (failedIn !== null) return planFailure(company, failedIn, random)
  const earliest = earliestProcedure(company)
  switch (company.situation) {
    case '048':
    case '050': {
      const day = recently(earliest, 4 * YEAR, random)
      const onFile = random.chance(OPENING_ON_FILE)
      const closed = onFile && day < LAST_DAY - 1.2 * YEAR && random.chance(CLOSED_SINCE)
      return { kind: 'bankruptcy', day, end: closed ? 'closed' : 'open', onFile }
    }
    case '053': {
      const day = recently(earliest, 6 * YEAR, random) - YEAR
      return { kind: 'bankruptcy', day: workday(day), end: 'closed', onFile: true }
    }
    case '013': {
      const day = recently(earliest, 5 * YEAR, random)
      return { kind: 'dissolution', day, onFile: random.chance(OPENING_ON_FILE) }
    }
    case '030':
    case '040':
    case '041':
    case '091':
      return { kind: 'reorganisation', day: recently(earliest, 180, random), running: true }
    case '012':
    case '112':
      return { kind: 'voluntary_dissolution', day: recently(earliest, 6 * YEAR, random) }
    default:
      return drawPast(company, earliest, random)
  }
}

function planFailure(company: SampleCompany, year: number, random: SeededRandom): Procedure {
  const planned = Math.max(newYear(year) + random.between(20, 330), earliestProcedure(company))
  const day = workday(Math.min(planned, LAST_DAY - 40))
  return { kind: 'bankruptcy', day, end: company.situation === '053' ? 'closed' : 'open', onFile: true }
}

// Companies in a normal situation that have been through something.
function drawPast(company: SampleCompany, earliest: number, random: SeededRandom): Procedure {
  const { naturalPerson, legalForm } = company
  if (!random.chance(naturalPerson ? PAST.person : isFirm(legalForm) ? PAST.firm : 0)) return { kind: 'none' }
  const from = Math.min(earliest, LAST_DAY - 2 * YEAR)
  const day = workday(random.between(from, LAST_DAY - YEAR))
  if (naturalPerson) {
    return { kind: 'bankruptcy', day, end: random.chance(0.9) ? 'closed' : 'withdrawn', onFile: true }
  }
  const way = random.fraction()
  if (way < 0.5) return { kind: 'reorganisation', day, running: false }
  if (way < 0.75) return { kind: 'bankruptcy', day, end: 'withdrawn', onFile: true }
  return { kind: 'interim', day }
}

/** A working day of the last `days`, later than `earliest` as far as that leaves any. */
export function recently(earliest: number, days: number, random: SeededRandom): number {
  const from = Math.min(Math.max(earliest, LAST_DAY - days), LAST_DAY - 40)
  return workday(random.between(from, LAST_DAY - 25))
}
