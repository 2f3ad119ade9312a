// All that the gazette says of one company, fitting what the register says of it: who is in bankruptcy there mostly
// has an opening here (a quarter was published before what is kept), who is dissolved has the act.

import type { ActKind } from '../acts/write-act.ts'
import { dayOf, newYear, workday } from '../days.ts'
import type { ListName } from '../lists/list-wordings.ts'
import { inventEntry } from '../lists/write-list.ts'
import { LAST_DAY, type Press } from '../press.ts'
import type { Random } from '../random.ts'
import type { SampledCompany } from '../sampled-company.ts'
import { isFirm } from '../words/legal-forms.ts'
import { tellBankruptcy } from './bankruptcy.ts'
import { tellMandates } from './mandates.ts'
import { tellDissolution, tellInterim, tellReorganisation } from './other-procedures.ts'

const OPENING_ON_FILE = 0.75
const CLOSED_SINCE = 0.08
const PAST = { firm: 0.025, person: 0.004 }
// The dates that the register gives for companies whose start it does not know.
const FILLER = '1968-01-01'
const YEAR = 365

/** `ocr`: acts deposited on paper look recognised from a scan. */
export function tellCompany(company: SampledCompany, ocr: boolean, press: Press, random: Random): void {
  const startedOn =
    company.startedOn === null || company.startedOn === FILLER ? null : dayOf(company.startedOn)
  const earliest = Math.max((startedOn ?? 0) + YEAR, newYear(2012))
  const until = tellProcedures(company, earliest, press, random)
  tellListed(company, earliest, press, random)
  if (!hasActs(company, random)) return
  tellMandates({ company, startedOn, until, ends: LAST_ACTS[company.situation] ?? [], ocr }, press, random)
}

// What companies in these situations have decided.
const LAST_ACTS: Record<string, ActKind[]> = {
  '012': ['dissolution'],
  '112': ['dissolution', 'liquidation_closed'],
  '020': ['merger'],
  '021': ['merger'],
  '024': ['merger'],
}

function hasActs({ naturalPerson, legalForm }: SampledCompany, random: Random): boolean {
  if (naturalPerson || legalForm === null) return false
  if (isFirm(legalForm)) return true
  return /vereniging zonder|stichting|coöperatieve/i.test(legalForm.nl) ? random.chance(0.6) : false
}

// Returns the day on which the company's own life stopped, or the sample's end.
function tellProcedures(company: SampledCompany, earliest: number, press: Press, random: Random): number {
  const { situation, naturalPerson } = company
  switch (situation) {
    case '048':
    case '049':
    case '050': {
      const day = recently(earliest, 4 * YEAR, random)
      if (!random.chance(OPENING_ON_FILE)) return day
      const closed = day < LAST_DAY - 1.2 * YEAR && random.chance(CLOSED_SINCE)
      tellBankruptcy(company, day, closed ? 'closed' : 'open', press, random)
      return day
    }
    case '051':
    case '052':
    case '053': {
      const day = recently(earliest, 6 * YEAR, random) - YEAR
      tellBankruptcy(company, workday(day), 'closed', press, random)
      return day
    }
    case '013': {
      const day = recently(earliest, 5 * YEAR, random)
      if (random.chance(OPENING_ON_FILE)) tellDissolution(company, day, press, random)
      return day
    }
    case '030':
    case '040':
    case '041':
    case '091':
      tellReorganisation(company, recently(earliest, 180, random), true, press, random)
      return LAST_DAY
    case '012':
    case '112':
      return recently(earliest, 6 * YEAR, random)
    default:
      if (random.chance(naturalPerson ? PAST.person : isFirm(company.legalForm) ? PAST.firm : 0)) {
        tellPast(company, earliest, press, random)
      }
      return LAST_DAY
  }
}

// A working day of the last `days`, later than `earliest` as far as that leaves any.
function recently(earliest: number, days: number, random: Random): number {
  const from = Math.min(Math.max(earliest, LAST_DAY - days), LAST_DAY - 40)
  return workday(random.between(from, LAST_DAY - 25))
}

// Companies in a normal situation that have been through something.
function tellPast(company: SampledCompany, earliest: number, press: Press, random: Random): void {
  const from = Math.min(earliest, LAST_DAY - 2 * YEAR)
  const day = workday(random.between(from, LAST_DAY - YEAR))
  if (company.naturalPerson) {
    tellBankruptcy(company, day, random.chance(0.9) ? 'closed' : 'withdrawn', press, random)
    return
  }
  const way = random.fraction()
  if (way < 0.5) tellReorganisation(company, day, false, press, random)
  else if (way < 0.75) tellBankruptcy(company, day, 'withdrawn', press, random)
  else tellInterim(company, day, press, random)
}

const LISTED: [ListName, number][] = [
  ['seat', 0.006],
  ['ubo', 0.002],
  ['accounts_withdrawn', 0.0015],
  ['function', 0.001],
  ['duplicate', 0.0003],
  ['branch', 0.0003],
  ['branch_stopped', 0.0001],
  ['ubo_withdrawn', 0.0003],
]

function tellListed(company: SampledCompany, earliest: number, press: Press, random: Random): void {
  if (company.naturalPerson) return
  for (const [list, chance] of LISTED) {
    if (!random.chance(chance)) continue
    const day = recently(earliest, 4 * YEAR, random)
    press.entry(list, inventEntry(list, company, day, random))
    if (list === 'seat' && random.chance(0.15)) {
      press.entry(
        'seat_annulled',
        inventEntry('seat_annulled', company, Math.min(day + 60, LAST_DAY - 25), random),
      )
    }
  }
}
