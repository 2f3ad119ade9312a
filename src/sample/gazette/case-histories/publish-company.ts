// All that the gazette says of one company, fitting what the register says of it: who is in bankruptcy there mostly
// has an opening here (a quarter was published before what is kept), who is dissolved has the act.

import histories from '../../../../data/sample/histories.json' with { type: 'json' }
import { LAST_DAY } from '../../days.ts'
import { isFirm } from '../../legal-forms.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import type { ActKind } from '../acts/write-act.ts'
import { generateEntry, type ListName } from '../lists/write-list.ts'
import type { Publisher } from '../publisher.ts'
import { drawProcedure, earliestProcedure, recently, startOf } from './draw-procedure.ts'
import { publishActs } from './publish-acts.ts'
import { ProcedurePublisher } from './publish-procedure.ts'

const YEAR = 365

/** `ocr`: acts deposited on paper look recognised from a scan. */
export function publishCompany(
  company: SampleCompany,
  ocr: boolean,
  press: Publisher,
  random: SeededRandom,
): void {
  const until = publishProcedure(company, press, random)
  publishListEntries(company, earliestProcedure(company), press, random)
  if (!hasActs(company, random)) return
  publishActs(
    { company, startedOn: startOf(company), until, ends: LAST_ACTS[company.situation] ?? [], ocr },
    press,
    random,
  )
}

// What companies in these situations have decided.
const LAST_ACTS: Record<string, ActKind[]> = {
  '012': ['dissolution'],
  '112': ['dissolution', 'liquidation_closed'],
  '020': ['merger'],
  '021': ['merger'],
  '024': ['merger'],
}

function hasActs({ naturalPerson, legalForm }: SampleCompany, random: SeededRandom): boolean {
  if (naturalPerson || legalForm === null) return false
  if (isFirm(legalForm)) return true
  return /vereniging zonder|stichting|coöperatieve/i.test(legalForm.nl) ? random.chance(0.6) : false
}

// Returns the day on which the company ceased to act for itself, or the sample's end.
function publishProcedure(company: SampleCompany, press: Publisher, random: SeededRandom): number {
  const procedure = drawProcedure(company, random)
  const notices = new ProcedurePublisher(press, random)
  switch (procedure.kind) {
    case 'bankruptcy':
      if (procedure.onFile) notices.bankruptcy(company, procedure.day, procedure.end)
      return /^(04[89]|05\d)$/.test(company.situation) ? procedure.day : LAST_DAY
    case 'dissolution':
      if (procedure.onFile) notices.dissolution(company, procedure.day)
      return procedure.day
    case 'voluntary_dissolution':
      return procedure.day
    case 'reorganisation':
      notices.reorganisation(company, procedure.day, procedure.running)
      return LAST_DAY
    case 'interim':
      notices.interimMeasure(company, procedure.day)
      return LAST_DAY
    default:
      return LAST_DAY
  }
}

const LISTED = Object.entries(histories.lists) as [ListName, number][]

function publishListEntries(
  company: SampleCompany,
  earliest: number,
  press: Publisher,
  random: SeededRandom,
): void {
  if (company.naturalPerson) return
  for (const [list, chance] of LISTED) {
    if (!random.chance(chance)) continue
    const day = recently(earliest, 4 * YEAR, random)
    press.entry(list, generateEntry(list, company, day, random))
    if (list === 'seat' && random.chance(0.15)) {
      press.entry(
        'seat_annulled',
        generateEntry('seat_annulled', company, Math.min(day + 60, LAST_DAY - 25), random),
      )
    }
  }
}
